import { a2 as n, _ as o, o as s, c as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"7. A change must show on other copies too","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/7-second-stage.md","filePath":"decisions/7-second-stage.md"}',
  ),
  a = { name: 'decisions/7-second-stage.md' }
function i(r, e, c, d, h, l) {
  return s(), t('div', null, [...(e[0] || (e[0] = [n('', 6)]))])
}
const g = o(a, [['render', i]])
export { g as default, p as __pageData }
