import { o as a, c as e, _ as i, a2 as n } from './chunks/framework.DgK3l-CU.js'
const F = JSON.parse(
    '{"title":"The command line","description":"","frontmatter":{},"headers":[],"relativePath":"guides/command-line.md","filePath":"guides/command-line.md"}',
  ),
  t = { name: 'guides/command-line.md' }
function h(l, s, p, r, d, o) {
  return a(), e('div', null, [...(s[0] || (s[0] = [n('', 26)]))])
}
const c = i(t, [['render', h]])
export { c as default, F as __pageData }
