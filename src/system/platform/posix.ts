import { existsSync, readlinkSync, type Stats, statSync, symlinkSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { attempt } from '../../util/attempt.js'
import { sendSignal } from '../processes/strays.js'
import type { Platform, ProgramCall } from './port.js'

const defaultPath = '/usr/bin:/bin'

/** Linux, macOS and their relatives. */
export const posix: Platform = {
  findShell() {
    const { PATH: path = defaultPath } = process.env
    return path.split(delimiter).some(directory => existsSync(join(directory, 'bash'))) ? 'bash' : 'sh'
  },
  // The system's own starts at once, the first in PATH may be a wrapper. But on macOS the system's may ask to be installed.
  listPythons: () => (process.platform === 'linux' ? ['/usr/bin/python3', 'python3'] : ['python3']),
  launcher: 'launcher',
  listCandidates(name, call) {
    if (name.includes('/')) return [resolve(call.directory, name)]
    const folders = getPath(call).split(delimiter)
    return folders.map(folder => join(resolve(call.directory, folder), name))
  },
  /** Follows `execvp`: a name with a slash is relative to the call's directory, any other is looked up in its own PATH. */
  findProgram(call) {
    const [name = ''] = call.argv
    if (name === '' || name.includes('/')) return name || undefined
    return posix.listCandidates(name, call).find(path => {
      const stats = findStats(path)
      return stats?.isFile() && (stats.mode & 0o111) !== 0
    })
  },
  explainKind: () => undefined,
  encode: call => call,
  commandOptions: { detached: true },
  // In a session of its own.
  launcherOptions: { detached: true },
  openness: undefined,
  interruptions: ['SIGINT', 'SIGTERM', 'SIGHUP'],
  askToEnd: pid => void sendSignal(-pid, 'SIGTERM'),
  kill(pid) {
    sendSignal(-pid, 'SIGKILL')
    sendSignal(pid, 'SIGKILL') // which may have left its group
  },
  endGroup: pid => sendSignal(-pid, 'SIGKILL'),
  readLink: (_, path) => readlinkSync(path),
  makeLink: (target, path) => symlinkSync(target, path),
  isForeign: () => false,
  toSlashes: path => path,
  nameVariable: name => name,
  listSpellings: path => [path],
}

/** The PATH of a call. */
export function getPath({ environment, overrides }: ProgramCall): string {
  return overrides?.PATH ?? environment.PATH ?? defaultPath
}

/** Returns undefined where nothing is at `path`, or nothing that may be seen. */
export function findStats(path: string): Stats | undefined {
  return attempt(() => statSync(path, { throwIfNoEntry: false }))
}

/** Returns whether a link at `path` leads to a directory. */
export function leadsToDirectory(path: string): boolean {
  return findStats(path)?.isDirectory() === true
}
