import { c as a, _ as o, a2 as s, o as t } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"5. Isolation on request","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/5-isolation-on-request.md","filePath":"decisions/5-isolation-on-request.md"}',
  ),
  n = { name: 'decisions/5-isolation-on-request.md' }
function i(r, e, d, h, l, c) {
  return t(), a('div', null, [...(e[0] || (e[0] = [s('', 10)]))])
}
const f = o(n, [['render', i]])
export { f as default, m as __pageData }
