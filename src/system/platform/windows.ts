import { spawnSync } from 'node:child_process'
import { readlinkSync, symlinkSync } from 'node:fs'
import { win32 } from 'node:path'
import type { Variables } from '../../measure/variables.js'
import { sendSignal } from '../processes/strays.js'
import type { Platform, ProgramCall, Started } from './port.js'
import { findStats, getPath } from './posix.js'

const { basename, delimiter, dirname, extname, isAbsolute, join, relative, resolve } = win32

/** Windows 10, Server 2016 and later. */
export const windows: Platform = {
  findShell: () => (findIn('bash', { PATH: process.env.PATH ?? '' }) === undefined ? 'cmd' : 'bash'),
  listPythons: () =>
    ['python.exe', 'python3.exe'].flatMap(name => findIn(name, { PATH: process.env.PATH ?? '' }) ?? []),
  launcher: 'windows',
  listCandidates(name, call) {
    const endings = listEndings(call)
    // A name that ends so is meant as it is.
    const names = endings.includes(extname(name).toLowerCase())
      ? [name]
      : [...endings.map(ending => `${name}${ending}`), name]
    return listFolders(name, call).flatMap(folder => names.map(file => resolve(call.directory, folder, file)))
  },
  findProgram(call) {
    const [name = ''] = call.argv
    if (name === '') return undefined
    return windows
      .listCandidates(name, call)
      .find(path => findStats(path)?.isFile() && windows.explainKind(path, call) === undefined)
  },
  explainKind(path, call) {
    const endings = listEndings(call)
    if (endings.includes(extname(path).toLowerCase())) return undefined
    return `Windows does not start ${path}, because its name ends with none of ${endings.join(' ')}: write the program that reads it in front of it, such as "bash ${basename(path)}".`
  },
  encode({ program, argv }) {
    const [name = '', ...words] = argv
    if (/\.(?:bat|cmd)$/i.test(program)) return encodeBatch(program, words)
    // What a shell reads must reach it as it was written.
    if (/^cmd(?:\.exe)?$/i.test(name) && words.slice(0, -1).join(' ') === '/d /s /c')
      return { program, argv: [name, '/d', '/s', '/c', `"${words.at(-1)}"`] }
    return { program, argv: argv.map(encodeWord) }
  },
  commandOptions: { windowsHide: true, windowsVerbatimArguments: true },
  // With an invisible console of its own, which its children share.
  launcherOptions: { windowsHide: true },
  openness: 'Windows lets a process read the memory of the others of its user',
  // Ctrl-C, Ctrl-Break and the end of the console.
  interruptions: ['SIGINT', 'SIGBREAK', 'SIGHUP'],
  // A program without a window cannot be asked.
  askToEnd: pid => windows.kill(pid),
  kill(pid) {
    const program = join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe')
    spawnSync(program, ['/T', '/F', '/PID', String(pid)], { stdio: 'ignore', windowsHide: true })
    sendSignal(pid, 'SIGKILL')
  },
  // There are no groups, and nobody is told who the children of an ended process are.
  endGroup: () => false,
  readLink(root, path) {
    const target = readlinkSync(path)
    // A junction is always absolute.
    const way = relative(root, resolve(dirname(path), target))
    const isInside = !isAbsolute(way) && way.split('\\')[0] !== '..'
    return windows.toSlashes(isAbsolute(target) && isInside ? relative(dirname(path), target) || '.' : target)
  },
  makeLink(target, path, isDirectory) {
    if (!isDirectory) return symlinkSync(target, path, 'file')
    // Unlike a symbolic link, a junction needs no rights.
    symlinkSync(resolve(dirname(path), target), path, 'junction')
  },
  isForeign: part => /[\\:]/.test(part),
  toSlashes: path => path.replaceAll('\\', '/'),
  // Windows writes `Path`, and takes any case.
  nameVariable: name => (/^(?:path|pathext)$/i.test(name) ? name.toUpperCase() : name),
  listSpellings: path => [path, windows.toSlashes(path), path.replaceAll('\\', '\\\\')],
}

/** The endings of programs, in the order in which they are tried. */
function listEndings({ environment }: Pick<ProgramCall, 'environment'>): readonly string[] {
  const { PATHEXT: endings = '.COM;.EXE;.BAT;.CMD' } = environment
  // Others than these would need the program that is registered for them.
  return endings
    .toLowerCase()
    .split(delimiter)
    .filter(ending => /^\.(?:com|exe|bat|cmd)$/.test(ending))
}

function findIn(name: string, environment: Variables): string | undefined {
  return windows.findProgram({ argv: [name], directory: process.cwd(), environment })
}

/** The folders in which the system looks for `name`; one where the name says which. */
function listFolders(name: string, call: ProgramCall): readonly string[] {
  if (/[\\/]|^[a-z]:/i.test(name)) return ['.']
  const folders = getPath(call)
    .split(delimiter)
    .map(folder => folder.replaceAll('"', ''))
    .filter(folder => folder !== '')
  if (!/^bash(?:\.exe)?$/i.test(name)) return folders
  // The bash of Windows itself runs in another system (WSL), with other files and programs.
  const native = folders.filter(folder => !/\\(?:system32|sysnative|windowsapps)\\?$/i.test(folder))
  // Git's bash is beside the folder in PATH, which is `cmd` or `mingw64\bin`.
  const gits = native.filter(folder => findStats(join(folder, 'git.exe')))
  return [...gits.flatMap(folder => [join(folder, '..', 'bin'), join(folder, '..', '..', 'bin')]), ...native]
}

/** A word as the C library of Microsoft splits it off again. */
function encodeWord(word: string): string {
  if (word !== '' && !/[\s"]/.test(word)) return word
  return `"${word.replaceAll(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`
}

/**
 * The call that has cmd run a batch file. A quote is doubled, since cmd knows no backslash, and `%` is followed by an empty part of a
 * variable, since nothing else keeps cmd from replacing it (as in the standard library of Rust, after CVE-2024-24576).
 */
function encodeBatch(program: string, words: readonly string[]): Started {
  const quoted = words.map(word => {
    const kept = word
      .replaceAll(/(\\*)"/g, '$1$1""')
      .replaceAll('%', '%%cd:~,%')
      .replace(/(\\+)$/, '$1$1')
    return /^[\w./\\:=@+-]+$/.test(word) ? word : `"${kept}"`
  })
  const line = [`"${program}"`, ...quoted].join(' ')
  return {
    program: process.env.ComSpec ?? 'C:\\Windows\\System32\\cmd.exe',
    argv: ['cmd.exe', '/e:ON', '/v:OFF', '/d', '/s', '/c', `"${line}"`],
  }
}
