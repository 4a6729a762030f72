import type { Spin } from './stopwatch.js'

const times = 7
const steps = 200_000

/** The spin where there is no launcher: a sum by Node itself. */
export function spinHere(): Spin {
  const seconds = Array.from({ length: times }, () => {
    const start = performance.now()
    addUp()
    return (performance.now() - start) / 1000
  })
  const sorted = seconds.sort((one, other) => one - other)
  // Its own time is with the rest of ours, and of the invocations' nothing is known.
  return { seconds: sorted[times >> 2]!, cpuSecondsBefore: 0, cpuSecondsAfter: 0 }
}

let sink = 0

function addUp(): void {
  let sum = 0
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) | 0
  sink = sum ^ sink
}
