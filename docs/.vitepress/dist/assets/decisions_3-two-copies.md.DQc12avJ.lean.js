import { o as a, _ as o, a2 as s, c as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"3. Two copies of the baseline","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/3-two-copies.md","filePath":"decisions/3-two-copies.md"}',
  ),
  i = { name: 'decisions/3-two-copies.md' }
function n(r, e, h, c, d, l) {
  return a(), t('div', null, [...(e[0] || (e[0] = [s('', 11)]))])
}
const m = o(i, [['render', n]])
export { m as default, p as __pageData }
