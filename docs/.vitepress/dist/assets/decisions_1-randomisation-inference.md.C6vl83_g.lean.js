import { _ as a, a2 as n, c as o, o as t } from './chunks/framework.DgK3l-CU.js'
const f = JSON.parse(
    '{"title":"1. Randomisation inference","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/1-randomisation-inference.md","filePath":"decisions/1-randomisation-inference.md"}',
  ),
  s = { name: 'decisions/1-randomisation-inference.md' }
function i(r, e, h, d, l, c) {
  return t(), o('div', null, [...(e[0] || (e[0] = [n('', 11)]))])
}
const u = a(s, [['render', i]])
export { f as __pageData, u as default }
