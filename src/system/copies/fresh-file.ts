import { lstatSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { FreshFile } from '../../measure/session.js'

const longestInBytes = 64 * 1024 * 1024

/** The file at `path`, which commands may write to. */
export function makeFreshFile(path: string): FreshFile {
  const size = (): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return {
    path,
    clear() {
      // To look first is quicker, for it is seldom there.
      if (lstatSync(path, { throwIfNoEntry: false })) rmSync(path, { recursive: true, force: true })
    },
    read: () => (size() === 0 ? '' : size() > longestInBytes ? undefined : readFileSync(path, 'utf8')),
  }
}
