import { _ as a, a2 as n, o, c as t } from './chunks/framework.DgK3l-CU.js'
const p = JSON.parse(
    '{"title":"2. A launcher in Python","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/2-python-launcher.md","filePath":"decisions/2-python-launcher.md"}',
  ),
  s = { name: 'decisions/2-python-launcher.md' }
function i(h, e, r, c, d, l) {
  return (
    o(),
    t('div', null, [
      ...(e[0] ||
        (e[0] = [
          n(
            '<h1 id="_2-a-launcher-in-python" tabindex="-1">2. A launcher in Python <a class="header-anchor" href="#_2-a-launcher-in-python" aria-label="Permalink to &quot;2. A launcher in Python&quot;">​</a></h1><h2 id="the-question" tabindex="-1">The question <a class="header-anchor" href="#the-question" aria-label="Permalink to &quot;The question&quot;">​</a></h2><p>Who starts the benchmark command, and who takes its time?</p><h2 id="what-speaks-for-and-against" tabindex="-1">What speaks for and against <a class="header-anchor" href="#what-speaks-for-and-against" aria-label="Permalink to &quot;What speaks for and against&quot;">​</a></h2><p>Node.js is there, since the action runs on it. But it learns about the end of a child through its event loop. That adds up to 2 ms of waiting. It also cannot read the CPU time and the memory of a child, and cannot choose its cores. And it is a large process to start others from.</p><p>A compiled program would be fastest. But the action&#39;s repository would then contain binaries for each platform, which nobody can review. Compiling it on the user&#39;s machine needs a compiler.</p><p>Python 3 is on hosted runners, and on nearly all Linux and macOS machines. It has <code>posix_spawn</code>, <code>wait4</code> and <code>sched_setaffinity</code> in its standard library. One process can stay for the whole session, so its start costs nothing per invocation.</p><h2 id="the-decision" tabindex="-1">The decision <a class="header-anchor" href="#the-decision" aria-label="Permalink to &quot;The decision&quot;">​</a></h2><p><code>src/system/processes/launcher/launcher.py</code> starts each invocation and waits for it. It sleeps while the invocation runs. Without Python, Node.js does it, and the report says so.</p><h2 id="what-follows" tabindex="-1">What follows <a class="header-anchor" href="#what-follows" aria-label="Permalink to &quot;What follows&quot;">​</a></h2><p>There are four files in another language: the launcher itself, <code>quiet.py</code> and <code>walls.py</code> beside it, and <code>src/system/servers/server.py</code>. Node.js reads them once, before any command runs, and gives each launcher all of them. They have no dependencies, and need Python 3.8. Peak memory below the launcher&#39;s own size, about 10 MB, cannot be seen.</p><p><code>node bench/overhead.js</code> measures what the launcher costs. It was called twice on a quiet machine of two cores. A run of <code>true</code> in batches of ten took 1.13 and 1.17 times as long as with <code>hyperfine -N</code>. One run at a time took 1.4 and 1.6 times as long. Then 0.3 ms go to the exchange with Node.js, because output is read before the next command starts.</p>',
            12,
          ),
        ])),
    ])
  )
}
const m = a(s, [['render', i]])
export { m as default, p as __pageData }
