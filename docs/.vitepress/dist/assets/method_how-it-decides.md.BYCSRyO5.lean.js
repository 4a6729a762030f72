import { a2 as n, o, c as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const a = '/counterbalance/assets/method-dark.Bb71uHIq.svg',
  r = '/counterbalance/assets/method-light.Cv7Ue_Vx.svg',
  p = JSON.parse(
    '{"title":"How Counterbalance decides","description":"","frontmatter":{},"headers":[],"relativePath":"method/how-it-decides.md","filePath":"method/how-it-decides.md"}',
  ),
  i = { name: 'method/how-it-decides.md' },
  h = a
function l(d, e, c, m, u, f) {
  return o(), s('div', null, [...(e[0] || (e[0] = [n('', 16)]))])
}
const w = t(i, [['render', l]])
export { p as __pageData, w as default }
