import { lstatSync, readFileSync, rmSync, type Stats } from 'node:fs'
import type { FreshFile } from '../../measure/session.js'

const longestInMebibytes = 64

/** The file at `path`, which one command may write to. */
export function makeFreshFile(path: string): FreshFile {
  const find = (): Stats | undefined => lstatSync(path, { throwIfNoEntry: false })
  return {
    path,
    read() {
      const stats = find()
      if (stats === undefined) return { text: '' }
      // To open a FIFO or a device would wait for whoever is at its other end.
      if (!stats.isFile())
        return { problem: `"$BENCH_OUTPUT" is ${describeKind(stats)} now: let the command write a file there` }
      if (stats.size > longestInMebibytes * 2 ** 20)
        return {
          problem: `it wrote more than ${longestInMebibytes} MiB to "$BENCH_OUTPUT": let it write only its numbers`,
        }
      return { text: readFileSync(path, 'utf8') }
    },
    remove() {
      // To look first is quicker, for it is seldom there.
      if (find()) rmSync(path, { recursive: true, force: true })
    },
  }
}

function describeKind(stats: Stats): string {
  if (stats.isDirectory()) return 'a directory'
  if (stats.isSymbolicLink()) return 'a symbolic link'
  return stats.isFIFO() ? 'a FIFO' : 'a device or a socket'
}
