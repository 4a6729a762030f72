import { harmlessLines } from '../document/escape.js'
import type { Progress } from '../measure/session.js'
import { duration } from '../metrics/duration.js'
import type { SessionRecord } from '../record/record.js'
import { describeEstimates, makeNotes, type Watched } from '../report/words/progress.js'
import { makeBar, type View } from './bar.js'

/** Makes the view of a running measurement: a bar that is redrawn on a terminal, plain lines elsewhere. */
export function makeProgressView(stream: NodeJS.WriteStream, watched: Watched): View<Progress> {
  return stream.isTTY ? watchByBar(stream, watched) : watchByLines(stream)
}

function watchByLines(stream: NodeJS.WriteStream): View<Progress> {
  const notesOn = makeNotes()
  const watch = (progress: Progress): void => {
    for (const note of notesOn(progress)) stream.write(`${harmlessLines(note)}\n`)
    if (progress.kind === 'round-finished')
      stream.write(`round ${progress.number} of ${progress.of}, ${describeTime(progress.secondsLeft)} left\n`)
  }
  return { watch, [Symbol.dispose]: () => undefined }
}

function watchByBar(stream: NodeJS.WriteStream, watched: Watched): View<Progress> {
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
