import { c as a, a2 as o, o as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const _ = JSON.parse(
    '{"title":"9. Tables show the levels behind the estimate","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/9-levels.md","filePath":"decisions/9-levels.md"}',
  ),
  i = { name: 'decisions/9-levels.md' }
function n(h, e, l, d, r, c) {
  return s(), a('div', null, [...(e[0] || (e[0] = [o('', 5)]))])
}
const p = t(i, [['render', n]])
export { _ as __pageData, p as default }
