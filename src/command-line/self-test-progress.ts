import { describeDuration, describeProgress, type SelfTestProgress } from '../self-test/progress.js'

/** Shows how a self-test goes on. */
export interface SelfTestView extends Disposable {
  readonly watch: (progress: SelfTestProgress) => void
}

const barWidth = 24
const eraseLine = '\r\u001b[K'

/** A bar that is drawn anew on a terminal, plain lines elsewhere. */
export function makeSelfTestView(stream: NodeJS.WriteStream): SelfTestView {
  return stream.isTTY ? makeBar(stream) : makeLines(stream)
}

function makeLines(stream: NodeJS.WriteStream): SelfTestView {
  const watch = (progress: SelfTestProgress): void => {
    const line = describeProgress(progress)
    if (line !== undefined) stream.write(`${line}\n`)
  }
  return { watch, [Symbol.dispose]: () => undefined }
}

function makeBar(stream: NodeJS.WriteStream): SelfTestView {
  stream.write('trying the command')
  const watch = (progress: SelfTestProgress): void => {
    if (progress.kind === 'round-finished') {
      stream.write(`${eraseLine}${describeBar(progress)}`)
      return
    }
    const line = describeProgress(progress)
    if (line !== undefined && progress.kind !== 'session-finished') stream.write(`${eraseLine}${line}\n`)
  }
  return { watch, [Symbol.dispose]: () => void stream.write(eraseLine) }
}

function describeBar({ session, round, secondsLeft }: SelfTestProgress & { readonly kind: 'round-finished' }): string {
  const done = (session.number - 1 + round.number / round.of) / session.of
  const filled = Math.round(barWidth * done)
  const bar = '━'.repeat(filled) + '╌'.repeat(barWidth - filled)
  return `${bar} session ${session.number}/${session.of} · round ${round.number}/${round.of} · about ${describeDuration(secondsLeft)} left`
}
