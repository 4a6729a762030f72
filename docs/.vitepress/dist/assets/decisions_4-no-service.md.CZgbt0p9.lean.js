import { _ as a, a2 as o, c as s, o as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"4. No service","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/4-no-service.md","filePath":"decisions/4-no-service.md"}',
  ),
  r = { name: 'decisions/4-no-service.md' }
function i(n, e, d, h, c, l) {
  return t(), s('div', null, [...(e[0] || (e[0] = [o('', 11)]))])
}
const f = a(r, [['render', i]])
export { f as default, p as __pageData }
