import { _ as e, a2 as i, c as o, o as s } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"12. Distributions of our own","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/12-own-distributions.md","filePath":"decisions/12-own-distributions.md"}',
  ),
  a = { name: 'decisions/12-own-distributions.md' }
function n(r, t, d, c, u, l) {
  return (
    s(),
    o('div', null, [
      ...(t[0] ||
        (t[0] = [
          i(
            '<h1 id="_12-distributions-of-our-own" tabindex="-1">12. Distributions of our own <a class="header-anchor" href="#_12-distributions-of-our-own" aria-label="Permalink to &quot;12. Distributions of our own&quot;">​</a></h1><p><code>simple-statistics</code> is one of the project&#39;s libraries, and it provides mean, median, quantiles and deviations. Its normal distribution is a table with two decimals, and it has no quantile of Student&#39;s <em>t</em>, so boundaries and p-values would be wrong from the third digit on.</p><p><strong>Decision.</strong> <code>stats/distributions/</code> has the normal, Student, gamma and binomial distributions after published algorithms (Cody 1969, Wichura 1988 and others, named in each file), accurate to about 15 digits. Tests compare them with tables from other programs.</p><p><strong>Alternatives.</strong> The <code>@stdlib/stats-base-dists-*</code> packages are as accurate. They come with dozens of packages each, and they may replace these files if the bundle stays small.</p><p><strong>Cost.</strong> A few hundred lines that have to be tested here.</p>',
            5,
          ),
        ])),
    ])
  )
}
const p = e(a, [['render', n]])
export { m as __pageData, p as default }
