import { conclude } from '../../lib/compare/conclude.js'
import { findAnchored, isAnchorDue } from '../../lib/extras/history/anchor.js'
import { joinComparisons } from '../../lib/extras/history/comparison.js'
import { decodeHistory, encodeHistory } from '../../lib/extras/history/file.js'
import { makeComparison } from '../../lib/extras/history/from-record.js'
import { findInterval, findLevels } from '../../lib/extras/history/levels.js'
import { pruneComparisons } from '../../lib/extras/history/prune.js'
import { makeShown } from '../../lib/extras/history/since.js'
import { historyPage } from '../../lib/extras/history/site.js'
import { makePublishedPair } from '../../lib/record/record.js'
import { makeRandom, shuffle } from '../../lib/stats/random.js'
import { pageTools } from '../../lib/system/page-tools.js'
import { makeNormal } from './bisect.js'
import { shareOfGroups } from './share.js'
import { makeTable, percent, withError } from './table.js'

const [noise, offset] = [0.0028, 0.005]
const day = 86_400_000
const start = Date.UTC(2026, 0, 1)

/**
 * A repository with known levels, pushed through what `publish` does after it has measured: the record of a comparison, its conclusions, the comparison
 * that history keeps, the file that goes from artifact to artifact, the union of two pushes at once, and pruning. Prints Markdown.
 *
 * 200 pushes have steps, two kinds of machine, a release, two forks and a gap. `sessions` repositories have drawn estimates, and one has
 * records of rounds. `publish` itself, its artifacts and a new name are in __tests__/scenario/github/simulated-repository.test.ts.
 */
export function simulateRepository({ sessions, seed }, report) {
  const whole = pushAll(makeRandom(`${seed}/records`), { pushes: 200, benchmarks: 4, comparison: measureComparison })
  report('one repository by its records')
  const large = pushAll(makeRandom(`${seed}/large`), { pushes: 200, benchmarks: 80, comparison: drawComparison })
  const page = describePage(large)
  report('one repository of 80 benchmarks')
  const drawn = Array.from({ length: sessions }, (_, index) => {
    if (index % 10 === 9) report(`${index + 1} repositories`)
    return pushAll(makeRandom(`${seed}/drawn/${index}`), { pushes: 200, benchmarks: 2, comparison: drawComparison })
  })
  const long = pushAll(makeRandom(`${seed}/long`), { pushes: 400, benchmarks: 4, comparison: drawComparison })
  report('one repository of 400 pushes, which is pruned')
  const rows = [
    ['by their records, one repository of 4 benchmarks', [whole]],
    [`drawn, ${sessions} repositories of 2 benchmarks`, drawn],
    ['drawn, one of 400 pushes and 4 benchmarks', [long]],
  ]
  return [
    makeTable(
      ['200 pushes', 'levels within their intervals, %', 'since the release, %', 'joined across the gap'],
      rows.map(([name, all]) => [name, ...describeCover(all)]),
    ),
    `With 80 benchmarks, \`history.jsonl\` has ${kilobytes(large.text.length)} kB, and the page ${kilobytes(page.length)} kB.`,
  ].join('\n\n')
}

/** What is simulated of a repository. */
function makeRepository(random, { pushes, benchmarks }) {
  const normal = makeNormal(random)
  // A step on every 25th push of a benchmark, and a little on each.
  const levels = Array.from({ length: benchmarks }, (_, benchmark) => {
    let level = 0
    return Array.from({ length: pushes }, (__, push) => {
      level += 0.002 * normal() + ((push + 7 * benchmark) % 25 === 24 ? 0.03 * Math.sign(normal()) : 0)
      return level
    })
  })
  return { normal, random, levels, pushes, benchmarks }
}

const [forks, gap] = [new Set([60, 140]), 95]
const releases = [20, 120]

/** Pushes all commits, each of which goes on from the artifact of the one before. */
function pushAll(random, { comparison, ...size }) {
  const repository = makeRepository(random, size)
  const artifacts = []
  let joined = 0
  for (let push = 0; push < size.pushes; push++) {
    const parent = parentOf(push)
    // A push that measures nothing: its version is in no comparison yet.
    if (push === gap) {
      artifacts.push(artifacts[parent])
      continue
    }
    const beside = forks.has(push - 2) ? push - 2 : parent
    const before = joinComparisons(
      ...[parent, beside].map(one => (one < 0 ? [] : decodeHistory(artifacts[one]).comparisons)),
    )
    const own = comparisonPush(push, before, { repository, comparison })
    const comparisons = pruneComparisons(joinComparisons(before, [own]), timeOf(push - 30))
    artifacts.push(encodeHistory({ suite: 'simulated', comparisons }))
    if (push === gap + 1 && own.comparedSides.length === 2) joined += countJoined(comparisons, [gap, gap - 1])
  }
  return { repository, joined, text: artifacts.at(-1), comparisons: decodeHistory(artifacts.at(-1)).comparisons }
}

/** Of a fork, two pushes comparison the same baseline. */
function parentOf(push) {
  return forks.has(push - 1) ? push - 2 : push - 1
}

