// Counterbalance and other tools' rules on the same recorded sessions: writes the README's table.
//
//     npm run peers -- [--sessions 1000] [--seed 1]
//
// A session is a stretch of one command in a recording of bench/traces, and none of these commands ever changes. Stretches overlap, and the
// commands take turns. The effects are multiplied into one side's times afterwards.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { spreadLooks } from '../../lib/schedule/schedule.js'
import { makeEngine } from '../../lib/stats/engine.js'
import { makeRandom } from '../../lib/stats/random.js'
import { insertBetween } from '../simulate/marked.js'
import { decideSides, makeOwnRule } from '../simulate/measure.js'
import { peers } from '../simulate/peers.js'
import { drawSession } from '../simulate/session.js'
import { shareOfGroups, standardError } from '../simulate/share.js'
import { readCommandTraces } from '../simulate/traces.js'
import { drawAll, isAlarm, measure } from '../simulate/whole-sessions.js'
import { makePeerTable } from './table.js'

const { values: flags } = parseArgs({
  options: { sessions: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const rounds = 20
const effects = [0, 0.02, 0.03, 0.05]
const experiment = { sessions: Number(flags.sessions), rounds, seed: flags.seed, makeEngine, makeRandom }

const [sequential, interleaved] = ['one after the other', 'interleaved']

/** The rules of `bench/simulate/peers.js` that the README shows, under the names of the tools that users know, and how the sides run. */
const shown = [
  { rule: "hyperfine 2.0's `welch_ttest.py`", runs: sequential, name: 'Welch, one side after the other' },
  { rule: "benchstat's rule", runs: sequential, name: 'Mann–Whitney, one side after the other (benchstat)' },
  { rule: "benchstat's rule", runs: interleaved, name: 'Mann–Whitney, interleaved' },
  { rule: "Criterion's rule (noise threshold 1%)", runs: sequential, name: 'criterion, noise threshold 1%' },
  { rule: "github-action-benchmark's rule (105%)", runs: sequential, name: 'ratio 105%' },
  {
    rule: "github-action-benchmark's rule (default, 200%)",
    runs: sequential,
    name: 'ratio 200% (github-action-benchmark)',
  },
  {
    rule: "tachometer's rule (to 40 runs a side)",
    runs: interleaved,
    name: 'Welch, interleaved, stopping (tachometer), 10 to n',
  },
]

const recordings = readCommandTraces()
const ours = 'in random rounds'
const rules = [
  { rule: 'Counterbalance (default, 2%)', runs: ours, decideAll: decideByDefault },
  { rule: 'Counterbalance (threshold 0)', runs: ours, decideAll: decideBy(makeOwnRule(experiment)) },
  ...shown.map(({ rule, runs, name }) => ({ rule, runs, decideAll: decideBy(peers.find(peer => peer.name === name)) })),
]
const rows = rules.map(({ rule, runs, decideAll }) => {
  process.stderr.write(`${rule}, ${runs}\n`)
  return {
    ...{ rule, runs },
    ...Object.fromEntries(recordings.map(recording => [recording.name, decideAll(recording).map(roundShare)])),
  }
})
const results = {
  command: `npm run peers -- --sessions ${flags.sessions} --seed ${flags.seed}`,
  sessions: experiment.sessions,
  effects,
  rows,
}
writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
const readme = new URL('../../README.md', import.meta.url)
writeFileSync(readme, insertBetween(readFileSync(readme, 'utf8'), 'npm run peers', makePeerTable(results, 'quiet')))
for (const { name, sentence } of recordings)
  process.stdout.write(`**${name}**: ${sentence}\n\n${makePeerTable(results, name)}\n\n`)

/** For each effect, the share of sessions in which a rule sees it; without one, in which it sees anything. */
function decideBy(rule) {
  const decide = rule.decideSession ?? decideSides(rule)
  const perSide = rule.length?.(2 * rounds) ?? 2 * rounds
  return ({ commands }) => {
    const sessions = Array.from({ length: experiment.sessions }, (_, index) =>
      drawSession({ ...experiment, noise: commands[index % commands.length], arrange: rule.arrange, perSide, index }),
    )
    return effects.map(effect =>
      shareOfCommands(
        commands.length,
        sessions.map(session => {
          const { alarm, direction } = decide(session, effect)
          return alarm && (effect === 0 || direction === 'slower')
        }),
      ),
    )
  }
}

/** The same for what a user gets by default: interim analyses, the A/A test, and the threshold. */
function decideByDefault({ commands }) {
  const usual = { ...experiment, threshold: 0.02, reinstall: 'round', looks: spreadLooks(5, rounds, 4) }
  const sessions = drawAll(1, commands, usual).map(draw => {
    const benchmarks = draw()
    return effects.map(effect => measure(benchmarks, effect, usual).findings[0])
  })
  return effects.map((effect, at) =>
    shareOfCommands(
      commands.length,
      sessions.map(found => (effect === 0 ? isAlarm(found[at]) : found[at].verdict === 'regressed')),
    ),
  )
}

/**
 * The share of true `flags`, which belong to `count` commands by turns. Sessions of a command overlap, so the standard error is that over the
 * commands, and that of independent sessions where it is larger, because so few commands may agree by chance.
 */
function shareOfCommands(count, flags) {
  const groups = Array.from({ length: count }, (_, command) => flags.filter((_, at) => at % count === command))
  const { share, error } = shareOfGroups(groups)
  return { share, error: Math.max(error, standardError(share, flags.length)) }
}

function roundShare({ share, error }) {
  return { share: Number(share.toFixed(4)), error: Number(error.toFixed(4)) }
}
