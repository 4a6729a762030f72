import { o as a, a2 as i, _ as s, c as t } from './chunks/framework.DgK3l-CU.js'
const k = JSON.parse(
    '{"title":"Sizes: how the time grows","description":"","frontmatter":{},"headers":[],"relativePath":"guides/sizes.md","filePath":"guides/sizes.md"}',
  ),
  n = { name: 'guides/sizes.md' }
function o(h, e, r, l, d, c) {
  return a(), t('div', null, [...(e[0] || (e[0] = [i('', 25)]))])
}
const m = s(n, [['render', o]])
export { k as __pageData, m as default }
