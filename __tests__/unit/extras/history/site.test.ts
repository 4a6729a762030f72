import { expect, test } from 'vitest'
import { toMarkdownFile } from '../../../../src/document/markdown.js'
import type { Comparison } from '../../../../src/extras/history/comparison.js'
import { historyDocument } from '../../../../src/extras/history/document.js'
import { findInterval, type Thresholds } from '../../../../src/extras/history/levels.js'
import { makeShown, type Shown } from '../../../../src/extras/history/since.js'
import { makeSite } from '../../../../src/extras/history/site.js'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { pageTools } from '../../../../src/system/page-tools.js'
import { hostile } from '../../document/hostile-names.js'
import { digestOf, makeComparisonOf, parse, serve } from './comparisons.js'

function showComparisons(comparisons: readonly Comparison[], suite = 'words', more: Partial<Thresholds> = {}): Shown {
  return makeShown({ suite, comparisons }, { threshold: 0.02, ...more })
}

const anchor = { digest: makeComparisonOf(0, 0, []).comparedSides[0]!.digest, name: 'v1.4' }
const comparisons = Array.from({ length: 8 }, (_, at) =>
  makeComparisonOf(
    at,
    at + 1,
    [
      [parse, at === 4 ? 3000 : 0],
      [serve, 0],
    ],
    { anchor },
  ),
)

test('a site has a page and a Markdown file', () => {
  const site = makeSite([showComparisons(comparisons)], { tools: pageTools })
  expect([...site.keys()]).toEqual(['index.html', 'results.md'])
  expect(site.get('results.md')).toMatchInlineSnapshot(`
    "# History

    ## <code>words</code>: 9 pushes, from <code>v1.4</code> to <code>8cccccc</code>

    | verdict | benchmark | since | change |
    | :-: | :--- | :--- | :--- |
    | ❌ regressed | <code>parse</code> | <code>v1.4</code> | +3.0% [+1.5, +4.6] |
    | = unchanged | <code>serve</code> | <code>v1.4</code> | 0% [−1.5, +1.5] |

    ### Steps and trends

    - <code>parse</code>: +3.0% [+2.5, +3.6] at <code>5cccccc</code>, seen immediately.

    <details><summary>Chart of those that got most worse</summary>

    \`\`\`mermaid
    xychart-beta
      x-axis ["0cccccc", "1cccccc", "2cccccc", "3cccccc", "4cccccc", "5cccccc", "6cccccc", "7cccccc", "8cccccc"]
      y-axis "change, %"
      line [0.00, 0.00, 0.00, 0.00, 0.00, 3.05, 3.05, 3.05, 3.05]
      line [0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00]
    \`\`\`

    Levels in percent: <code>parse</code>, <code>serve</code>.

    </details>

    Levels are computed by chaining comparisons, each of which ran on one machine. An installation adds 0.3% (a standard deviation). Not cross-checked yet: compare the newest version with an old one.
    "
  `)
})

test('of many benchmarks that did not change, none is called worse or better', () => {
  const random = makeRandom('unchanged')
  const draw = () => Math.round(1000 * normalQuantile(random.next()))
  const many = Array.from({ length: 80 }, (_, at) => ({ ...parse, benchmark: `parse ${at}` }))
  const noisy = Array.from({ length: 4 }, (_, at) => {
    const comparison = makeComparisonOf(
      at,
      at + 1,
      many.map(of => [of, draw()] as const),
      { anchor },
    )
    return { ...comparison, estimates: comparison.estimates.map(one => ({ ...one, noises: [700, 700] })) }
  })
  const shown = showComparisons(noisy)
  const apart = shown.levels.benchmarks.filter(({ measure }) => {
    const [low, high] = findInterval(measure(digestOf(4), digestOf(0))!, shown.levels.spread)
    return low > 0 || high < 0
  })
  expect(apart.length).toBeGreaterThan(0)
  expect(shown.moves).toEqual({ steps: [], trends: [] })
  expect(shown.rows.map(({ verdict }) => verdict)).not.toContain('regressed')
  expect(shown.rows.map(({ verdict }) => verdict)).not.toContain('improved')
})

test('a rule with a threshold of its own decides what of its benchmark is worse', () => {
  const ruled = (threshold: number) => ({
    rules: {
      source: 'rules.yml',
      asOf: '2026-01-31',
      list: [{ line: 1, benchmark: 'parse', metric: '**', threshold }],
    },
  })
  const [usual, wide] = [showComparisons(comparisons), showComparisons(comparisons, 'words', ruled(0.1))]
  const worseOf = ({ rows }: Shown) => rows.filter(({ verdict }) => verdict === 'regressed').length
  expect([worseOf(usual), worseOf(wide)]).toEqual([1, 0])
  expect([usual.moves.steps.length, wide.moves.steps.length]).toEqual([1, 0])
  const slight = comparisons.map(comparison =>
    makeComparisonOf(
      Number(comparison.id[0]),
      Number(comparison.id[0]) + 1,
      [[parse, comparison.id === '4-5' ? 900 : 0]],
      { anchor },
    ),
  )
  expect(
    [showComparisons(slight), showComparisons(slight, 'words', ruled(0.005))].map(one => one.moves.steps.length),
  ).toEqual([0, 1])
})

test('a chart has only numbers and commits, and at least three of them', () => {
  expect(toMarkdownFile(historyDocument([showComparisons(comparisons)]))).toContain(`xychart-beta
  x-axis ["0cccccc", "1cccccc", "2cccccc", "3cccccc", "4cccccc", "5cccccc", "6cccccc", "7cccccc", "8cccccc"]
  y-axis "change, %"
  line [0.00, 0.00, 0.00, 0.00, 0.00, 3.05, 3.05, 3.05, 3.05]
  line [0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00]
`)
  expect(toMarkdownFile(historyDocument([showComparisons(comparisons.slice(0, 1))]))).not.toContain('```')
})

test.each(hostile)('in every file of a site, %s is only text', (_, name) => {
  const named = comparisons.map(comparison => ({
    ...comparison,
    anchor: { ...anchor, name },
    estimates: comparison.estimates.map(one => ({
      ...one,
      of: { ...one.of, benchmark: `${name}${one.of.benchmark}` },
    })),
  }))
  const site = makeSite([showComparisons(named, name || 'words')], { tools: pageTools })
  const chart = /```mermaid\n([^`]*)```/.exec(site.get('results.md')!)![1]!
  expect(chart).toMatch(
    /^xychart-beta\n {2}x-axis \[("[0-9a-f]{7}",? ?)+\]\n {2}y-axis "change, %"\n( {2}line \[[-\d., ]+\]\n)+$/,
  )
  expect(site.get('index.html')).not.toContain('<img')
})
