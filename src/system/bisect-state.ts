import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { decodeBisection } from '../bisect/decode.js'
import type { Bisection } from '../bisect/result.js'
import { InputError } from '../inputs/values.js'

/** Reads the bisection that was cut off. */
export function readState(path: string): Bisection {
  if (!existsSync(path))
    throw new InputError('there is no bisection to go on with in this repository: leave out "resume"')
  const found = decodeBisection(readFileSync(path, 'utf8'))
  if (found !== undefined) return found
  throw new InputError(`"${path}" is not what a bisection of this version has left: delete it, and leave out "resume"`)
}

/** Writes what is known so far. A file is whole or not there. */
export function writeState(path: string, bisection: Bisection): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, JSON.stringify(bisection))
  renameSync(`${path}.part`, path)
}

/** Removes the state of a bisection that has ended. */
export function removeState(path: string): void {
  rmSync(path, { force: true })
}
