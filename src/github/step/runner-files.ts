import { lstatSync, readFileSync, rmSync, type Stats, writeFileSync } from 'node:fs'
import { log } from './log.js'

/** The variables that name the files by which a step tells the runner something. */
const names = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const

/** Their paths, as far as they are there. */
export function runnerFiles(): string[] {
  return names.flatMap(name => process.env[name] || []).filter(path => find(path)?.isFile())
}

/**
 * Cuts off, when its scope ends, what others have added to these files, which the log says. A command is not told where they are, but
 * could find them: what it writes there would be outputs of this step, and variables of the next ones.
 */
export function guardRunnerFiles(): Disposable {
  const files = names.flatMap(name => {
    const path = process.env[name]
    if (!path) return []
    const stats = find(path)
    // What is no file holds nothing, and is not to be put back: it may be a device.
    if (stats && !stats.isFile()) return []
    return [{ name, path, content: stats && readFileSync(path) }]
  })
  return {
    [Symbol.dispose]() {
      for (const file of files.filter(({ path, content }) => {
        const stats = find(path)
        if (content === undefined || stats === undefined) return content !== stats
        return !stats.isFile() || stats.size !== content.length || !readFileSync(path).equals(content)
      })) {
        // It may be a link by now, or a directory, or forbidden to us.
        rmSync(file.path, { recursive: true, force: true })
        if (file.content) writeFileSync(file.path, file.content, { flag: 'wx' })
        log.warning(
          `A command wrote to the file of ${file.name}, which only this step may write. Its text was removed.`,
        )
      }
    },
  }
}

function find(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}
