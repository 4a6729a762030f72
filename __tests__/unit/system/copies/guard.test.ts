import { appendFileSync, linkSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeGuard } from '../../../../src/system/copies/guard.js'
import { describeContents } from '../../../../src/system/copies/payload.js'
import { makeDirectory } from '../archives.js'
import { makeCopies, old } from './made-copies.js'

afterEach(() => vi.restoreAllMocks())

test('the guard sees what the first run of the baseline writes into other copies, and nothing of what they write later', async () => {
  const { home, first, second } = await makeCopies()
  const guard = makeGuard({ copies: [{ root: first, payload: new Set(['bin/app']) }], others: [second], top: home })
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
  const { home, renewal, first } = await makeCopies()
  const guard = makeGuard({ copies: [{ root: first, payload: new Set(['app', 'bin/app']) }], top: home })
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
  const guard = makeGuard({ copies, top: home })
  guard.begin()
  run(copies[0]!.root)
  guard.settle()
  run(copies[1]!.root)
  expect(guard.check()).toMatchObject({ changed: [], added: [] })
  writeFileSync(join(copies[1]!.root, 'state'), 'another')
  writeFileSync(join(copies[1]!.root, 'app'), 'another')
  writeFileSync(join(copies[1]!.root, 'new'), '')
  expect(guard.check()).toMatchObject({ changed: ['b2/app', 'b2/state'], added: ['b2/new'] })
})

/** Two copies in which a run of the baseline rewrites its `state` and makes a cache; `do` is what somebody does meanwhile. */
function makeFirstRun(writes: readonly string[] | undefined, meanwhile: (root: string) => void) {
  const home = makeDirectory()
  const files = ['app', 'state', 'lib/module']
  const copies = ['b1', 'b2'].map(name => {
    const root = join(home, name)
    mkdirSync(join(root, 'lib'), { recursive: true })
    for (const file of files) writeFileSync(join(root, file), 'as it was')
    for (const file of files) utimesSync(join(root, file), old, old)
    const contents = describeContents(
      root,
      files.map(path => ({ path, kind: 'file', sizeInBytes: 9 })),
    )
    return { root, payload: new Set(files), contents }
  })
  const guard = makeGuard({ copies, top: home, writes })
  guard.begin()
  for (const { root } of copies) {
    writeFileSync(join(root, 'state'), 'ran')
    mkdirSync(join(root, 'cache/deep'), { recursive: true })
    writeFileSync(join(root, 'cache/deep/entry'), '')
  }
  meanwhile(copies[0]!.root)
  guard.settle()
  return { guard, first: copies[0]!.root }
}

test.each<[what: string, meanwhile: (root: string) => void, seen: object]>([
  ['nothing', () => {}, { changed: [], added: [] }],
  ['a change', root => appendFileSync(join(root, 'app'), '!'), { changed: ['b1/app'], added: [] }],
  [
    'a change that keeps size and date',
    root => {
      writeFileSync(join(root, 'app'), 'as it is!')
      utimesSync(join(root, 'app'), old, old)
    },
    { changed: ['b1/app'], added: [] },
  ],
  ['a removal', root => rmSync(join(root, 'lib/module')), { changed: ['b1/lib/module'], added: [] }],
  [
    'a file next to others',
    root => writeFileSync(join(root, 'lib/heapq.py'), ''),
    { changed: [], added: ['b1/lib/heapq.py'] },
  ],
  [
    'a file in what the run itself makes',
    root => writeFileSync(join(root, 'cache/other'), ''),
    { changed: [], added: [] },
  ],
])('where its own writes are known, %s during the first run is nobody’s but somebody else’s', (_, meanwhile, seen) => {
  const { guard, first } = makeFirstRun(['cache', 'state'], meanwhile)
  expect(guard.check()).toEqual({ ...seen, written: [] })
  // What is its own stays its own, and keeps its content where it is one of its files.
  writeFileSync(join(first, 'cache/deep/later'), '')
  expect(guard.check()).toMatchObject(seen)
  appendFileSync(join(first, 'state'), '!')
  expect(guard.check().changed).toContain('b1/state')
})

test('a directory that was there is no place for files of somebody else because a list names it', () => {
  const { guard } = makeFirstRun(['cache', 'state', 'lib'], root => appendFileSync(join(root, 'lib/module'), '!'))
  expect(guard.check().changed).toEqual(['b1/lib/module'])
})

