import { appendFileSync, linkSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeGuard } from '../../../../src/system/copies/guard.js'
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
  expect(guard.check()).toEqual({ changed: [], added: [] })
  writeFileSync(join(copies[1]!.root, 'state'), 'another')
  writeFileSync(join(copies[1]!.root, 'app'), 'another')
  writeFileSync(join(copies[1]!.root, 'new'), '')
  expect(guard.check()).toEqual({ changed: ['b2/app', 'b2/state'], added: ['b2/new'] })
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
    expect(guard.check()).toEqual({ changed: isPlanted ? [name] : [], added: isPlanted ? [] : [name] })
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
  expect(guard.check()).toEqual({ changed: [], added: [] })
})

test('of additions without a turn, nobody knows whose they are', () => {
  const { guard, write } = makeSettled()
  write('b1/b1/new')
  expect(guard.check()).toEqual({ changed: [], added: ['b1/new'] })
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
  expect(guard.check()).toEqual({ changed: ['b1/lib/new'], added: ['b1/log'] })
})
