import { a2 as a, o as i, _ as o, c as s } from './chunks/framework.DgK3l-CU.js'
const m = JSON.parse(
    '{"title":"Decisions","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/index.md","filePath":"decisions/README.md"}',
  ),
  t = { name: 'decisions/index.md' }
function n(r, e, h, l, c, d) {
  return (
    i(),
    s('div', null, [
      ...(e[0] ||
        (e[0] = [
          a(
            '<h1 id="decisions" tabindex="-1">Decisions <a class="header-anchor" href="#decisions" aria-label="Permalink to &quot;Decisions&quot;">​</a></h1><p>Why some things are as they are. Each record is short. If a decision changes, its record says so and names the next one.</p><ol><li><a href="./1-randomisation-inference">Randomisation inference</a>: the test rests on the random order, not on a model of the noise.</li><li><a href="./2-python-launcher">A launcher in Python</a>: a small process starts and times each invocation.</li><li><a href="./3-two-copies">Two copies of the baseline</a>: every comparison has a control.</li><li><a href="./4-no-service">No service</a>: everything runs in the user&#39;s own workflow.</li><li><a href="./5-isolation-on-request">Isolation on request</a>: commands are isolated only if you ask for it.</li><li><a href="./6-density-scores">Scores that learn the shape of the noise</a>: half rank, half density, exact all the same.</li><li><a href="./7-second-stage">A change must show on other copies too</a>: one set of copies proves nothing about another.</li><li><a href="./8-fresh-copies">Fresh copies for each round</a>: where files lie becomes noise.</li><li><a href="./9-levels">Tables show the levels behind the estimate</a>: rows that don&#39;t contradict their change.</li><li><a href="./10-focus">Go on with the benchmarks that are not settled</a>: minutes go to the open questions.</li><li><a href="./11-causes">Profile after the verdict</a>: which function it was, with an error rate.</li><li><a href="./12-own-distributions">Distributions of our own</a>: 15 digits instead of two.</li></ol>',
            3,
          ),
        ])),
    ])
  )
}
const p = o(t, [['render', n]])
export { m as __pageData, p as default }
