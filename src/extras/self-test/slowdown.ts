import type { Reading } from '../../formats/format.js'
import { processTime } from '../../formats/own/process.js'
import type { Inputs } from '../../inputs/inputs.js'
import type { NamedCommand } from '../../inputs/sides.js'
import { type Command, makeArgv } from '../../measure/process.js'
import type { Session } from '../../measure/session.js'

/** The way a known effect gets into the numbers. */
export type Slowdown =
  /** Each invocation really takes longer; the bash that sees to it takes so long to start, on both sides. */
  | { readonly kind: 'busy-wait'; readonly startInSeconds: number }
  /** The numbers are changed as they are read. */
  | { readonly kind: 'scaled' }

/** Returns whether slowing the process slows the numbers in the format with this name: if a tool takes them, only that tool can. */
export function isProcessTime(format: string): boolean {
  return format === processTime.name
}

/** `inputs` and what is made of the numbers, so that the contender is slower by `effect`; 0 leaves it as fast, and is measured alike. */
export function slowDown(
  inputs: Inputs,
  slowdown: Slowdown,
  effect: number,
): { readonly inputs: Inputs; readonly alter?: Session['alter'] } {
  switch (slowdown.kind) {
    case 'busy-wait': {
      const { startInSeconds } = slowdown
      const slowed = <T extends NamedCommand>(side: T, by: number): T => ({
        ...side,
        command: spin(side.command, by, startInSeconds),
      })
      const contenders = inputs.contenders.map(side => slowed(side, effect))
      return { inputs: { ...inputs, reference: slowed(inputs.reference, 0), contenders } }
    }
    case 'scaled':
      return {
        inputs,
        alter: (readings, side) => (side === 'contender' ? readings.map(reading => worsen(reading, effect)) : readings),
      }
  }
}

const million = 1_000_000

/**
 * Runs what follows its first two words, and then spins for so many millionths (the first) of the time that it took, bash's own
 * start (the second, in microseconds) included. While it spins, bash starts no process.
 */
const spinner = [
  'parts=$1 start=$2',
  'shift 2',
  's=${EPOCHREALTIME/[.,]/}',
  '"$@"',
  'status=$?',
  'e=${EPOCHREALTIME/[.,]/}',
  `end=$((e + (e - s + 10#$start) * 10#$parts / ${million}))`,
  'until (( ${EPOCHREALTIME/[.,]/} >= end )); do :; done',
  'exit "$status"',
].join('; ')

/**
 * `command` in a bash that then waits busily for `effect` of all the time until then, in one process tree; for bash 5 or newer, which
 * takes `startInSeconds` to start. Its exit status is that of `command`.
 */
export function spin(command: Command, effect: number, startInSeconds: number): Command {
  // As long on one side as on the other: the length of the words moves the stack.
  const words = [effect, startInSeconds].map(number => String(Math.round(number * million)).padStart(7, '0'))
  const argv = ['bash', '--noprofile', '--norc', '-c', spinner, 'self-test', ...words, ...makeArgv(command, 'bash')]
  return { kind: 'argv', argv }
}

/** A shell line that prints a number where {@link spin} works. */
export const clockLine = 'echo "${EPOCHREALTIME/[.,]/}"'

/** `reading` as of a program slower by `effect`; where nobody knows which way is better, as it is. */
export function worsen(reading: Reading, effect: number): Reading {
  const factors = { lower: 1 + effect, higher: 1 / (1 + effect), unknown: 1 } as const
  const factor = factors[reading.metric.better]
  return { ...reading, values: reading.values.map(value => value * factor) }
}
