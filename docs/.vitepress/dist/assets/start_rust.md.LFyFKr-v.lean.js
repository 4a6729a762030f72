import { o as a, _ as i, c as n, a2 as t } from './chunks/framework.DgK3l-CU.js'
const o = JSON.parse(
    '{"title":"Rust","description":"","frontmatter":{},"headers":[],"relativePath":"start/rust.md","filePath":"start/rust.md"}',
  ),
  h = { name: 'start/rust.md' }
function e(l, s, k, p, r, E) {
  return a(), n('div', null, [...(s[0] || (s[0] = [t('', 15)]))])
}
const g = i(h, [['render', e]])
export { g as default, o as __pageData }
