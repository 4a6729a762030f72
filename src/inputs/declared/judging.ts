import {
  type Allowance,
  allowances,
  type GateCondition,
  type GatePolicy,
  gateConditions,
  noGate,
} from '../../compare/gate/policy.js'
import { layoutChoices } from '../../record/record.js'
import { explainFormerJudge, judgeChoices } from '../../rules/rules.js'
import { findNearest } from '../../util/nearest.js'
import { choice, formed, judges, lines, modes, ofJudging, percentage, special, tellers, text } from '../declaration.js'
import { InputError, parseFraction, shown } from '../values.js'

function nameAllowance(name: Allowance): string {
  return `allow-${name}`
}

/** The largest regression that a gate may let pass, as a fraction. */
const mostTolerated = 10

/**
 * Parses what fails the job: conditions, `regressed:5%` for regressions whose whole interval is beyond 5%, `regressed:allocations` for those
 * of one metric, and what is allowed to be missing, such as `allow-removed`.
 */
export function parseGate(text: string, input: string): GatePolicy {
  if (text === 'never') return noGate
  const words = text.split(/[,\n]/).map(word => parseWord(word.trim(), input))
  const failOn = words.flatMap(({ condition }) => condition ?? [])
  const allow = words.flatMap(word => word.allowance ?? [])
  const failAbove = words.find(word => word.failAbove !== undefined)?.failAbove
  const metrics = words.flatMap(({ metric }) => metric ?? [])
  const isOfMetrics = words.every(({ condition, metric }) => condition !== 'regressed' || metric !== undefined)
  const both = allow.find(name => (failOn as readonly string[]).includes(name))
  if (both !== undefined)
    throw new InputError(`"${input}" holds "${both}" and "${nameAllowance(both)}": remove one of them`)
  if (failOn.length === 0)
    throw new InputError(`"${input}" only says what is allowed: add what fails the job, such as regressed`)
  return {
    ...{ failOn: [...new Set(failOn)], allow },
    ...(failAbove === undefined ? {} : { failAbove }),
    ...(metrics.length === 0 ? {} : { metrics, ...(isOfMetrics && { isOfMetrics }) }),
  }
}

interface Word {
  readonly condition?: GateCondition
  readonly failAbove?: number
  /** The metric whose regressions fail. */
  readonly metric?: string
  readonly allowance?: Allowance
}

/** Names of metrics begin with a letter, and a size does not. */
const metricName = /^\p{L}[^\s,]*$/u

function parseWord(word: string, input: string): Word {
  const condition = gateConditions.find(name => name === word)
  if (condition !== undefined) return { condition }
  const allowance = allowances.find(name => nameAllowance(name) === word)
  if (allowance !== undefined) return { allowance }
  if (/^(?:allow-|regressed:\s*)?growths?$/.test(word))
    throw new InputError(
      `"${input}" holds ${shown(word)}, and growth has no verdict: each size is a benchmark, so "regressed" fails on the sizes that are slower`,
    )
  const [, size] = /^regressed:\s*(.*)$/.exec(word) ?? []
  if (size !== undefined && metricName.test(size)) return { condition: 'regressed', metric: size }
  if (size !== undefined)
    return {
      condition: 'regressed',
      failAbove: parseFraction(size, input, { from: 0, below: mostTolerated, example: '5%' }),
    }
  const names = [...gateConditions, ...allowances.map(nameAllowance)]
  const near = foreignWords[word] ?? findNearest(word, names)
  const advice = near === undefined ? '' : `; did you mean "${near}"?`
  throw new InputError(
    `invalid value ${shown(word)} for "${input}"${advice || `; it can be never, or any of ${names.join(', ')}`}`,
  )
}

/** The words of other tools. */
const foreignWords: { readonly [word: string]: string } = {
  slower: 'regressed',
  regression: 'regressed',
  unclear: 'inconclusive',
}

