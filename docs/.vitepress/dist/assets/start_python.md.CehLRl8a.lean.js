import { o as a, _ as i, c as n, a2 as t } from './chunks/framework.DgK3l-CU.js'
const c = JSON.parse(
    '{"title":"Python","description":"","frontmatter":{},"headers":[],"relativePath":"start/python.md","filePath":"start/python.md"}',
  ),
  e = { name: 'start/python.md' }
function h(p, s, l, k, o, r) {
  return a(), n('div', null, [...(s[0] || (s[0] = [t('', 14)]))])
}
const E = i(e, [['render', h]])
export { c as __pageData, E as default }
