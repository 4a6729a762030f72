import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { digestSources } from '../../../.ci/built-from.js'

type Files = Readonly<{ [path: string]: string }>

const sources: Files = {
  'src/main.ts': 'import "./a/b.js"',
  'src/a/b.ts': 'export {}',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
}

/** The digest of a checkout with these files, which were written in this order, and so many seconds later than others. */
function digest(files: Files, secondsLater = 0): string {
  const home = mkdtempSync(join(tmpdir(), 'built-from-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(home, path)), { recursive: true })
      writeFileSync(join(home, path), text)
      utimesSync(join(home, path), 1e9 + secondsLater, 1e9 + secondsLater)
    }
    return digestSources(home)
  } finally {
    rmSync(home, { recursive: true })
  }
}

it('is the same in another place, at another time and in another order', () => {
  const turned = Object.fromEntries(Object.entries(sources).reverse())
  expect(digest(turned, 1000)).toBe(digest(sources))
  expect(digest(sources)).toMatch(/^[0-9a-f]{64}$/)
})

const { 'src/a/b.ts': text, ...others } = sources

it.each<[string, Files]>([
  ['a change', { ...sources, 'src/a/b.ts': 'export { }' }],
  ['a file more', { ...sources, 'src/a/c.ts': '' }],
  ['another name', { ...others, 'src/a/d.ts': text! }],
  ['other libraries', { ...sources, 'package-lock.json': '{ }' }],
  ['another target', { ...sources, 'tsconfig.json': '{ }' }],
])('differs by %s', (_, files) => {
  expect(digest(files)).not.toBe(digest(sources))
})
