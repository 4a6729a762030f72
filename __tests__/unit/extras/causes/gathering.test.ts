import { expect, test } from 'vitest'
import { Gathering, mostCalls, mostFunctions } from '../../../../src/extras/causes/gathering.js'
import { nameFunction } from '../../../../src/extras/causes/names.js'
import type { StackFrame } from '../../../../src/profiles/profile.js'
import type { ProfiledInvocation } from '../../../../src/record/causes.js'

test.each([
  ['main', 'main'],
  ['core::ptr::drop_in_place::h0123456789abcdef', 'core::ptr::drop_in_place'],
  ['mix.constprop.0.isra.1', 'mix'],
  ['push (inlined)', 'push'],
  ['memcpy@plt', 'memcpy'],
  ['main+0x1f', 'main'],
  ['stub at 0x7f01ab', 'stub at 0x…'],
  ['load /tmp/x/b1/lib/a.js', 'load lib/a.js'],
  ['  ', '(no name)'],
])('%j is called %j on both sides', (name, expected) => {
  expect(nameFunction({ name }, '/tmp/x/b1').name).toBe(expected)
})

test('of files outside of the copy, only the last part is kept', () => {
  const place = (file: string) => nameFunction({ name: 'f', file, line: 3 }, '/tmp/x/b1').file
  expect([place('/tmp/x/b1/lib/a.js'), place('/home/someone/secret/b.js')]).toEqual(['lib/a.js', 'b.js'])
  expect(nameFunction({ name: '(anonymous)', file: '/tmp/x/b1/lib/a.js' }, '/tmp/x/b1').name).toBe(
    '(anonymous) in a.js',
  )
})

const frames = (...names: readonly string[]) => names.map(name => ({ name }))

test('the calls of both sides are one tree, with the mean of an invocation', () => {
  const gathering = new Gathering(['a', 'b'])
  const sampled = (side: string, weight: number) => ({
    ...{ side, copy: 1 as const, root: '/r' },
    samples: [
      { frames: frames('main', 'sort'), weight },
      { frames: frames('main'), weight: 1 },
    ],
  })
  gathering.add([sampled('a', 4), sampled('b', 8)])
  gathering.add([sampled('a', 6), sampled('b', 8)])
  const { functions, rounds, calls } = gathering.finish({ profiler: 'perf', unit: 'ms' })
  expect(functions).toEqual([{ name: 'main' }, { name: 'sort' }])
  expect(rounds[1]![0]).toEqual({
    side: 'a',
    copy: 1,
    self: [
      [1, 6],
      [0, 1],
    ],
  })
  expect(calls).toEqual([
    { parent: -1, at: 0, self: [1, 1] },
    { parent: 0, at: 1, self: [5, 8] },
  ])
})

test('a function is where the contender has it, up to the last of its lines that ran', () => {
  const gathering = new Gathering(['a', 'b'])
  const run = (side: string, line: number, last: number) => ({
    ...{ side, copy: 1 as const, root: '/r' },
    samples: [{ frames: [{ name: 'sort', file: '/r/sort.js', line, last }], weight: 1 }],
  })
  gathering.add([run('b', 7, 9), run('a', 3, 20)])
  gathering.add([run('a', 3, 30), run('b', 7, 12)])
  expect(gathering.finish({ profiler: 'node', unit: 'ms' }).functions).toEqual([
    { name: 'sort', file: 'sort.js', line: 7, last: 12 },
  ])
})

test('what a library takes of which the sides have two versions is its own, whoever called it', () => {
  const gathering = new Gathering(['a', 'b'], {
    findVersions: library => (library === 'parser' ? ['2.1.0', '2.2.0'] : undefined),
    isSame: () => false,
  })
  const inLibrary = (name: string, library: string) => ({ name, file: `/r/node_modules/${library}/index.js`, line: 3 })
  const own = { name: 'main', file: '/r/main.js', line: 1 }
  const run = (side: string, weight: number) => ({
    ...{ side, copy: 1 as const, root: '/r' },
    samples: [
      { frames: [own, inLibrary('parse', 'parser'), inLibrary('trim', 'other')], weight },
      { frames: [own, inLibrary('trim', 'other')], weight: 1 },
    ],
  })
  gathering.add([run('a', 4), run('b', 8)])
  const { functions, rounds } = gathering.finish({ profiler: 'node', unit: 'ms' })
  expect(functions.map(({ name, versions }) => [name, versions])).toEqual([
    ['main', undefined],
    ['parse', ['2.1.0', '2.2.0']],
    ['trim', undefined],
  ])
  expect(rounds[0]!.map(({ self }) => self)).toEqual([
    [
      [2, 4, 1],
      [2, 1, 0],
    ],
    [
      [2, 8, 1],
      [2, 1, 0],
    ],
  ])
})

test('a program whose functions are all different fills no memory, and nothing of its time is lost', () => {
  const gathering = new Gathering(['a'])
  const samples = Array.from({ length: 30_000 }, (_, at) => ({ frames: frames('main', `f${at}`, `g${at}`), weight: 1 }))
  gathering.add([{ side: 'a', copy: 1, root: '/r', samples }])
  const { functions, rounds, calls } = gathering.finish({ profiler: 'perf', unit: 'ms' })
  expect(functions.length).toBeLessThanOrEqual(mostFunctions)
  expect(rounds[0]![0]!.self.reduce((sum, [, amount]) => sum + amount, 0)).toBe(30_000)
  expect(calls.length).toBeLessThanOrEqual(mostCalls)
  expect(calls.reduce((sum, { self }) => sum + self[0]!, 0)).toBe(30_000)
})

