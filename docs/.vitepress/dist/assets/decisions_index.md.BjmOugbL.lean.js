import { a2 as a, o as i, _ as o, c as s } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"Decisions","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/index.md","filePath":"decisions/README.md"}',
  ),
  t = { name: 'decisions/index.md' }
function n(r, e, h, l, c, d) {
  return i(), s('div', null, [...(e[0] || (e[0] = [a('', 3)]))])
}
const p = o(t, [['render', n]])
export { m as __pageData, p as default }
