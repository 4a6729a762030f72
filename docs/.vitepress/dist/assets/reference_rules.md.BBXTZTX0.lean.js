import { o as a, a2 as i, _ as s, c as t } from './chunks/framework.DgK3l-CU.js'
const k = JSON.parse(
    '{"title":"Rules by benchmark","description":"","frontmatter":{},"headers":[],"relativePath":"reference/rules.md","filePath":"reference/rules.md"}',
  ),
  n = { name: 'reference/rules.md' }
function h(o, e, r, d, l, c) {
  return a(), t('div', null, [...(e[0] || (e[0] = [i('', 49)]))])
}
const u = s(n, [['render', h]])
export { k as __pageData, u as default }