/** The file of a repository, in either place. */
export const usualConfigs = ['counterbalance.yml', '.github/counterbalance.yml'] as const

const lacks = allowances.map(name => `\`${nameAllowance(name)}\``).join(', ')
const conditions = gateConditions.map(name => `\`${name}\``).join(', ')

const more = `\`regressed:5%\` only fails if the whole interval is beyond 5%, and \`regressed:allocations\` on that metric alone. Missing results fail too, unless the list has ${lacks}. See docs/guides/gates.md.`

/** The inputs that decide how measurements become verdicts, and what fails. */
export const judging = {
  threshold: percentage({
    from: 0,
    below: 1,
    default: '2%',
    takenBy: [...judges, 'history'],
    help: {
      action: 'Smallest change worth reporting. `mode: history` takes that of the job that published.',
      'command line': 'Smallest change worth reporting.',
    },
  }),
  metrics: text({
    ...ofJudging,
    schema: { type: ['string', 'array'], items: { type: 'string' } },
    default: 'primary',
    placeholder: 'NAMES',
    help: 'Metrics that get a verdict: `primary`, `all` that the command prints, and names such as `cpu-time`, separated by commas. Other metrics are only shown.',
  }),
  judge: choice({
    ...ofJudging,
    names: judgeChoices,
    explainFormer: explainFormerJudge,
    default: 'auto',
    help: 'Which statistic is compared across runs. `typical`: the typical run. `auto`: the same, but nothing is faster if the slowest runs or the mean are slower. `mean`: the mean.',
  }),
  layout: choice({
    ...ofJudging,
    names: layoutChoices,
    default: 'judge',
    help: 'What a gate does with a regression whose instructions are the same on both sides, so that code layout probably made it. `judge`: the gate fails on it, because waiting, denormal numbers and the like leave the instructions as they were too. `report`: the gate passes it, with a notice. See docs/guides/layout.md.',
  }),
  unrelatedFiles: lines({
    place: 'judging',
    placeholder: 'GLOB',
    takenBy: ['compare', 'plan'],
    help: 'Patterns of files that no benchmark reads, such as `docs/**`. If nothing else changed, a plan finds nothing to measure, and the baseline of an earlier commit is as good as the newest.',
  }),
  config: text({
    only: 'command line',
    placeholder: 'FILE',
    isRecorded: true,
    takenBy: [...judges, 'history', 'plan'],
    help: `File of settings and rules, by default \`${usualConfigs[0]}\`: of the baseline for \`judging\` and \`rules\`.`,
  }),
  settings: text({
    only: 'action',
    placeholder: 'YAML',
    takenBy: modes,
    help: 'Keys of the sections of `counterbalance.yml` as inline YAML, which win over the file, such as `batch: 10`. Also keys that no file has, such as `baseline`.',
  }),
  gate: special({
    name: 'fail-on',
    default: 'never',
    placeholder: 'NAMES',
    isRepeatable: true,
    takenBy: [...tellers, 'show'],
    decode: parseGate,
    help: {
      action: `What fails the job: \`never\`, or any of ${conditions}, separated by commas. ${more}`,
      'command line': `Exit with status 1 on any of ${conditions}, or on \`regressed:5%\` if the whole interval is beyond 5%. docs/guides/gates.md has more.`,
    },
  }),
  looks: formed({
    name: 'analyses',
    placeholder: 'ROUNDS',
    only: 'command line',
    takenBy: ['show'],
    expected: 'it must be ascending numbers of rounds, such as 5,8,13,20',
    read: readLooks,
    help: 'Numbers of rounds after which the data were analyzed, such as `5,8,13,20`.',
  }),
}

function readLooks(text: string): readonly number[] | undefined {
  const looks = text.split(',').map(word => (/^\s*\d{1,6}\s*$/.test(word) ? Number(word) : Number.NaN))
  return looks.every((look, index) => look > (looks[index - 1] ?? 0)) ? looks : undefined
}
