/** The colours: they keep a contrast of 4.5 : 1 on both grounds, and those of verdicts differ for colour-blind readers. */
export const palette = {
  light: `--ground: #fff; --text: #1f2328; --quiet: #57606a; --line: #d0d7de; --soft: #f3f5f7; --within: #dde5ee;
  --bad: #c2410c; --good: #0a62c9; --doubt: #4a3200; --link: #0a58c2; --baseline: #0b61a4; --contender: #b34700; --disturbed: #fbe6c8`,
  dark: `--ground: #0d1117; --text: #e6edf3; --quiet: #9aa5b1; --line: #30363d; --soft: #161b22; --within: #22303f;
  --bad: #ff7a45; --good: #58a6ff; --doubt: #f2d675; --link: #79b8ff; --baseline: #6cb6ff; --contender: #ffa657; --disturbed: #3d2c10`,
}

/** The style of the page. */
export const style = `
:root { color-scheme: light dark; ${palette.light} }
@media (prefers-color-scheme: dark) { :root { ${palette.dark} } }
* { box-sizing: border-box }
body { font: 15px/1.5 system-ui, "Segoe UI", "Open Sans", sans-serif; max-width: 72rem; margin: 0 auto; padding: 1rem; color: var(--text); background: var(--ground); overflow-wrap: anywhere }
h1 { font-size: 1.1rem; margin: 0 0 .3rem; color: var(--quiet); font-weight: 600 } h1 code { font: inherit } .headline code { font-weight: 700; font-size: .9em } h2 { font-size: 1.25rem; margin: 2rem 0 .6rem } h3, h4 { font-size: 1.05rem; margin: .3rem 0 } article { border-top: 1px solid var(--line); margin-top: 2.5rem } article h3 { margin-top: 1.6rem } article + section { margin-top: 2.5rem }
a { color: var(--link) } small { display: block; color: var(--quiet) } .hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
code, pre { font: .9em/1.4 ui-monospace, Menlo, Consolas, "Open Sans", monospace } pre { overflow-x: auto; padding: .7rem; background: var(--soft); border-radius: .4rem }
section > .quiet { font-size: .87rem; color: var(--quiet) } .headline { font-size: clamp(1.35rem, 1rem + 1.6vw, 1.9rem); line-height: 1.25; letter-spacing: -.01em; margin: .3rem 0 .7rem } .headline:is(.bad, .good, .doubt) { color: var(--text) } .headline:not(:has(b)) { font-weight: 650 } .headline.bad > b:first-child .sign { color: var(--bad) } .headline.good > b:first-child .sign { color: var(--good) } .headline.doubt > b:first-child .sign { color: var(--doubt) }
p, li, dd, figcaption { max-width: 34em } .headline, section > .quiet { max-width: none } caption { padding-right: max(0px, 100% - 35em) !important }
.sign { display: inline-block; width: .72rem; height: .68rem; font-size: 0; overflow: hidden; vertical-align: baseline; background: currentColor; print-color-adjust: exact; forced-color-adjust: none } .sign.up { clip-path: polygon(50% 0, 100% 100%, 0 100%) } .sign.down { clip-path: polygon(0 0, 100% 0, 50% 100%) } .sign.ring { background: none; border: 2px solid currentColor; border-radius: 50%; width: .68rem }
.headline .sign { width: 1.1rem; height: 1rem } .headline .sign.ring { width: 1rem }
.step { padding: .6rem .8rem; background: var(--soft); border-left: .25rem solid var(--link); border-radius: .2rem }
.bad { color: var(--bad) } .good { color: var(--good) } .doubt { color: var(--doubt) } .quiet { color: var(--quiet) }
.about { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 0 1.5rem } .about dt { color: var(--quiet) } .about dd { margin: 0 }
caption, figcaption { text-align: left; color: var(--quiet); font-size: .85rem; caption-side: top; padding: .2rem 0 .4rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
.findings { width: 100% } .findings > * > tr > * { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: middle; font-weight: 400 }
.findings > thead th { position: sticky; top: 0; background: var(--ground); z-index: 1; font-weight: 600; vertical-align: bottom }
th button { all: unset; cursor: pointer } thead button { font-weight: 600 } :is(th button, .flame):focus-visible { outline: 2px solid var(--link) } [aria-sort=ascending] button::after { content: " ↑" } [aria-sort=descending] button::after { content: " ↓" }
.mark, .change, .value, td.text { white-space: nowrap } .findings th.name { min-width: 9rem } .findings > * > tr > .mark { width: 1.2rem; padding-right: 0 } .findings > caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap } .findings > * > tr > :is(.change, .value) { text-align: right } th small { font-weight: 400; font-size: .8rem } td small { font-size: .85em } :is(td, dd) .quiet { font-size: .9em }
.findings .over > th { font-weight: 650; padding-top: .9rem }
.findings .strip { width: 38%; min-width: 12rem; padding-left: 0; padding-right: 0 } .strip svg { display: block; width: 100%; overflow: visible } .strip svg text { font-size: 11px; fill: var(--quiet); text-anchor: middle } .strip svg .end { text-anchor: end }
td.strip > svg { height: 24px } .within { fill: var(--within); height: 100% } .strip line { stroke: var(--quiet); stroke-dasharray: 2 2 } .strip .interval { y: 10.5px; height: 3px; fill: currentColor }
.strip circle { cy: 12px; r: 4px; fill: currentColor } .strip path { fill: currentColor } .strip .ring { fill: var(--ground); stroke: currentColor; stroke-width: 2 }
.controls { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; margin: .4rem 0 } .controls input[type=search] { font: inherit; padding: .25rem .5rem; width: 16rem; max-width: 100%; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: .3rem } [hidden] { display: none !important } @media (scripting: enabled) { :root:not([data-ready]) [data-later] { display: none } }
button.action { font: inherit; padding: .3rem .8rem; color: var(--text); background: var(--soft); border: 1px solid var(--quiet); border-radius: .3rem; cursor: pointer; margin-right: .5rem }
.findings > tbody { scroll-margin-top: 2.2rem } .open { white-space: normal } .panel { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem 1rem; margin: .3rem 0 .6rem; contain: inline-size; overflow: hidden } .folded { margin: .5rem 0 } details > summary { cursor: pointer } section > details { border-top: 1px solid var(--line); padding: .5rem 0 } section > details > summary { font-weight: 600 }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: .5rem 2rem } .plots.small { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }
.versions select { font: inherit; max-width: 16rem; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: .3rem; padding: .2rem } .tile { min-width: 0; scroll-margin-top: 1rem } .tile .plot { touch-action: pan-y } .brush { fill: var(--link); opacity: .25 } .between a { text-decoration: none } .between table { min-width: min(100%, 34rem) }
figure { margin: .4rem 0; min-width: 0 } .plot-title { font-weight: 600; margin: 0 } figcaption { padding-top: .2rem } .key { width: .6em; height: .6em } .key.baseline { fill: var(--baseline); border-radius: 50% } .key.contender { fill: var(--contender) }
.plot { min-height: 100px; color: var(--quiet); font-size: 11px } .plot svg { font: inherit; overflow: visible; display: block; max-width: 100% } .plot [aria-label=tip] { color: var(--text) }
.wide { overflow-x: auto; margin: .6rem 0 } .wide:focus-visible { outline: 2px solid var(--link) } .numbers th, .numbers td { padding: .15rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; font-weight: 400 } .numbers thead th { font-weight: 600 } .numbers th:first-child { text-align: left; padding-left: 0 }
.flame svg { cursor: pointer } .flame rect { stroke: var(--line) } .flame .more { fill: var(--bad) } .flame .less { fill: var(--baseline) } .flame .found rect, .flame .chosen rect { stroke: var(--text); stroke-width: 3 } tr.found { background: var(--within) } .numbers tbody button { text-decoration: underline dotted } .flame text { font-size: 11px; fill: var(--text); pointer-events: none } svg[hidden] { display: none }
.tip { position: fixed; left: 0; top: 0; max-width: min(40em, 95vw); pointer-events: none; background: var(--text); color: var(--ground); font-size: .8rem; padding: .1rem .5rem; border-radius: .3rem; z-index: 3 }
@media screen and (max-width: 46rem) {
  .about { grid-template-columns: 1fr } .about dd { margin-bottom: .4rem }
  .findings > thead > tr, .findings > tbody > tr { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; column-gap: .5rem } .findings > tbody > tr { border-bottom: 1px solid var(--line); padding: .4rem 0 }
  .findings > * > tr > * { border: 0; padding: .1rem 0 } .findings > thead th:not(.strip, .name) { display: none }
  .findings .mark { grid-area: 1 / 1 } .findings .name { grid-area: 1 / 2; min-width: 0 } .findings > * > tr > .change { grid-area: 1 / 3; text-align: right } .findings :is(td, th).text { display: none } .findings > * > tr > .value { grid-column: 2 / -1; text-align: left; color: var(--quiet); font-size: .87rem } .findings .strip { grid-column: 1 / -1; width: auto; min-width: 0 }
  .findings > tbody > tr > td.open { display: block; grid-column: 1 / -1; text-align: left } .findings > thead { position: sticky; top: 0; z-index: 1; background: var(--ground) } .findings > tbody { scroll-margin-top: 3.5rem } .panel { padding: .4rem .6rem }
}
@media print { @page { size: A4; margin: 14mm } .controls, .downloads, .folded button { display: none } body { max-width: none; padding: 0; font-size: 10pt } .findings > thead, .findings thead th { position: static } .findings th.name { min-width: 0 } .findings .strip { width: 26%; min-width: 6rem } .wide { overflow: visible } .numbers { font-size: 7pt } .numbers :is(th, td) { white-space: normal; padding: .1rem .25rem } pre { white-space: pre-wrap } tr, figure, .plots > * { break-inside: avoid } h2, h3, summary { break-after: avoid } }
`