function comparisonPush(push, before, { repository, comparison }) {
  const parent = Math.max(0, parentOf(push))
  const release = releases.findLast(one => one < push)
  const isRaced = release !== undefined && parent !== release && isAnchorDue(before, commitOf(release))
  const name = `v${release}`
  const versions = {
    baseline: versionOf(parent),
    contender: versionOf(push),
    ...(isRaced && { third: { ...versionOf(release), label: name } }),
    ...(release !== undefined && { anchor: { digest: digestOf(release), name } }),
  }
  const own = comparison(repository, [parent, push, ...(isRaced ? [release] : [])], versions)
  return { ...own, id: `${push}.1`, at: timeOf(push), machine: push % 7 < 4 ? 'one' : 'two' }
}

function timeOf(push) {
  return new Date(start + push * day).toISOString()
}

/** The benchmarks in which two versions are joined. */
function countJoined(comparisons, [one, other]) {
  const { benchmarks } = findLevels(comparisons)
  return benchmarks.filter(({ measure }) => measure(digestOf(one), digestOf(other)) !== undefined).length
}

function digestOf(push) {
  return push.toString(16).padStart(64, '0')
}

function commitOf(push) {
  return push.toString(16).padStart(40, '0')
}

function versionOf(push) {
  return { digest: digestOf(push), commit: commitOf(push), label: 'main' }
}

/** A comparison whose rounds are drawn: two copies of each side, each with an offset of its own. */
function measureComparison({ random, normal, levels, benchmarks }, sides, versions) {
  const names = ['baseline', 'contender', 'anchor'].slice(0, sides.length)
  const slots = names.flatMap(side => [1, 2].map(copy => ({ side, copy })))
  const offsets = new Map(slots.map(slot => [slot, Array.from({ length: benchmarks }, () => offset * normal())]))
  const rounds = Array.from({ length: 20 }, () => {
    const drift = 0.02 * normal()
    return shuffle(slots, random).map(slot => ({
      slot,
      outcome: 'ok',
      measurements: Array.from({ length: benchmarks }, (_, at) => {
        const level = levels[at][sides[names.indexOf(slot.side)]]
        const value = Math.exp(drift + level + offsets.get(slot)[at] + noise * Math.sqrt(40) * normal())
        return { benchmark: `benchmark ${at}`, metric: { name: 'time', unit: 's', better: 'lower' }, value }
      }),
    }))
  })
  const record = {
    suite: 'simulated',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
    warnings: [],
    baseline: 'baseline',
    sides: names.map(name => ({ name, copies: 2 })),
    rounds,
  }
  return makeComparison({ record, findings: conclude(makePublishedPair(record)).findings }, versions, '')
}

/** A comparison whose estimates are drawn. */
function drawComparison({ normal, levels, benchmarks }, sides, { baseline, contender, third, anchor }) {
  const isAlone = sides[0] === sides[1]
  const comparedSides = [baseline, contender, ...(third ? [third] : [])]
    .slice(isAlone ? 1 : 0)
    .map(one => ({ ...one, copies: 2 }))
  const own = sides.slice(isAlone ? 1 : 0)
  const estimates = Array.from({ length: comparedSides.length < 2 ? 0 : benchmarks }, (_, at) => {
    const values = own.map(push => levels[at][push] + normal() * Math.hypot(noise, offset / Math.SQRT2))
    return {
      of: { benchmark: `benchmark ${at}`, metric: 'time', better: 'lower' },
      heights: values.map(value => Math.round((value - values[0]) * 1e5)),
      noises: own.map(() => Math.round(noise * 1e5)),
      absolute: { value: 0.001234, unit: 's' },
    }
  })
  return { rounds: 20, ...(anchor && { anchor }), comparedSides, estimates }
}

/** How often levels are within their intervals: of all versions against the first of their stretch, and of the newest since the release. */
function describeCover(all) {
  const covers = all.map(findCover)
  const joined = all.reduce((sum, one) => sum + one.joined, 0)
  const share = flags => {
    if (flags.flat().length === 0) return ''
    const found = shareOfGroups(flags)
    return flags.length > 1 ? withError(found) : percent(found.share)
  }
  return [share(covers.map(({ levels }) => levels)), share(covers.map(({ since }) => since)), `${joined}`]
}

function findCover({ repository, comparisons }) {
  const [levels, since] = [[], []]
  const found = findLevels(comparisons)
  const anchored = findAnchored(comparisons, digestOf(repository.pushes - 1))
  for (const [at, { measure, digests }] of found.benchmarks.entries()) {
    const pushes = digests.map(digest => Number.parseInt(digest, 16)).sort((one, other) => one - other)
    const truth = repository.levels[at]
    const [ground, ...own] = pushes
    for (const push of own) {
      const height = measure(digestOf(push), digestOf(ground))
      if (height) levels.push(holds(findInterval(height, found.spread), truth[push] - truth[ground]))
    }
    if (anchored?.levels.some(({ benchmark }) => benchmark === `benchmark ${at}`))
      since.push(
        holds(
          findInterval(measure(digestOf(repository.pushes - 1), digestOf(releases[1])), found.spread),
          truth.at(-1) - truth[releases[1]],
        ),
      )
  }
  return { levels, since }
}

function holds([low, high], truth) {
  return low <= truth && truth <= high
}

function describePage({ comparisons }) {
  const shown = makeShown({ suite: 'simulated', comparisons }, { threshold: 0.02 })
  return historyPage([shown], { tools: pageTools })
}

function kilobytes(length) {
  return Math.round(length / 1000)
}
