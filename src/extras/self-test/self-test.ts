import type { Change, Finding, Status, Verdict } from '../../compare/finding.js'
import { isCalled } from '../../compare/verdict.js'
import type { Environment } from '../../record/environment.js'
import { seriesKey } from '../../record/key.js'
import type { Settings, Warning } from '../../record/record.js'
import type { Section } from '../../report/report.js'
import { medianOf } from '../../stats/quantile.js'
import type { Slowdown } from './slowdown.js'

/** The contender's side in a session of a self-test: the baseline once more, or the slowed baseline. */
export type SessionKind = 'same' | 'slowed'

export interface PlannedSession {
  readonly kind: SessionKind
  /** Among those of its kind, from 1. */
  readonly number: number
  readonly seed: string
}

/** `count` sessions of each kind, by turns: what the machine does over the hours meets both alike. */
export function planSessions(count: number, seed: string): readonly PlannedSession[] {
  return Array.from({ length: count }, (_, index) => index + 1).flatMap(number =>
    (['same', 'slowed'] as const).map(kind => ({ kind, number, seed: `${seed}/${kind}/${number}` })),
  )
}

/** So many of so many. */
export interface Share {
  readonly count: number
  readonly of: number
}

/** The outcome of a self-test for one benchmark. */
export interface BenchmarkResult {
  readonly benchmark: string
  readonly metric: string
  /** Sessions of the baseline against itself with a verdict of regressed or improved. */
  readonly falseAlarms: Share
  /** Slowed sessions in which it was regressed. */
  readonly found: Share
  /** Sessions of the baseline against itself whose p-value is at most 1 − confidence; verdicts at a threshold hide errors. */
  readonly smallP: Share
  /** The median change in the slowed sessions; null where there was none. */
  readonly change: number | null
  /** The median over the sessions of the baseline against itself; null where there is no noise, or nothing was compared. */
  readonly resolution: number | null
}

/** One session, complete, as far as the summary needs it. */
export interface SessionResult extends PlannedSession {
  readonly status: Status
  readonly rounds: number
  readonly seconds: number
  readonly resolution: number | null
  /** Findings of the judged sections. */
  readonly findings: readonly JudgedFinding[]
}

export interface JudgedFinding extends Pick<Finding, 'benchmark' | 'metric' | 'p' | 'resolution' | 'reason'> {
  readonly verdict: Verdict
  readonly change: Change | null
}

export type SelfTestEnd = 'complete' | 'interrupted' | 'failing'

/** The facts that are known about a self-test, apart from its sessions. */
export interface SelfTestCircumstances {
  readonly suite: string
  readonly command: string
  readonly createdAt: string
  readonly seed: string
  /** The slowdown that was put in, as a fraction. */
  readonly effect: number
  readonly slowdown: Slowdown
  /** Format that the command's numbers were read as. */
  readonly format: string
  /** Sessions of each kind that were asked for. */
  readonly planned: number
  readonly settings: Settings
  readonly environment: Environment
  readonly stoppedBy: SelfTestEnd
  readonly seconds: number
  readonly warnings: readonly Warning[]
}

/** Everything that a self-test has found; plain data, as it stands in the JSON. */
export interface SelfTest extends SelfTestCircumstances {
  readonly schema: 'counterbalance/self-test@1'
  /** Sessions with a false alarm on any judged benchmark, or on how it grows with the size. */
  readonly falseAlarms: Share
  /** Slowed sessions in which every judged benchmark was regressed. */
  readonly found: Share
  /** The median over the sessions of the baseline against itself. */
  readonly resolution: number | null
  /** The median number of rounds in a session. */
  readonly rounds: number | null
  readonly benchmarks: readonly BenchmarkResult[]
  /** In the order in which they were measured. */
  readonly sessions: readonly SessionResult[]
}

/** Picks what the summary needs from the report of a session. */
export function makeSessionResult(session: PlannedSession, report: Section): SessionResult {
  const { status, rounds, plan, resolution, findings } = report
  const judged = findings.flatMap(finding => {
    const { benchmark, metric, verdict, p, change, resolution, reason } = finding
    if (verdict === null) return []
    return [{ benchmark, metric, verdict, p, change, resolution, ...(reason === undefined ? {} : { reason }) }]
  })
  return { ...session, status, rounds, seconds: plan?.seconds ?? 0, resolution, findings: judged }
}

/** Summarises `sessions`, which are complete. */
export function makeSelfTest(sessions: readonly SessionResult[], circumstances: SelfTestCircumstances): SelfTest {
  const [same, slowed] = [having(sessions, 'same'), having(sessions, 'slowed')]
  return {
    schema: 'counterbalance/self-test@1',
    falseAlarms: share(
      same,
      ({ status, findings }) => status === 'regressed' || status === 'improved' || findings.some(isAlarm),
    ),
    found: share(slowed, ({ findings }) => findings.length > 0 && findings.every(isFound)),
    resolution: medianOf(same.map(({ resolution }) => resolution)),
    rounds: medianOf(sessions.map(({ rounds }) => rounds)),
    ...circumstances,
    benchmarks: listBenchmarks(sessions).map(key => summarise(key, same, slowed, circumstances.settings)),
    sessions,
  }
}

function having(sessions: readonly SessionResult[], kind: SessionKind): readonly SessionResult[] {
  return sessions.filter(session => session.kind === kind)
}

type Key = Pick<JudgedFinding, 'benchmark' | 'metric'>

function listBenchmarks(sessions: readonly SessionResult[]): readonly Key[] {
  const all = sessions.flatMap(({ findings }) => findings.map(({ benchmark, metric }) => ({ benchmark, metric })))
  const byKey = new Map(all.map(key => [seriesKey(key), key]))
  // By code units, so that the order is the same in every locale.
  return [...byKey.keys()].sort().map(key => byKey.get(key)!)
}

function summarise(
  key: Key,
  same: readonly SessionResult[],
  slowed: readonly SessionResult[],
  { confidence }: Settings,
): BenchmarkResult {
  const of = (sessions: readonly SessionResult[]): readonly JudgedFinding[] =>
    sessions.flatMap(({ findings }) =>
      findings.filter(finding => finding.benchmark === key.benchmark && finding.metric === key.metric),
    )
  const [alike, slower] = [of(same), of(slowed)]
  return {
    ...key,
    falseAlarms: share(alike, isAlarm),
    found: share(slower, isFound),
    smallP: share(
      alike.flatMap(({ p }) => (p === null ? [] : [p])),
      p => p <= 1 - confidence + 1e-12,
    ),
    change: medianOf(slower.map(({ change }) => change?.value ?? null)),
    resolution: medianOf(alike.map(({ resolution }) => resolution)),
  }
}

function isAlarm({ verdict }: JudgedFinding): boolean {
  return isCalled(verdict)
}

function isFound({ verdict }: JudgedFinding): boolean {
  return verdict === 'regressed'
}

function share<T>(all: readonly T[], counts: (item: T) => boolean): Share {
  return { count: all.filter(counts).length, of: all.length }
}
