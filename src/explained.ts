import type { Finding } from './compare/finding.js'
import type { GatePolicy } from './compare/gate/policy.js'
import { showCommand } from './measure/process.js'
import { repeatsVariable } from './measure/repeats.js'
import type { MeasurePorts, ProfilingPorts, Session } from './measure/session.js'
import type { Profiler } from './profiles/profilers.js'
import type { CausesRequest, ProfilerName } from './record/causes.js'
import type { Origin, SessionRecord } from './record/record.js'

/** A side of a record, and the directory that it is a copy of; none where it was packed elsewhere. */
export interface ExplainedSide {
  readonly name: string
  readonly directory?: string
  readonly origin: Origin
}

/** A record with a verdict that is to be explained, on the machine and in the copies that it was measured in. */
export interface Explained {
  readonly causes: CausesRequest
  readonly record: SessionRecord
  readonly session: Session
  /** The baseline first. */
  readonly sides: readonly ExplainedSide[]
  /** Seconds left of the time budget. */
  readonly secondsLeft: number
  /** The gate of the job, where there is one: the causes of what it lets pass are not worth a wait. */
  readonly gate?: GatePolicy | undefined
}

/** The profilers of a machine. */
export interface Profilers {
  /** The profiler with this name, or in words why there is none, and what would bring it. */
  find(name: ProfilerName): Promise<Profiler | string>
  /** Returns the difference of the files below `directory` from those of `commit`, in the form of `git diff -U0`; undefined where git cannot say. */
  diff(directory: string, commit: string): Promise<string | undefined>
  /** Digests the programs and libraries below `root`; undefined where there are none. */
  digestMachineCode(root: string): Promise<string | undefined>
}

/** The world as far as explaining a verdict needs it. */
export interface ExplainingPorts {
  readonly measuring: Omit<MeasurePorts, 'random' | 'guard' | 'renewal' | 'installAgain' | 'keep' | 'examine'>
  /** Takes profiles, after a verdict. */
  readonly profiling: Profilers & Pick<ProfilingPorts, 'readProfiles' | 'readVersion' | 'isSameFile'>
  /** Tells the verdict of a record before what takes long: nobody waits for an explanation to learn it. */
  tellVerdict?(record: SessionRecord): Promise<void>
}

/** Returns whether all of `findings` are of the process as a whole, so that every run does the same work. */
export function isOfProcess(
  findings: readonly Finding[],
  { suite }: SessionRecord,
  session: Pick<Session, 'scan'>,
): boolean {
  const processes = [suite, ...(session.scan ?? []).map(({ label }) => label)]
  return findings.every(({ benchmark }) => processes.includes(benchmark))
}

/** True if sides run commands of their own: two programs have few functions in common. */
export function hasOtherPrograms({ sides: [baseline, ...others] }: Session): boolean {
  return others.some(({ command }) => showCommand(command) !== showCommand(baseline!.command))
}

/** The longest median of a run of the process, as far as it is known. */
export function secondsPerRun(record: SessionRecord, findings: readonly Finding[]): number {
  const times = findings.filter(({ unit, metric }) => unit === 's' && metric === 'time')
  const medians = times.flatMap(({ baseline, contender }) => [baseline?.median ?? 0, contender?.median ?? 0])
  const known = Math.max(0, ...medians)
  const { plan } = record
  const perInvocation = (plan?.seconds ?? 0) / Math.max(1, record.rounds.flat().length)
  return plan?.slope || known === 0 ? perInvocation : Math.min(known, perInvocation)
}

/** Profiles the longest run of a command that repeats its work as often as it is told, and the last point of a scan. */
export function withRepeats({ slope, ...all }: Session): Session {
  const session = { ...all, scan: (all.scan ?? []).slice(-1) }
  if (slope === undefined) return session
  return { ...session, variables: { ...session.variables, [repeatsVariable]: `${slope.at(-1)}` } }
}
