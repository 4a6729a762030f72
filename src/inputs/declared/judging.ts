import { allowances, gateConditions } from '../../compare/gate/policy.js'
import { usualExponentThreshold } from '../../compare/growth/growth.js'
import { sameWorkChoices, suiteChangesChoices } from '../../record/record.js'
import { judgeChoices } from '../../rules/rules.js'
import { anyOf, choice, percentage, special, text } from '../declaration.js'
import { InputError, shown } from '../values.js'
import { judges, tellers } from './takers.js'

/** The file of rules of a repository. */
export const usualConfig = '.github/counterbalance.yml'

const lacks = allowances.map(name => `\`${name}\``).join(', ')
const conditions = gateConditions.map(name => `\`${name}\``).join(', ')

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
  exponentThreshold: special({
    default: `${usualExponentThreshold}`,
    placeholder: 'NUMBER',
    isRecorded: true,
    takenBy: judges,
    decode: parseExponentThreshold,
    help: 'Smallest difference of exponents worth reporting, such as `0.1` between n^1.0 and n^1.1. See docs/sizes.md.',
  }),
  confidence: percentage({
    from: 0.5,
    below: 1,
    default: '95%',
    takenBy: judges,
    help: 'Confidence of the intervals.',
  }),
  metrics: text({
    default: 'primary',
    placeholder: 'NAMES',
    isRecorded: true,
    takenBy: judges,
    help: 'Metrics that get a verdict: `primary`, `all` that the command prints, and names such as `cpu-time`, separated by commas. Other metrics are only shown.',
  }),
  judge: choice({
    names: judgeChoices,
    default: 'auto',
    isRecorded: true,
    takenBy: judges,
    help: 'What is compared of all runs of a side. `typical`: the typical run. `auto`: the same, but nothing is faster if the slowest runs or the mean are slower. `mean`, `p90`, `p95` and `p99`: the mean, or that percentile.',
  }),
  sameWork: choice({
    names: sameWorkChoices,
    default: 'auto',
    isRecorded: true,
    takenBy: judges,
    help: 'What follows if the sides print different text without numbers, or differ in the metric `work`. `auto`: no benchmark is called faster. `required`: nothing is compared. `ignore`: nothing follows.',
  }),
  suiteChanges: choice({
    names: suiteChangesChoices,
    default: 'incomparable',
    isRecorded: true,
    takenBy: judges,
    help: 'What it means if {suite-files} differ between the sides. `incomparable`: nothing can be compared. `judge`: the report says so, and judges all the same.',
  }),
  config: text({
    actionDefault: usualConfig,
    placeholder: 'FILE',
    isRecorded: true,
    takenBy: ['compare', 'publish', 'report', 'merge', 'show'],
    help: {
      action:
        'File of rules by benchmark (thresholds, budgets and more). It may be missing. For a pull request, it is read from the baseline commit.',
      'command line': `File of rules by benchmark (thresholds, budgets and more). By default, a comparison uses \`${usualConfig}\` of the baseline, and \`publish\` that of what it publishes.`,
    },
  }),
  failOn: anyOf({
    names: gateConditions,
    default: 'never',
    otherwise: [],
    isRepeatable: true,
    takenBy: tellers,
    help: {
      action: `What fails the job: \`never\`, or any of ${conditions}, separated by commas.`,
      'command line': `What ends with exit status 1: \`never\`, or any of ${conditions}, separated by commas.`,
    },
  }),
  allow: anyOf({
    names: allowances,
    default: '',
    otherwise: [],
    isRepeatable: true,
    takenBy: tellers,
    help: `Missing results that do not fail the job, if {fail-on} is set: any of ${lacks}, separated by commas. See docs/gates.md.`,
  }),
  failAbove: percentage({
    from: 0,
    below: 10,
    takenBy: tellers,
    help: 'With {fail-on} `regressed`: a regression only fails if its whole interval is beyond this, such as `5%`. Smaller regressions are warnings.',
  }),
  looks: special({
    placeholder: 'ROUNDS',
    only: 'command line',
    takenBy: ['show'],
    decode: parseLooks,
    help: 'Numbers of rounds after which the data were examined, such as `5,8,13,20`.',
  }),
}

function parseExponentThreshold(text: string, input: string): number {
  const number = /^(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN
  if (number <= 10) return number
  throw new InputError(`"${input}" is ${shown(text)}; it must be a number from 0 to 10, such as 0.1`)
}

function parseLooks(text: string): readonly number[] | undefined {
  if (text === '') return undefined
  const looks = text.split(',').map(word => (/^\s*\d{1,6}\s*$/.test(word) ? Number(word) : Number.NaN))
  if (looks.every((look, index) => look > (looks[index - 1] ?? 0))) return looks
  throw new InputError(`"looks" is ${shown(text)}; it must be ascending numbers of rounds, such as 5,8,13,20`)
}
