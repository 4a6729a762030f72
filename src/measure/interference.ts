import { makeReason, type Reason } from '../record/reasons.js'
import type { Warning } from '../record/record.js'
import { nameSome } from '../util/list.js'
import { count } from '../util/plural.js'
import { type Invoked, leftoversWarning } from './invoked.js'
import type { Processes } from './process.js'

type Observed = Pick<Processes, 'unended' | 'foreign' | 'homeChanges'>

/** The most names of processes that are kept of a side. */
const mostNames = 20

/**
 * Collects what commands did after which no number of theirs can be believed: they ended the stopwatch, or left processes behind that
 * outlive their run and may change what comes after.
 */
export class Interference {
  readonly #processes: Observed
  readonly #baseline: string
  #stopwatch: Reason | undefined
  #hasLeftovers = false

  constructor(processes: Observed, baseline: string) {
    this.#processes = processes
    this.#baseline = baseline
  }

  /** Takes note of what a run left behind. */
  see({ leftovers }: Invoked): void {
    if (leftovers > 0) this.#hasLeftovers = true
  }

  /** Takes note that a command brought the stopwatch down. */
  endStopwatch(reason: Reason): void {
    this.#stopwatch ??= reason
  }

  /** The acts after which nothing can be compared. What both sides leave to other users is a habit of the benchmark's. */
  get acts(): readonly Reason[] {
    const unended = [...(this.#processes.unended ?? [])].slice(0, mostNames)
    const foreign = this.#foreign.acts
    return [
      ...(this.#stopwatch ? [this.#stopwatch] : []),
      ...(unended.length > 0 ? [makeReason('processes-unended', { names: unended })] : []),
      ...(foreign.length > 0 ? [makeReason('processes-foreign', { names: [...foreign] })] : []),
      ...this.#judgeHome(),
    ]
  }

  /** Both sides read these files, so what only contenders change there may change what the baseline does. */
  #judgeHome(): readonly Reason[] {
    const changes = this.#processes.homeChanges?.() ?? new Map<string, ReadonlySet<string>>()
    const ofBaseline = changes.get(this.#baseline) ?? new Set()
    const paths = [...changes].flatMap(([side, paths]) => (side === this.#baseline ? [] : [...paths]))
    const strange = [...new Set(paths)].filter(path => !ofBaseline.has(path)).slice(0, mostNames)
    return strange.length === 0 ? [] : [makeReason('home-changed', { paths: strange })]
  }

  warn(): readonly Warning[] {
    const { habits } = this.#foreign
    return [...(this.#hasLeftovers ? [leftoversWarning] : []), ...(habits.length > 0 ? [warnOfForeign(habits)] : [])]
  }

  /** Processes of other users: those that runs of contenders alone left, and those that are a habit of the benchmark's or of its build. */
  get #foreign(): { readonly acts: readonly string[]; readonly habits: readonly string[] } {
    const left = [...(this.#processes.foreign ?? [])]
    const isHabit = left.some(([side]) => side === this.#baseline)
    const namesOf = (isOfRuns: boolean) =>
      left.flatMap(([side, names]) => ((side !== '') === isOfRuns ? [...names] : [])).slice(0, mostNames)
    const [ofRuns, ofPreparation] = [namesOf(true), namesOf(false)]
    return isHabit ? { acts: [], habits: [...ofRuns, ...ofPreparation] } : { acts: ofRuns, habits: ofPreparation }
  }
}

function warnOfForeign(names: readonly string[]): Warning {
  const processes = count(names.length, 'process', 'processes')
  const message = `commands left ${processes} of another user running (${nameSome(names, 3)}), which may have disturbed what ran after: let them end what they start with sudo`
  return { code: 'foreign-leftovers', message }
}
