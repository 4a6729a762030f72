import { c as a, a2 as i, _ as s, o as t } from './chunks/framework.DgK3l-CU.js'
const n = '/counterbalance/assets/history-dark.A2uPFJOh.svg',
  h = '/counterbalance/assets/history-light.DHGlk8gd.svg',
  m = JSON.parse(
    '{"title":"History: what changed since","description":"","frontmatter":{},"headers":[],"relativePath":"guides/history.md","filePath":"guides/history.md"}',
  ),
  o = { name: 'guides/history.md' },
  r = n
function l(d, e, p, c, k, g) {
  return t(), a('div', null, [...(e[0] || (e[0] = [i('', 57)]))])
}
const b = s(o, [['render', l]])
export { b as default, m as __pageData }
