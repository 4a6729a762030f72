import { a2 as n, o, c as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const u = JSON.parse(
    '{"title":"10. Go on with the benchmarks that are not settled","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/10-focus.md","filePath":"decisions/10-focus.md"}',
  ),
  a = { name: 'decisions/10-focus.md' }
function r(h, e, i, c, d, l) {
  return o(), s('div', null, [...(e[0] || (e[0] = [n('', 5)]))])
}
const f = t(a, [['render', r]])
export { f as default, u as __pageData }
