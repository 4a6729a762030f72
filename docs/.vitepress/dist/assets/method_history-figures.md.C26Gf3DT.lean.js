import { c as a, _ as e, a2 as i, o as s } from './chunks/framework.DgK3l-CU.js'
const g = JSON.parse(
    '{"title":"How sure a history is","description":"","frontmatter":{},"headers":[],"relativePath":"method/history-figures.md","filePath":"method/history-figures.md"}',
  ),
  r = { name: 'method/history-figures.md' }
function h(n, t, d, o, l, p) {
  return s(), a('div', null, [...(t[0] || (t[0] = [i('', 19)]))])
}
const c = e(r, [['render', h]])
export { c as default, g as __pageData }
