import { _ as a, a2 as o, c as s, o as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"4. No service","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/4-no-service.md","filePath":"decisions/4-no-service.md"}',
  ),
  r = { name: 'decisions/4-no-service.md' }
function i(n, e, d, h, c, l) {
  return (
    t(),
    s('div', null, [
      ...(e[0] ||
        (e[0] = [
          o(
            '<h1 id="_4-no-service" tabindex="-1">4. No service <a class="header-anchor" href="#_4-no-service" aria-label="Permalink to &quot;4. No service&quot;">​</a></h1><h2 id="the-question" tabindex="-1">The question <a class="header-anchor" href="#the-question" aria-label="Permalink to &quot;The question&quot;">​</a></h2><p>Where do baselines, records and reports live?</p><h2 id="what-speaks-for-and-against" tabindex="-1">What speaks for and against <a class="header-anchor" href="#what-speaks-for-and-against" aria-label="Permalink to &quot;What speaks for and against&quot;">​</a></h2><p>A service could keep all numbers of all runs and draw curves over time. But it needs accounts, tokens and money. It goes down. It sees private code&#39;s names and numbers. Most of all, numbers of different days come from different machines. A comparison of these is what we want to avoid.</p><p>A branch for data, such as <code>gh-pages</code>, needs the right to write to the repository, and every pull request would add commits.</p><p>GitHub already has artifacts, comments and summaries, with rights that belong to the run. A baseline there is a program, not a number: the pull request runs it again next to its own build.</p><h2 id="the-decision" tabindex="-1">The decision <a class="header-anchor" href="#the-decision" aria-label="Permalink to &quot;The decision&quot;">​</a></h2><p>Everything runs in the user&#39;s own workflow. The default branch publishes its build as an artifact. A pull request downloads it and measures both. Records and reports are files. Without GitHub, a directory does the same.</p><h2 id="what-follows" tabindex="-1">What follows <a class="header-anchor" href="#what-follows" aria-label="Permalink to &quot;What follows&quot;">​</a></h2><p>No secret and no account is needed. Artifacts expire, so a baseline may be missing. Then <code>setup</code> builds it. A ledger in the artifact keeps the controls of earlier runs, but no times are compared across runs.</p>',
            11,
          ),
        ])),
    ])
  )
}
const f = a(r, [['render', i]])
export { f as default, p as __pageData }
