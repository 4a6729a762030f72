import { accessSync, closeSync, constants, openSync, readSync, type Stats, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { ProcessRequest } from '../../measure/process.js'

/** A request, as far as it decides which program runs. */
type Call = Pick<ProcessRequest, 'argv' | 'directory' | 'environment' | 'overrides'>

const defaultPath = '/usr/bin:/bin'

/**
 * The file that `request` runs, as `execvp` would choose it: a name with a slash is relative to the request's directory,
 * any other is looked up in the request's own PATH.
 */
function findProgram(request: Call): string | undefined {
  const name = request.argv[0]
  if (name === undefined || name === '') return undefined
  if (name.includes('/')) return name
  return candidates(name, request).find(path => isExecutable(findStats(path)))
}

/** `findProgram`, which does not look twice for what it has found: a look takes longer than the rest of a request. */
export function makeProgramFinder(): (request: Call) => string | undefined {
  const found = new Map<string, string>()
  return request => {
    const key = `${request.argv[0]}\0${request.directory}\0${getPath(request)}`
    const known = found.get(key)
    if (known !== undefined) return known
    const program = findProgram(request)
    if (program !== undefined) found.set(key, program)
    return program
  }
}

/** Describes why `request` could not be started, and names the file at fault. `code` is from the system. */
export function explainFailure(request: Call, code: string): string {
  return explainDirectory(request.directory) ?? explainProgram(request, code)
}

function explainDirectory(directory: string): string | undefined {
  const stats = findStats(directory)
  if (stats === undefined) return `The directory ${directory} does not exist.`
  if (!stats.isDirectory()) return `${directory} is not a directory.`
  if (!mayExecute(directory)) return `The directory ${directory} may not be entered: permission denied.`
  return undefined
}

function explainProgram(request: Call, code: string): string {
  const name = request.argv[0]
  if (name === undefined || name === '') return 'The command is empty.'
  if (code === 'E2BIG') return `${name} was not started: its arguments and environment are too long for the system.`
  if (code === 'EINVAL') return `${name} was not started: an argument or a variable holds a NUL or half a character.`
  const path = candidates(name, request).find(candidate => findStats(candidate) !== undefined)
  if (path === undefined) return explainAbsence(name, request)
  return explainFile(path, code)
}

function explainAbsence(name: string, request: Call): string {
  if (name.includes('/')) return `The command ${resolve(request.directory, name)} does not exist.`
  return `The command ${name} was not found in PATH (${getPath(request)}).`
}

function explainFile(path: string, code: string): string {
  if (findStats(path)?.isDirectory()) return `The command ${path} is a directory.`
  if (!mayExecute(path))
    return `The command ${path} may not be executed: permission denied. Is its mode right (chmod +x)?`
  const interpreter = findInterpreter(path)
  if (interpreter?.endsWith('\r'))
    return `The first line of ${path} ends with a carriage return: save it with Unix line ends.`
  if (code === 'ENOENT') {
    return interpreter === undefined
      ? `The command ${path} is there, but the loader that it names is not: was it built for another system?`
      : `The command ${path} is there, but not the interpreter that its first line names: ${interpreter}.`
  }
  return `The command ${path} could not be started: ${code}${interpreter ? ` (by ${interpreter})` : ''}.`
}

function candidates(name: string, request: Call): string[] {
  if (name.includes('/')) return [resolve(request.directory, name)]
  const folders = getPath(request).split(delimiter)
  return folders.map(folder => join(resolve(request.directory, folder), name))
}

function getPath({ environment, overrides }: Call): string {
  return overrides?.PATH ?? environment.PATH ?? defaultPath
}

function findInterpreter(path: string): string | undefined {
  const buffer = Buffer.alloc(256)
  try {
    const descriptor = openSync(path, 'r')
    try {
      readSync(descriptor, buffer, 0, buffer.length, 0)
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return undefined
  }
  return /^#![ \t]*([^ \t\n\0]+)/.exec(buffer.toString('utf8'))?.[1]
}

function findStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function isExecutable(stats: Stats | undefined): boolean {
  return stats?.isFile() === true && (stats.mode & 0o111) !== 0
}

function mayExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
