import {
  appendFileSync,
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPayload } from '../../../../src/system/copies/payload.js'
import { makeGuard, makeRenewal, makeTemplate, type RenewableCopy } from '../../../../src/system/copies/renewal.js'
import { listFiles } from '../../../../src/system/disk.js'
import { describeTree, makeDirectory } from '../archives.js'

const old = new Date('2020-01-01')

/** Two copies of a program that was installed in place, and a run in each that leaves a cache, a large file and its output. */
async function makeCopies({
  isInstalled = false,
  left = () => {},
}: {
  isInstalled?: boolean
  left?: (root: string) => void
} = {}) {
  const home = makeDirectory()
  const templates = join(home, 'templates')
  mkdirSync(templates)
  const installed: string[] = []
  const install = async (root: string) => {
    installed.push(root)
    writeFileSync(join(root, 'bin/made'), root)
  }
  const copies: RenewableCopy[] = []
  for (const name of ['b1', 'c1']) {
    const root = join(home, name)
    mkdirSync(join(root, 'bin'), { recursive: true })
    writeFileSync(join(root, 'bin/app'), `program ${name}`, { mode: 0o755 })
    symlinkSync('bin/app', join(root, 'app'))
    utimesSync(join(root, 'bin/app'), old, old)
    const entries = await listPayload(root, [])
    const payload = isInstalled ? await makeTemplate(root, join(templates, `${name}-payload`), entries) : undefined
    const place = { root, directory: join(root, 'bin') }
    if (isInstalled) await install(root)
    copies.push({ place, payloadInBytes: 20, before: listFiles(root), payload })
    mkdirSync(join(root, 'cache'))
    writeFileSync(join(root, 'cache/entry'), 'warm')
    writeFileSync(join(root, 'large'), 'x'.repeat(21))
    writeFileSync(join(root, 'bin/numbers.json'), '1')
    left(root)
  }
  installed.length = 0
  const renewal = makeRenewal({ copies, home: templates, output: 'numbers.json', names: ['/srv/space'], install })
  const [first, second] = copies.map(({ place }) => place.root) as [string, string]
  return { home, templates, renewal, first, second, installed }
}

test('new copies are the same files with other inodes, and with what a run left', async () => {
  const { renewal, first } = await makeCopies()
  expect([renewal.isReady, await renewal.begin(60), renewal.isReady]).toEqual([false, undefined, true])
  const [directory, before] = [lstatSync(first), lstatSync(join(first, 'bin/app'))]
  // A file system gives a removed file's number to the next one, but not while the file is open.
  const opened = openSync(join(first, 'bin/app'), 'r')
  appendFileSync(join(first, 'cache/entry'), ' and changed')
  writeFileSync(join(first, 'more'), '')
  await renewal.renew()
  expect(Object.keys(describeTree(first)).sort()).toEqual(['app', 'bin', 'bin/app', 'cache', 'cache/entry'])
  expect(readFileSync(join(first, 'cache/entry'), 'utf8')).toBe('warm')
  const { ino, mode, mtimeMs } = lstatSync(join(first, 'bin/app'))
  expect({ mode, mtimeMs }).toEqual({ mode: before.mode, mtimeMs: old.getTime() })
  expect(lstatSync(first).ino).toBe(directory.ino)
  expect([ino === before.ino, lstatSync(join(first, 'bin/app')).nlink]).toEqual([false, 1])
  closeSync(opened)
  expect(renewal.check()).toEqual([])
})

test('what is installed in place is installed in every new copy, and what the run left comes after that', async () => {
  const { renewal, first, second, installed } = await makeCopies({ isInstalled: true })
  await renewal.begin(60)
  writeFileSync(join(first, 'bin/made'), 'changed')
  await renewal.renew()
  expect(installed).toEqual([first, second])
  expect(readFileSync(join(first, 'bin/made'), 'utf8')).toBe(first)
  expect(readFileSync(join(second, 'bin/app'), 'utf8')).toBe('program c1')
  expect(readFileSync(join(second, 'cache/entry'), 'utf8')).toBe('warm')
})

