import { _ as e, a2 as i, c as o, o as s } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"12. Distributions of our own","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/12-own-distributions.md","filePath":"decisions/12-own-distributions.md"}',
  ),
  a = { name: 'decisions/12-own-distributions.md' }
function n(r, t, d, c, u, l) {
  return s(), o('div', null, [...(t[0] || (t[0] = [i('', 5)]))])
}
const p = e(a, [['render', n]])
export { m as __pageData, p as default }
