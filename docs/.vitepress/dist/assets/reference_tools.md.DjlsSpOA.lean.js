import { o as d, _ as e, c as o, a2 as r } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"Tools and formats: what is read, and how to run each quickly","description":"","frontmatter":{},"headers":[],"relativePath":"reference/tools.md","filePath":"reference/tools.md"}',
  ),
  a = { name: 'reference/tools.md' }
function s(c, t, n, i, h, l) {
  return d(), o('div', null, [...(t[0] || (t[0] = [r('', 28)]))])
}
const p = e(a, [['render', s]])
export { m as __pageData, p as default }
