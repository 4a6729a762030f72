import { _ as a, a2 as n, c as s, o as t } from './chunks/framework.DgK3l-CU.js'
const u = JSON.parse(
    '{"title":"Start","description":"","frontmatter":{},"headers":[],"relativePath":"start/index.md","filePath":"start/README.md"}',
  ),
  i = { name: 'start/index.md' }
function o(r, e, h, l, d, c) {
  return t(), s('div', null, [...(e[0] || (e[0] = [n('', 11)]))])
}
const m = a(i, [['render', o]])
export { m as default, u as __pageData }
