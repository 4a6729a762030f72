import { c as a, a2 as o, o as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const _ = JSON.parse(
    '{"title":"9. Tables show the levels behind the estimate","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/9-levels.md","filePath":"decisions/9-levels.md"}',
  ),
  i = { name: 'decisions/9-levels.md' }
function n(h, e, l, d, r, c) {
  return (
    s(),
    a('div', null, [
      ...(e[0] ||
        (e[0] = [
          o(
            '<h1 id="_9-tables-show-the-levels-behind-the-estimate" tabindex="-1">9. Tables show the levels behind the estimate <a class="header-anchor" href="#_9-tables-show-the-levels-behind-the-estimate" aria-label="Permalink to &quot;9. Tables show the levels behind the estimate&quot;">​</a></h1><p>A row with the change +3% next to two medians that differ by −1% contradicts itself, and it did: the estimate compares values within their rounds, while medians mix slow rounds with fast ones. In 1,074 of 1,216 simulated and recorded rows, the ratio of the medians was not the change.</p><p><strong>Decision.</strong> Rows show each side&#39;s level: the values without what comes and goes with the rounds, so that the contender&#39;s level divided by the baseline&#39;s is the change, exactly. The JSON keeps the plain medians next to them.</p><p><strong>Alternatives.</strong> Estimating the change from the medians would agree with them, but it would be less precise on a machine that drifts.</p><p><strong>Cost.</strong> A level is not a number that anyone measured. <code>__tests__/simulation/levels.test.ts</code> holds the equality for all rows.</p>',
            5,
          ),
        ])),
    ])
  )
}
const p = t(i, [['render', n]])
export { _ as __pageData, p as default }
