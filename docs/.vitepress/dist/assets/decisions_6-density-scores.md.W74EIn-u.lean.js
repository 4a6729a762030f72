import { a2 as a, c as o, o as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"6. Scores that learn the shape of the noise","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/6-density-scores.md","filePath":"decisions/6-density-scores.md"}',
  ),
  r = { name: 'decisions/6-density-scores.md' }
function n(i, e, h, d, l, c) {
  return s(), o('div', null, [...(e[0] || (e[0] = [a('', 6)]))])
}
const f = t(r, [['render', n]])
export { f as default, p as __pageData }
