import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { documents, findBlocks, read, root } from '../unit/repository/root.js'

const run = promisify(execFile)

const tested = documents.flatMap(path =>
  findBlocks(read(path), 'sh')
    .filter(({ mark }) => mark === 'tested')
    .map(({ code }) => [path, code] as const),
)

const sides = ['baseline', 'contender'].map(side => `examples/words/${side}`)

/** Gives the example a hundredth of its text: what is tested by it runs it a hundred times. */
function shortenWords(home: string): void {
  for (const path of sides.map(side => join(home, side, 'bench.js'))) {
    const text = readFileSync(path, 'utf8')
    expect(text).toContain('makeText(400_000)')
    writeFileSync(path, text.replace('makeText(400_000)', 'makeText(4_000)'))
  }
}

it('some commands of the documents are tested', () => {
  expect(tested).not.toEqual([])
})

describe.concurrent('a document', () => {
  it.each(tested)('has commands that run: %s: %s', async (_, code) => {
    const home = mkdtempSync(join(tmpdir(), 'documents-'))
    try {
      symlinkSync(join(root, 'dist'), join(home, 'dist'))
      cpSync(join(root, 'examples/words'), join(home, 'examples/words'), { recursive: true })
      shortenWords(home)
      await run('bash', ['-euo', 'pipefail', '-c', code], { cwd: home })
    } finally {
      rmSync(home, { recursive: true })
    }
  })
})

it.each(sides)('%s runs as it is', async side => {
  const { stdout } = await run('node', ['bench.js'], { cwd: join(root, side) })
  const lines = stdout.trim().split('\n')
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { bench: 'count-words', unit: 'ms' },
    { bench: 'longest-line', unit: 'ms' },
  ])
})
