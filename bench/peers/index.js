// Counterbalance and other tools' rules on the same recorded sessions: writes the table and the chart of the README.
//
//     npm run peers -- [--sessions 1000] [--seed 1]
//
// A session is a stretch of one command in a recording of bench/traces, and none of these commands ever changes. The effects are
// multiplied into one side's times afterwards. Run `npx vitest run __tests__/unit/repository/peers.test.ts -u` to renew the chart.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { spreadLooks } from '../../lib/schedule/schedule.js'
import { makeEngine } from '../../lib/stats/engine.js'
import { makeRandom } from '../../lib/stats/random.js'
import { decideSides, drawSessions, makeOwnRule } from '../simulate/measure.js'
import { peers } from '../simulate/peers.js'
import { shareOf } from '../simulate/share.js'
import { readTraces } from '../simulate/traces.js'
import { drawAll, isAlarm, measure } from '../simulate/whole-sessions.js'
import { insertTable, makePeerTable } from './table.js'

const { values: flags } = parseArgs({
  options: { sessions: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const rounds = 20
const effects = [0, 0.02, 0.03, 0.05]
const experiment = { sessions: Number(flags.sessions), rounds, seed: flags.seed, makeEngine, makeRandom }

/** The rules of `bench/simulate/peers.js` that the README shows, under the names of the tools that users know. */
const shown = {
  'hyperfine, then its `welch_ttest.py`': 'Welch, one side after the other',
  benchstat: 'Mann–Whitney, one side after the other (benchstat)',
  'Criterion (noise threshold 1%)': 'criterion, noise threshold 1%',
  'github-action-benchmark (105%)': 'ratio 105%',
  'github-action-benchmark (default, 200%)': 'ratio 200% (github-action-benchmark)',
  'tachometer (up to 40 samples a side)': 'Welch, interleaved, stopping (tachometer), 10 to n',
}

const recordings = readTraces()
const rules = [
  { rule: 'Counterbalance (default, 2%)', decideAll: decideByDefault },
  { rule: 'Counterbalance (threshold 0)', decideAll: decideBy(makeOwnRule(experiment)) },
  ...Object.entries(shown).map(([rule, name]) => ({ rule, decideAll: decideBy(peers.find(one => one.name === name)) })),
]
const rows = rules.map(({ rule, decideAll }) => {
  process.stderr.write(`${rule}\n`)
  return { rule, ...Object.fromEntries(recordings.map(noise => [noise.name, decideAll(noise).map(roundShare)])) }
})
const results = {
  command: `npm run peers -- --sessions ${flags.sessions} --seed ${flags.seed}`,
  sessions: experiment.sessions,
  effects,
  rows,
}
writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
const readme = new URL('../../README.md', import.meta.url)
writeFileSync(readme, insertTable(readFileSync(readme, 'utf8'), makePeerTable(results, 'quiet')))
for (const { name, sentence } of recordings)
  process.stdout.write(`**${name}**: ${sentence}\n\n${makePeerTable(results, name)}\n\n`)

/** For each effect, the share of sessions in which a rule sees it; without one, in which it sees anything. */
function decideBy(rule) {
  const decide = rule.decideSession ?? decideSides(rule)
  return noise => {
    const sessions = drawSessions(rule, noise, experiment)
    return effects.map(effect =>
      shareOf(
        sessions.map(session => {
          const { alarm, direction } = decide(session, effect)
          return alarm && (effect === 0 || direction === 'slower')
        }),
      ),
    )
  }
}

/** The same for what a user gets by default: interim analyses, the A/A test, and the threshold. */
function decideByDefault(noise) {
  const usual = { ...experiment, threshold: 0.02, reinstall: 'round', looks: spreadLooks(5, rounds, 4) }
  const sessions = drawAll(1, [noise], usual).map(draw => {
    const benchmarks = draw()
    return effects.map(effect => measure(benchmarks, effect, usual).findings[0])
  })
  return effects.map((effect, at) =>
    shareOf(sessions.map(found => (effect === 0 ? isAlarm(found[at]) : found[at].verdict === 'regressed'))),
  )
}

function roundShare({ share, error }) {
  return { share: Number(share.toFixed(4)), error: Number(error.toFixed(4)) }
}
