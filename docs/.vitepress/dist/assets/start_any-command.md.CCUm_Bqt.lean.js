import { _ as a, c as e, o as i, a2 as t } from './chunks/framework.DgK3l-CU.js'
const c = JSON.parse(
    '{"title":"Any command","description":"","frontmatter":{},"headers":[],"relativePath":"start/any-command.md","filePath":"start/any-command.md"}',
  ),
  n = { name: 'start/any-command.md' }
function h(l, s, p, o, r, k) {
  return i(), e('div', null, [...(s[0] || (s[0] = [t('', 14)]))])
}
const m = a(n, [['render', h]])
export { c as __pageData, m as default }
