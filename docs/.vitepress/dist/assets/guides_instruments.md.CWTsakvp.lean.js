import { c as a, a2 as i, o as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const u = JSON.parse(
    '{"title":"What is measured","description":"","frontmatter":{},"headers":[],"relativePath":"guides/instruments.md","filePath":"guides/instruments.md"}',
  ),
  o = { name: 'guides/instruments.md' }
function n(r, e, d, h, c, l) {
  return s(), a('div', null, [...(e[0] || (e[0] = [i('', 41)]))])
}
const m = t(o, [['render', n]])
export { m as default, u as __pageData }
