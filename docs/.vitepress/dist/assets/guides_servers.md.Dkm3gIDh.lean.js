import { o as a, _ as e, c as i, a2 as t } from './chunks/framework.DgK3l-CU.js'
const k = JSON.parse(
    '{"title":"Servers, and commands before and after","description":"","frontmatter":{},"headers":[],"relativePath":"guides/servers.md","filePath":"guides/servers.md"}',
  ),
  n = { name: 'guides/servers.md' }
function h(r, s, l, d, o, p) {
  return a(), i('div', null, [...(s[0] || (s[0] = [t('', 33)]))])
}
const u = e(n, [['render', h]])
export { k as __pageData, u as default }
