import { findLevels } from '../../lib/extras/history/levels.js'
import { listTrends } from '../../lib/extras/history/moves.js'
import { joinSessions, solveLevels } from '../../lib/stats/network/network.js'
import { findLeastErrors, findSteps, weighIncrements } from '../../lib/stats/network/steps.js'
import { sumProducts } from '../../lib/stats/network/symmetric.js'
import { estimateInflation, estimateLayoutVariance } from '../../lib/stats/network/variances.js'
import { makeRandom } from '../../lib/stats/random.js'
import { makeNormal } from './bisect.js'
import { shareOf } from './share.js'
import { makeTable, withError } from './table.js'

// In natural logs: each side of a comparison has a noise of .28%, and two installations of .5% each.
const sideVariance = 0.0028 ** 2 + 0.005 ** 2 / 2
const [pushes, benchmarks, threshold] = [200, 40, 0.02]
/** The push at which something begins, where it does: half-way between two anchored ones. */
const onset = 65

/** What steps and trends in a history find, and how often falsely, as Markdown: from `sessions` histories for each row. */
export function simulateHistory({ sessions, seed }, report) {
  const draw = name => Array.from({ length: sessions }, (_, index) => makeRandom(`${seed}/${name}/${index}`))
  const falsely = [
    ['anchored every 10th', 10, 0],
    ['anchored every 5th', 5, 0],
    ['no anchor', Infinity, 0],
    ['anchored every 10th, layouts of .4%', 10, 0.004],
    ['anchored every 10th, errors 15% too small', 10, 0, 1 / 0.85],
    ['anchored every 10th, errors 30% too small', 10, 0, 1 / 0.7],
  ].map(([name, every, layout, scale]) => {
    const found = draw(`false/${name}`).map(random => countFalse(makeHistory({ every, layout, scale }, random)))
    report(`false alarms, ${name}`)
    return describeFalse(name, found)
  })
  const trend = [
    ['anchored every 10th', 10],
    ['anchored every 5th', 5],
    ['no anchor', Infinity],
  ].map(([name, every]) => {
    const found = draw(`creep/${name}`).flatMap(random => awaitTrend(makeHistory({ every, layout: 0 }, random)))
    report(`trend, ${name}`)
    return describeWait(name, found)
  })
  const searches = draw('steps').map(random => makeHistory({ every: 10, layout: 0 }, random))
  const steps = [
    ['immediately', 0],
    ['20 pushes later', 20],
    ['100 pushes later', 100],
  ].map(([name, later]) => {
    const row = describeSteps(name, searches, later)
    report(`steps, ${name}`)
    return row
  })
  return [
    makeTable(['200 pushes, 40 benchmarks', 'any false step, %', 'any false trend, %', 'either, %'], falsely),
    makeTable(['+.3% a commit', 'found after, commits (median)', 'never found, %'], trend),
    makeTable(
      ['found', 'smallest step found in 80%, %', 'range holds its place, %', 'pushes in the range (median)'],
      steps,
    ),
  ].join('\n\n')
}

/** All networks of a design, by how many pushes there were. */
const designs = new Map()

function designOf(every) {
  const known = designs.get(every)
  if (known) return known
  const sessions = Array.from({ length: pushes }, (_, index) => {
    const push = index + 1
    return push % every === 0 ? [push - 1, push, 0] : [push - 1, push]
  })
  const covariances = new Map()
  const weights = new Map()
  const design = {
    sessions,
    covariance(count) {
      if (!covariances.has(count)) {
        const sides = sessions
          .slice(0, count)
          .map(nodes => nodes.map(node => ({ node, value: 0, variance: sideVariance })))
        covariances.set(count, solveLevels(joinSessions(sides, count + 1)).covariance)
      }
      return covariances.get(count)
    },
    weights(count, layout, inflation) {
      const ratio = layout / inflation
      const key = `${count}/${ratio}`
      if (!weights.has(key)) weights.set(key, weighIncrements(design.covariance(count), ratio ** 2))
      return weights.get(key).map(row => row.map(value => value / inflation ** 2))
    },
  }
  designs.set(every, design)
  return design
}

/** A history in which nothing happens but noise, and what builds gain or lose by their layout. */
function makeHistory({ every, layout, scale = 1 }, random) {
  const normal = makeNormal(random)
  const design = designOf(every)
  const noises = Array.from({ length: benchmarks }, () => {
    const layouts = Array.from({ length: pushes + 1 }, () => layout * normal())
    return design.sessions.map(nodes => nodes.map(node => layouts[node] + scale * normal() * Math.sqrt(sideVariance)))
  })
  return { design, noises }
}

