import { o as a, c as e, _ as i, a2 as t } from './chunks/framework.DgK3l-CU.js'
const c = JSON.parse(
    '{"title":"Coming from another tool","description":"","frontmatter":{},"headers":[],"relativePath":"guides/coming-from.md","filePath":"guides/coming-from.md"}',
  ),
  n = { name: 'guides/coming-from.md' }
function h(l, s, p, d, k, r) {
  return a(), e('div', null, [...(s[0] || (s[0] = [t('', 33)]))])
}
const F = i(n, [['render', h]])
export { c as __pageData, F as default }
