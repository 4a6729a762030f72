import { _ as a, o as e, a2 as n, c as t } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"The commit that did it","description":"","frontmatter":{},"headers":[],"relativePath":"guides/bisect.md","filePath":"guides/bisect.md"}',
  ),
  i = { name: 'guides/bisect.md' }
function o(r, s, h, d, c, p) {
  return e(), t('div', null, [...(s[0] || (s[0] = [n('', 23)]))])
}
const u = a(i, [['render', o]])
export { m as __pageData, u as default }
