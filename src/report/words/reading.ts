import { share } from '../../metrics/scale.js'
import { listDifferences } from '../../record/differences.js'
import type { Environment } from '../../record/environment.js'
import type { Report } from '../report.js'
import { own, say, type Text } from '../text/text.js'
import { runnerLines } from './runners.js'

/** What every column and word means, a sentence each; on a page that draws strips, what these are. */
export function reading({ settings, control, rules }: Report, drawing: 'strips' | 'plots' = 'strips'): readonly Text[] {
  const confidence = share(settings.confidence)
  const threshold = share(settings.threshold)
  return [
    own(
      'Baseline and Contender are levels: what came and went with the rounds is taken out of the values, as for the change. So contender ÷ baseline is the change. The ± is the median distance from the level. A row without a change shows plain medians.',
    ),
    own(
      `Change is that of the contender relative to the baseline. The brackets hold the ${confidence} interval: ends between which the true change lies, unless this is the one run in ${oneIn(settings.confidence)} that errs. With many benchmarks, changes are shown with a wider one, so that the many do not make false alarms.`,
    ),
    drawing === 'strips' &&
      own(
        'The strip draws the same interval, on one scale for all rows: ● the change, ├ ┤ the ends, · no change (┼ inside), ‹ › goes on.',
      ),
    own('Control is the change between two copies of the same code. It should be close to zero.'),
    control.noiseFloor !== null &&
      own('The ± of the control is its noise floor: the median of the far ends of the controls’ intervals.'),
    own(`Unchanged: the whole interval is within ±${threshold}. Inconclusive: the interval is too wide to tell.`),
    rules !== undefined &&
      own(
        `A budget is met where the whole ${confidence} interval of the contender’s own median keeps to it, missed where none of it does, and else undecided; the baseline has no part in that.`,
      ),
    own(
      'Finds is the smallest change that a row would have shown in four of five runs. Outliers lie farther from the middle half of the values than 1.5 times its width. They count like all other values.',
    ),
    own('Incomparable: a comparison of the values would mislead. The row says why.'),
  ].filter(sentence => sentence !== false)
}

/** The machine and the versions, a line each: what it is, and what was found. */
export function environmentLines(report: Report): readonly Text[] {
  const { environment, rounds, settings, seed, suite } = report
  const known = fields.flatMap(([label, value]) => {
    const found = environment && value(environment)
    return found === undefined ? [] : [say`${own(label)}: ${found}`]
  })
  const looks = settings.looks.join(', ')
  return [
    ...known,
    ...(environment?.toolchain ?? []).map(({ command, version }) => say`${command}: ${version}`),
    ...publishedLines(report),
    ...runnerLines(report),
    say`Suite: ${suite}`,
    ...(seed === undefined ? [] : [say`Seed: ${seed}`]),
    ...(rounds > 0 && looks ? [own(`Looks after ${looks} rounds`)] : []),
  ]
}

const fields: readonly (readonly [label: string, value: (environment: Environment) => string | undefined])[] = [
  ['CPU', ({ cpu, cores }) => `${cpu}, ${cores} cores`],
  ['Memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(1)} GiB`],
  ['System', ({ os, kernel }) => `${os}, ${kernel}`],
  ['Runner', ({ runner }) => runner],
  ['Inside', ({ virtualization }) => virtualization],
  ['Quota', ({ quotaInCores }) => (quotaInCores === undefined ? undefined : `the time of ${quotaInCores} cores`)],
  ['Node.js', ({ node }) => node],
  ['Set to', describeSettings],
  [
    'Held to',
    ({ held }) =>
      joined([held?.cores && `cores ${held.cores}`, describeNiceness(held), held?.isolated && 'its own copy']),
  ],
]

function describeSettings({ governor, turbo, smt, aslr }: Environment): string | undefined {
  return joined([
    governor && `governor ${governor}`,
    turbo && `turbo ${turbo}`,
    smt && `SMT ${smt}`,
    aslr && `ASLR ${aslr}`,
  ])
}

function describeNiceness(held: Environment['held']): string | undefined {
  return held?.niceness === undefined ? undefined : `niceness ${held.niceness}`
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(', ') || undefined
}

/** What is not as it was where the baseline was published. */
function publishedLines({ environment, sides }: Report): readonly Text[] {
  const then = sides?.baseline?.environment
  const differences = environment && then ? listDifferences(then, environment) : []
  if (differences.length === 0) return []
  return [
    own(
      'Both sides ran on this machine. Values from the machine that published the baseline are never judged. Differences from that machine:',
    ),
    ...differences.map(difference => say`${difference.what}: ${difference.before} then, ${difference.after} now`),
  ]
}

function oneIn(confidence: number): string {
  return confidence < 1 ? String(Math.round(1 / (1 - confidence))) : 'many'
}
