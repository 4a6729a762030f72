// Pairs of the builds that bench/layout/pools.js measured, of one source or with 5% more work: how often they get which verdict, as they are built and
// with the layout drawn for each copy of each round. Prints a row for each program, way and number of rounds, and with --changes the change of each pair
// in hundredths of a percent, as JSON. Of 5% more work by drawn layouts, it adds how many pairs the best test would find. Where bench/layout/count.js has
// counted, it tells how many of the verdicts would be named as code layout.
//
// npx tsc -p . && node bench/layout/judge.js DIR [--pairs 100] [--rounds 8,20,60] [--metric cpu-time] [--changes FILE]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { interquartileRange, median, sampleVariance, sum } from 'simple-statistics'
import { conclude } from '../../lib/compare/conclude.js'
import { compareCounts } from '../../lib/compare/layout.js'
import { decodeRecord } from '../../lib/record/decode.js'
import { normalCdf, normalDensity, normalQuantile } from '../../lib/stats/distributions/normal.js'
import { makeRandom, shuffle } from '../../lib/stats/random.js'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '8,20,60' },
    metric: { type: 'string', default: 'cpu-time' },
    changes: { type: 'string' },
  },
})
const [folder] = positionals
const threshold = 0.02

/** The values of each build in each round, by its copies. */
function readBuilds(record) {
  return Map.groupBy(
    record.rounds.flatMap((round, at) =>
      round.map(({ slot, measurements }) => ({
        ...{ side: slot.side, at, copy: slot.copy },
        value: measurements.find(({ metric }) => metric.name === given.metric)?.value,
      })),
    ),
    ({ side }) => side,
  )
}

const time = { name: 'cpu-time', unit: 's', better: 'lower' }

/**
 * A record of two sides whose runs are those of the builds that `choose` names for each side and round, in the first of the record's rounds. Further
 * rounds are these again, where other builds are drawn.
 */
function makePair(record, { builds, rounds: count, choose, random }) {
  const measuredIn = (side, at, copy) => builds.get(side).find(one => one.at === at && one.copy === copy).value
  const rounds = Array.from({ length: count }, (_, number) => {
    const at = number % record.rounds.length
    const runs = Object.entries(choose()).flatMap(([side, chosen]) =>
      chosen.map(([name, measured], i) => ({ slot: { side, copy: i + 1 }, value: measuredIn(name, at, measured) })),
    )
    return shuffle(runs, random).map(({ slot, value }) => ({
      ...{ slot, outcome: 'ok' },
      measurements: [{ benchmark: 'scan', metric: time, value }],
    }))
  })
  const plan = { ...record.plan, rounds: count, looks: [count], copies: { baseline: 2, contender: 2 } }
  const settings = { threshold, confidence: 0.95, metrics: 'primary' }
  const starts = rounds.map((_, at) => at)
  return { suite: 'scan', settings, warnings: [], plan, reinstall: { when: 'round', starts }, rounds }
}

/**
 * The share of pairs in which the best test finds a `change`: one that knows how the values of a round are distributed, so that its standard error
 * follows from Fisher's information. The usual verdict needs an estimate beyond the threshold too.
 */
function boundPower(record, builds, { before, after, rounds, change }) {
  const logs = (names, at) =>
    names.flatMap(name =>
      builds
        .get(name)
        .filter(one => one.at === at)
        .map(one => Math.log(one.value)),
    )
  const perRound = record.rounds.map((_, at) => [logs(before, at), logs(after, at)])
  const errors = perRound.flat().flatMap(values => values.map(value => value - median(values)))
  const error = 1 / Math.sqrt(rounds * estimateInformation(errors))
  const reach = Math.max(normalQuantile(0.975) * error, Math.log1p(threshold))
  return { deviation: Math.sqrt(sampleVariance(errors)), power: normalCdf((change - reach) / error) }
}

