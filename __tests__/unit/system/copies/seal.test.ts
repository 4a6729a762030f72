import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SetupPorts } from '../../../../src/measure/setup.js'
import { installCopies } from '../../../../src/system/copies/installation.js'
import { runBeside, sealPayload } from '../../../../src/system/copies/seal.js'
import { describeTree, makeDirectory } from '../archives.js'

const ports = { signal: new AbortController().signal, watch: () => undefined } as unknown as SetupPorts
const old = new Date('2020-01-01')

/** A baseline that was sealed, and then met `change`; its copies. */
async function installSealed(change: (root: string) => void, inPlace = false) {
  const home = makeDirectory()
  const root = join(home, 'baseline')
  for (const path of ['bin', 'lib']) mkdirSync(join(root, path), { recursive: true })
  writeFileSync(join(root, 'bin/app'), 'program', { mode: 0o755 })
  writeFileSync(join(root, 'lib/part'), 'part')
  symlinkSync('bin/app', join(root, 'app'))
  utimesSync(join(root, 'bin/app'), old, old)
  const seal = await sealPayload(root, [])
  const before = describeTree(root)
  change(root)
  for (const path of ['work', 'copies']) mkdirSync(join(home, path))
  writeFileSync(join(home, 'work/app'), '')
  const request: Parameters<typeof installCopies>[0] = {
    sides: [
      { name: 'baseline', directory: root, seal },
      { name: 'contender', directory: join(home, 'work') },
    ],
    ...{ names: [root], home: join(home, 'copies'), top: home, payload: [], leftOut: [], commands: [] },
    timeBudgetInSeconds: 600,
    ...{ workingDirectory: '.', install: undefined, inPlace, reinstall: 'once', drawLayout: () => '1' },
  }
  const { sides } = await installCopies(request, ports)
  return { before, copies: sides[0]!.places.map(place => describeTree(place.root)) }
}

test.each<[what: string, change: (root: string) => void]>([
  ['nothing', () => undefined],
  [
    'times and modes',
    root => [utimesSync(join(root, 'bin/app'), new Date(), new Date()), chmodSync(join(root, 'bin/app'), 0o644)],
  ],
  ['the target of a link', root => [rmSync(join(root, 'app')), symlinkSync('lib/part', join(root, 'app'))]],
  ['another file', root => writeFileSync(join(root, 'lib/more'), '')],
])('copies are as the side was when it was sealed, where a build has changed %s since', async (_, change) => {
  const { before, copies } = await installSealed(change)
  expect(copies).toEqual([before, before])
})

test.each<[what: string, path: string, change: (root: string) => void]>([
  [
    'other bytes of the same length, at the same time',
    'bin/app',
    root => {
      writeFileSync(join(root, 'bin/app'), 'PROGRAM')
      utimesSync(join(root, 'bin/app'), old, old)
    },
  ],
  ['more bytes', 'lib/part', root => appendFileSync(join(root, 'lib/part'), 's')],
  ['no file', 'lib/part', root => rmSync(join(root, 'lib/part'))],
  ['a pipe', 'lib/part', root => [rmSync(join(root, 'lib/part')), execFileSync('mkfifo', [join(root, 'lib/part')])]],
  [
    'a link to another directory',
    'lib',
    root => {
      renameSync(join(root, 'lib'), join(root, 'bin/lib'))
      symlinkSync('bin/lib', join(root, 'lib'))
    },
  ],
])('a sealed side that has %s by now is refused, and the file is named', async (_, path, change) => {
  for (const inPlace of [false, true])
    await expect(installSealed(change, inPlace)).rejects.toThrow(
      `not compared: the baseline's files were changed while "build" of the contender ran (${path})`,
    )
})

/** What is seen of `work` beside a copy with three files, of which one has another name elsewhere. */
async function watch(work: (copy: string, elsewhere: string) => void): Promise<readonly string[]> {
  const [top, store] = [makeDirectory(), makeDirectory()]
  const copy = join(top, 'copies/b1')
  mkdirSync(copy, { recursive: true })
  for (const name of ['a', 'b', 'shared']) writeFileSync(join(copy, name), 'text')
  linkSync(join(copy, 'shared'), join(store, 'elsewhere'))
  for (const name of ['a', 'shared']) utimesSync(join(copy, name), old, old)
  return await runBeside([copy], top, async () => work(copy, join(store, 'elsewhere')))
}

function write(path: string, text: string): void {
  writeFileSync(path, text)
  utimesSync(path, old, old)
}

test.each<[what: string, seen: readonly string[], work: (copy: string, elsewhere: string) => void]>([
  ['nothing', [], () => undefined],
  ['one more name for a file that others share', [], (_, elsewhere) => linkSync(elsewhere, `${elsewhere}-too`)],
  ['other bytes of the same length, at the same time', ['b1/a'], copy => write(join(copy, 'a'), 'TEXT')],
  ['other bytes by another name', ['b1/shared'], (_, elsewhere) => write(elsewhere, 'TEXT')],
  [
    'other bytes, and another name',
    ['b1/a'],
    (copy, elsewhere) => {
      write(join(copy, 'a'), 'TEXT')
      linkSync(join(copy, 'a'), `${elsewhere}-too`)
    },
  ],
  ['another file and one less', ['b1/b', 'b1/c'], copy => renameSync(join(copy, 'b'), join(copy, 'c'))],
  ['a directory of modules above', ['node_modules'], copy => mkdirSync(join(copy, '../node_modules'))],
])('an installation beside the copies of the baseline: %s', async (_, seen, work) => {
  expect(await watch(work)).toEqual(seen)
})
