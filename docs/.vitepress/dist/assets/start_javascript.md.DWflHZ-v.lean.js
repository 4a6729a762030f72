import { o as a, _ as i, c as n, a2 as t } from './chunks/framework.DgK3l-CU.js'
const g = JSON.parse(
    '{"title":"JavaScript","description":"","frontmatter":{},"headers":[],"relativePath":"start/javascript.md","filePath":"start/javascript.md"}',
  ),
  h = { name: 'start/javascript.md' }
function e(l, s, p, k, r, d) {
  return a(), n('div', null, [...(s[0] || (s[0] = [t('', 16)]))])
}
const o = i(h, [['render', e]])
export { g as __pageData, o as default }
