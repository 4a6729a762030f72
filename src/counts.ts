import type { Explained, ExplainingPorts } from './explained.js'
import { withRepeats } from './explained.js'
import { invokeRound } from './measure/invoke.js'
import { noExamination } from './measure/rounds/examination.js'
import { type Session, sayBusy } from './measure/session.js'
import { type CountMetric, findCountThreshold } from './metrics/metric.js'
import { duration } from './metrics/scale.js'
import { type Counted, type CountedFunction, type Counter, counters } from './profiles/counters.js'
import { ProfileError, type StackFrame } from './profiles/profile.js'
import type { CountedPlace, CountedValue, RecordedCounts } from './record/counts.js'
import { makeReason, type Reason } from './record/reasons.js'
import type { Measurement, SessionRecord } from './record/record.js'
import type { Slot } from './schedule/round.js'
import { makeRandom } from './stats/random.js'
import { count } from './util/plural.js'
import { present } from './util/present.js'

/** The variable that tells a command that its work is counted, so that it can do as much each time. */
export const countsVariable = 'BENCH_COUNTS'

const work = 'counting'
/** Counting may take at least so long, whatever is left of the time budget: a gate may rest on it. */
const leastSeconds = 120
/** The runs of each copy. */
const runsOfCopy = [0, 1] as const

/**
 * Counts the allocations and instructions of each benchmark of `record`, two runs of each copy, in one process for each benchmark where the
 * command can be told which to run. Returns undefined where nobody asked, or where the benchmarks print their counts themselves.
 */
export async function countWork(explained: Explained, ports: ExplainingPorts): Promise<RecordedCounts | undefined> {
  const { record, session, secondsLeft } = explained
  const isOver = record.plan?.stoppedBy === 'interrupted' || record.rounds.length === 0
  if (!session.isCounted || isOver || printsCounts(record)) return undefined
  const absent = (absence: Reason): RecordedCounts => ({ absence, values: [], places: [] })
  if (session.serving) return absent(makeReason('counts-of-server', {}))
  const valgrind = await ports.profiling.find('callgrind')
  if (typeof valgrind === 'string') return absent(makeReason('no-profiler', { problem: valgrind }))
  const limit = Math.max(secondsLeft, leastSeconds)
  const counting = new Counting({ ...withRepeats(session), invocationTimeoutInSeconds: limit }, ports, limit)
  using _ = sayBusy(ports.measuring.watch, 'counting allocations and instructions')
  try {
    return await counting.countAll(record)
  } catch (error) {
    if (ports.measuring.signal.aborted) return absent(makeReason('interrupted', { work }))
    return absent(makeReason('broken', { work, problem: (error as Error).message }))
  }
}

/** Returns whether a benchmark prints what it allocates or how many instructions it takes, so that its tool has counted them. */
function printsCounts({ rounds }: SessionRecord): boolean {
  return listPrinted(rounds[0] ?? []).some(({ metric }) => findCountThreshold(metric.name) !== undefined)
}

function listPrinted(round: SessionRecord['rounds'][number]): readonly Measurement[] {
  return round.flatMap(({ measurements }) => measurements.filter(({ metric }) => !metric.aside))
}

/** What is counted in one process: a benchmark, and the word that selects it; none for the process as a whole. */
interface Target {
  readonly benchmark: string
  readonly select: string | undefined
}

/** The first run of each side, which tells the functions. */
type Firsts = Map<string, Counted>

class Counting {
  readonly #session: Session
  readonly #ports: ExplainingPorts
  readonly #slots: readonly Slot[]
  readonly #start: number
  readonly #limit: number
  readonly #values = new Map<string, { -readonly [key in keyof CountedValue]: CountedValue[key] }>()
  readonly #places: CountedPlace[] = []
  #isUnseen = false
  #done = 0

