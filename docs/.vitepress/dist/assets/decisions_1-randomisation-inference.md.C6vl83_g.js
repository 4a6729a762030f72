import { _ as a, a2 as n, c as o, o as t } from './chunks/framework.DgK3l-CU.js'
const f = JSON.parse(
    '{"title":"1. Randomisation inference","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/1-randomisation-inference.md","filePath":"decisions/1-randomisation-inference.md"}',
  ),
  s = { name: 'decisions/1-randomisation-inference.md' }
function i(r, e, h, d, l, c) {
  return (
    t(),
    o('div', null, [
      ...(e[0] ||
        (e[0] = [
          n(
            '<h1 id="_1-randomisation-inference" tabindex="-1">1. Randomisation inference <a class="header-anchor" href="#_1-randomisation-inference" aria-label="Permalink to &quot;1. Randomisation inference&quot;">​</a></h1><h2 id="the-question" tabindex="-1">The question <a class="header-anchor" href="#the-question" aria-label="Permalink to &quot;The question&quot;">​</a></h2><p>How can a comparison keep its error rate on machines whose noise nobody knows?</p><h2 id="what-speaks-for-and-against" tabindex="-1">What speaks for and against <a class="header-anchor" href="#what-speaks-for-and-against" aria-label="Permalink to &quot;What speaks for and against&quot;">​</a></h2><p>Times on real machines drift, come in bursts, and have two modes or long tails. Invocations next to each other are alike. A t-test or a rank test assumes independent values. If one side runs after the other, drift looks like a change: in our simulations such tests then err in up to 100% of sessions. Models of the noise help only if they are right.</p><p>The order of the invocations is different. We draw it ourselves, so we know its distribution exactly. If nothing changed, every other order was as likely. The test counts how extreme the real result is among all of these orders. This holds for any noise that does not depend on the labels.</p><p>It costs something. With few rounds, no p-value can be small, so a verdict needs 5 rounds at least. Under independent normal noise, the best other test finds changes that are about 2% smaller.</p><h2 id="the-decision" tabindex="-1">The decision <a class="header-anchor" href="#the-decision" aria-label="Permalink to &quot;The decision&quot;">​</a></h2><p>Each round runs all copies in an order drawn uniformly at random. The test is a randomisation test within rounds. Scores may adapt to the noise, as long as they do not depend on the labels. The seed is in the record.</p><h2 id="what-follows" tabindex="-1">What follows <a class="header-anchor" href="#what-follows" aria-label="Permalink to &quot;What follows&quot;">​</a></h2><p>Orders must be really random, and rounds must stay whole from the process to the statistics. Carry-over from one invocation to the next is the assumption that remains. A diagnostic looks for it. <a href="./../method/mathematics#the-statistical-test">The method</a> has the details.</p>',
            11,
          ),
        ])),
    ])
  )
}
const u = a(s, [['render', i]])
export { f as __pageData, u as default }
