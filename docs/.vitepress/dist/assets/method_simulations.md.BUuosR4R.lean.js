import { a2 as d, _ as e, o as i, c as s } from './chunks/framework.DgK3l-CU.js'
const y = JSON.parse(
    '{"title":"Simulations, and recordings of real machines","description":"","frontmatter":{},"headers":[],"relativePath":"method/simulations.md","filePath":"method/simulations.md"}',
  ),
  a = { name: 'method/simulations.md' }
function n(r, t, l, o, h, g) {
  return i(), s('div', null, [...(t[0] || (t[0] = [d('', 53)]))])
}
const m = e(a, [['render', n]])
export { m as default, y as __pageData }