test('where its own writes are not known, the files are named that have another content after the first run', () => {
  const { guard } = makeFirstRun(undefined, root => {
    rmSync(join(root, 'lib/module'))
    writeFileSync(join(root, 'app'), 'as it was')
  })
  expect(guard.check()).toEqual({ changed: [], added: [], written: ['lib/module', 'state'] })
})

test('what a version writes in its first run is learned once, each new directory as a whole', () => {
  const home = makeDirectory()
  const [first, second] = ['b1', 'c1'].map(name => join(home, name)) as [string, string]
  for (const root of [first, second]) mkdirSync(join(root, 'lib'), { recursive: true })
  for (const file of ['state', 'removed', 'kept']) writeFileSync(join(second, file), 'as it was')
  const copies = [{ root: first, payload: new Set<string>() }]
  const guard = makeGuard({ copies, others: [second], successors: [second], top: home })
  guard.begin()
  guard.settle()
  expect(guard.learned).toBeUndefined()
  appendFileSync(join(second, 'state'), '!')
  rmSync(join(second, 'removed'))
  mkdirSync(join(second, 'cache/deep'), { recursive: true })
  for (const file of ['cache/deep/entry', 'cache/entry', 'lib/module.pyc']) writeFileSync(join(second, file), '')
  guard.learn()
  appendFileSync(join(second, 'kept'), '!')
  guard.learn()
  expect(guard.learned).toEqual(['cache', 'lib/module.pyc', 'removed', 'state'])
})

/** A guard over two copies, each in a directory of its own, after a run of the baseline that left a cache. Its clock adds `step` each time. */
function makeSettled(step = 0) {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (time += step))
  const home = makeDirectory()
  const copies = ['b1', 'b2'].map(name => {
    const root = join(home, 'copies', name, name)
    mkdirSync(join(root, 'lib'), { recursive: true })
    writeFileSync(join(root, 'lib/app'), 'program')
    return { root, payload: new Set(['lib/app']) }
  })
  const guard = makeGuard({ copies, top: home })
  guard.begin()
  for (const { root } of copies) mkdirSync(join(root, 'cache'))
  guard.settle()
  const write = (path: string) => writeFileSync(join(home, 'copies', path), '')
  return { home, guard, write }
}

test.each([
  ['in a copy', 'b1/b1/heapq.py', 'b1/heapq.py'],
  ['deep in a copy', 'b2/b2/lib/new', 'b2/lib/new'],
  ['next to a copy', 'b2/node_modules', 'b2/../node_modules'],
  ['next to all copies', 'node_modules', 'b1/../../node_modules'],
  ['in the outermost directory', '../node_modules', 'b1/../../../node_modules'],
])('what the contender adds %s counts as a change, and what the baseline adds does not', (_, path, name) => {
  for (const side of ['baseline', 'contender'] as const) {
    const { guard, write } = makeSettled()
    guard.take('baseline')
    guard.take('contender')
    guard.take(side)
    write(path)
    guard.take('contender')
    guard.take('baseline')
    const isPlanted = side === 'contender'
    expect(guard.check()).toMatchObject({ changed: isPlanted ? [name] : [], added: isPlanted ? [] : [name] })
  }
})

test('the baseline may write to its cache at any time, and the contender next to its own copies', () => {
  const { home, guard, write } = makeSettled()
  mkdirSync(join(home, 'copies/c1/c1'), { recursive: true })
  guard.settle()
  guard.take('contender')
  write('c1/log')
  guard.take('baseline')
  write('b1/b1/cache/of-1')
  expect(guard.check()).toMatchObject({ changed: [], added: [] })
})

test('of additions without a turn, nobody knows whose they are', () => {
  const { guard, write } = makeSettled()
  write('b1/b1/new')
  expect(guard.check()).toMatchObject({ changed: [], added: ['b1/new'] })
})

test('where looks take too long, the baseline is believed to write only where it wrote in its first run', () => {
  const { guard, write } = makeSettled(1)
  for (const [side, path] of [
    ['baseline', 'b1/b1/log'],
    ['contender', 'b1/b1/lib/new'],
  ] as const) {
    guard.take(side)
    write(path)
  }
  guard.take('baseline')
  expect(guard.check()).toMatchObject({ changed: ['b1/lib/new'], added: ['b1/log'] })
})
