import { _ as e, c as n, o as t } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"","description":"","frontmatter":{"layout":"home","hero":{"name":"Counterbalance","text":"Did this pull request make it slower?","tagline":"A GitHub Action and command line that is right about it on noisy CI runners","image":{"light":"/comment-light.svg","dark":"/comment-dark.svg","alt":"A comment on a pull request, where one benchmark regressed and one improved"},"actions":[{"theme":"brand","text":"First comment","link":"/start/"},{"theme":"alt","text":"Sample reports","link":"/samples"},{"theme":"alt","text":"How it decides","link":"/method/how-it-decides"}]},"features":[{"title":"Side by side, in random order","details":"Both versions run on one machine, in rounds whose order is drawn, so a machine that slows down meets both."},{"title":"It tests itself","details":"The baseline runs against itself. This A/A test shows how much difference the machine alone makes."},{"title":"An answer, with its size","details":"Regressed, improved, unchanged or inconclusive, each with a 95% confidence interval. \\"No difference\\" and \\"cannot tell\\" are different answers."},{"title":"The cause","details":"After a verdict both sides are profiled, and the function that became slower is named with its file and line."},{"title":"The commit","details":"A bisection keeps how sure each step was, so noise does not send it the wrong way."},{"title":"No service","details":"No account, no token of your own, no branch for data. 1 to 8 minutes of the runner that you have."}]},"headers":[],"relativePath":"index.md","filePath":"index.md"}',
  ),
  i = { name: 'index.md' }
function a(s, o, r, d, l, c) {
  return t(), n('div')
}
const u = e(i, [['render', a]])
export { m as __pageData, u as default }
