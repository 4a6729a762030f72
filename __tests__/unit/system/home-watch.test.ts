import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HomeWatch } from '../../../src/system/home-watch.js'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'home-'))
})
afterEach(() => rmSync(home, { recursive: true }))

function write(path: string, text = 'new'): void {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}

/** What a watch says of commands of sides, one after another. */
function watch(...turns: readonly (readonly [side: string | undefined, work: () => void])[]) {
  const watch = new HomeWatch(home)
  for (const [side, work] of turns) {
    watch.take(side)
    work()
  }
  return Object.fromEntries([...watch.changes].map(([side, paths]) => [side, [...paths]]))
}

test.each([
  '.gitconfig',
  '.config/git/attributes',
  '.npmrc',
  '.bashrc',
  '.cargo/config.toml',
  '.gradle/init.d/any.gradle',
  '.m2/settings.xml',
  '.local/lib/python3.11/site-packages/usercustomize.py',
  '.local/lib/python3.13/site-packages/any.pth',
])('sees that %s was written, changed, replaced or removed', path => {
  const kinds = [() => write(path), () => write(path, 'more'), () => rmSync(join(home, path))]
  for (const work of kinds) expect(watch(['new', work])).toEqual({ new: [path] })
  expect(
    watch([
      'new',
      () => {
        mkdirSync(dirname(join(home, path)), { recursive: true })
        symlinkSync('/etc/passwd', join(home, path))
      },
    ]),
  ).toEqual({ new: [path] })
})

test.each(['.cache/pip/http/a', 'notes.txt', '.local/lib/python3.11/site-packages/six.py', '.npm/_cacache/index'])(
  'leaves %s to the commands',
  path => {
    expect(watch(['new', () => write(path)])).toEqual({})
  },
)

test('a file with the same content has not changed', () => {
  write('.npmrc', 'a=1')
  expect(watch(['new', () => write('.npmrc', 'a=1')])).toEqual({})
})

test('tells whose commands came before a change, and leaves alone what nobody has changed', () => {
  write('.bashrc')
  expect(
    watch(
      ['old', () => write('.npmrc')],
      [undefined, () => write('.gitconfig')],
      ['new', () => write('.npmrc', 'x=1')],
      ['new', () => write('.profile')],
      ['old', () => undefined],
    ),
  ).toEqual({ old: ['.npmrc'], new: ['.npmrc', '.profile'] })
})