test('an invocation that names very many pairs of a function and its caller can still be read again', () => {
  const gathering = new Gathering(['a'])
  const samples = Array.from({ length: 12_000 }, (_, at) => ({
    frames: [{ name: `f${at % 120}` }, { name: `g${Math.floor(at / 120)}`, module: '/usr/lib/libx.so' }],
    weight: 1,
  }))
  gathering.add([{ side: 'a', copy: 1, root: '/r', samples }])
  const [[{ self }]] = gathering.finish({ profiler: 'perf', unit: 'ms' }).rounds as [[ProfiledInvocation]]
  expect(self.length).toBeLessThanOrEqual(5000)
  expect(self.reduce((sum, [, amount]) => sum + amount, 0)).toBe(12_000)
})

test('code of others is divided among its nearest callers in the repository', () => {
  const gathering = new Gathering(['a'])
  const cast = { name: '__dynamic_cast', module: '/usr/lib/libstdc++.so.6' }
  const own = (name: string) => ({ name, module: '/r/bench' })
  const samples = [
    { frames: [own('main'), own('parse'), cast, { name: 'strcmp', module: '/usr/lib/libc.so.6' }], weight: 3 },
    { frames: [own('main'), own('parse'), cast], weight: 2 },
    { frames: [own('main'), cast], weight: 1 },
    { frames: [cast], weight: 4 },
  ]
  gathering.add([{ side: 'a', copy: 1, root: '/r', samples }])
  const { functions, rounds } = gathering.finish({ profiler: 'perf', unit: 'ms' })
  const nameOf = (at: number | undefined) => (at === undefined ? '' : functions[at]!.name)
  expect(rounds[0]![0]!.self.map(([at, amount, owner]) => [nameOf(at), amount, nameOf(owner)])).toEqual([
    ['strcmp', 3, 'parse'],
    ['__dynamic_cast', 2, 'parse'],
    ['__dynamic_cast', 1, 'main'],
    ['__dynamic_cast', 4, ''],
  ])
  expect(functions.find(({ name }) => name === '__dynamic_cast')).toMatchObject({
    ...{ origin: 'library', module: 'libstdc++.so.6' },
  })
})

test('a source that is not in the copy has the place that it has in what was copied', () => {
  const gathering = new Gathering(['a', 'b'])
  const run = (side: string, source: string | undefined) => ({
    ...{ side, copy: 1 as const, root: `/copies/${side}`, source },
    samples: [{ frames: [{ name: 'parse', file: `/home/${side}/src/rows.cpp`, line: 41, last: 50 }], weight: 1 }],
  })
  gathering.add([run('a', undefined), run('b', '/home/b')])
  expect(gathering.finish({ profiler: 'perf', unit: 'ms' }).functions).toEqual([
    { name: 'parse', file: 'src/rows.cpp', line: 41, last: 50 },
  ])
})

/** Where the time of a stack counts, by names: the function itself, and its owner. */
function ownersOf(stack: readonly StackFrame[], others: readonly StackFrame[] = stack): readonly string[] {
  const gathering = new Gathering(['a', 'b'], {
    findVersions: () => undefined,
    isSame: file => file.startsWith('same'),
  })
  const run = (side: string, frames: readonly StackFrame[]) => ({
    ...{ side, copy: 1 as const, root: '/r' },
    samples: [{ frames, weight: 1 }],
  })
  gathering.add([run('a', stack), run('b', others)])
  const { functions, rounds } = gathering.finish({ profiler: 'node', unit: 'ms' })
  const [at, , owner] = rounds[0]![0]!.self[0]!
  return [functions[at]!.name, ...(owner === undefined ? [] : [functions[owner]!.name])]
}

const inFile = (name: string, file: string, line = 3): StackFrame => ({ name, file: `/r/${file}`, line })

test.each<[what: string, stack: readonly StackFrame[], expected: readonly string[]]>([
  [
    'the caller that differs',
    [inFile('main', 'same.js'), inFile('f', 'other.js'), inFile('sort', 'same.js')],
    ['sort', 'f'],
  ],
  ['itself, where it differs', [inFile('f', 'other.js'), inFile('sort', 'changed.js')], ['sort']],
  ['itself, where all is the same', [inFile('main', 'same.js'), inFile('sort', 'same.js')], ['sort']],
  [
    'the named function around it',
    [inFile('each', 'a.js'), inFile('(anonymous)', 'a.js')],
    ['(anonymous) in a.js', 'each'],
  ],
  [
    'itself, where its file has no name around it',
    [inFile('each', 'b.js'), inFile('(anonymous)', 'a.js')],
    ['(anonymous) in a.js'],
  ],
  [
    'the code of a module',
    [inFile('(anonymous)', 'lib/a.js', 1), inFile('(anonymous)', 'lib/a.js')],
    ['(anonymous) in a.js', 'module a.js'],
  ],
])('time counts for %s', (_, stack, expected) => {
  expect(ownersOf(stack)).toEqual(expected)
})

test('the versions of a library are in its place, and what it calls counts for it, whatever its caller is', () => {
  const frames = (version: string) => [
    inFile('main', 'same.go'),
    { name: 'Width', file: `/root/go/pkg/mod/example.com/width@v${version}/width.go` },
    { name: 'Next', file: '/root/go/pkg/mod/example.com/runes@v1.0.0/runes.go' },
  ]
  expect(ownersOf(frames('1.0.0'), frames('1.1.0'))).toEqual(['Next', 'Width'])
})
