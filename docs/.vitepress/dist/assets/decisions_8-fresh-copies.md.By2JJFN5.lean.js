import { a2 as a, c as o, _ as s, o as t } from './chunks/framework.DgK3l-CU.js'
const l = JSON.parse(
    '{"title":"8. Fresh copies for each round","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/8-fresh-copies.md","filePath":"decisions/8-fresh-copies.md"}',
  ),
  r = { name: 'decisions/8-fresh-copies.md' }
function i(n, e, h, c, d, f) {
  return t(), o('div', null, [...(e[0] || (e[0] = [a('', 5)]))])
}
const _ = s(r, [['render', i]])
export { _ as default, l as __pageData }