test.each<[what: string, line: (templates: string) => void, found: readonly string[]]>([
  ['changes', templates => appendFileSync(join(templates, 'c1/bin/app'), '!'), ['c1/bin/app']],
  ['adds', templates => writeFileSync(join(templates, 'b1/more'), ''), ['b1/more']],
])('who %s a file of a template is seen', async (_, line, found) => {
  const { renewal, templates } = await makeCopies()
  await renewal.begin(60)
  line(templates)
  expect(renewal.check()).toEqual(found)
})

test.each<[what: string, left: (root: string) => void, problem: RegExp]>([
  [
    'into the workspace',
    root => writeFileSync(join(root, 'paths'), '/srv/space/lib'),
    /^a run left a file that leads out of its copy: b1\/paths holds the path \/srv\/space$/,
  ],
  [
    'to another side',
    root => writeFileSync(join(root, 'paths'), join(root, '../c1/lib')),
    /b1\/paths holds the path .*c1$/,
  ],
])('a run that leaves a path %s', async (_, left, problem) => {
  const { renewal } = await makeCopies({ left })
  expect(await renewal.begin(60)).toMatch(problem)
  expect(renewal.isReady).toBe(false)
})

test('templates that take too long are given up', async () => {
  const { renewal, templates } = await makeCopies()
  expect(await renewal.begin(0)).toBe(undefined)
  expect([renewal.isReady, existsSync(join(templates, 'b1'))]).toEqual([false, false])
})

test('the guard sees what the first run of the baseline writes into other copies, and nothing of what they write later', async () => {
  const { first, second } = await makeCopies()
  const guard = makeGuard([{ root: first, payload: new Set(['bin/app']) }], [second])
  const changed = () => guard.check().changed
  guard.begin()
  linkSync(join(second, 'cache/entry'), join(first, 'entry'))
  writeFileSync(join(second, 'bin/app'), 'program b1')
  writeFileSync(join(second, 'new'), '')
  rmSync(join(second, 'large'))
  guard.settle()
  expect(changed()).toEqual(['c1/bin/app', 'c1/large', 'c1/new'])
  appendFileSync(join(second, 'cache/entry'), ' own')
  guard.begin()
  appendFileSync(join(second, 'bin/numbers.json'), ' own')
  guard.settle()
  expect(changed()).toEqual(['c1/bin/app', 'c1/large', 'c1/new'])
})

test('the guard knows new copies, and sees whoever changes them', async () => {
  const { renewal, first } = await makeCopies()
  const guard = makeGuard([{ root: first, payload: new Set(['app', 'bin/app']) }])
  guard.begin()
  appendFileSync(join(first, 'cache/entry'), '!')
  guard.settle()
  await renewal.begin(60)
  for (const isDated of [true, false]) {
    await renewal.renew()
    guard.follow(isDated)
    appendFileSync(join(first, 'cache/entry'), ' own')
    writeFileSync(join(first, 'bin/numbers.json'), '2')
    expect(guard.check().changed).toEqual([])
  }
  await renewal.renew()
  guard.follow(true)
  writeFileSync(join(first, 'bin/app'), 'program b2')
  utimesSync(join(first, 'bin/app'), old, old)
  expect(guard.check().changed).toEqual(['b1/bin/app'])
})

test('a copy that has not run yet may write what the other one did, and nothing else', () => {
  const home = makeDirectory()
  const run = (root: string) => {
    mkdirSync(join(root, 'cache'), { recursive: true })
    writeFileSync(join(root, 'cache/entry'), 'warm')
    writeFileSync(join(root, 'state'), 'the same')
  }
  const copies = ['b1', 'b2'].map(name => {
    const root = join(home, name)
    mkdirSync(root)
    writeFileSync(join(root, 'state'), 'the same')
    writeFileSync(join(root, 'app'), 'program')
    for (const file of ['state', 'app']) utimesSync(join(root, file), old, old)
    return { root, payload: new Set(['state', 'app']) }
  })
  const guard = makeGuard(copies)
  guard.begin()
  run(copies[0]!.root)
  guard.settle()
  run(copies[1]!.root)
  expect(guard.check()).toEqual({ changed: [], added: [] })
  writeFileSync(join(copies[1]!.root, 'state'), 'another')
  writeFileSync(join(copies[1]!.root, 'app'), 'another')
  writeFileSync(join(copies[1]!.root, 'new'), '')
  expect(guard.check()).toEqual({ changed: ['b2/app', 'b2/state'], added: ['b2/new'] })
})
