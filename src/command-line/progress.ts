import { harmlessLines } from '../document/escape.js'
import { describeWatched, type WatchedInputs } from '../inputs/sides.js'
import type { Progress } from '../measure/session.js'
import { duration } from '../metrics/scale.js'
import type { SessionRecord } from '../record/record.js'
import { describeEstimates, makeNotes, type Watched } from '../report/words/progress.js'

/** Makes the view of a running measurement: a bar that is redrawn on a terminal, plain lines elsewhere. */
export function makeProgressView(stream: NodeJS.WriteStream, inputs: WatchedInputs): ProgressView<Progress> {
  return stream.isTTY ? watchByBar(stream, describeWatched(inputs)) : watchByLines(stream)
}

/** Writes what needs attention, and nothing of rounds, to `stream`. */
export function watchNotes(stream: NodeJS.WriteStream): (progress: Progress) => void {
  const notesOn = makeNotes()
  return progress => {
    for (const note of notesOn(progress)) stream.write(`${harmlessLines(note)}\n`)
  }
}

function watchByLines(stream: NodeJS.WriteStream): ProgressView<Progress> {
  const watchForNotes = watchNotes(stream)
  const watch = (progress: Progress): void => {
    watchForNotes(progress)
    if (progress.kind === 'round-finished')
      stream.write(`round ${progress.number} of ${progress.of}, ${describeTime(progress.secondsLeft)} left\n`)
  }
  return { watch, [Symbol.dispose]: () => undefined }
}

function watchByBar(stream: NodeJS.WriteStream, watched: Watched): ProgressView<Progress> {
  const rounds: SessionRecord['rounds'][number][] = []
  const bar = makeBar(stream, 'starting')
  const notesOn = makeNotes()
  const watch = (progress: Progress): void => {
    const notes = notesOn(progress)
    // The clock on the last line says as much.
    if (progress.kind === 'busy') bar.show(harmlessLines(describeWork(progress)))
    else for (const note of notes) bar.print(harmlessLines(note))
    if (progress.kind !== 'round-finished') return
    rounds.push(progress.round)
    const { number, of, secondsLeft } = progress
    const worst = harmlessLines(describeEstimates(rounds, watched))
    const parts = [`round ${number}/${of}`, `${describeTime(secondsLeft)} left`, ...(worst === '' ? [] : [worst])]
    bar.draw(number / of, parts.join(' · '))
  }
  return { watch, [Symbol.dispose]: () => bar[Symbol.dispose]() }
}

function describeTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

function describeWork({ work, seconds }: Progress & { readonly kind: 'busy' }): string {
  return seconds === 0 ? work : `${work} · ${duration(seconds)}`
}

/** Shows the progress of something, until it is disposed of. */
export interface ProgressView<Progress> extends Disposable {
  readonly watch: (progress: Progress) => void
}

/** The last line of a terminal, redrawn as things progress. */
interface Bar extends Disposable {
  /** `done` is the part that is over, from 0 to 1. */
  readonly draw: (done: number, text: string) => void
  /** Draws `text` without a bar. */
  readonly show: (text: string) => void
  /** A line above the bar, which takes its place until it is drawn again. */
  readonly print: (line: string) => void
}

const width = 24
const eraseLine = '\r\u001b[K'

/** A bar on `stream`, which shows `text` until it is first drawn. */
export function makeBar(stream: NodeJS.WriteStream, text: string): Bar {
  stream.write(text)
  const show = (line: string): void => void stream.write(`${eraseLine}${line.slice(0, stream.columns || 80)}`)
  return {
    show,
    draw: (done, label) => {
      const filled = Math.round(width * done)
      // A line that is broken by the terminal could not be redrawn.
      const room = Math.max(0, (stream.columns || 80) - width - 2)
      stream.write(`${eraseLine}${'━'.repeat(filled)}${'╌'.repeat(width - filled)} ${label.slice(0, room)}`)
    },
    print: line => void stream.write(`${eraseLine}${line}\n`),
    [Symbol.dispose]: () => void stream.write(eraseLine),
  }
}

/** Options of a machine that measures in view of this call's user. */
export function inView(inputs: WatchedInputs) {
  return { ...makeProgressView(process.stderr, inputs), occasion: {} }
}
