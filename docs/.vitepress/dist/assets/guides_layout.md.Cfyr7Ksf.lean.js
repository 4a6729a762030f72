import { o as a, a2 as o, c as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"Code layout","description":"","frontmatter":{},"headers":[],"relativePath":"guides/layout.md","filePath":"guides/layout.md"}',
  ),
  i = { name: 'guides/layout.md' }
function n(d, e, h, l, r, c) {
  return a(), s('div', null, [...(e[0] || (e[0] = [o('', 17)]))])
}
const m = t(i, [['render', n]])
export { m as default, p as __pageData }
