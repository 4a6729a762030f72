import { o as a, a2 as h, _ as i, c as n } from './chunks/framework.DgK3l-CU.js'
const g = JSON.parse(
    '{"title":"Java","description":"","frontmatter":{},"headers":[],"relativePath":"start/java.md","filePath":"start/java.md"}',
  ),
  t = { name: 'start/java.md' }
function l(k, s, p, e, E, r) {
  return a(), n('div', null, [...(s[0] || (s[0] = [h('', 15)]))])
}
const y = i(t, [['render', l]])
export { g as __pageData, y as default }
