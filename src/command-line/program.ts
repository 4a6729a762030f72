import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { Program } from '../report/words/reproduce.js'
import { quote } from '../util/shell-word.js'
import { version } from '../version.js'

const modules = `${sep}node_modules${sep}`

/**
 * The way to call this program again by the files that run now: npx with the bare name would fetch whatever package a registry has
 * under it. `path` is the file that Node was started with.
 */
export function programOf([, path = 'counterbalance']: readonly string[]): Program {
  const packed = findPackedFile(path)
  const call =
    packed === undefined ? (findInstalledCall(path) ?? callOf(path)) : `npx ${quote(`file:${shorten(packed)}`)}`
  return { way: 'command line', get: [], call }
}

/** The call of a package that the project of the working directory has installed; undefined for any other. With `--no`, npx fetches nothing. */
export function findInstalledCall(path: string): string | undefined {
  if (!path.includes(modules)) return undefined
  const up = relative('', path.slice(0, path.lastIndexOf(modules)))
  return up.split(sep).every(step => step === '' || step === '..') ? `npx --no -- counterbalance@${version}` : undefined
}

/** The packed file that npx unpacked into the directory of `path`, as the package.json says that npx wrote there. */
function findPackedFile(path: string): string | undefined {
  const directory = path.slice(0, Math.max(0, path.lastIndexOf(modules)))
  const written = join(directory, 'package.json')
  if (basename(dirname(directory)) !== '_npx' || !existsSync(written)) return undefined
  const source = /"counterbalance": *"file:(.*)"/.exec(readFileSync(written, 'utf8'))?.[1]
  return source && resolve(directory, source)
}

/** Calls the program by its name where that is on the PATH, or else as a file for Node. */
function callOf(path: string): string {
  const isOnPath = basename(path) === 'counterbalance' && !path.includes(modules)
  return isOnPath ? 'counterbalance' : `node ${quote(shorten(path))}`
}

/** Returns `path` from the working directory, where it lies in there. */
function shorten(path: string): string {
  const below = relative('', path)
  return below.startsWith('..') ? path : below
}
