import { a2 as a, c as o, _ as s, o as t } from './chunks/framework.DgK3l-CU.js'
const l = JSON.parse(
    '{"title":"8. Fresh copies for each round","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/8-fresh-copies.md","filePath":"decisions/8-fresh-copies.md"}',
  ),
  r = { name: 'decisions/8-fresh-copies.md' }
function i(n, e, h, c, d, f) {
  return (
    t(),
    o('div', null, [
      ...(e[0] ||
        (e[0] = [
          a(
            '<h1 id="_8-fresh-copies-for-each-round" tabindex="-1">8. Fresh copies for each round <a class="header-anchor" href="#_8-fresh-copies-for-each-round" aria-label="Permalink to &quot;8. Fresh copies for each round&quot;">​</a></h1><p>The A/A test shows that two installations of the same files differ by up to some percent on some machines, and the difference stays for as long as the files do. It is a constant within a session, so no statistics of that session can tell it from a change.</p><p><strong>Decision.</strong> <code>fresh-copies: auto</code> installs all copies again before each round if that takes at most 5% of the time of the rounds, or 10 s. The offset is then drawn again with every round, and the exact test covers it like other noise. Otherwise a quarter of the rounds share their copies.</p><p><strong>Alternatives.</strong> Modelling the offsets needs a distribution that nobody knows. More copies at the same time divide the offset only by their square root, and they take more disk.</p><p><strong>Cost.</strong> Writing the files. <code>node bench/copies.js</code> prints how long that takes for three sizes. Paths stay the same, so what depends on a path is left to the A/A test.</p>',
            5,
          ),
        ])),
    ])
  )
}
const _ = s(r, [['render', i]])
export { _ as default, l as __pageData }
