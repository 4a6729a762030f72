import { join, names, say, type Text, tell, trusted } from '../../document/text.js'
import { duration } from '../../metrics/scale.js'
import { type Environment, listDifferences } from '../../record/environment.js'
import { type Purpose, purposes, type Starts } from '../../record/starts.js'
import { nameAll } from '../../util/list.js'
import type { Section } from '../report.js'

/** The machine and the versions, a line each: what it is, and what was found. */
export function environmentLines(report: Section): readonly Text[] {
  const { environment, rounds, settings, seed, starts, suite, suiteChanges = [], suiteReplaced = [] } = report
  const looks = nameAll(settings.looks.map(String))
  return tell(
    ...fields.map(([label, value]) => {
      const text = environment && value(environment)
      return text !== undefined && say`${trusted(label)}: ${text}`
    }),
    ...(environment?.toolchain ?? []).map(({ command, version }) => say`${command}: ${version}`),
    ...publishedLines(report),
    ...runnerLines(report),
    suiteChanges.length > 0 && say`Benchmark files that differ: ${names(suiteChanges, mostFiles)}`,
    suiteReplaced.length > 0 && say`Benchmark files of the contender on both sides: ${names(suiteReplaced, mostFiles)}`,
    say`Suite: ${suite}`,
    starts !== undefined && startsLine(starts),
    seed !== undefined && say`Seed: ${seed}`,
    rounds > 0 && looks && `Analyzed after ${looks} rounds`,
  )
}

const mostFiles = 10

const purposeNames: Readonly<Record<Purpose, string>> = {
  build: 'to build',
  setup: 'of "setup"',
  install: 'of "install"',
  prepare: 'of "prepare"',
  'warm-up': 'to warm up',
  untimed: 'untimed, in new copies',
  measured: 'measured',
  profiled: 'under a profiler',
}

/** Everything that was started, and how long it took. */
function startsLine(starts: Starts): Text {
  const parts = purposes.flatMap(purpose => {
    const { [purpose]: start } = starts
    return start ? [`${start.count} ${purposeNames[purpose]} (${duration(start.seconds)})`] : []
  })
  return trusted(`Runs: ${parts.join(', ')}`)
}

const fields: readonly (readonly [label: string, value: (environment: Environment) => string | undefined])[] = [
  ['CPU', ({ cpu, cores }) => `${cpu}, ${cores} cores`],
  ['Memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(1)} GiB`],
  ['System', ({ os, kernel }) => `${os}, ${kernel}`],
  ['Runner', ({ runner }) => runner],
  ['Inside', ({ virtualization }) => virtualization],
  ['Quota', ({ quotaInCores }) => (quotaInCores === undefined ? undefined : `the time of ${quotaInCores} cores`)],
  ['Node.js', ({ node }) => node],
  [
    'Settings',
    ({ governor, turbo, smt, aslr, held: { cores, niceness, isolated } = {} }) =>
      joined([
        governor && `governor ${governor}`,
        turbo && `turbo ${turbo}`,
        smt && `SMT ${smt}`,
        aslr && `ASLR ${aslr}`,
        cores && `on cores ${cores}`,
        niceness !== undefined && `priority ${niceness < 0 ? `−${-niceness}` : niceness}`,
        isolated && 'writes to its own copy only',
      ]),
  ],
]

function joined(parts: readonly (string | false | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(', ') || undefined
}

/** Names the differences from the environment in which the baseline was published. */
function publishedLines({ environment, sides }: Section): readonly Text[] {
  const then = sides?.baseline?.environment
  const differences = environment && then ? listDifferences(then, environment) : []
  if (differences.length === 0) return []
  return [
    say`Both sides ran on this machine. Values from the machine that published the baseline are never judged. Differences from that machine:`,
    ...differences.map(difference => say`${difference.what}: ${difference.before} then, ${difference.after} now`),
  ]
}

function runnerLines({ runners = [] }: Section): readonly Text[] {
  if (runners.length < 2) return []
  return runners.map(({ label, environment, seed }) => {
    const parts = tell(
      environment ? say`${environment.cpu}, ${environment.cores} cores, ${environment.os}` : 'not known',
      environment?.runner !== undefined && say`${environment.runner}`,
      seed !== undefined && say`seed ${seed}`,
    )
    return say`Runner ${label}: ${join(parts, ' · ')}`
  })
}
