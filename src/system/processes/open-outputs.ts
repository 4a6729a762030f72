import { closeSync, constants, ftruncateSync, lstatSync, openSync, rmSync } from 'node:fs'
import type { Descriptors } from './start-process.js'

/** The open files that an invocation prints to. */
export interface OpenOutputs extends Disposable {
  readonly descriptors: Descriptors
  empty(): void
}

/** Empty files, open for one invocation only. */
export function openOutputs(paths: readonly [stdout: string, stderr: string]): OpenOutputs {
  const descriptors = paths.map(openEmpty) as [number, number]
  return {
    descriptors,
    empty: () => {
      for (const descriptor of descriptors) ftruncateSync(descriptor)
    },
    [Symbol.dispose]: () => {
      for (const descriptor of descriptors) closeSync(descriptor)
    },
  }
}

function openEmpty(path: string): number {
  // Whatever an invocation has put in its place is no place to print to.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) rmSync(path, { recursive: true })
  const { O_RDWR, O_APPEND, O_CREAT, O_TRUNC } = constants
  return openSync(path, O_RDWR | O_APPEND | O_CREAT | O_TRUNC, 0o600)
}
