import { lstatSync, readlinkSync, type Stats } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, isAbsolute, join, parse, relative, resolve } from 'node:path'
import type { Variables } from '../../measure/variables.js'
import { attempt } from '../../util/attempt.js'
import { remember } from '../../util/once.js'
import { platform } from '../platform/platform.js'

/** What decides whether a program is the system's own, which only root can have put there. */
export interface Surroundings {
  readonly path: string
  /** Directories of whoever works here: nothing in them is the system's. */
  readonly foreign: readonly string[]
  /** The directory of installed programs on Windows, where files have no mode; undefined elsewhere. */
  readonly programFiles?: string | undefined
  /** Looks at a file or link itself; undefined where there is nothing. */
  readonly look: (path: string) => Pick<Stats, 'uid' | 'mode' | 'isSymbolicLink' | 'isFile'> | undefined
  readonly readLink: (path: string) => string
}

/**
 * Finds the first program of this name in PATH that belongs to root, as do all folders and links on the way to it, and that nobody else
 * may write. Returns undefined where there is none, as with Homebrew alone.
 *
 * Owner and mode decide, and not whether we may write: on hosted runners everybody becomes root, and in a container everybody is.
 */
export function findProgramOfRoot(name: string, surroundings: Surroundings): string | undefined {
  const { path, programFiles } = surroundings
  const names = programFiles === undefined ? [name] : [`${name}.exe`]
  const candidates = listFolders(path).flatMap(folder => names.map(file => join(folder, file)))
  return candidates.find(candidate => isOfRoot(candidate, surroundings))
}

/** The PATH without the folders in which anybody but root may put programs. */
export function keepFoldersOfRoot(surroundings: Surroundings): string {
  return listFolders(surroundings.path)
    .filter(folder => isOfRoot(folder, surroundings, { isFolder: true }))
    .join(delimiter)
}

/** A relative folder leads to wherever we stand. */
function listFolders(path: string): readonly string[] {
  return path.split(delimiter).filter(isAbsolute)
}

const mostLinks = 20

function isOfRoot(
  path: string,
  surroundings: Surroundings,
  { isFolder = false, links = 0 }: { readonly isFolder?: boolean; readonly links?: number } = {},
): boolean {
  const { foreign, programFiles, look, readLink } = surroundings
  const isBelow = (folder: string): boolean => !/^\.\.(?:[/\\]|$)|^[A-Za-z]:/.test(relative(folder, path))
  if (foreign.some(isBelow) || links > mostLinks) return false
  if (programFiles !== undefined) return isBelow(programFiles) && look(path)?.isSymbolicLink() === false
  for (const part of listParts(path)) {
    const stats = look(part)
    if (stats === undefined || stats.uid !== 0) return false
    if (stats.isSymbolicLink()) {
      const target = join(resolve(dirname(part), readLink(part)), relative(part, path))
      return isOfRoot(target, surroundings, { isFolder, links: links + 1 })
    }
    if ((stats.mode & 0o022) !== 0) return false
    if (part === path && !isFolder) return stats.isFile() && (stats.mode & 0o111) !== 0
  }
  return isFolder
}

/** All folders on the way to `path`, from the root of the file system on, and itself. */
function listParts(path: string): readonly string[] {
  const above = dirname(path)
  return above === path ? [path] : [...listParts(above), path]
}

/** The surroundings of this process, as they are now. */
function readSurroundings(path: string): Surroundings {
  const home = attempt(() => homedir())
  const { GITHUB_WORKSPACE, HOME, ProgramFiles } = process.env
  const foreign = [GITHUB_WORKSPACE, HOME, home].filter(folder => folder && parse(folder).root !== resolve(folder))
  return {
    path,
    foreign: foreign.map(folder => resolve(folder!)),
    programFiles: process.platform === 'win32' ? (ProgramFiles ?? 'C:\\Program Files') : undefined,
    look: at => attempt(() => lstatSync(at)),
    readLink: at => readlinkSync(at),
  }
}

/** A program that is started for us, and the PATH in which it finds others. */
export interface Program {
  readonly file: string
  readonly path: string
  /** Returns whether only root can have put it there. */
  readonly isOfRoot: boolean
}

/** The program of this name for what no pull request may choose: the system's own, or the first in PATH where there is none. */
export function findSafeProgram(name: string): Program | undefined {
  const { PATH, HOME, GITHUB_WORKSPACE } = process.env
  return findOnce(JSON.stringify([name, PATH, HOME, GITHUB_WORKSPACE]))
}

/** Once, as it is before anything else runs: a build could put another one there. */
const findOnce = remember((key: string): Program | undefined => {
  const [name, path] = JSON.parse(key) as [string, string | null]
  const surroundings = readSurroundings(path ?? '')
  const file = findProgramOfRoot(name, surroundings)
  if (file !== undefined) return { file, path: keepFoldersOfRoot(surroundings), isOfRoot: true }
  const first = findFirstProgram(name, path ?? '')
  return first === undefined ? undefined : { file: first, path: path ?? '', isOfRoot: false }
})

/** Finds the first program of this name in `path`; undefined where there is none. */
export function findFirstProgram(name: string, path: string): string | undefined {
  const environment = { ...process.env, PATH: path } as Variables
  return platform.findProgram({ argv: [name], directory: process.cwd(), environment })
}
