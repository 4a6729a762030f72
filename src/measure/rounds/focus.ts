import type { Language, Selection } from '../../formats/selection/language.js'
import type { FocusStep, Invocation, Warning } from '../../record/record.js'
import type { Before } from '../before.js'
import type { Settling } from './examination.js'

/** The variable that tells the command which benchmarks to run. */
export const selectVariable = 'BENCH_SELECT'

const longestInBytes = 100_000
const mostNames = 2000

/** The part of a session that matters here. */
interface Measured {
  readonly selection?: Selection | undefined
  /** Patterns of the files whose sizes are measured, which are benchmarks too. */
  readonly size?: readonly string[]
  readonly before?: Pick<Before, 'rounds' | 'focus'>
}

/** Decides which benchmarks run, and checks that the command runs them. */
export class Focus {
  readonly warnings: Warning[] = []
  readonly #language: Language | undefined
  readonly #sizes: ReadonlySet<string>
  /** In the order in which they were first printed, with the sides that have printed them. */
  readonly #known = new Map<string, Set<string>>()
  #isOn: boolean
  #steps: FocusStep[] = []
  #text: string | undefined
  /** Whether the next round is the first of a selection. */
  #isUntried = false

  constructor({ selection, size = [], before }: Measured) {
    this.#language = selection?.language
    this.#isOn = selection?.isNarrowed ?? false
    this.#sizes = new Set(size)
    if (before) this.#resume(before)
  }

  /** The value of the variable for the command; undefined where it has none. */
  get text(): string | undefined {
    return this.#text ?? this.#language?.all([...this.#known.keys()])
  }

  /** What the record tells about it. */
  get steps(): readonly FocusStep[] {
    return this.#steps
  }

  /** Goes on after the rounds of an earlier session, in which these steps were taken. */
  #resume({ rounds, focus: steps }: Pick<Before, 'rounds' | 'focus'>): void {
    rounds.forEach((round, number) => {
      this.see(round, number)
    })
    const without = new Set(steps.at(-1)?.without)
    if (!this.#isOn || without.size === 0) return
    this.#steps = [...steps]
    this.#text = this.#express([...this.#known.keys()].filter(name => !without.has(name)))
  }

  /** Takes note of what a round printed. Returns whether it must be run again, since the command did not understand the selection. */
  see(round: readonly Invocation[], number: number): boolean {
    if (this.#language === undefined) return false
    const printed = new Map(round.map(({ slot }) => [slot.side, new Set<string>()]))
    for (const one of round) for (const name of this.#namesOf(one)) printed.get(one.slot.side)!.add(name)
    const isMissed = this.#isUntried && this.#check(printed, number)
    this.#isUntried = false
    if (isMissed) return true
    for (const [side, names] of printed)
      for (const name of names) this.#known.set(name, (this.#known.get(name) ?? new Set()).add(side))
    return false
  }

  /** Has only open benchmarks run from the round with this number on, if they can be named. Returns whether others run than before. */
  narrow({ findOpen }: Pick<Settling, 'findOpen'>, from: number): boolean {
    if (!this.#isOn) return false
    const open = findOpen()
    const known = [...this.#known.keys()]
    const selected = known.filter(name => open.has(name))
    const isWhole = selected.length === 0 || selected.length === known.length
    this.#text = isWhole ? undefined : this.#express(selected)
    const without = this.#text === undefined ? [] : known.filter(name => !open.has(name))
    if (without.join('\n') === (this.#steps.at(-1)?.without ?? []).join('\n')) return false
    this.#steps.push({ from, without })
    this.#isUntried = without.length > 0
    return true
  }

  /** Has these benchmarks not run any more from the round with this number on. Returns whether others run than before. */
  leaveOut(names: ReadonlySet<string>, from: number): boolean {
    const open = new Set([...this.#known.keys()].filter(name => !names.has(name)))
    return this.narrow({ findOpen: () => open }, from)
  }

  #express(names: readonly string[]): string | undefined {
    const text = names.length > mostNames ? undefined : this.#language!.express(names)
    if (text !== undefined && new TextEncoder().encode(text).length <= longestInBytes) return text
    const why =
      names.length > mostNames
        ? `${names.length} benchmarks are not settled, and at most ${mostNames} can be selected`
        : text === undefined
          ? 'a benchmark that is not settled has a name that cannot be selected'
          : `the selection is longer than ${longestInBytes / 1000} kB`
    this.#warnOnce({ code: 'focus-unused', message: `all benchmarks ran in all rounds, since ${why}` })
    return undefined
  }

  /** Whether benchmarks are missing that had to run. Where none was left out, focus ends, and the values count. */
  #check(printed: ReadonlyMap<string, ReadonlySet<string>>, number: number): boolean {
    const without = new Set(this.#steps.at(-1)!.without)
    const isLeftOut = (name: string): boolean => without.has(name)
    const expected = [...this.#known].flatMap(([name, sides]) =>
      [...sides].flatMap(side => (printed.has(side) ? [{ name, hasRun: printed.get(side)!.has(name) }] : [])),
    )
    const missing = expected.filter(({ name, hasRun }) => !hasRun && !isLeftOut(name))
    if (missing[0] !== undefined) {
      this.#end(number, `the command did not run "${missing[0].name}" when it was among those that were selected`)
      return true
    }
    if (expected.every(({ hasRun }) => hasRun))
      this.#end(number, 'the command ran all benchmarks when only some were selected')
    return false
  }

  /** All run from the round with this number on. */
  #end(number: number, why: string): void {
    const advice = `give ${selectVariable} to the option of your tool that selects benchmarks`
    this.#warnOnce({ code: 'focus-ended', message: `focus had no effect, since ${why}: ${advice}` })
    this.#isOn = false
    this.#text = undefined
    this.#steps.pop()
    if ((this.#steps.at(-1)?.without.length ?? 0) > 0) this.#steps.push({ from: number, without: [] })
  }

  #warnOnce(warning: Warning): void {
    if (!this.warnings.some(({ code }) => code === warning.code)) this.warnings.push(warning)
  }

  /** The benchmarks that the command itself printed: neither the process as a whole, nor sizes of files. */
  #namesOf({ measurements }: Invocation): ReadonlySet<string> {
    const own = measurements.filter(({ benchmark, metric }) => !metric.aside && !this.#sizes.has(benchmark))
    return new Set(own.map(({ benchmark }) => benchmark))
  }
}
