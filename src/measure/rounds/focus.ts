import type { Language, Selection } from '../../formats/selection.js'
import { findLanguage } from '../../formats/selection.js'
import { explain } from '../../record/reasons.js'
import type { FocusStep, Invocation, Warning } from '../../record/record.js'
import type { Settling } from '../../schedule/settling.js'
import { count } from '../../util/plural.js'
import type { Before } from '../resumed-session.js'

/** The variable that tells the command which benchmarks to run. */
export const selectVariable = 'BENCH_SELECT'

const longestInBytes = 100_000
const mostNames = 2000
const mostOfReason = 200

/** The benchmarks that a round printed, by side. */
type Printed = ReadonlyMap<string, ReadonlySet<string>>

/** A benchmark that a side had to run. */
interface Missing {
  readonly name: string
  readonly side: string
}

/** A selection whose first round lacked benchmarks. */
interface Doubt {
  readonly missing: readonly Missing[]
  readonly round: readonly Invocation[]
  readonly text: string | undefined
}

/** Decides which benchmarks run, and checks that the command runs them. */
export class Focus {
  readonly warnings: Warning[] = []
  #language: Language | undefined
  readonly #isLearning: boolean
  /** In the order in which they were first printed, with the sides that have printed them. */
  readonly #known = new Map<string, Set<string>>()
  #isOn: boolean
  #steps: FocusStep[] = []
  #text: string | undefined
  /** Returns whether the next round is the first of a selection. */
  #isUntried = false
  /** Set where that round runs again with all benchmarks. */
  #doubt: Doubt | undefined

