import { a2 as n, o, c as s, _ as t } from './chunks/framework.DgK3l-CU.js'
const a = '/counterbalance/assets/method-dark.Bb71uHIq.svg',
  r = '/counterbalance/assets/method-light.Cv7Ue_Vx.svg',
  p = JSON.parse(
    '{"title":"How Counterbalance decides","description":"","frontmatter":{},"headers":[],"relativePath":"method/how-it-decides.md","filePath":"method/how-it-decides.md"}',
  ),
  i = { name: 'method/how-it-decides.md' },
  h = a
function l(d, e, c, m, u, f) {
  return (
    o(),
    s('div', null, [
      ...(e[0] ||
        (e[0] = [
          n(
            '<h1 id="how-counterbalance-decides" tabindex="-1">How Counterbalance decides <a class="header-anchor" href="#how-counterbalance-decides" aria-label="Permalink to &quot;How Counterbalance decides&quot;">​</a></h1><p>This page needs no statistics. <a href="./measuring">Measuring</a> says how runs are arranged and what guards them, <a href="./mathematics">the mathematics</a> has the test, the verdicts and what they assume, and <a href="./simulations">simulations</a> counts how often all of this errs, next to the rules of other tools.</p><h2 id="why-one-run-of-each-is-not-enough" tabindex="-1">Why one run of each is not enough <a class="header-anchor" href="#why-one-run-of-each-is-not-enough" aria-label="Permalink to &quot;Why one run of each is not enough&quot;">​</a></h2><p>You changed a program. Before the change it took 100 ms, now it takes 103 ms. Is it slower?</p><p>You cannot tell from two numbers. Run the old program twice, and you may also see 100 ms and 103 ms. Other programs use the same processor. The processor gets hot and slows down. Files are still in memory from the last run, or they are not. This is <strong>noise</strong>.</p><p>Counterbalance does four things about noise.</p><picture><source media="(prefers-color-scheme: dark)" srcset="' +
              h +
              '"><img alt="Four rounds in random order while the machine slows down; below, intervals next to the threshold" src="' +
              r +
              '"></picture><p><strong>1. It runs both versions side by side, in random order.</strong> The old version is the <em>baseline</em>, the new one is the <em>contender</em>. A <em>round</em> runs each of them twice, and the order is drawn at random each time. If the machine becomes slower on the way, both versions meet it equally often. So noise cannot favour one of them for long.</p><p><strong>2. It asks how much chance alone could do.</strong> Suppose that the change made no difference. Then &quot;baseline&quot; and &quot;contender&quot; are only names on the times of a round. Counterbalance exchanges these names in every possible way, and computes the difference each time. If the measured difference is larger than nearly all of these, chance does not explain it. Statisticians call this a randomisation test.</p><p><strong>3. It gives an interval, not a single number.</strong> &quot;+3% [+2.4, +3.6]&quot; means: the change is most likely between +2.4% and +3.6%. The verdict depends on this interval and on the change itself:</p><ul><li><strong>Regressed</strong> (&quot;slower&quot;): the whole interval is on the slower side of 0%, and the change is at least the threshold (2% by default).</li><li><strong>Improved</strong> (&quot;faster&quot;): the same on the faster side.</li><li><strong>Unchanged</strong>: the whole interval lies within the threshold, so the change is too small to matter.</li><li><strong>Inconclusive</strong>: everything else. The interval is too wide, and more rounds or a quieter machine are needed.</li></ul><p><em>Unchanged</em> and <em>inconclusive</em> are different answers. The first one says &quot;there is no change that matters&quot;. The second one says &quot;I cannot tell&quot;.</p><p><strong>4. It checks itself.</strong> Two copies of the baseline are compared with each other too. This is the <em>control</em>. They are the same program, so there should be no difference. If there is one, the machine or the way of measuring made it. Then the interval becomes wider. If the result is then no longer clear, the benchmark is <em>not comparable</em>: a comparison would mislead.</p><p>How often is it wrong? With the defaults, a program that did not change is called regressed or improved in about 5% of runs, or fewer. This holds too if the machine becomes slower, has short slow phases, or has a coarse clock, as <a href="./simulations">simulations</a> show. It needs only the random order, and Counterbalance draws that itself.</p><p>What can you do with it?</p><ul><li>If a benchmark regressed, look for the cause in the change.</li><li>If a result is inconclusive, the report says about how many more rounds would settle it. Fix that number, start one new run, and accept its answer.</li><li>Do not run again until you like the answer. Then false results become likely.</li><li>The result holds for this machine and this run. Another machine may differ.</li></ul>',
            16,
          ),
        ])),
    ])
  )
}
const w = t(i, [['render', l]])
export { p as __pageData, w as default }
