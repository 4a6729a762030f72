import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Entry } from './payload.js'

/** Finds the places in `directories`, relative to each, of the files `outputs` that this call writes itself. */
export function placeOutputs(directories: readonly string[], outputs: readonly string[]): readonly string[] {
  const paths = outputs.map(output => join(findReal(dirname(resolve(output))), basename(output)))
  const placed = directories.flatMap(directory => paths.map(path => relative(findReal(resolve(directory)), path)))
  return [...new Set(placed.filter(isInside))]
}

/** The entries that are not among the places `leftOut`. */
export function withoutOutputs(entries: readonly Entry[], leftOut: readonly string[]): readonly Entry[] {
  return entries.filter(({ path, kind }) => kind === 'directory' || !leftOut.includes(path))
}

function isInside(path: string): boolean {
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** The path without links on its way; itself, where it is not there. */
function findReal(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