  /** For a session that may go on after the rounds of an earlier one, in which steps were taken. */
  constructor({
    selection,
    before,
  }: {
    readonly selection?: Selection | undefined
    readonly before?: Pick<Before, 'rounds' | 'focus'>
  }) {
    this.#language = selection?.language
    this.#isLearning = selection !== undefined && selection.language === undefined
    this.#isOn = selection?.isNarrowed ?? false
    if (before === undefined) return
    const { rounds, focus: steps } = before
    for (const round of rounds) this.#note(this.#listPrinted(round))
    this.#steps = [...steps]
    const without = new Set(this.#without)
    if (without.size === 0) return
    const selected = [...this.#known.keys()].filter(name => !without.has(name))
    if (this.#isOn && this.#language && selected.length > 0) this.#text = this.#express(selected, rounds.length)
    if (this.#text === undefined) this.#step(rounds.length, [])
  }

  /** Takes the language of the format that the first output was read as, where nobody has named one. */
  learn(format: string | undefined): void {
    if (this.#isLearning && format !== undefined) this.#language ??= findLanguage(format)
  }

  /** The value of the variable for the command; undefined where it has none. */
  get text(): string | undefined {
    return this.#text ?? this.#language?.all
  }

  /** Returns the record's account of it. */
  get steps(): readonly FocusStep[] {
    return this.#steps
  }

  /** True if no benchmark is to run any more. */
  get isEmpty(): boolean {
    return this.#known.size > 0 && this.#without.length === this.#known.size
  }

  get #without(): readonly string[] {
    return this.#steps.at(-1)?.without ?? []
  }

  /** Takes note of what a round printed. Returns whether it must run again with all benchmarks, since some that were selected are missing. */
  see(round: readonly Invocation[], number: number): boolean {
    const printed = this.#listPrinted(round)
    if (this.#isUntried && this.#check(round, printed, number)) return true
    this.#note(printed)
    return false
  }

  /**
   * Takes note of the round that ran again with all benchmarks. Returns whether it counts, since the selection was to blame. Otherwise the
   * first try counts, and the selection stays.
   */
  seeAgain(round: readonly Invocation[], number: number): boolean {
    const { missing, round: tried, text } = this.#doubt!
    const printed = this.#listPrinted(round)
    this.#note(printed)
    const back = missing.find(({ name, side }) => printed.get(side)?.has(name))
    if (back === undefined) this.#text = text
    else this.#end(number, explainMissing(back, tried))
    return back !== undefined
  }

  #note(printed: Printed): void {
    for (const [side, names] of printed)
      for (const name of names) this.#known.set(name, (this.#known.get(name) ?? new Set()).add(side))
  }

  /** Has only open benchmarks run from the round with this number on, if they can be named. Returns whether others run than before. */
  narrow({ findOpen }: Pick<Settling, 'findOpen'>, from: number): boolean {
    if (!this.#isOn) return false
    const open = findOpen()
    const known = [...this.#known.keys()]
    const selected = known.filter(name => open.has(name))
    // What the process shows as a whole, such as its CPU time, needs rounds in which all run.
    const isOfProcess = open.size > selected.length
    const isWhole = isOfProcess || selected.length === 0 || selected.length === known.length
    this.#text = isWhole ? undefined : this.#express(selected, from)
    return this.#step(from, this.#text === undefined ? [] : known.filter(name => !open.has(name)))
  }

  /** Has these benchmarks not run any more from the round with this number on: all of them, if need be. Returns whether others run than before. */
  leaveOut(names: ReadonlySet<string>, from: number): boolean {
    const known = [...this.#known.keys()]
    const needed = new Set(known.filter(name => !names.has(name)))
    if (needed.size > 0) return this.narrow({ findOpen: () => needed }, from)
    return this.#isOn && this.#step(from, known)
  }

  /** Has all benchmarks run from the round with this number on. */
  include(from: number): void {
    this.#text = undefined
    this.#step(from, [])
  }

  /** Takes a step instead of those that no round was run after. Returns whether others run than before. */
  #step(from: number, without: readonly string[]): boolean {
    const isAsNow = () => without.join('\n') === this.#without.join('\n')
    const isSame = isAsNow()
    this.#steps = this.#steps.filter(step => step.from < from)
    if (!isAsNow()) this.#steps.push({ from, without })
    if (isSame) return false
    this.#isUntried = without.length > 0
    return true
  }

  #express(names: readonly string[], from: number): string | undefined {
    const text = names.length > mostNames ? undefined : this.#language!.express(names)
    if (text !== undefined && new TextEncoder().encode(text).length <= longestInBytes) return text
    const why =
      names.length > mostNames
        ? `${names.length} benchmarks are not settled, and at most ${mostNames} can be selected`
        : text === undefined
          ? 'a benchmark that is not settled has a name that cannot be selected'
          : `the selection is longer than ${longestInBytes / 1000} kB`
    this.#warnOnce({
      code: 'focus-unused',
      message: `all benchmarks went on after ${count(from, 'round')}, since ${why}`,
    })
    return undefined
  }

  /**
   * Returns whether benchmarks are missing that had to run. Whether the selection is to blame shows where all run. Where none was left out,
   * focus ends, and the values count.
   */
  #check(round: readonly Invocation[], printed: Printed, number: number): boolean {
    this.#isUntried = false
    const without = new Set(this.#without)
    const expected = [...this.#known].flatMap(([name, sides]) =>
      [...sides].flatMap(side => (printed.has(side) ? [{ name, side, hasRun: printed.get(side)!.has(name) }] : [])),
    )
    const missing = expected.filter(({ name, hasRun }) => !hasRun && !without.has(name))
    if (missing.length > 0) {
      this.#doubt = { missing, round, text: this.#text }
      this.#text = undefined
      return true
    }
    if (expected.every(({ hasRun }) => hasRun))
      this.#end(number, 'the command ran all benchmarks when only some were selected')
    return false
  }

  /** All run from the round with this number on. */
  #end(number: number, why: string): void {
    this.#isOn = false
    this.#text = undefined
    this.#step(number, [])
    const what = this.#steps.length > 0 ? `focus ended after ${count(number, 'round')}` : 'focus had no effect'
    const advice = `give ${selectVariable} to the option of your tool that selects benchmarks`
    this.#warnOnce({ code: 'focus-ended', message: `${what}, since ${why}: ${advice}` })
  }

  #warnOnce(warning: Warning): void {
    if (!this.warnings.some(({ code }) => code === warning.code)) this.warnings.push(warning)
  }

  /** Lists the benchmarks that the command of each side printed itself, and not the process as a whole. */
  #listPrinted(round: readonly Invocation[]): Printed {
    if (this.#language === undefined) return new Map()
    const printed = new Map(round.map(({ slot }) => [slot.side, new Set<string>()]))
    for (const { slot, measurements } of round)
      for (const { benchmark, metric } of measurements) if (!metric.aside) printed.get(slot.side)!.add(benchmark)
    return printed
  }
}

/** Explains what was wrong in `round` with the selection: the side failed, or it printed no such benchmark. */
function explainMissing({ name, side }: Missing, round: readonly Invocation[]): string {
  const invocations = round.filter(({ slot }) => slot.side === side)
  const [reason = 'no reason is known'] = invocations.flatMap(({ failure }) =>
    failure ? (explain(failure).split('\n')[0]?.slice(0, mostOfReason) ?? []) : [],
  )
  return invocations.every(({ outcome }) => outcome !== 'ok')
    ? `the ${side} failed when only some benchmarks were selected (${reason})`
    : `the command did not run "${name}" when it was among those that were selected`
}
