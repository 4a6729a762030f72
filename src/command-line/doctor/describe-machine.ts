import { median } from 'simple-statistics'
import { percentSize, scale, share } from '../../metrics/scale.js'
import type { Checkup } from '../../system/checkup.js'

/** What this machine can do, a line each; `✔` is good, `!` could be better. */
export function describeMachine(checkup: Checkup): readonly string[] {
  const { timer, environment, governors, counters, obstacles } = checkup
  const { cpu, cores, os, kernel, node, virtualization } = environment
  return [
    `  · ${[cpu, `${cores} cores`, os, `kernel ${kernel}`, `Node.js ${node}`, virtualization].filter(Boolean).join(', ')}`,
    timer === 'launcher'
      ? good('the launcher times processes, with CPU time and memory')
      : poor('Node.js times processes, and CPU time and memory are unknown: install Python 3.8 or later'),
    typeof counters === 'string'
      ? poor(`no counters of the processor: ${counters}`)
      : good(`perf counts ${counters.join(', ')}`),
    governors.length === 0
      ? poor('the governor is unknown, as in most virtual machines, so the speed may change')
      : governors.every(governor => governor === 'performance')
        ? good('the governor is performance')
        : poor(`the governor is ${governors.join(', ')} (cpupower frequency-set -g performance changes it)`),
    cores >= 3
      ? good('one core is left to the harness')
      : poor(`${cores} cores are too few to leave one to the harness, so it disturbs the measurement a little`),
    describeNoise(checkup.spins),
    ...(obstacles.length === 0
      ? [good('"--quiet strict" is possible')]
      : [`  · "--quiet strict" is not possible: ${obstacles.join('; ')}`]),
  ]
}

/** A spin that takes so much longer than usual was disturbed. */
const disturbed = 0.02

function describeNoise(spins: readonly number[]): string {
  if (spins.length < 2) return poor('the noise of the machine is unknown: a fixed piece of work could not be timed')
  const usual = median([...spins])
  const deviations = spins.map(seconds => Math.abs(seconds / usual - 1))
  const beyond = deviations.filter(deviation => deviation > disturbed).length
  const { number, unit } = scale([usual], 's')
  const text = `noise: a fixed piece of work takes ${number(usual)} ${unit} ± ${percentSize(median(deviations))}, and ${beyond} of ${spins.length} times it was off by more than ${share(disturbed)}`
  return beyond > spins.length / 10 ? poor(`${text}: stop other programs on this machine`) : good(text)
}

function good(text: string): string {
  return `  ✔ ${text}`
}

function poor(text: string): string {
  return `  ! ${text}`
}
