import { a2 as a, o as d, c as o, _ as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"Inputs, settings and outputs","description":"","frontmatter":{},"headers":[],"relativePath":"reference/inputs.md","filePath":"reference/inputs.md"}',
  ),
  s = { name: 'reference/inputs.md' }
function c(i, e, n, r, h, l) {
  return d(), o('div', null, [...(e[0] || (e[0] = [a('', 42)]))])
}
const m = t(s, [['render', c]])
export { m as default, p as __pageData }
