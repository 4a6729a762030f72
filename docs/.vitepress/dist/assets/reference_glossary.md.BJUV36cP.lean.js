import { _ as e, c as o, o as r, a2 as s } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"Glossary","description":"","frontmatter":{},"headers":[],"relativePath":"reference/glossary.md","filePath":"reference/glossary.md"}',
  ),
  n = { name: 'reference/glossary.md' }
function d(a, t, i, h, g, c) {
  return r(), o('div', null, [...(t[0] || (t[0] = [s('', 5)]))])
}
const u = e(n, [['render', d]])
export { m as __pageData, u as default }
