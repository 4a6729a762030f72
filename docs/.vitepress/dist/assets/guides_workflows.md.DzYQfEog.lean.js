import { o as a, a2 as h, _ as i, c as n } from './chunks/framework.DgK3l-CU.js'
const o = JSON.parse(
    '{"title":"Workflows to copy","description":"","frontmatter":{},"headers":[],"relativePath":"guides/workflows.md","filePath":"guides/workflows.md"}',
  ),
  t = { name: 'guides/workflows.md' }
function e(l, s, p, k, r, E) {
  return a(), n('div', null, [...(s[0] || (s[0] = [h('', 65)]))])
}
const g = i(t, [['render', e]])
export { g as default, o as __pageData }
