import { o as a, _ as o, a2 as s, c as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"3. Two copies of the baseline","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/3-two-copies.md","filePath":"decisions/3-two-copies.md"}',
  ),
  i = { name: 'decisions/3-two-copies.md' }
function n(r, e, h, c, d, l) {
  return (
    a(),
    t('div', null, [
      ...(e[0] ||
        (e[0] = [
          s(
            '<h1 id="_3-two-copies-of-the-baseline" tabindex="-1">3. Two copies of the baseline <a class="header-anchor" href="#_3-two-copies-of-the-baseline" aria-label="Permalink to &quot;3. Two copies of the baseline&quot;">​</a></h1><h2 id="the-question" tabindex="-1">The question <a class="header-anchor" href="#the-question" aria-label="Permalink to &quot;The question&quot;">​</a></h2><p>How can a reader know that a difference comes from the program, and not from the machine or from the way of measuring?</p><h2 id="what-speaks-for-and-against" tabindex="-1">What speaks for and against <a class="header-anchor" href="#what-speaks-for-and-against" aria-label="Permalink to &quot;What speaks for and against&quot;">​</a></h2><p>A comparison of two versions cannot show this by itself. A directory can have a longer name, or lie elsewhere on the disk. The first place in a round can cost something. Then two copies of the same program differ as well, and more rounds only make this difference more certain.</p><p>A separate run of the baseline against itself would show it, but for another time and another order. A control in the same rounds meets the same noise.</p><p>The price is time. Four invocations a round instead of two take twice as long. But they are not lost: both copies of a side count in the comparison. With four in a round there are 6 choices instead of 2, so 5 rounds are enough instead of 8.</p><h2 id="the-decision" tabindex="-1">The decision <a class="header-anchor" href="#the-decision" aria-label="Permalink to &quot;The decision&quot;">​</a></h2><p>Each side is installed twice by default (<code>copies: 2+2</code>). The copies of the baseline are compared with each other by the same engine. If they differ, this control widens the interval of the row. If the verdict does not survive that, it is <em>not comparable</em>.</p><h2 id="what-follows" tabindex="-1">What follows <a class="header-anchor" href="#what-follows" aria-label="Permalink to &quot;What follows&quot;">​</a></h2><p>Where it costs little, both sides are installed again for each round (<code>fresh-copies</code>), so that the offsets of installations are noise of that round. Otherwise, the controls show how much two installations differ, and the intervals include this. <code>copies: 2+1</code> and <code>1+1</code> are there for slow programs. With <code>1+1</code> there is no control, and the report says so.</p>',
            11,
          ),
        ])),
    ])
  )
}
const m = o(i, [['render', n]])
export { m as default, p as __pageData }
