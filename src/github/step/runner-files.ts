import { lstatSync, readFileSync, rmSync, type Stats, writeFileSync } from 'node:fs'
import { log } from './log.js'

/** The variables that name the files by which a step tells the runner something. */
const names = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const

/** Their paths, as far as they are there. */
export function runnerFiles(): string[] {
  return names.flatMap(name => process.env[name] || []).filter(path => find(path)?.isFile())
}

interface RunnerFile {
  readonly name: (typeof names)[number]
  readonly path: string
  /** Its bytes; undefined where it was not there. */
  readonly content: Buffer | undefined
}

/**
 * Cuts off, when its scope ends, what others have added to these files, which the log says. A command is not told where they are, but
 * could find them: what it writes there would be outputs of this step, and variables of the next ones.
 */
export function guardRunnerFiles(): Disposable {
  const files = names.flatMap(findRunnerFile)
  return {
    [Symbol.dispose]() {
      for (const file of files.filter(isChanged)) {
        restore(file)
        log.warning(
          `A command wrote to the file of ${file.name}, which only this step may write. Its text was removed.`,
        )
      }
    },
  }
}

function findRunnerFile(name: RunnerFile['name']): readonly RunnerFile[] {
  const path = process.env[name]
  if (!path) return []
  const stats = find(path)
  // What is no file holds nothing, and is not to be put back: it may be a device.
  if (stats && !stats.isFile()) return []
  return [{ name, path, content: stats && readFileSync(path) }]
}

function isChanged({ path, content }: RunnerFile): boolean {
  const stats = find(path)
  if (content === undefined || stats === undefined) return content !== stats
  return !stats.isFile() || stats.size !== content.length || !readFileSync(path).equals(content)
}

function restore({ path, content }: RunnerFile): void {
  // It may be a link by now, or a directory, or forbidden to us.
  rmSync(path, { recursive: true, force: true })
  if (content) writeFileSync(path, content, { flag: 'wx' })
}

function find(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}
