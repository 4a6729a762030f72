import { a2 as n, o, _ as r, c as t } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"11. Profile after the verdict, in rounds of random order","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/11-causes.md","filePath":"decisions/11-causes.md"}',
  ),
  a = { name: 'decisions/11-causes.md' }
function s(i, e, d, f, c, l) {
  return o(), t('div', null, [...(e[0] || (e[0] = [n('', 5)]))])
}
const u = r(a, [['render', s]])
export { m as __pageData, u as default }
