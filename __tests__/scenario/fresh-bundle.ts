import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { digestSources } from '../../.ci/built-from.js'

const root = resolve(import.meta.dirname, '../..')

/** Builds `dist/`, which scenarios run, where it was built from other sources than those of this checkout. */
export function setup(): void {
  const note = join(root, 'dist/built-from.txt')
  if (existsSync(note) && readFileSync(note, 'utf8').trim() === digestSources(root)) return
  process.stderr.write('dist/ was not built from these sources: running "npm run build" first\n')
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 2, 2] })
}
