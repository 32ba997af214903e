/// The style sheet of the HTML page: light and dark, narrow and wide, on paper, with forced
/// colours. No `<` and `&` stand in it, so that the page is well-formed XML.
enum HTMLStyle {
    static func css(_ picture: ScreenPicture?) -> String {
        let ratio = picture.map { $0.size.height / $0.size.width } ?? 1
        let isPhone = picture?.isPhone ?? true
        let beside = isPhone ? "23rem" : "min(48rem,58vw)"
        return """
            :root{\(variables(PictureStyle.light))--ratio:\(Markup.fraction(ratio));\
            --pw:min(\(isPhone ? "23rem" : "60rem"),100vw - 2.5rem)}
            @media (prefers-color-scheme:dark){:root{\(variables(PictureStyle.dark))}}
            \(base)\(picture == nil ? "" : PictureStyle.picture { "var(--\($0))" })
            @media (min-width:\(isPhone ? "46rem" : "64rem")){
            :root{--pw:\(beside)}
            .board{grid-template-columns:var(--pw) minmax(0,1fr)}
            .board.plain{grid-template-columns:minmax(0,46rem)}
            .board:not(.plain) .words{max-height:max(calc(var(--pw)*var(--ratio)),24rem);\
            overflow-y:auto}
            }
            @media print{:root{\(variables(PictureStyle.light))}}
            \(others)
            """
    }

    private static func variables(_ theme: PictureStyle.Theme) -> String {
        theme.named.map { "--\($0.name):\($0.value);" }.joined()
    }

    private static let base = """
        *{box-sizing:border-box}
        html{background:var(--page);color:var(--text);font:1.0625rem/1.45 \(PictureStyle.fonts)}
        body{margin:0 auto;padding:1.25rem;max-width:76rem}
        h1{font-size:1.75rem;line-height:1.2;margin:0;overflow-wrap:anywhere}
        h2,h3{font-size:1.125rem;margin:0 0 .5rem}
        h3{margin-top:1.25rem}
        p{margin:0;overflow-wrap:anywhere}
        .soft,.hint{color:var(--soft)}
        .hint{font-style:italic}
        .hint,li .soft{font-size:.9375rem}
        .skip{position:absolute;left:1rem;top:-4rem;padding:.75rem 1rem;background:var(--text);\
        color:var(--page);border-radius:.5rem;z-index:2}
        .skip:focus{top:1rem}
        .board{position:relative;display:grid;gap:1.5rem 2rem;margin:1.25rem 0;\
        grid-template-columns:minmax(0,1fr)}
        .picture{margin:0;width:var(--pw)}
        .picture svg{display:block;width:100%;height:auto;overflow:visible}
        figcaption{font-size:.875rem;margin-top:.5rem}
        .picture a:target .frame,.picture a:hover .frame{stroke-width:3.5;fill-opacity:.25}
        ol{list-style:none;margin:0;padding:0}
        .words{padding:.25rem}
        .words li{display:flex;gap:.75rem;align-items:flex-start;padding:.5rem;\
        border-radius:.625rem;border:2px solid transparent;scroll-margin:1rem}
        .words li:hover,.words li:focus-within,.words li:target{background:var(--glass);\
        border-color:var(--edge)}
        .words li:target{border-color:var(--own)}
        .words li div{min-width:0;padding-top:.25rem}
        .number{flex:none;min-width:2.25rem;min-height:2.25rem;padding:0 .5rem;border-radius:1.125rem;\
        display:inline-flex;align-items:center;justify-content:center;background:var(--own);\
        color:var(--onBadge);font-weight:700;text-decoration:none}
        a:focus-visible,h2:focus-visible{outline:3px solid var(--text);outline-offset:2px}
        .spot{position:absolute;visibility:hidden;pointer-events:none;border-radius:.375rem;\
        left:calc(var(--pw)*var(--x));top:calc(var(--pw)*var(--y));\
        width:calc(var(--pw)*var(--w));height:calc(var(--pw)*var(--h));\
        outline:4px solid var(--own);outline-offset:1px;box-shadow:0 0 0 9px var(--glass)}
        li:hover .spot,li:focus-within .spot,li:target .spot{visibility:visible}
        .notes ul{padding-left:1.25rem;margin:0}
        .notes li{overflow-wrap:anywhere}

        """ + (1...PictureStyle.light.hues.count).map { ".c\($0){--own:var(--c\($0))}" }.joined()
        + "\n"

    private static let others = """
        @media (prefers-reduced-motion:no-preference){.words li{transition:background .15s}}
        @media (forced-colors:active){.number{border:1px solid}.spot{outline-color:Highlight}}
        @media print{
        html{background:none}
        .skip,.spot{display:none}
        .board:not(.plain) .words{max-height:none;overflow:visible}
        .words li{break-inside:avoid}
        .badge,.number,.frame{print-color-adjust:exact;-webkit-print-color-adjust:exact}
        }

        """
}
