import { a2 as n, _ as o, o as s, c as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"7. A change must show on other copies too","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/7-second-stage.md","filePath":"decisions/7-second-stage.md"}',
  ),
  a = { name: 'decisions/7-second-stage.md' }
function i(r, e, c, d, h, l) {
  return (
    s(),
    t('div', null, [
      ...(e[0] ||
        (e[0] = [
          n(
            '<h1 id="_7-a-change-must-show-on-other-copies-too" tabindex="-1">7. A change must show on other copies too <a class="header-anchor" href="#_7-a-change-must-show-on-other-copies-too" aria-label="Permalink to &quot;7. A change must show on other copies too&quot;">​</a></h1><p>Each installed copy has its own offset, because its files lie in other pages and blocks. More rounds make that offset look more certain instead of removing it, so a significant difference between two sets of copies may be about the copies.</p><p><strong>Decision.</strong> Where copies are not made again for each round, a change that the exact test finds runs again on newly installed copies, and it is a verdict only if both stages show it. Benchmarks without a finding don&#39;t run again.</p><p><strong>Alternatives.</strong> Installing copies for every round needs no model and no second stage, so <code>fresh-copies</code> prefers it where copying is cheap. A prior for the offsets alone is not enough, because rare layouts are far outside of it.</p><p>Where copies are fresh in each round, a second stage for changes whose interval reaches into the threshold does not pay: <code>node bench/simulate/edges.js</code> (300 sessions a cell, one benchmark, seven kinds of noise). Without a change, at most 6% of sessions call one, and a second stage of eight rounds would leave less than 1%. But of true changes of 3% under a spread of 6%, it would lose more than half (53% to 22% where values are independent), of 5% still a sixth (92% to 77%), and every such session would take three more rounds.</p><p><strong>Cost.</strong> At least eight more rounds after a finding, and a changed verdict is <em>inconclusive</em> when the time budget leaves no room for them.</p>',
            6,
          ),
        ])),
    ])
  )
}
const g = o(a, [['render', i]])
export { g as default, p as __pageData }
