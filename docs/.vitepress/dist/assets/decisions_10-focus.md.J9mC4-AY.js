import { a2 as n, o, c as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const u = JSON.parse(
    '{"title":"10. Go on with the benchmarks that are not settled","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/10-focus.md","filePath":"decisions/10-focus.md"}',
  ),
  a = { name: 'decisions/10-focus.md' }
function r(h, e, i, c, d, l) {
  return (
    o(),
    s('div', null, [
      ...(e[0] ||
        (e[0] = [
          n(
            '<h1 id="_10-go-on-with-the-benchmarks-that-are-not-settled" tabindex="-1">10. Go on with the benchmarks that are not settled <a class="header-anchor" href="#_10-go-on-with-the-benchmarks-that-are-not-settled" aria-label="Permalink to &quot;10. Go on with the benchmarks that are not settled&quot;">​</a></h1><p>In a suite of forty benchmarks, most are settled after five rounds and a few are noisy, so running all of them for the noisy ones wastes most of the minutes. Stopping each benchmark by itself is unsafe, because the correction for many makes each verdict depend on the others.</p><p><strong>Decision.</strong> A benchmark ends only when its verdict is clear in both extremes: as the only change of the suite, and without any correction. Every benchmark is asked again at each look. The command learns through <code>$BENCH_SELECT</code> which ones to run.</p><p><strong>Alternatives.</strong> Running each benchmark as its own command would give it its own rounds too, but it pays the tool&#39;s start for each of them.</p><p><strong>Cost.</strong> A level may shift when the others no longer run, so both parts are levelled there. The suite&#39;s own change uses the full rounds only. <code>node bench/focus.js</code> measures what is saved.</p>',
            5,
          ),
        ])),
    ])
  )
}
const f = t(a, [['render', r]])
export { f as default, u as __pageData }
