import { c as a, _ as o, a2 as s, o as t } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"5. Isolation on request","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/5-isolation-on-request.md","filePath":"decisions/5-isolation-on-request.md"}',
  ),
  n = { name: 'decisions/5-isolation-on-request.md' }
function i(r, e, d, h, l, c) {
  return (
    t(),
    a('div', null, [
      ...(e[0] ||
        (e[0] = [
          s(
            '<h1 id="_5-isolation-on-request" tabindex="-1">5. Isolation on request <a class="header-anchor" href="#_5-isolation-on-request" aria-label="Permalink to &quot;5. Isolation on request&quot;">​</a></h1><h2 id="the-question" tabindex="-1">The question <a class="header-anchor" href="#the-question" aria-label="Permalink to &quot;The question&quot;">​</a></h2><p>Should <code>isolate: auto</code> be the default, so that every command runs in its own namespaces where the kernel permits that?</p><h2 id="what-speaks-for-and-against" tabindex="-1">What speaks for and against <a class="header-anchor" href="#what-speaks-for-and-against" aria-label="Permalink to &quot;What speaks for and against&quot;">​</a></h2><p>Isolation keeps a command from writing to other copies and to our own files, and from reading our memory. But <code>sudo</code> and other setuid programs fail in it, and files of other users seem to belong to nobody. Ubuntu 24.04, and with it hosted runners, forbids the namespaces, and as root there are none. So most users would get nothing from the default but a warning in each report.</p><p>It also takes time. On a busy machine of two cores, 3,000 runs of <code>true</code> by turns took 0.94 ms without it and 1.0 ms with it. A session needed 0.2 to 0.4 ms more per run, since each run first opens its copy and closes it again. Both sides pay the same.</p><h2 id="the-decision" tabindex="-1">The decision <a class="header-anchor" href="#the-decision" aria-label="Permalink to &quot;The decision&quot;">​</a></h2><p><code>isolate</code> stays <code>off</code>. Every run gets its main benefits instead. The action starts Node.js by a loader that may not be read, so the kernel closes its memory. What the action still needs is in memory before the first command runs. Changes to copies are noticed as before.</p><h2 id="what-follows" tabindex="-1">What follows <a class="header-anchor" href="#what-follows" aria-label="Permalink to &quot;What follows&quot;">​</a></h2><p>The start costs a copy of the loader (about 200 kB), and 10 ms to try it. Without isolation, a command of the same user can still write to our files, end our processes and change what both sides share. <a href="https://github.com/OWNER/counterbalance/blob/HEAD/SECURITY.md" target="_blank" rel="noreferrer">SECURITY.md</a> says so.</p>',
            10,
          ),
        ])),
    ])
  )
}
const f = o(n, [['render', i]])
export { f as default, m as __pageData }
