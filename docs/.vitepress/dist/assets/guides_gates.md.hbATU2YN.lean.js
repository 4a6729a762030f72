import { o as a, a2 as d, _ as e, c as s } from './chunks/framework.DgK3l-CU.js'
const b = JSON.parse(
    '{"title":"Gates: when the job fails","description":"","frontmatter":{},"headers":[],"relativePath":"guides/gates.md","filePath":"guides/gates.md"}',
  ),
  o = { name: 'guides/gates.md' }
function r(n, t, i, h, l, c) {
  return a(), s('div', null, [...(t[0] || (t[0] = [d('', 30)]))])
}
const u = e(o, [['render', r]])
export { b as __pageData, u as default }
