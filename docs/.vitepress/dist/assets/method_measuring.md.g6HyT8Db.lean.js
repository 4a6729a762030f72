import { a2 as a, o, c as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const u = JSON.parse(
    '{"title":"Measuring","description":"","frontmatter":{},"headers":[],"relativePath":"method/measuring.md","filePath":"method/measuring.md"}',
  ),
  r = { name: 'method/measuring.md' }
function n(i, e, h, c, d, l) {
  return o(), s('div', null, [...(e[0] || (e[0] = [a('', 44)]))])
}
const p = t(r, [['render', n]])
export { p as default, u as __pageData }
