import type { Inputs } from '../inputs/inputs.js'
import type { Progress } from '../measure/session.js'
import { listPairs } from '../record/pair.js'
import type { SessionRecord } from '../record/record.js'
import { makeReports } from '../report/report.js'
import { harmlessLines } from '../report/text/escape.js'
import { makeNotes } from '../report/words/progress.js'
import { makeBar, type View } from './bar.js'

const mostFindingsToWatch = 200

/** What is measured, as far as the progress shows it. */
export type Watched = Pick<Inputs, 'reference' | 'contenders' | 'settings'>

/** How measuring goes on: a bar that is drawn anew on a terminal, plain lines elsewhere. */
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
  const bar = makeBar(stream, 'warming up')
  const notesOn = makeNotes()
  const watch = (progress: Progress): void => {
    for (const note of notesOn(progress)) bar.print(harmlessLines(note))
    if (progress.kind !== 'round-finished') return
    rounds.push(progress.round)
    const { number, of, secondsLeft } = progress
    const widest = findWidest(rounds, watched)
    bar.draw(number / of, `round ${number}/${of} · ${describeTime(secondsLeft)} left${widest}`)
  }
  return { watch, [Symbol.dispose]: () => bar[Symbol.dispose]() }
}

function describeTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Half the width of the widest interval so far, for those who wonder whether to wait. */
function findWidest(rounds: SessionRecord['rounds'], { reference, contenders, settings }: Watched): string {
  if (rounds[0]!.reduce((sum, one) => sum + one.measurements.length, 0) > mostFindingsToWatch) return ''
  const record = {
    suite: '',
    baseline: reference.name,
    sides: [reference, ...contenders],
    settings,
    warnings: [],
    rounds,
  }
  const findings = makeReports(listPairs(record)).flatMap(report => report.findings)
  const widths = findings.flatMap(({ change, verdict }) =>
    verdict === null ? [] : change?.high == null || change.low === null ? Infinity : change.high - change.low,
  )
  const widest = Math.max(...widths)
  return Number.isFinite(widest) ? ` · widest interval ±${(50 * widest).toFixed(1)} %` : ''
}
