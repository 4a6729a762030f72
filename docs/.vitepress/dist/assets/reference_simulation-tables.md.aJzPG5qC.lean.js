import { o as d, _ as e, c as i, a2 as l } from './chunks/framework.DgK3l-CU.js'
const o = JSON.parse(
    '{"title":"Tables of the simulations","description":"","frontmatter":{},"headers":[],"relativePath":"reference/simulation-tables.md","filePath":"reference/simulation-tables.md"}',
  ),
  g = { name: 'reference/simulation-tables.md' }
function r(s, t, a, n, h, y) {
  return d(), i('div', null, [...(t[0] || (t[0] = [l('', 48)]))])
}
const c = e(g, [['render', r]])
export { c as default, o as __pageData }
