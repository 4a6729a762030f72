import type { MeasurePorts, Progress } from '../measure/session.js'
import type { Invocation, Settings } from '../record/record.js'
import { makeReport } from '../report/report.js'
import { harmlessLines } from '../report/text/escape.js'
import { describeBatch } from '../report/words/batch.js'
import { describeFormat } from '../report/words/format-chosen.js'

/** Shows how measuring goes on. */
export interface ProgressView extends Disposable {
  readonly watch: MeasurePorts['watch']
}

const barWidth = 24
const mostFindingsToWatch = 200
const eraseLine = '\r\u001b[K'

/** A bar that is drawn anew on a terminal, plain lines elsewhere. */
export function makeProgressView(stream: NodeJS.WriteStream, settings: Settings): ProgressView {
  return stream.isTTY ? makeBar(stream, settings) : makeLines(stream)
}

function makeLines(stream: NodeJS.WriteStream): ProgressView {
  const watch = (progress: Progress): void => {
    const note = describeNote(progress)
    if (note !== undefined) stream.write(`${note}\n`)
    if (progress.kind === 'round-finished')
      stream.write(`round ${progress.number} of ${progress.of}, ${describeTime(progress.secondsLeft)} left\n`)
  }
  return { watch, [Symbol.dispose]: () => undefined }
}

function makeBar(stream: NodeJS.WriteStream, settings: Settings): ProgressView {
  const rounds: (readonly Invocation[])[] = []
  stream.write('warming up')
  const watch = (progress: Progress): void => {
    const note = describeNote(progress)
    if (note !== undefined) stream.write(`${eraseLine}${note}\n`)
    if (progress.kind !== 'round-finished') return
    rounds.push(progress.round)
    const { number, of, secondsLeft } = progress
    const filled = Math.round((barWidth * number) / of)
    const bar = '━'.repeat(filled) + '╌'.repeat(barWidth - filled)
    const widest = findWidest(rounds, settings)
    stream.write(`${eraseLine}${bar} round ${number}/${of} · ${describeTime(secondsLeft)} left${widest}`)
  }
  return { watch, [Symbol.dispose]: () => void stream.write(eraseLine) }
}

/** What a reader should hear at once; undefined for what only moves the bar. */
function describeNote(progress: Progress): string | undefined {
  switch (progress.kind) {
    case 'invoked': {
      const { slot, outcome, reason } = progress
      return outcome === 'ok' ? undefined : harmlessLines(`${slot.side} ${slot.copy}: ${reason ?? outcome}`)
    }
    case 'short-of-time':
      return progress.message
    case 'format-chosen':
      return describeFormat(progress.format)
    case 'batch-chosen':
      return describeBatch(progress.runs)
    case 'round-finished':
      return undefined
  }
}

function describeTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Half the width of the widest interval so far, for those who wonder whether to wait. */
function findWidest(rounds: readonly (readonly Invocation[])[], settings: Settings): string {
  if (rounds[0]!.reduce((sum, one) => sum + one.measurements.length, 0) > mostFindingsToWatch) return ''
  const { findings } = makeReport({ suite: '', settings, warnings: [], rounds })
  const widths = findings.flatMap(({ change, verdict }) =>
    verdict === null ? [] : change?.high == null || change.low === null ? Infinity : change.high - change.low,
  )
  const widest = Math.max(...widths)
  return Number.isFinite(widest) ? ` · widest interval ±${(50 * widest).toFixed(1)} %` : ''
}
