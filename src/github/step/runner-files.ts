import { lstatSync, readFileSync, rmSync, type Stats, writeFileSync } from 'node:fs'
import { log } from './log.js'

/** The variables that name the files by which a step tells the runner something. */
const names = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const

/** A file of the runner's, with what it must hold; undefined where it must not be there. */
interface RunnerFile {
  readonly name: string
  content: Buffer | undefined
}

/** What steps before left in these files, and what this one has written since, by path. */
const files = new Map<string, RunnerFile>()

/** Their paths, as far as they are there. */
export function runnerFiles(): string[] {
  return names.flatMap(name => process.env[name] || []).filter(path => find(path)?.isFile())
}

/** Takes note of what these files hold, once, before the first command of this step runs. */
export function rememberRunnerFiles(): void {
  for (const name of names) {
    const path = process.env[name]
    if (!path || files.has(path)) continue
    const stats = find(path)
    // What is no file holds nothing, and is not to be put back: it may be a device.
    if (stats && !stats.isFile()) continue
    files.set(path, { name, content: stats && readFileSync(path) })
  }
}

/** Ends what {@link rememberRunnerFiles} began: the next step has files of its own. */
export function forgetRunnerFiles(): void {
  files.clear()
}

/** Does `write`, which writes to one of these files, and takes note of what it holds from then on. */
export function writeRunnerFile(path: string | undefined, write: () => void): void {
  restoreRunnerFiles()
  write()
  const file = files.get(path ?? '')
  if (file && path) file.content = readFileSync(path)
}

/**
 * Cuts off what others have added to these files, which the log says. A command is not told where they are, but could find them: what it
 * writes there would be outputs of this step, and variables of the next ones.
 */
export function restoreRunnerFiles(): void {
  for (const [path, { name, content }] of files) {
    if (isAsItMustBe(path, content)) continue
    // It may be a link by now, or a directory, or forbidden to us.
    rmSync(path, { recursive: true, force: true })
    if (content) writeFileSync(path, content, { flag: 'wx' })
    log.warning(`A command wrote to the file of ${name}, which only this step may write. Its text was removed.`)
  }
}

function isAsItMustBe(path: string, content: Buffer | undefined): boolean {
  const stats = find(path)
  if (content === undefined || stats === undefined) return content === stats
  return stats.isFile() && stats.size === content.length && readFileSync(path).equals(content)
}

function find(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}
