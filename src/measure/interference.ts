import { makeReason, type Reason } from '../record/reasons.js'
import type { Warning } from '../record/record.js'
import { nameSome } from '../util/list.js'
import { count } from '../util/plural.js'
import { type Invoked, leftoversWarning } from './invoked.js'
import type { Processes } from './process.js'

type Observed = Pick<Processes, 'unended' | 'homeChanges'>

/** The most names of processes that are kept of a side. */
const mostNames = 20

/**
 * Collects what commands did after which no number of theirs can be believed: they ended the stopwatch, or left processes behind that
 * outlive their run and may change what comes after.
 */
export class Interference {
  readonly #processes: Observed
  readonly #baseline: string
  /** Processes of other users, by the side whose run left them. */
  readonly #foreign = new Map<string, Set<string>>()
  #stopwatch: Reason | undefined
  #hasLeftovers = false

  constructor(processes: Observed, baseline: string) {
    this.#processes = processes
    this.#baseline = baseline
  }

  /** Takes note of what a run left behind. */
  see({ slot, leftovers, left }: Invoked): void {
    if (leftovers > 0) this.#hasLeftovers = true
    for (const name of left?.foreign ?? []) {
      const names = this.#foreign.get(slot.side) ?? new Set()
      if (names.size < mostNames) names.add(name)
      this.#foreign.set(slot.side, names)
    }
  }

  /** Takes note that a command brought the stopwatch down. */
  endStopwatch(reason: Reason): void {
    this.#stopwatch ??= reason
  }

  /** The acts after which nothing can be compared. What both sides leave to other users is a habit of the benchmark's. */
  get acts(): readonly Reason[] {
    const unended = [...(this.#processes.unended ?? [])].slice(0, mostNames)
    const foreign = this.#foreign.has(this.#baseline) ? [] : this.#namesOfForeign
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
    const names = this.#namesOfForeign
    return [
      ...(this.#hasLeftovers ? [leftoversWarning] : []),
      ...(names.length > 0 && this.#foreign.has(this.#baseline) ? [warnOfForeign(names)] : []),
    ]
  }

  get #namesOfForeign(): readonly string[] {
    return [...this.#foreign.values()].flatMap(names => [...names])
  }
}

function warnOfForeign(names: readonly string[]): Warning {
  const processes = count(names.length, 'process', 'processes')
  const message = `the command left ${processes} of another user running (${nameSome(names, 3)}), which may have disturbed what ran after: let the command end what it starts with sudo`
  return { code: 'foreign-leftovers', message }
}
