import { _ as a, a2 as r, c as s, o as t } from './chunks/framework.DgK3l-CU.js'
const f = JSON.parse(
    '{"title":"Sample reports","description":"","frontmatter":{},"headers":[],"relativePath":"samples.md","filePath":"samples.md"}',
  ),
  l = { name: 'samples.md' }
function o(i, e, m, n, h, p) {
  return t(), s('div', null, [...(e[0] || (e[0] = [r('', 3)]))])
}
const _ = a(l, [['render', o]])
export { _ as default, f as __pageData }
