import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { attempt } from '../../util/attempt.js'
import { readPart } from '../disk.js'
import { platform } from '../platform/platform.js'
import type { ProgramCall } from '../platform/port.js'
import { findStats, getPath } from '../platform/posix.js'

/** Describes why `request` could not be started, and names the file at fault. `code` is from the system. */
export function explainFailure(request: ProgramCall, code: string): string {
  const { directory } = request
  const stats = findStats(directory)
  if (stats === undefined) return `The directory ${directory} does not exist.`
  if (!stats.isDirectory()) return `${directory} is not a directory.`
  if (!mayExecute(directory)) return `The directory ${directory} may not be entered: permission denied.`
  const name = request.argv[0]
  if (name === undefined || name === '') return 'The command is empty.'
  if (code === 'E2BIG') return `${name} was not started: its arguments and environment are too long for the system.`
  if (code === 'EINVAL') return `${name} was not started: an argument or a variable holds a NUL or half a character.`
  const path = platform.listCandidates(name, request).find(candidate => findStats(candidate) !== undefined)
  if (path !== undefined) return platform.explainKind(path, request) ?? explainFile(path, code)
  return platform.toSlashes(name).includes('/')
    ? `The command ${resolve(directory, name)} does not exist.`
    : `The command ${name} was not found in PATH (${getPath(request)}).`
}

function explainFile(path: string, code: string): string {
  if (findStats(path)?.isDirectory()) return `The command ${path} is a directory.`
  if (!mayExecute(path))
    return `The command ${path} may not be executed: permission denied. Is its mode right (chmod +x)?`
  const start = attempt(() => readPart(path, 256).toString('utf8')) ?? ''
  const interpreter = /^#![ \t]*([^ \t\n\0]+)/.exec(start)?.[1]
  if (interpreter?.endsWith('\r'))
    return `The first line of ${path} ends with a carriage return: save it with Unix line ends.`
  if (code === 'ENOENT') {
    return interpreter === undefined
      ? `The command ${path} is there, but the loader that it names is not: was it built for another system?`
      : `The command ${path} is there, but not the interpreter that its first line names: ${interpreter}.`
  }
  return `The command ${path} could not be started: ${code}${interpreter ? ` (by ${interpreter})` : ''}.`
}

function mayExecute(path: string): boolean {
  return attempt(() => accessSync(path, constants.X_OK) ?? true) ?? false
}
