import { a2 as n, o, _ as r, c as t } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"11. Profile after the verdict, in rounds of random order","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/11-causes.md","filePath":"decisions/11-causes.md"}',
  ),
  a = { name: 'decisions/11-causes.md' }
function s(i, e, d, f, c, l) {
  return (
    o(),
    t('div', null, [
      ...(e[0] ||
        (e[0] = [
          n(
            '<h1 id="_11-profile-after-the-verdict-in-rounds-of-random-order" tabindex="-1">11. Profile after the verdict, in rounds of random order <a class="header-anchor" href="#_11-profile-after-the-verdict-in-rounds-of-random-order" aria-label="Permalink to &quot;11. Profile after the verdict, in rounds of random order&quot;">​</a></h1><p>A verdict says that something became slower, and the next question is which function. Profiling all the time would disturb what is measured, and one profile of each side cannot tell a changed function from a noisy one.</p><p><strong>Decision.</strong> After a verdict of <em>regressed</em> or <em>improved</em>, both sides run again under a profiler, in rounds of random order. Each function&#39;s difference is tested by permutation, with a correction for all functions. Times under a profiler are part of no verdict.</p><p><strong>Alternatives.</strong> A differential flame graph of two profiles shows differences everywhere and has no error rate. Tracing every call slows short functions most, so it names the wrong ones.</p><p><strong>Cost.</strong> Minutes after a verdict, from what the time budget leaves. Nothing runs when nothing changed.</p>',
            5,
          ),
        ])),
    ])
  )
}
const u = r(a, [['render', s]])
export { m as __pageData, u as default }
