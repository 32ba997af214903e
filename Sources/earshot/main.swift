exit(Earshot.run(Array(CommandLine.arguments.dropFirst())).rawValue)
