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
body { font: 15px/1.5 system-ui, "Segoe UI", "Open Sans", sans-serif; max-width: 80rem; margin: 0 auto; padding: 1rem; color: var(--text); background: var(--ground); overflow-wrap: anywhere }
h1 { font-size: 1.1rem; margin: 0 0 .3rem; color: var(--quiet); font-weight: 600 } h2 { font-size: 1.25rem; margin: 2rem 0 .6rem } h3, h4 { font-size: 1.05rem; margin: .3rem 0 } article { border-top: 1px solid var(--line); margin-top: 2.5rem } article h3 { margin-top: 1.6rem }
a { color: var(--link) } small { display: block; color: var(--quiet) } .hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
code, pre { font: .9em/1.4 ui-monospace, Menlo, Consolas, "Open Sans", monospace } pre { overflow-x: auto; padding: .7rem; background: var(--soft); border-radius: .4rem }
:is(h1, article h2) + .quiet { font-size: .85rem; margin: 0 } .headline { font-size: clamp(1.35rem, 1rem + 1.6vw, 1.9rem); font-weight: 650; line-height: 1.25; letter-spacing: -.01em; margin: .3rem 0 .7rem }
p, li, dd, figcaption, .panel > h3 { max-width: 32em } .headline, :is(h1, article h2) + .quiet { max-width: none } caption { padding-right: max(0px, 100% - 35em) !important }
.sign { display: inline-block; width: .72rem; height: .68rem; font-size: 0; overflow: hidden; vertical-align: baseline; background: currentColor; print-color-adjust: exact; forced-color-adjust: none } .sign.up { clip-path: polygon(50% 0, 100% 100%, 0 100%) } .sign.down { clip-path: polygon(0 0, 100% 0, 50% 100%) } .sign.ring { background: none; border: 2px solid currentColor; border-radius: 50%; width: .68rem }
.headline .sign { width: 1.1rem; height: 1rem } .headline .sign.ring { width: 1rem }
.shares { display: block; width: 100%; height: .6rem; border-radius: .3rem; background: var(--line); print-color-adjust: exact } .shares rect { height: 100%; fill: var(--line) } .shares .bad { fill: var(--bad) } .shares .good { fill: var(--good) } .shares .doubt { fill: var(--doubt) }
.pills { display: flex; flex-wrap: wrap; gap: .4rem .5rem; list-style: none; padding: 0; margin: .5rem 0 1rem } .pills li { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .7rem; font-size: .87rem }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: .8rem; margin: 1rem 0 } .cards > div { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .9rem; background: var(--soft); min-width: 0 } .cards dt { color: var(--quiet); font-size: .8rem; font-weight: 600 } .cards dd { margin: .1rem 0 0 } .step { padding: .6rem .8rem; background: var(--soft); border-left: .25rem solid var(--link); border-radius: .2rem }
.bad { color: var(--bad) } .good { color: var(--good) } .doubt { color: var(--doubt) } .quiet { color: var(--quiet) }
.about { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1rem } .about dt { color: var(--quiet) } .about dd { margin: 0 }
caption, figcaption { text-align: left; color: var(--quiet); font-size: .85rem; caption-side: top; padding: .2rem 0 .4rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
.findings { width: 100% } .findings > * > tr > * { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: middle; font-weight: 400 }
.findings > thead th { position: sticky; top: 0; background: var(--ground); z-index: 1; font-weight: 600; vertical-align: bottom }
thead button { all: unset; cursor: pointer; font-weight: 600 } thead button:focus-visible { outline: 2px solid var(--link) } [aria-sort=ascending] button::after { content: " ↑" } [aria-sort=descending] button::after { content: " ↓" }
.mark, .change, .value, td.text { white-space: nowrap } .findings th.name { min-width: 9rem } .findings > * > tr > :is(.change, .value) { text-align: right } th small { font-weight: 400; font-size: .8rem } td small { font-size: .85em } :is(td, dd) .quiet { font-size: .9em }
.findings .over > th { font-weight: 650; padding-top: .9rem }
.findings .strip { width: 32%; min-width: 18rem; padding-left: 0; padding-right: 0 }
.strip svg { display: block; width: 100%; overflow: visible } .strip svg line { stroke: var(--text) } .strip svg text { font-size: 11px; fill: var(--quiet); text-anchor: middle } .strip svg .end { text-anchor: end }
.line { width: 6.5rem; min-width: 5rem } td.line { padding: 0 .5rem !important } .line svg { display: block; width: 100%; height: 24px; overflow: visible } .line path { fill: none; stroke: var(--quiet); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; vector-effect: non-scaling-stroke } .line .end { stroke: currentColor; stroke-width: 6 }
td.strip > svg { height: 28px } .ground rect { fill: var(--within); height: 100% } .ground line { stroke: var(--quiet); stroke-dasharray: 2 2 } .strip svg .interval { y: 7.75px; height: 2.5px; fill: currentColor } .strip circle { cy: 9px; r: 4px; fill: currentColor }
.strip path { fill: currentColor } .strip .ring { r: 4.5px; fill: var(--ground); stroke: currentColor; stroke-width: 2 } .strip :is(.rounds, .crowd) path { fill: none; stroke: currentColor; stroke-width: 3; stroke-linecap: round; vector-effect: non-scaling-stroke; opacity: .45 } .strip .crowd path { stroke-width: 4; opacity: .7 } .strip svg .control { cy: 17px; r: 3px; fill: var(--ground); stroke: var(--quiet); stroke-width: 1.5 } .strip .axis line { stroke: var(--quiet) }
.controls { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; margin: .4rem 0 } .controls input[type=search] { font: inherit; padding: .25rem .5rem; width: 16rem; max-width: 100%; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: .3rem } [hidden] { display: none !important }
button.action { font: inherit; padding: .3rem .8rem; color: var(--text); background: var(--soft); border: 1px solid var(--quiet); border-radius: .3rem; cursor: pointer; margin-right: .5rem }
.panel { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem 1rem; margin: .6rem 0 } .panel > summary { cursor: pointer } td.open { white-space: normal } td.open > .panel { border-color: var(--quiet); contain: inline-size; overflow: hidden } td.open > .panel > summary { display: none } .findings > tbody { scroll-margin-top: 2.6rem } .panel { scroll-margin-top: 6rem } .panel:target { border-color: var(--link) }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: .5rem 2rem } .plots.small { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }
figure { margin: .4rem 0; min-width: 0 } .plot-title { font-weight: 600; margin: 0 } figcaption { padding-top: .2rem } .key { width: .6em; height: .6em } .key.baseline { fill: var(--baseline); border-radius: 50% } .key.contender { fill: var(--contender) }
.plot .marks { overflow: visible } .plot { width: 100%; padding: 0 10px 0 48px; display: block; overflow: visible } .plot text { font-size: 11px; fill: var(--quiet); text-anchor: end } .plot .x { text-anchor: middle } .plot .x.last { text-anchor: end } .plot .unit { text-anchor: start }
.plot path { fill: none; stroke: none; vector-effect: non-scaling-stroke } .plot .grid { stroke: var(--line) } .plot .within, .plot .band, .plot .disturbed { fill: var(--within) } .plot .disturbed { fill: var(--disturbed) } .plot .band { fill: var(--quiet); opacity: .25 }
.plot .zero { stroke: var(--quiet); stroke-dasharray: 2 2 } .plot .look { stroke: var(--quiet); stroke-dasharray: 5 4 } .plot .curve { stroke: var(--quiet); stroke-width: 1.5 } .plot .interval { stroke: var(--text); stroke-width: 2.5 } .plot .thin { stroke: var(--quiet); stroke-width: 1 } .plot .step { stroke-width: 2 } .plot .column { stroke: var(--quiet); stroke-width: 10 } .plot .column.culprit, .plot .dot.culprit { stroke: var(--bad) } .plot .dot.culprit { stroke-width: 11 } .plot .step.worse { stroke: var(--bad) } .plot .step.better { stroke: var(--good) } .tile { min-width: 0; scroll-margin-top: 1rem }
.plot .dot { stroke: var(--text); stroke-width: 7; stroke-linecap: round } .plot .small { stroke-width: 4.5 } .plot .baseline { stroke: var(--baseline) } .plot .contender { stroke: var(--contender) } .plot .dot.contender { stroke-linecap: square; stroke-width: 5.5 } .plot .dot.contender.small { stroke-width: 3.5 }
.plot .dot.round { stroke: var(--quiet) } .plot .dot.machine { stroke: var(--quiet) } .plot .dot.control { stroke: var(--baseline) } .plot .dot.estimate { stroke: var(--text) } .plot .curve.estimate { stroke: var(--text) } .plot .hollow.hole { stroke: var(--ground); stroke-width: 3.5 } .plot .contender.hollow.hole { stroke-width: 2.5 }
.wide { overflow-x: auto; margin: .6rem 0 } .wide:focus-visible { outline: 2px solid var(--link) } .numbers th, .numbers td { padding: .15rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; font-weight: 400 } .numbers thead th { font-weight: 600 } .numbers th:first-child { text-align: left; padding-left: 0 }
.flame svg { cursor: pointer } .flame rect { stroke: var(--line) } .flame .more { fill: var(--bad) } .flame .less { fill: var(--baseline) } .flame .found rect { stroke: var(--text); stroke-width: 3 } .flame text { font-size: 11px; fill: var(--text); pointer-events: none } svg[hidden] { display: none }
.tip { position: fixed; pointer-events: none; background: var(--text); color: var(--ground); font-size: .8rem; padding: .1rem .5rem; border-radius: .3rem; z-index: 3 }
@media (max-width: 60rem) {
  .findings > thead > tr, .findings > tbody > tr { display: grid; grid-template-columns: minmax(0, 1fr) auto } .findings > tbody > tr { border-bottom: 1px solid var(--line); padding: .4rem 0 }
  .findings > * > tr > * { border: 0; padding: .1rem 0 } .findings :is(.value, .line, td.text, th.text, thead .change) { display: none }
  .findings .mark { grid-column: 2; grid-row: 1; text-align: right } .findings .name { grid-column: 1; grid-row: 1 } .findings .strip { grid-column: 1 / -1; grid-row: 2; width: auto } .findings .change { grid-column: 1 / -1; grid-row: 3; white-space: normal } .findings > tbody > tr > .change { text-align: left } .findings .change small { display: inline } .findings .strip, .findings th.name { min-width: 0 }
  .findings > tbody > tr > td.open { display: block; grid-column: 1 / -1; text-align: left } .findings > thead { position: sticky; top: 0; z-index: 1; background: var(--ground) } .panel { padding: .4rem .6rem; scroll-margin-top: 11rem }
}
@media print { @page { size: A4; margin: 14mm } .controls, .downloads { display: none } body { max-width: none; padding: 0; font-size: 10pt } .findings > thead, .findings thead th { position: static } .wide { overflow: visible } .numbers { font-size: 7pt } .numbers :is(th, td) { white-space: normal; padding: .1rem .25rem } pre { white-space: pre-wrap } tr, figure, .cards, .plots > * { break-inside: avoid } h2, h3, summary { break-after: avoid } }
`
