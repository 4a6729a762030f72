import { o as a, _ as e, a2 as r, c as s } from './chunks/framework.DgK3l-CU.js'
const u = JSON.parse(
    '{"title":"What happens when GitHub fails","description":"","frontmatter":{},"headers":[],"relativePath":"reference/faults.md","filePath":"reference/faults.md"}',
  ),
  n = { name: 'reference/faults.md' }
function o(d, t, i, h, l, c) {
  return a(), s('div', null, [...(t[0] || (t[0] = [r('', 20)]))])
}
const p = e(n, [['render', o]])
export { p as default, u as __pageData }
