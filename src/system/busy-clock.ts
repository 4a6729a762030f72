import { clearInterval, setInterval } from 'node:timers'
import type { MeasurePorts } from '../measure/session.js'

/** Calls `tick` each second until the returned function is called. Keeps no process alive. */
type Metronome = (tick: () => void) => () => void

const everySecond: Metronome = tick => {
  const timer = setInterval(tick, 1000).unref()
  return () => clearInterval(timer)
}

/** Passes on what `watch` is told, and tells it each second how long the work goes on that it heard of last. */
export function makeBusyClock(
  watch: MeasurePorts['watch'],
  metronome = everySecond,
): { readonly watch: MeasurePorts['watch'] } & Disposable {
  let stop = (): void => undefined
  return {
    watch(progress) {
      if (progress.kind === 'busy' || progress.kind === 'idle') stop()
      watch(progress)
      if (progress.kind !== 'busy') return
      let seconds = progress.seconds
      stop = metronome(() => watch({ ...progress, seconds: ++seconds }))
    },
    [Symbol.dispose]: () => stop(),
  }
}
