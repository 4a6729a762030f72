import { expect, test } from 'vitest'
import type { StackSample } from '../../../src/profiles/profile.js'
import { readCpuProfile } from '../../../src/profiles/readers/cpuprofile.js'
import { readPerfScript } from '../../../src/profiles/readers/perf-script.js'

/** Stacks as one line each: names from the outermost, and the weight. */
function collapse(samples: readonly StackSample[]): readonly string[] {
  return samples.map(({ frames, weight }) => `${frames.map(({ name }) => name).join(';')} ${weight}`)
}

const script = `report  5356/5356  11927.401541:    1001001 cpu-clock: 
	            1567 fold_case (/tmp/b1/report)
	            108f main (/tmp/b1/report)
	           2724a __libc_start_call_main (/usr/lib/x86_64-linux-gnu/libc.so.6)

my tool 2 5356/5357  11927.402526:    1001001 cpu-clock:u: 
	            1401 core::slice::sort::<impl [T]>::merge (.llvm.123) (/tmp/b1/report)
	            133e push (inlined)
	ffffffff810 [unknown] ([kernel.kallsyms])

node  7/7  1.5:    500500 cpu-clock: 
	    7f01 JS:*render /tmp/b1/render.js:7:23 (/tmp/perf-7.map)
	    7f02 JS:~ /tmp/b1/main.js:1:1 (/tmp/perf-7.map)
`

test('a function of a program is where its debug information says', () => {
  const stack =
    'x 1/1 1.0: 5 cpu-clock:\n\t 1 parse<int> (/b1/bench)\n\t 2 sort (/lib/libc.so)\n\t 3 init (/b1/bench)\n\n'
  const place = (...words: readonly (string | number)[]): string => `${['#place', ...words].join('\t')}\n`
  const known = place('/b1/bench', '/b1/src/rows.cpp', 41, 60, 'parse<int>')
  const others = place('/b2/bench', '/b2/sort.c', 1, 2, 'sort') + place('/b1/bench', '??', 1, 1, 'init')
  expect(readPerfScript(stack + known + others)[0]!.frames.toReversed()).toEqual([
    { name: 'parse<int>', module: '/b1/bench', file: '/b1/src/rows.cpp', line: 41, last: 60 },
    { name: 'sort', module: '/lib/libc.so' },
    { name: 'init', module: '/b1/bench' },
  ])
})

test('what was inlined at a place stands inside its function, with the lines that ran', () => {
  const stack =
    'x 1/1 1.0: 5 cpu-clock:\n\t 1 bench::main+0x10 (/b1/bench)\n\t 2 bench::main+0x30 (/b1/bench)\n\t 3 start+0x1 (/b1/bench)\n\n'
  const inline = (...words: readonly string[]): string => `${['#inline', '/b1/bench', ...words].join('\t')}\n`
  const inner = inline(
    'bench::main+0x10',
    'bench::main',
    '/d/hash.rs:285',
    'write<&str>',
    '/d/hash.rs:90',
    'main',
    '/b1/main.rs:8',
  )
  const caller =
    inline('bench::main+0x30-', 'write<u8>', '/d/hash.rs:70', 'main', '/b1/main.rs:9') +
    inline('bench::main+0x30', 'x', '??:0')
  const frames = readPerfScript(stack + inner + caller)[0]!.frames.map(({ name, line, last }) => [name, line, last])
  expect(frames).toEqual([
    ['start', undefined, undefined],
    ['bench::main', undefined, undefined],
    ['write', 70, 90],
    ['bench::main', undefined, undefined],
    ['write', 70, 90],
    // Of the innermost one, addr2line has the name of what it is in.
    ['(inlined)', 285, 285],
  ])
})

test('stacks of perf script, whatever the command is called', () => {
  expect(collapse(readPerfScript(script))).toEqual([
    '__libc_start_call_main;main;fold_case 1001001',
    '[unknown] in [kernel.kallsyms];push;core::slice::sort::<impl [T]>::merge (.llvm.123) 1001001',
    '(anonymous);render 500500',
  ])
  expect(readPerfScript(script)[2]!.frames[1]).toEqual({ name: 'render', file: '/tmp/b1/render.js', line: 7 })
})

test.each([
  ['nothing', '', []],
  ['frames before any header', '\t 1 main (x)\n', []],
  ['a stack that is cut', `${script.slice(0, script.indexOf('main') - 2)}`, ['fold_case 1001001']],
  ['words', 'this is no profile\nat all\n', []],
])('perf script with %s', (_, text, expected) => {
  expect(collapse(readPerfScript(text))).toEqual(expected)
})

const node = (id: number, functionName: string, hitCount: number, children: readonly number[] = []) => ({
  ...{ id, hitCount, children },
  callFrame: { functionName, url: functionName === '(idle)' ? '' : 'file:///tmp/b1/main.js', lineNumber: 4 },
})

test('a profile of V8, without what is idle', () => {
  const nodes = [
    node(1, '(root)', 0, [2, 3]),
    node(2, '(idle)', 70),
    node(3, 'main', 1, [4, 5]),
    {
      ...node(4, 'sort', 9),
      positionTicks: [
        { line: 9, ticks: 8 },
        { line: 6, ticks: 1 },
      ],
    },
    node(5, '', 2),
  ]
  const { samples, cpuSeconds, pid } = readCpuProfile(JSON.stringify({ nodes, cpu: 250_000, pid: 7 }))
  expect(collapse(samples)).toEqual(['main 1', 'main;sort 9', 'main;(anonymous) 2'])
  expect(samples[1]!.frames[1]).toEqual({ name: 'sort', file: '/tmp/b1/main.js', line: 5, last: 9 })
  expect([cpuSeconds, pid]).toEqual([0.25, 7])
})

test.each([
  ['cut off', '{"nodes":[{"id":1', 'not valid JSON'],
  ['of another kind', '{"traceEvents":[]}', 'not a CPU profile'],
  ['with a CPU time that is none', '{"nodes":[],"cpu":-1}', 'not a CPU profile'],
])('a profile %s', (_, text, message) => {
  expect(() => readCpuProfile(text)).toThrow(message)
})

test('nodes that lie in a circle come to an end, and deep stacks keep their ends', () => {
  const { samples } = readCpuProfile(JSON.stringify({ nodes: [node(1, 'one', 3, [2]), node(2, 'two', 5, [1])] }))
  expect(samples.map(({ frames }) => frames.length)).toEqual([200, 200])
  const deep = Array.from({ length: 5000 }, (_, at) => `\t 1 f${at} (x)`).join('\n')
  const [only] = readPerfScript(`x 1/1 1.0: 10 cpu-clock:\n${deep}\n`)
  expect([only!.frames.length, only!.frames[0]!.name, only!.frames.at(-1)!.name]).toEqual([200, 'f4999', 'f0'])
})
