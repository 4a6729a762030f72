import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documents, findBlocks, read, root } from './root.js'

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

describe('documentation', () => {
  it('is tested', () => {
    expect(tested).not.toEqual([])
  })

  it.each(tested)('runs: %s: %s', (_, code) => {
    const home = mkdtempSync(join(tmpdir(), 'documents-'))
    try {
      symlinkSync(join(root, 'dist'), join(home, 'dist'))
      cpSync(join(root, 'examples/words'), join(home, 'examples/words'), { recursive: true })
      shortenWords(home)
      execFileSync('bash', ['-euo', 'pipefail', '-c', code], { cwd: home, encoding: 'utf8', stdio: 'pipe' })
    } finally {
      rmSync(home, { recursive: true })
    }
  })

  it.each(sides)('%s runs as it is', side => {
    const lines = execFileSync('node', ['bench.js'], { cwd: join(root, side), encoding: 'utf8' })
      .trim()
      .split('\n')
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { bench: 'count-words', unit: 'ms' },
      { bench: 'longest-line', unit: 'ms' },
    ])
  })

  it.each(documents)('%s leads to what is there', path => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link!)
    expect(links.filter(link => !existsSync(join(root, dirname(path), link)))).toEqual([])
  })

  it('names every folder and every file of src that stands alone', () => {
    const names = readdirSync(join(root, 'src'), { withFileTypes: true }).map(
      entry => `  ${entry.name}${entry.isDirectory() ? '/' : ''} `,
    )
    const tree = findBlocks(read('docs/ARCHITECTURE.md'), 'text')
      .map(({ code }) => code)
      .join('')
    expect(names.filter(name => !tree.includes(name))).toEqual([])
  })
})

describe('the code', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.ts'),
  )

  it.each(files)('src/%s silences neither linter nor compiler', path => {
    expect(read(`src/${path}`)).not.toMatch(
      /biome-ignore(-\w+)? (lint|plugin)|@ts-(ignore|expect-error|nocheck)|(v8|istanbul|c8) ignore/,
    )
  })
})
