import { a2 as d, o, c as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"Architecture","description":"","frontmatter":{},"headers":[],"relativePath":"ARCHITECTURE.md","filePath":"ARCHITECTURE.md"}',
  ),
  c = { name: 'ARCHITECTURE.md' }
function a(n, e, r, i, l, h) {
  return o(), s('div', null, [...(e[0] || (e[0] = [d('', 27)]))])
}
const u = t(c, [['render', a]])
export { m as __pageData, u as default }