  constructor(session: Session, ports: ExplainingPorts, limit: number) {
    this.#session = session
    this.#ports = ports
    this.#limit = limit
    this.#start = ports.measuring.clock()
    this.#slots = session.plan.sides.flatMap(({ name, copies }) =>
      ([1, 2] as const).slice(0, copies).map(copy => ({ side: name, copy })),
    )
  }

  async countAll(record: SessionRecord): Promise<RecordedCounts> {
    const { targets, isOfProcess } = this.#listTargets(record)
    const runs = targets.length * counters.length * runsOfCopy.length * this.#slots.length
    let absence: Reason | undefined
    for (const target of targets)
      for (const counter of counters) {
        absence ??= await this.#countOne(target, counter, runs)
        if (absence) break
      }
    const unseen = this.#isUnseen ? makeReason('allocations-unseen', {}) : undefined
    if (this.#areAlike(targets)) return { absence: makeReason('selection-unused', {}), values: [], places: [] }
    return {
      ...present({ absence: absence ?? unseen }),
      ...(isOfProcess && { isOfProcess }),
      ...{ values: [...this.#values.values()], places: this.#places },
    }
  }

  /** Returns whether all benchmarks took as many instructions, as if the command had run all of them each time, or none. */
  #areAlike(targets: readonly Target[]): boolean {
    const baseline = this.#session.plan.sides[0]!.name
    const counts = targets.flatMap(target => this.#valuesOf(target, 'instructions', baseline)[0] ?? [])
    return counts.length > 1 && Math.max(...counts) <= (1 + nearlySame) * Math.min(...counts)
  }

  /** Each benchmark alone, where the command can be told; otherwise the process with all of them. */
  #listTargets({ rounds, suite }: SessionRecord) {
    const names = [...new Set(rounds.flatMap(listPrinted).map(({ benchmark }) => benchmark))]
    const { language } = this.#session.selection ?? {}
    const alone = names.flatMap((benchmark): Target[] => {
      const select = language?.express([benchmark])
      return select === undefined ? [] : [{ benchmark, select }]
    })
    if (alone.length > 0 && alone.length === names.length) return { targets: alone }
    const isOfProcess = names.some(name => name !== suite) || undefined
    return { targets: [{ benchmark: suite, select: language?.all }], isOfProcess }
  }

  /** Counts one benchmark by one tool. Returns why that could not be done. */
  async #countOne(target: Target, counter: Counter, runs: number): Promise<Reason | undefined> {
    const firsts: Firsts = new Map()
    for (const run of runsOfCopy) {
      if (run > 0 && !counter.metrics.some(metric => this.#isOpen(target, metric))) break
      for (const slot of this.#slots) {
        const counted = await this.#run(target, { counter, slot })
        if ('code' in counted) return counted
        if (!firsts.has(slot.side)) firsts.set(slot.side, counted)
        this.#note(target, slot, counted)
        const absence = this.#checkTime(runs)
        if (absence) return absence
      }
    }
    this.#place(target, counter, firsts)
    return undefined
  }

  /** Tells what all of it will take once the first run has shown that, and whether there is no time for it. */
  #checkTime(runs: number): Reason | undefined {
    this.#done += 1
    const seconds = this.#ports.measuring.clock() - this.#start
    const expected = (seconds / this.#done) * runs
    if (this.#done === 1) {
      const message = `counting allocations and instructions: ${count(runs, 'run')} under valgrind take about ${duration(expected)}`
      this.#ports.measuring.watch({ kind: 'profiling', message })
    }
    const isTooLong = this.#done === 1 ? expected > this.#limit : seconds > this.#limit && this.#done < runs
    return isTooLong ? makeReason('too-long-to-count', { runs, seconds: Math.round(expected) }) : undefined
  }

  /** Counts one run of a copy. */
  async #run(
    { select }: Target,
    { counter, slot }: { readonly counter: Counter; readonly slot: Slot },
  ): Promise<Counted | Reason> {
    let counted: Counted | undefined
    const session: Session = {
      ...this.#session,
      variables: { ...this.#session.variables, [countsVariable]: '1' },
      instruments: [],
      profiling: {
        wrap: counter.wrap,
        variables: () => ({ COUNTERBALANCE_PADDING: '' }),
        read: async directory => {
          const left = this.#ports.profiling.readProfiles(directory)
          if ('problem' in left) return left
          try {
            counted = counter.read(left.files)
            return { profile: { unit: 'instructions', samples: [] } }
          } catch (error) {
            if (error instanceof ProfileError) return { problem: error.message }
            throw error
          }
        },
      },
    }
    const ports = {
      ...this.#ports.measuring,
      ...{ random: makeRandom('counting'), examine: noExamination, keep: () => undefined },
    }
    const round = [{ side: slot.side, copy: slot.copy }]
    const [ran] = await invokeRound(session, { round, runs: 1, select, purpose: 'profiled' }, ports)
    if (counted !== undefined && ran?.outcome === 'ok') return counted
    return makeReason('run-failed-under', { program: 'valgrind', ...present({ failure: ran?.failure }) })
  }

  #note({ benchmark }: Target, { side, copy }: Slot, { totals }: Counted): void {
    if (totals.size === 0) this.#isUnseen = true
    for (const [metric, value] of totals) {
      const key = JSON.stringify([benchmark, metric, side, copy])
      const known = this.#values.get(key)
      if (known) known.values = [...known.values, value]
      else this.#values.set(key, { benchmark, metric, side, copy, values: [value] })
    }
  }

  #valuesOf({ benchmark }: Target, metric: CountMetric, side: string): readonly number[] {
    return [...this.#values.values()]
      .filter(value => value.benchmark === benchmark && value.metric === metric && value.side === side)
      .flatMap(({ values }) => values)
  }

  /** Returns whether the copies of each side agree so far: a count that differs between two of them is not exact, and settled. */
  #isOpen(target: Target, metric: CountMetric): boolean {
    return this.#session.plan.sides.every(({ name }) => new Set(this.#valuesOf(target, metric, name)).size === 1)
  }

  /** Names the function that makes most of each exact difference. */
  #place(target: Target, { metrics }: Counter, firsts: Firsts): void {
    const [baseline, ...others] = this.#session.plan.sides
    for (const metric of metrics)
      for (const { name: side } of others) {
        if (!this.#isOpen(target, metric)) continue
        const [before, after] = [baseline!.name, side].map(name => this.#valuesOf(target, metric, name)[0] ?? 0)
        const [from, to] = [baseline!.name, side].map(name => firsts.get(name)?.functions.get(metric) ?? [])
        const frame = findLargest(from!, to!, Math.sign(after! - before!))
        if (frame) this.#places.push({ ...{ benchmark: target.benchmark, metric, side }, ...this.#describe(frame) })
      }
  }

  /** Names a place by its path in its copy, or by its file alone where it was built elsewhere. */
  #describe({ name, file, line }: StackFrame) {
    const roots = this.#session.sides.flatMap(({ places }) => places.map(({ root }) => `${root}/`))
    const root = roots.find(candidate => file?.startsWith(candidate))
    const path = root === undefined ? file?.split('/').at(-1) : file?.slice(root.length)
    return { name: name.slice(0, longestName), ...present({ file: path, line }) }
  }
}

const longestName = 500
/** The same run again takes as many instructions, but for so small a part. */
const nearlySame = 0.001

/** Finds the function whose count moved most in the direction of the whole; undefined where the whole did not move. */
function findLargest(
  before: readonly CountedFunction[],
  after: readonly CountedFunction[],
  direction: number,
): StackFrame | undefined {
  if (direction === 0) return undefined
  const keyOf = ({ frame }: CountedFunction): string => frame.name
  const moves = new Map<string, { readonly frame: StackFrame; readonly by: number }>()
  for (const [functions, sign] of [
    [before, -direction],
    [after, direction],
  ] as const)
    for (const counted of functions) {
      const { by = 0 } = moves.get(keyOf(counted)) ?? {}
      moves.set(keyOf(counted), { frame: counted.frame, by: by + sign * counted.count })
    }
  const [largest] = [...moves.values()].sort((a, b) => b.by - a.by)
  return largest !== undefined && largest.by > 0 ? largest.frame : undefined
}
