import { search } from '../../lib/extras/bisect/search.js'
import { makeRandom } from '../../lib/stats/random.js'

/** In %: the noise of a comparison of 20 rounds, and what its copies add. */
const [noise, offsets] = [0.5 ** 2, 0.5 ** 2]
const cases = [
  [8, 2],
  [30, 2],
  [100, 2],
  [100, 5],
  [500, 5],
]
/** In %: what each build gains or loses by the layout of its code. */
const layouts = [0, 0.2, 0.4, 1]

/** How often a bisection names the right commits, as Markdown: of `sessions` searches for each case. */
export async function simulateBisection({ sessions, seed }, report) {
  const rows = []
  for (const [length, size] of cases)
    for (const layout of layouts) {
      const outcomes = []
      for (let session = 0; session < sessions; session++)
        outcomes.push(
          await simulateSearch({ length, size, layout }, makeRandom(`${seed}/${length}/${size}/${session}`)),
        )
      report(`${length} commits, ${size}%, layouts of ${layout}%`)
      rows.push(describe({ length, size, layout }, outcomes))
    }
  return [
    '| commits, step | layouts | told apart | of these: right set | named | of those: right | builds | rounds | yes or no at each step |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n')
}

function describe({ length, size, layout }, all) {
  const outcomes = all.filter(one => one.isDifferent)
  const share = (test, of = outcomes) => ((100 * of.filter(test).length) / of.length).toFixed(1)
  const mean = read => (outcomes.reduce((sum, one) => sum + read(one), 0) / outcomes.length).toFixed(1)
  const named = outcomes.filter(one => one.isNamed)
  const cells = [
    `${length}, ${size}%`,
    `${layout}%`,
    share(one => one.isDifferent, all),
    share(one => one.isRight),
    share(one => one.isNamed),
    share(one => one.isRight, named),
    mean(one => one.builds),
    mean(one => one.rounds),
    share(one => one.isPlainRight),
  ]
  return `| ${cells.join(' | ')} |`
}

/** A history with one step, or two in a fifth of cases, and a tenth of commits that cannot be built. */
async function simulateSearch({ length, size, layout }, random) {
  const normal = makeNormal(random)
  const first = 1 + random.below(length)
  const second = random.next() < 0.2 ? 1 + random.below(length) : undefined
  const levels = Array.from(
    { length: length + 1 },
    (_, at) => (at >= first ? size : 0) + (second !== undefined && at >= second ? size / 2 : 0),
  )
  const layouts = levels.map(() => layout * normal())
  const isBuilt = levels.map((_, at) => at === 0 || at === length || random.next() >= 0.1)
  const comparison = (from, to, rounds) => {
    const variance = (noise * 20) / rounds
    const value =
      levels[to] -
      levels[from] +
      layouts[to] -
      layouts[from] +
      normal() * Math.sqrt(variance) +
      normal() * Math.sqrt(offsets)
    return { from, to, rounds, value, noise: variance, offsets, layout: 0.3 ** 2, seconds: 0 }
  }
  let progress
  const end = await search(
    { length, comparisons: [], skipped: [], builds: [] },
    { lengths: [5, 8, 13, 20], seconds: Number.POSITIVE_INFINITY },
    {
      build: async at => isBuilt[at],
      comparison: async ({ from, to, rounds }) => {
        const run = comparison(from, to, rounds)
        return { ...run, isDifferent: Math.abs(run.value) > 1.96 * Math.sqrt(run.noise) }
      },
      keep: known => {
        progress = known
      },
      clock: () => 0,
    },
  )
  const segments = end.kind === 'named' ? [end.segment] : (end.segments ?? [])
  const rounds = progress.comparisons.reduce((sum, one) => sum + one.rounds, 0)
  return {
    isDifferent: end.kind !== 'same',
    isNamed: end.kind === 'named',
    isRight: segments.some(({ from, to }) => from < first && first <= to),
    builds: progress.builds.length - 2,
    rounds,
    isPlainRight: bisectPlainly({ length, size, isBuilt, comparison }, first, rounds),
  }
}

/** Whether `git bisect run` with a limit half-way finds the step, with as many rounds. */
function bisectPlainly({ length, size, isBuilt, comparison }, first, rounds) {
  const steps = Math.ceil(Math.log2(length))
  const each = Math.max(1, Math.round(rounds / (steps + 1)))
  let [good, bad] = [0, length]
  while (true) {
    const between = Array.from({ length: bad - good - 1 }, (_, index) => good + 1 + index).filter(at => isBuilt[at])
    if (between.length === 0) return good < first && first <= bad
    const middle = between[Math.floor(between.length / 2)]
    if (comparison(0, middle, each).value > size / 2) bad = middle
    else good = middle
  }
}

/** Normal numbers (Box & Muller 1958). */
export function makeNormal(random) {
  return () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
