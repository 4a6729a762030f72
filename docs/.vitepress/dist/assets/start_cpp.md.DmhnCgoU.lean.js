import { o as a, _ as i, c as n, a2 as t } from './chunks/framework.DgK3l-CU.js'
const g = JSON.parse(
    '{"title":"C++","description":"","frontmatter":{},"headers":[],"relativePath":"start/cpp.md","filePath":"start/cpp.md"}',
  ),
  h = { name: 'start/cpp.md' }
function l(e, s, p, k, r, d) {
  return a(), n('div', null, [...(s[0] || (s[0] = [t('', 15)]))])
}
const o = i(h, [['render', l]])
export { g as __pageData, o as default }
