import { _ as a, a2 as r, c as s, o as t } from './chunks/framework.DgK3l-CU.js'
const f = JSON.parse(
    '{"title":"Sample reports","description":"","frontmatter":{},"headers":[],"relativePath":"samples.md","filePath":"samples.md"}',
  ),
  l = { name: 'samples.md' }
function o(i, e, m, n, h, p) {
  return (
    t(),
    s('div', null, [
      ...(e[0] ||
        (e[0] = [
          r(
            '<h1 id="sample-reports" tabindex="-1">Sample reports <a class="header-anchor" href="#sample-reports" aria-label="Permalink to &quot;Sample reports&quot;">​</a></h1><p>The command line made these pages from the <a href="https://github.com/OWNER/counterbalance/blob/HEAD/examples" target="_blank" rel="noreferrer">examples</a> when this site was built, on the machine that built it. Each holds all its values, and needs no network.</p><ul><li><a href="samples/report.html" target="_self">A comparison with its causes</a>: two versions of a program that counts words. The flame graphs show which function became slower.</li><li><a href="samples/multi-way.html" target="_self">Several commands</a>: three ways to remove repeated lines, ranked.</li><li><a href="samples/history.html" target="_self">A history</a>: the levels of four versions since the first.</li><li><a href="samples/bisect.html" target="_self">A bisection</a>: which of four commits made it slower.</li></ul>',
            3,
          ),
        ])),
    ])
  )
}
const _ = a(l, [['render', o]])
export { _ as default, f as __pageData }
