import { equivalenceLevel } from '../../compare/verdicts/verdict.js'
import { join, names, own, say, type Text } from '../../document/text.js'
import { share } from '../../metrics/scale.js'
import { listDifferences } from '../../record/differences.js'
import type { Environment } from '../../record/environment.js'
import type { Section } from '../section.js'

/** Explains every column and word, one sentence each. On a page that draws strips, it explains these too. */
export function reading(
  { settings, control, rules, findings }: Section,
  drawing: 'strips' | 'plots' = 'strips',
): readonly Text[] {
  const confidence = share(settings.confidence)
  const threshold = share(settings.threshold)
  return [
    own(
      'The values are the typical value of each side, without slow phases that met both sides, so contender ÷ baseline is 1 + the change. A row that is not judged shows plain medians.',
    ),
    findings.some(({ quantity }) => quantity !== undefined) &&
      own('Rows with “mean”, or with a percentile such as “p95”, compare that statistic instead of the typical value.'),
    own(
      `The brackets hold the ${confidence} confidence interval (CI): in all runs but one in ${oneIn(settings.confidence)}, the true change lies within. Intervals are wider with many benchmarks, so that these do not cause more false alarms.`,
    ),
    drawing === 'strips' &&
      own(
        'The strip draws the same interval, on one scale for all rows: ● the change, ├ ┤ the ends, · no change (┼ inside), ‹ › goes on.',
      ),
    own('A/A is the change between two copies of the baseline. It should be close to zero.'),
    control.noiseFloor !== null &&
      own(
        'The ± of the A/A test is how far two copies of the baseline lie apart: the median of the far ends of its intervals.',
      ),
    own(
      `Unchanged: the ${share(equivalenceLevel(settings.confidence))} CI, which is narrower than the one that is shown, lies within ±${threshold}. Inconclusive: the interval is too wide to tell.`,
    ),
    rules !== undefined &&
      own(
        `A budget is met if the whole ${confidence} CI of the contender’s own median keeps to it, missed if none of it does, and undecided otherwise. The baseline has no part in that.`,
      ),
    own(
      'Detectable is the smallest change that the row would have shown in four of five runs. Outliers lie farther from the middle half than 1.5 times its width, and count like all other values. p says how often chance alone makes such a difference.',
    ),
    own('Not comparable: a comparison of the values would mislead, for the reason in the row.'),
  ].filter(sentence => sentence !== false)
}

/** The machine and the versions, a line each: what it is, and what was found. */
export function environmentLines(report: Section): readonly Text[] {
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
    ...suiteLines(report),
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

/** The files that define the benchmarks, where they are not the same in both sides. */
function suiteLines({ suiteChanges = [], suiteReplaced = [] }: Section): readonly Text[] {
  return [
    ...(suiteChanges.length === 0 ? [] : [say`Benchmark files that differ: ${names(suiteChanges, mostFiles)}`]),
    ...(suiteReplaced.length === 0
      ? []
      : [say`Benchmark files of the contender on both sides: ${names(suiteReplaced, mostFiles)}`]),
  ]
}

const mostFiles = 10

/** What is not as it was where the baseline was published. */
function publishedLines({ environment, sides }: Section): readonly Text[] {
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

/** The machine of each runner, where they are several. */
function runnerLines({ runners = [] }: Section): readonly Text[] {
  if (runners.length < 2) return []
  return runners.map(({ label, environment, seed }) => {
    const parts = [
      environment ? say`${environment.cpu}, ${environment.cores} cores, ${environment.os}` : own('not known'),
      ...(environment?.runner === undefined ? [] : [say`${environment.runner}`]),
      ...(seed === undefined ? [] : [say`seed ${seed}`]),
    ]
    return say`Runner ${label}: ${join(parts, ' · ')}`
  })
}
