import { _ as a, a2 as n, c as s, o as t } from './chunks/framework.DgK3l-CU.js'
const u = JSON.parse(
    '{"title":"Start","description":"","frontmatter":{},"headers":[],"relativePath":"start/index.md","filePath":"start/README.md"}',
  ),
  i = { name: 'start/index.md' }
function o(r, e, h, l, d, c) {
  return (
    t(),
    s('div', null, [
      ...(e[0] ||
        (e[0] = [
          n(
            `<h1 id="start" tabindex="-1">Start <a class="header-anchor" href="#start" aria-label="Permalink to &quot;Start&quot;">​</a></h1><p>Each page leads from an empty repository to the first comment, and a test runs what it shows: <a href="./javascript">JavaScript</a> · <a href="./rust">Rust</a> · <a href="./go">Go</a> · <a href="./python">Python</a> · <a href="./java">Java</a> · <a href="./cpp">C++</a> · <a href="./any-command">any command</a></p><p>If your repository already has benchmarks, start with step 2 of your language.</p><h2 id="call-it" tabindex="-1">Call it <a class="header-anchor" href="#call-it" aria-label="Permalink to &quot;Call it&quot;">​</a></h2><p>The pages write <code>counterbalance</code> for the command line. You need <a href="https://nodejs.org" target="_blank" rel="noreferrer">Node.js</a> 20 or newer and a clone, and nothing has to be installed or built:</p><div class="language-sh vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">git</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> clone</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> https://github.com/OWNER/counterbalance</span></span>
<span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">alias</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> counterbalance</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">=</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;">&quot;node </span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">$PWD</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;">/counterbalance/dist/cli/index.js&quot;</span></span></code></pre></div><p>Replace <code>OWNER</code> with the account in the address of the page where you found this project, here and in the workflow. Counterbalance isn&#39;t on npm yet, and somebody else could take the name there. So don&#39;t run it by its bare name with <code>npx</code> before this page says so. A packed file works today: <code>npm pack</code> in the clone, and then <code>npx ./counterbalance-0.1.0.tgz init</code>.</p><h2 id="what-happens-on-github" tabindex="-1">What happens on GitHub <a class="header-anchor" href="#what-happens-on-github" aria-label="Permalink to &quot;What happens on GitHub&quot;">​</a></h2><ol><li>A push to <code>main</code> measures the new version against the last one, and stores its files as an artifact. This is the <em>baseline</em> of later pull requests.</li><li>A pull request runs the baseline and your change side by side, in rounds of random order, and writes one comment. If no baseline is stored yet, <code>setup</code> builds it.</li><li>Each later push to the pull request edits the same comment.</li></ol><p>It takes 24 to 84 runs of the command. With commands of 0.2 to 3 s, that is 1 to 8 minutes of one runner, and it needs no service, account or branch.</p><p>If something is missing, <code>counterbalance doctor</code> names it: a right, a file that doesn&#39;t fit, a command that fails. <a href="./../guides/workflows">Workflows</a> has the other cases, from forks to merge queues.</p>`,
            11,
          ),
        ])),
    ])
  )
}
const m = a(i, [['render', o]])
export { m as default, u as __pageData }
