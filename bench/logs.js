// A log to compress, so that `gzip` takes a wanted time, in directories that stand for versions of a program.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes into the directory `side` of `folder` a log of so many lines, which compresses as logs do. */
export function makeSide(folder, side, lines) {
  const text = Array.from({ length: lines }, (_, line) => {
    const digest = createHash('sha256').update(String(line)).digest('hex')
    return `2026-01-01T00:00:00Z request ${line} of client ${digest.slice(0, 12)} took ${line % 97} ms\n`
  })
  mkdirSync(join(folder, side), { recursive: true })
  writeFileSync(join(folder, side, 'requests.log'), text.join(''))
}

/** Counts the lines that `gzip` needs so many milliseconds for, by a trial in `folder`. */
export function countLines(folder, milliseconds) {
  const trial = 20_000
  makeSide(folder, 'trial', trial)
  const times = Array.from({ length: 7 }, () => {
    const begin = performance.now()
    execFileSync('gzip', ['-c', 'requests.log'], { cwd: join(folder, 'trial'), maxBuffer: 2 ** 30 })
    return performance.now() - begin
  })
  return Math.round((trial * milliseconds) / Math.min(...times))
}