/** Fisher's information on the place of a value, of which these are drawn, by the density of normal kernels: for normal values 1/variance. */
function estimateInformation(errors) {
  const width =
    0.9 * Math.min(Math.sqrt(sampleVariance(errors)), interquartileRange(errors) / 1.34) * errors.length ** -0.2
  const [lowest, highest] = [Math.min(...errors) - 4 * width, Math.max(...errors) + 4 * width]
  const step = width / 4
  let information = 0
  for (let at = lowest; at < highest; at += step) {
    const kernels = errors.map(error => normalDensity((at - error) / width) / width / errors.length)
    const density = sum(kernels)
    const slope = sum(kernels.map((kernel, i) => (-kernel * (at - errors[i])) / width ** 2))
    if (density > 0) information += (slope ** 2 / density) * step
  }
  return information
}

const ways = ['as-built', 'drawn', 'as-built-slower', 'drawn-slower']
const changes = {}
for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
  const name = basename(file, '.json')
  const record = decodeRecord(readFileSync(join(folder, file), 'utf8'))
  const builds = readBuilds(record)
  const counted = join(folder, `${name}.counts`)
  const counts = existsSync(counted) ? JSON.parse(readFileSync(counted, 'utf8')) : {}
  const named = way => [...builds.keys()].filter(side => side.replace(/-\d+$/, '') === way)
  const numbers = given.rounds.split(',').map(Number)
  for (const [way, rounds] of ways.flatMap(way => numbers.map(rounds => [way, rounds]))) {
    const isDrawn = way.startsWith('drawn')
    if (rounds > record.rounds.length && !isDrawn) continue
    const random = makeRandom(`${name} ${way}`)
    const [before, after] = [named(way.replace('-slower', '')), named(way)]
    const found = []
    for (let pair = 0; pair < Number(given.pairs); pair++) {
      const [second] = shuffle(after, random)
      const other = shuffle(before, random).find(one => one !== second)
      // Of a layout that is drawn, each run of a round is one of another build.
      const draw = () => {
        const drawFrom = pool =>
          shuffle(
            pool.flatMap(one => [1, 2].map(copy => [one, copy])),
            random,
          )
        const baseline = drawFrom(before)
        return {
          baseline: baseline.slice(0, 2),
          contender: (after[0] === before[0] ? baseline : drawFrom(after)).slice(-2),
        }
      }
      const keep = () => ({
        baseline: [1, 2].map(copy => [other, copy]),
        contender: [1, 2].map(copy => [second, copy]),
      })
      const pairOf = makePair(record, { builds, rounds, choose: isDrawn ? draw : keep, random })
      const { verdict, change } = conclude(pairOf).findings[0]
      const [baseline, contender] = isDrawn ? [] : [counts[other], counts[second]]
      const isNamed =
        ['regressed', 'improved'].includes(verdict) &&
        baseline &&
        contender &&
        compareCounts({ baseline, contender }, change.value) !== undefined
      found.push({ verdict, change: change.value, ...(isNamed ? { isNamed } : {}) })
    }
    // A star marks a verdict.
    const texts = found.map(
      ({ change, verdict }) => `${Math.round(1e4 * change)}${/^(?:re|im)/.test(verdict) ? '*' : ''}`,
    )
    if (!way.endsWith('slower') && rounds === numbers[0]) changes[name] = { ...changes[name], [way]: texts.join(' ') }
    const count = verdict => found.filter(one => one.verdict === verdict).length
    const sizes = found.map(({ change }) => Math.abs(change)).toSorted((one, other) => one - other)
    const bound =
      way === 'drawn-slower'
        ? boundPower(record, builds, {
            before,
            after,
            rounds,
            change: Math.log1p(median(found.map(({ change }) => change))),
          })
        : undefined
    const percent = value => `${(100 * value).toFixed(1)}%`
    console.log(
      [
        `${name} ${way}, ${rounds} rounds: ${['regressed', 'improved', 'inconclusive', 'unchanged', 'not-comparable'].map(verdict => `${count(verdict)} ${verdict}`).join(', ')} of ${given.pairs}`,
        `${found.filter(one => one.isNamed).length} named`,
        `median |change| ${percent(sizes[Math.floor(sizes.length / 2)])}, largest ${percent(sizes.at(-1))}`,
        ...(bound
          ? [`runs of a round differ by ${percent(bound.deviation)}; the best test finds ${percent(bound.power)}`]
          : []),
      ].join('; '),
    )
  }
}
if (given.changes) writeFileSync(given.changes, `${JSON.stringify(changes, null, 2)}\n`)
