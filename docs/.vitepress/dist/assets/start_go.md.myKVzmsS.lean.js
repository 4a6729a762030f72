import { o as a, _ as i, c as n, a2 as t } from './chunks/framework.DgK3l-CU.js'
const o = JSON.parse(
    '{"title":"Go","description":"","frontmatter":{},"headers":[],"relativePath":"start/go.md","filePath":"start/go.md"}',
  ),
  h = { name: 'start/go.md' }
function e(l, s, p, k, r, d) {
  return a(), n('div', null, [...(s[0] || (s[0] = [t('', 15)]))])
}
const g = i(h, [['render', e]])
export { g as default, o as __pageData }
