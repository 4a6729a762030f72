import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { documents, findBlocks, read, root } from '../unit/repository/root.js'
import { testFirst } from './some-at-night.js'

const run = promisify(execFile)

const tested = documents.flatMap(path =>
  findBlocks(read(path), 'sh')
    .filter(({ mark }) => mark === 'tested')
    .map(({ code }) => [path, code] as const),
)

const sides = ['baseline', 'contender'].map(side => `examples/words/${side}`)
const printed = await Promise.all(sides.map(side => run('node', ['bench.js'], { cwd: join(root, side) })))

/** Lets the example print what it has once printed: it runs some hundred times, and what takes long is to start Node. */
function writeStandIn(home: string): void {
  sides.forEach((side, index) => {
    writeFileSync(join(home, side, 'printed'), printed[index]!.stdout)
  })
  const script = `#!/bin/sh\n[ "$1" = bench.js ] && exec cat printed\nexec '${process.execPath}' "$@"\n`
  writeFileSync(join(home, 'node'), script, { mode: 0o755 })
}

it('some commands of the documents are tested', () => {
  expect(tested).not.toEqual([])
})

// All at once, so that each takes about as long as all of them.
describe.concurrent('a document', { timeout: 180_000 }, () => {
  testFirst(1, tested)('has commands that run: %s: %s', async (_, code) => {
    const home = mkdtempSync(join(tmpdir(), 'documents-'))
    try {
      symlinkSync(join(root, 'dist'), join(home, 'dist'))
      cpSync(join(root, 'examples/words'), join(home, 'examples/words'), { recursive: true })
      writeStandIn(home)
      const env = { ...process.env, PATH: `${home}:${process.env.PATH}` }
      await run('bash', ['-euo', 'pipefail', '-c', code], { cwd: home, env })
    } finally {
      rmSync(home, { recursive: true })
    }
  })
})

it('the example prints its numbers', () => {
  for (const { stdout } of printed)
    expect(
      stdout
        .trim()
        .split('\n')
        .map(line => JSON.parse(line)),
    ).toMatchObject([
      { bench: 'count-words', unit: 'ms' },
      { bench: 'longest-line', unit: 'ms' },
    ])
})
