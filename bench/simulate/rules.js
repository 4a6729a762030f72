// Every rule under every noise model, and this tool's engine more closely.
import { effects, makeOwnRule, measureFalseAlarms, measureIntervals, measureRule } from './measure.js'
import { peers } from './peers.js'
import { standardError } from './share.js'
import { changeWithError, makeTable, percent, withError } from './table.js'

/** @typedef {import('./noise.js').Noise} Noise */
/** @typedef {import('./measure.js').Experiment} Experiment */

/** The tables of the rules, as Markdown; `report` is told what is done. */
export function simulateRules(
  /** @type {readonly Noise[]} */ noises,
  /** @type {Experiment} */ experiment,
  /** @type {(text: string) => void} */ report,
) {
  const engines = noises.map((noise, index) => {
    report(`engine, ${index + 1}/${noises.length}: ${noise.name}`)
    return { falseAlarms: measureFalseAlarms(noise, experiment), ...measureIntervals(noise, 0.02, experiment) }
  })
  const rules = [makeOwnRule(experiment), ...peers]
  const grid = rules.map((rule, index) => {
    report(`rules, ${index + 1}/${rules.length}: ${rule.name}`)
    return noises.map(noise => measureRule(rule, noise, experiment))
  })
  return [
    '### Noise models',
    noises.map(noise => `- **${noise.name}**: ${noise.sentence}`).join('\n'),
    '### The engine',
    `${experiment.rounds} rounds of four, ${experiment.sessions} sessions each, percent ± one Monte-Carlo standard error; interval at a change of +2%.`,
    makeEngineTable(noises, engines, grid[0]),
    ...makeGrids(noises, rules, grid, experiment),
    '### Where the rules are from',
    rules.map(rule => `- **${rule.name}**: ${rule.source}.`).join('\n'),
  ].join('\n\n')
}

function makeEngineTable(noises, engines, own) {
  const header = [
    'noise',
    'p ≤ 0.05',
    'p ≤ 0.01',
    '95% interval holds +2%',
    'its width',
    'finds +1%',
    '+2%',
    '+5%',
    'smallest found at 80%',
  ]
  const rows = engines.map((engine, index) => [
    noises[index].name + (noises[index].isBias ? ' (without correction)' : ''),
    ...engine.falseAlarms.map(withError),
    withError(engine.coverage),
    (100 * engine.width).toFixed(2),
    ...own[index].power.map(withError),
    changeWithError(own[index].smallest),
  ])
  return makeTable(header, rows)
}

function makeGrids(noises, rules, grid, { sessions, rounds }) {
  const header = ['rule', ...noises.map(noise => noise.name)]
  const make = cell =>
    makeTable(
      header,
      rules.map((rule, row) => [rule.name, ...grid[row].map(cell)]),
    )
  const error = share => `${(100 * standardError(share, sessions)).toFixed(1)}`
  return [
    `### False alarms without a change (%), ${2 * rounds} invocations of each side`,
    `Monte-Carlo standard error ±${error(0.05)} at 5%, at most ±${error(0.5)}. Both directions count; a rule that knows only "worse" has half of them.`,
    make(result => percent(result.falseAlarms.share)),
    ...effects.flatMap((effect, index) => [
      `### Finds +${100 * effect}% (%)`,
      make(result => markInvalid(percent(result.power[index].share), result, sessions)),
    ]),
    '### Smallest change found in 80% of sessions (%)',
    'In ( ): the rule errs in more than 5% + 3 SE without a change, so that its number means nothing.',
    make(result => markInvalid(changeWithError(result.smallest), result, sessions)),
  ]
}

function markInvalid(text, { falseAlarms }, sessions) {
  return falseAlarms.share > 0.05 + 3 * standardError(0.05, sessions) ? `(${text})` : text
}
