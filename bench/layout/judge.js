// A/A pairs of the builds that bench/layout/pools.js measured: how often builds of one source get a verdict, as they are built and with the layout
// drawn for each copy of each round. Prints a row for each program, and with --changes the change of each pair in hundredths of a percent, as JSON. Where
// bench/layout/count.js has counted, it tells how many of the verdicts would be named as code layout.
//
// npx tsc -p . && node bench/layout/judge.js DIR [--pairs 100] [--rounds 8] [--changes FILE]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { conclude } from '../../lib/compare/conclude.js'
import { compareCounts } from '../../lib/compare/layout.js'
import { decodeRecord } from '../../lib/record/decode.js'
import { makeRandom, shuffle } from '../../lib/stats/random.js'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '100' },
    metric: { type: 'string', default: 'cpu-time' },
    changes: { type: 'string' },
  },
})
const [folder] = positionals

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

/** A record of two sides whose runs are those of builds that `choose` names for a side, a copy and a round. */
function makePair(record, builds, choose, random) {
  const measuredIn = (side, at, copy) => builds.get(side).find(one => one.at === at && one.copy === copy).value
  const slots = ['baseline', 'contender'].flatMap(side => [1, 2].map(copy => ({ side, copy })))
  const rounds = record.rounds.map((_, at) =>
    shuffle(slots, random).map(slot => ({
      ...{ slot, outcome: 'ok' },
      measurements: [
        { benchmark: 'scan', metric: time, value: measuredIn(choose(slot.side, slot.copy, at), at, slot.copy) },
      ],
    })),
  )
  const plan = { ...record.plan, copies: { baseline: 2, contender: 2 } }
  const settings = { threshold: 0.02, confidence: 0.95, metrics: 'primary' }
  return { suite: 'scan', settings, warnings: [], plan, reinstall: record.reinstall, rounds }
}

const ways = ['as-built', 'drawn', 'as-built-slower', 'drawn-slower']
const changes = {}
for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
  const name = basename(file, '.json')
  const record = decodeRecord(readFileSync(join(folder, file), 'utf8'))
  const builds = readBuilds(record)
  const counted = join(folder, `${name}.counts`)
  const counts = existsSync(counted) ? JSON.parse(readFileSync(counted, 'utf8')) : {}
  const random = makeRandom(name)
  const named = way => [...builds.keys()].filter(side => side.replace(/-\d+$/, '') === way)
  for (const way of ways) {
    const [before, after] = [named(way.replace('-slower', '')), named(way)]
    const found = []
    for (let pair = 0; pair < Number(given.pairs); pair++) {
      const [first, second] = shuffle(after, random)
      const other =
        after === before || way.endsWith('slower') ? shuffle(before, random).find(one => one !== second) : first
      const draw = pool => pool[random.below(pool.length)]
      const choose = way.startsWith('drawn')
        ? side => draw(side === 'baseline' ? before : after)
        : side => (side === 'baseline' ? other : second)
      const { verdict, change } = conclude(makePair(record, builds, choose, random)).findings[0]
      const [baseline, contender] = way.startsWith('drawn') ? [] : [counts[other], counts[second]]
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
    if (!way.endsWith('slower')) changes[name] = { ...changes[name], [way]: texts.join(' ') }
    const count = verdict => found.filter(one => one.verdict === verdict).length
    const sizes = found.map(({ change }) => Math.abs(change)).toSorted((one, other) => one - other)
    console.log(
      `${name} ${way}: ${['regressed', 'improved', 'inconclusive', 'unchanged', 'not-comparable'].map(verdict => `${count(verdict)} ${verdict}`).join(', ')} of ${given.pairs}; ${found.filter(one => one.isNamed).length} named; median |change| ${(100 * sizes[Math.floor(sizes.length / 2)]).toFixed(1)}%, largest ${(100 * sizes.at(-1)).toFixed(1)}%`,
    )
  }
}
if (given.changes) writeFileSync(given.changes, `${JSON.stringify(changes, null, 2)}\n`)
