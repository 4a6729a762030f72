import { o as a, c as o, a2 as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const u = JSON.parse(
    '{"title":"The mathematics","description":"","frontmatter":{},"headers":[],"relativePath":"method/mathematics.md","filePath":"method/mathematics.md"}',
  ),
  r = { name: 'method/mathematics.md' }
function n(i, e, h, d, l, c) {
  return a(), o('div', null, [...(e[0] || (e[0] = [s('', 106)]))])
}
const p = t(r, [['render', n]])
export { p as default, u as __pageData }
