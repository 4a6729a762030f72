import { harmlessLines } from '../document/escape.js'
import { columnsOf } from '../document/terminal.js'
import { describeWatched, type WatchedInputs } from '../inputs/sides.js'
import type { Progress } from '../measure/session.js'
import { duration } from '../metrics/scale.js'
import type { SessionRecord } from '../record/record.js'
import {
  describeEstimates,
  leastAdvisedInSeconds,
  makeNotes,
  makeSilenceBreaker,
  type Watched,
} from '../report/words/progress.js'

/** Makes the view of a running measurement: a bar that is redrawn on a terminal, plain lines elsewhere. The clock counts seconds. */
export function makeProgressView(
  stream: NodeJS.WriteStream,
  inputs: WatchedInputs,
  clock = (): number => performance.now() / 1000,
): RoundsView {
  return stream.isTTY ? watchByBar(stream, describeWatched(inputs), clock) : watchByLines(stream, clock)
}

/** Writes what needs attention, and nothing of rounds, to `stream`. */
export function watchNotes(stream: NodeJS.WriteStream): (progress: Progress) => void {
  const notesOn = makeNotes()
  return progress => {
    for (const note of notesOn(progress)) stream.write(`${harmlessLines(note)}\n`)
  }
}

function watchByLines(stream: NodeJS.WriteStream, clock: () => number): RoundsView {
  const notesOn = makeNotes()
  const breakSilence = makeSilenceBreaker(clock)
  const watch = (progress: Progress): void => {
    const lines = notesOn(progress).map(harmlessLines)
    if (progress.kind === 'round-finished')
      lines.push(`round ${progress.number} of ${progress.of}, ${describeTime(progress.secondsLeft)} left`)
    for (const line of [...lines, ...breakSilence(progress, lines.length > 0)]) stream.write(`${line}\n`)
  }
  return { watch, clear: () => undefined, [Symbol.dispose]: () => undefined }
}

/** The last round that has ended, as the bar shows it. */
interface Drawn extends Pick<Progress & { readonly kind: 'round-finished' }, 'number' | 'of' | 'secondsLeft'> {
  readonly runsOfRound: number
  readonly worst: string
  /** Seconds of the clock when it ended. */
  readonly at: number
}

function watchByBar(stream: NodeJS.WriteStream, watched: Watched, clock: () => number): RoundsView {
  const rounds: SessionRecord['rounds'][number][] = []
  const bar = makeBar(stream, 'starting')
  const notesOn = makeNotes()
  let drawn: Drawn | undefined
  let runs = 0
  const draw = (): void => {
    if (drawn === undefined) return
    const { number, of, secondsLeft, runsOfRound, worst, at } = drawn
    if (number === of && runs === 0) return
    const round = runs === 0 ? `round ${number}/${of}` : `round ${number + 1}/${of}, run ${runs}/${runsOfRound}`
    const done = (number + Math.min(1, runs / runsOfRound)) / of
    const left = describeTime(secondsLeft - (clock() - at))
    bar.draw(done, [round, `${left} left`, ...(worst === '' ? [] : [worst])])
  }
  const showRun = (run: number, time = ''): void => {
    if (drawn !== undefined && runs <= drawn.runsOfRound) draw()
    else bar.show(`round ${(drawn?.number ?? 0) + 1}, run ${run}${time}`)
  }
  const watch = (progress: Progress): void => {
    const notes = notesOn(progress)
    // The clock on the last line says as much.
    if (progress.kind === 'busy') bar.show(harmlessLines(describeWork(progress)))
    else for (const note of notes) bar.print(harmlessLines(note))
    if (progress.kind === 'invoked') showRun(++runs)
    if (progress.kind === 'waited') showRun(runs + 1, ` · ${duration(progress.seconds)}`)
    if (progress.kind !== 'round-finished') return
    rounds.push(progress.round)
    runs = 0
    const worst = harmlessLines(describeEstimates(rounds, watched))
    drawn = { ...progress, runsOfRound: Math.max(1, progress.round.length), worst, at: clock() }
    draw()
  }
  const clear = (): void => bar[Symbol.dispose]()
  return { watch, clear, [Symbol.dispose]: clear }
}

function describeTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

function describeWork({ work, seconds, advice }: Progress & { readonly kind: 'busy' }): string {
  const remedy = advice === undefined || seconds < leastAdvisedInSeconds ? '' : ` · ${advice}`
  return seconds === 0 ? work : `${work} · ${duration(seconds)}${remedy}`
}

/** Shows the progress of something, until it is disposed of. */
export interface ProgressView<Progress> extends Disposable {
  readonly watch: (progress: Progress) => void
}

/** Shows the progress of rounds. */
interface RoundsView extends ProgressView<Progress> {
  /** Makes room for what is printed elsewhere; what is watched next is shown below it. */
  readonly clear: () => void
}

/** The last line of a terminal, redrawn as things progress. */
interface Bar extends Disposable {
  /** `done` is the part that is over, from 0 to 1. Of `texts`, the last are left out where there is no room. */
  readonly draw: (done: number, texts: readonly string[]) => void
  /** Draws `text` without a bar. */
  readonly show: (text: string) => void
  /** A line above the bar, which takes its place until it is drawn again. */
  readonly print: (line: string) => void
}

const width = 20
const eraseLine = '\r\u001b[K'

/** A bar on `stream`, which shows `text` until it is first drawn. */
export function makeBar(stream: NodeJS.WriteStream, text: string): Bar {
  stream.write(text)
  const show = (line: string): void => void stream.write(`${eraseLine}${line.slice(0, stream.columns || 80)}`)
  return {
    show,
    draw: (done, texts) => {
      const filled = Math.round(width * done)
      // A line that is broken by the terminal could not be redrawn.
      const room = Math.max(0, (stream.columns || 80) - width - 2)
      const shown = texts.filter((_, at) => columnsOf(texts.slice(0, at + 1).join(' · ')) <= room).join(' · ')
      stream.write(`${eraseLine}${'━'.repeat(filled)}${'╌'.repeat(width - filled)} ${shown}`)
    },
    print: line => void stream.write(`${eraseLine}${line}\n`),
    [Symbol.dispose]: () => void stream.write(eraseLine),
  }
}

/** Options of a machine that measures in view of this call's user. */
export function inView(inputs: WatchedInputs) {
  return { ...makeProgressView(process.stderr, inputs), occasion: {} }
}
