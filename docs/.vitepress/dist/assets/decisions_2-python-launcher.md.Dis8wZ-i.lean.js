import { _ as a, a2 as n, o, c as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"2. A launcher in Python","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/2-python-launcher.md","filePath":"decisions/2-python-launcher.md"}',
  ),
  s = { name: 'decisions/2-python-launcher.md' }
function i(h, e, r, c, d, l) {
  return o(), t('div', null, [...(e[0] || (e[0] = [n('', 12)]))])
}
const m = a(s, [['render', i]])
export { m as default, p as __pageData }