/** The levels of all benchmarks after `count` pushes, and the layouts as they are estimated then, in steps of .05%. */
function levelsAt({ design, noises }, count) {
  const chains = noises.map(sessions =>
    sessions
      .slice(0, count)
      .map(values => ({ value: values[1] - values[0], standardError: Math.sqrt(2 * sideVariance) })),
  )
  const layout = Math.round(Math.sqrt(estimateLayoutVariance(chains)) * 2000) / 2000
  // In steps of 2%, so that the designs are few.
  const estimated = estimateInflation(chains, layout ** 2)
  const inflation = Math.round(estimated.inflation * 50) / 50
  const covariance = design.covariance(count).map(row => row.map(value => inflation ** 2 * value))
  const values = noises.map(sessions => {
    const pull = new Array(count + 1).fill(0)
    for (const [index, nodes] of design.sessions.slice(0, count).entries()) {
      const own = sessions[index]
      const mean = own.reduce((sum, value) => sum + value, 0) / own.length
      for (const [at, node] of nodes.entries()) pull[node] += (own[at] - mean) / sideVariance
    }
    return design.covariance(count).map(row => sumProducts(row, pull))
  })
  return { covariance, layout, doubt: estimated.doubt, values, weights: design.weights(count, layout, inflation) }
}

function findPlaces(levels, values) {
  return findSteps(values, levels.weights, findLeastErrors(benchmarks, levels.doubt)).filter(
    ({ value }) => Math.abs(Math.expm1(value)) >= threshold / 2,
  )
}

const nobody = findLevels([])
const names = Array.from({ length: pushes + 1 }, (_, index) => ({ digest: `${index}` }))

/** The benchmarks with a trend, as numbers. */
function findTrends({ covariance, layout, doubt }, all, count) {
  const own = names.slice(0, count + 1)
  const digests = own.map(({ digest }) => digest)
  const levels = {
    ...nobody,
    pushes: own,
    anchor: own[0],
    spread: { offset: 0, layout, doubt },
    benchmarks: all.map((values, benchmark) => ({
      of: { benchmark, metric: 'time', better: 'lower' },
      stretches: [{ digests, values, covariance, comparisons: [] }],
    })),
  }
  return listTrends(levels, { threshold, steps: [], benchmarks }).map(({ of }) => of.benchmark)
}

function countFalse(history) {
  let [steps, trends] = [0, 0]
  for (let count = 2; count <= pushes; count++) {
    const levels = levelsAt(history, count)
    steps += levels.values.filter(values => findPlaces(levels, values).length > 0).length
    trends += findTrends(levels, levels.values, count).length
  }
  return { hasSteps: steps > 0, hasTrends: trends > 0 }
}

function describeFalse(name, found) {
  const share = test => withError(shareOf(found.map(test)))
  return [
    name,
    share(({ hasSteps }) => hasSteps),
    share(({ hasTrends }) => hasTrends),
    share(({ hasSteps, hasTrends }) => hasSteps || hasTrends),
  ]
}

/** How many benchmarks something happens to: the others say how large layouts are. */
const moving = 10

function awaitTrend(history) {
  const waits = new Array(moving).fill(Infinity)
  for (let count = onset + 1; count <= pushes; count++) {
    if (waits.every(Number.isFinite)) break
    const levels = levelsAt(history, count)
    const values = levels.values
      .slice(0, moving)
      .map(own => own.map((value, push) => value + 0.003 * Math.max(0, push - onset)))
    const withTrend = new Set(findTrends(levels, values, count))
    for (const [index, own] of values.entries())
      if (waits[index] === Infinity && (withTrend.has(index) || findPlaces(levels, own).length > 0))
        waits[index] = count - onset
  }
  return waits
}

function describeWait(name, waits) {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = share => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * sorted.length)))]
  // A standard error of ranks, as steps of the sorted values.
  const error = 0.5 / Math.sqrt(sorted.length)
  const never = shareOf(waits.map(wait => wait === Infinity))
  const median = at(0.5)
  const cell = median === Infinity ? 'never' : `${median} ± ${((at(0.5 + error) - at(0.5 - error)) / 2).toFixed(1)}`
  return [name, cell, withError(never)]
}

const sizes = Array.from({ length: 20 }, (_, index) => 0.006 + 0.002 * index)

function describeSteps(name, histories, later) {
  const count = onset + later
  const found = histories.flatMap(history => {
    const levels = levelsAt(history, count)
    return levels.values.slice(0, moving).map(own =>
      sizes.map(size => {
        const values = own.map((value, push) => value + (push >= onset ? size : 0))
        return findPlaces(levels, values).find(({ at }) => Math.abs(at - (onset - 1)) <= 5)
      }),
    )
  })
  const shares = sizes.map((_, index) => found.filter(one => one[index]).length / found.length)
  const above = shares.findIndex(share => share >= 0.8)
  const slope = (shares[above] - shares[above - 1]) / (sizes[above] - sizes[above - 1])
  const smallest = sizes[above] - (shares[above] - 0.8) / slope
  const error = Math.sqrt((0.8 * 0.2) / found.length) / slope
  const ranges = found.flatMap(one => one[above] ?? [])
  const within = shareOf(ranges.map(({ first, last }) => first <= onset - 1 && onset - 1 <= last))
  const lengths = ranges.map(({ first, last }) => last - first + 1).sort((a, b) => a - b)
  return [
    name,
    `${(100 * smallest).toFixed(2)} ± ${(100 * error).toFixed(2)}`,
    withError(within),
    `${lengths[Math.floor(lengths.length / 2)]}`,
  ]
}
