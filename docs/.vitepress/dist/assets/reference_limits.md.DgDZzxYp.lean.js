import { o as a, a2 as r, c as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"Limits","description":"","frontmatter":{},"headers":[],"relativePath":"reference/limits.md","filePath":"reference/limits.md"}',
  ),
  o = { name: 'reference/limits.md' }
function n(i, e, h, l, c, d) {
  return a(), s('div', null, [...(e[0] || (e[0] = [r('', 18)]))])
}
const p = t(o, [['render', n]])
export { m as __pageData, p as default }
