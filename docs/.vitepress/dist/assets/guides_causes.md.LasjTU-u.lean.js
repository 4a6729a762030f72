import { c as a, o, a2 as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const i = '/counterbalance/assets/causes-dark.MglcDrtR.svg',
  n = '/counterbalance/assets/causes-light.DP8tvX0_.svg',
  k = JSON.parse(
    '{"title":"Causes: which functions make up a change","description":"","frontmatter":{},"headers":[],"relativePath":"guides/causes.md","filePath":"guides/causes.md"}',
  ),
  r = { name: 'guides/causes.md' },
  d = i
function h(c, e, l, p, f, m) {
  return o(), a('div', null, [...(e[0] || (e[0] = [s('', 44)]))])
}
const g = t(r, [['render', h]])
export { g as default, k as __pageData }
