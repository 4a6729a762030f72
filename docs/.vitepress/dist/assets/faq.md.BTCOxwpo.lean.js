import { _ as a, o, a2 as s, c as t } from './chunks/framework.DgK3l-CU.js'
const w = JSON.parse(
    '{"title":"Questions","description":"","frontmatter":{},"headers":[],"relativePath":"faq.md","filePath":"faq.md"}',
  ),
  i = { name: 'faq.md' }
function r(h, e, n, l, d, c) {
  return o(), t('div', null, [...(e[0] || (e[0] = [s('', 22)]))])
}
const m = a(i, [['render', r]])
export { m as default, w as __pageData }
