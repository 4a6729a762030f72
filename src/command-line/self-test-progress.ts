import { describeDuration, describeProgress, type SelfTestProgress } from '../self-test/progress.js'
import { makeBar, type View } from './bar.js'

/** Makes the view of a running self-test: a bar that is redrawn on a terminal, plain lines elsewhere. */
export function makeSelfTestView(stream: NodeJS.WriteStream): View<SelfTestProgress> {
  return stream.isTTY ? watchByBar(stream) : watchByLines(stream)
}

function watchByLines(stream: NodeJS.WriteStream): View<SelfTestProgress> {
  const watch = (progress: SelfTestProgress): void => {
    const line = describeProgress(progress)
    if (line !== undefined) stream.write(`${line}\n`)
  }
  return { watch, [Symbol.dispose]: () => undefined }
}

function watchByBar(stream: NodeJS.WriteStream): View<SelfTestProgress> {
  const bar = makeBar(stream, 'trying the command')
  const watch = (progress: SelfTestProgress): void => {
    const line = describeProgress(progress)
    if (progress.kind === 'round-finished') bar.draw(...describeRound(progress))
    else if (line !== undefined && progress.kind !== 'session-finished') bar.print(line)
  }
  return { watch, [Symbol.dispose]: () => bar[Symbol.dispose]() }
}

function describeRound({
  session,
  round,
  secondsLeft,
}: SelfTestProgress & { readonly kind: 'round-finished' }): [done: number, text: string] {
  const left = `about ${describeDuration(secondsLeft)} left`
  return [
    (session.number - 1 + round.number / round.of) / session.of,
    `session ${session.number}/${session.of} · round ${round.number}/${round.of} · ${left}`,
  ]
}
