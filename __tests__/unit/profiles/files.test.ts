import { expect, test } from 'vitest'
import type { Profile } from '../../../src/profiles/profile.js'
import { filesProfiler } from '../../../src/profiles/profilers.js'
import { readPprof } from '../../../src/profiles/readers/pprof.js'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const file = (content: string | Uint8Array, name = 'profile') => ({
  name,
  bytes: typeof content === 'string' ? encode(content) : content,
})

/** A profile as one line each: names from the outermost, and the weight. */
function collapse({ unit, samples }: Profile): readonly string[] {
  return samples.map(({ frames, weight }) => `${frames.map(({ name }) => name).join(';')} ${weight} ${unit}`)
}

/** A field of a message of protocol buffers. */
function field(number: number, value: number | Uint8Array | string): readonly number[] {
  const content = typeof value === 'string' ? encode(value) : value
  return typeof content === 'number'
    ? [...varint(8 * number), ...varint(content)]
    : [...varint(8 * number + 2), ...varint(content.length), ...content]
}

function varint(value: number): readonly number[] {
  return value < 128 ? [value] : [128 + (value % 128), ...varint(Math.floor(value / 128))]
}

const message = (...fields: readonly (readonly number[])[]): Uint8Array => Uint8Array.from(fields.flat())

/** `sort` below `main`, and the runtime of Go below `sort`; the first location holds an inlined function. */
const pprof = message(
  ...[
    '',
    'samples',
    'count',
    'cpu',
    'nanoseconds',
    'main.main',
    'main.sort',
    'runtime.mallocgc',
    '/go/src/app/main.go',
  ].map(text => field(6, text)),
  field(1, message(field(1, 1), field(2, 2))),
  field(1, message(field(1, 3), field(2, 4))),
  ...[5, 6, 7].map(name =>
    field(5, message(field(1, name), field(2, name), field(4, 8 * Number(name < 7)), field(5, 9))),
  ),
  field(
    4,
    message(field(1, 1), field(4, message(field(1, 6), field(2, 12))), field(4, message(field(1, 5), field(2, 3)))),
  ),
  field(4, message(field(1, 2), field(4, message(field(1, 7))))),
  field(2, message(field(1, message(varint(1))), field(2, message(varint(3), varint(30_000_000))))),
  field(2, message(field(1, 2), field(1, 1), field(2, 1), field(2, 10_000_000))),
)

test('pprof: CPU time of each stack, and what the runtime of Go takes is its caller’s', () => {
  const profile = readPprof(pprof)
  expect(profile.unit).toBe('nanoseconds')
  expect(collapse(filesProfiler.read([file(pprof)]))).toEqual([
    'main.main;main.sort 30 ms',
    'main.main;main.sort 10 ms',
  ])
  expect(profile.samples[0]!.frames[1]).toEqual({ name: 'main.sort', file: '/go/src/app/main.go', line: 9, last: 12 })
})

test.each([...pprof.keys()].filter(at => at % 7 === 3))(
  'pprof that is cut after %i bytes ends in a sentence, or early',
  end => {
    try {
      readPprof(pprof.subarray(0, end))
    } catch (error) {
      expect((error as Error).name).toBe('ProfileError')
    }
  },
)

const notRead = (format: string): string =>
  `"profile" is a profile of ${format}, which is not read: write collapsed stacks or pprof`

const speedscope = {
  $schema: 'https://www.speedscope.app/file-format-schema.json',
  shared: { frames: [{ name: 'run', file: 'main.py', line: 4 }, { name: 'emit' }] },
  profiles: [{ type: 'sampled', unit: 'seconds', samples: [[0, 1], [0]], weights: [0.002, 0.001] }],
}

test.each<[string, string, readonly string[]]>([
  ['collapsed stacks', 'main;sort 7\nmain 2\n\nno number\n', ['main;sort 7 samples', 'main 2 samples']],
  ['stacks with places', 'main (app.py:1);sort (app.py:7) 3\n', ['main;sort 3 samples']],
  [
    'a profile of V8',
    '{"nodes":[{"id":1,"hitCount":3,"callFrame":{"functionName":"main","url":"","lineNumber":0}}]}',
    ['main 3 samples'],
  ],
])('%s are told by their content', (_, text, expected) => {
  expect(collapse(filesProfiler.read([file(text), file('', 'empty')]))).toEqual(expected)
})

test.each<[string, readonly (string | Uint8Array)[], string]>([
  ['nothing', [], 'wrote nothing into the directory $BENCH_PROFILE'],
  ['another format', ['hello <b>world</b>'], '"profile" is in no format that is read'],
  ['bytes without a meaning', [Uint8Array.from([0, 255, 0, 7])], 'not a profile of pprof'],
  ['JSON of another kind', ['{"traceEvents":[]}'], 'in no format that is read: collapsed stacks, pprof or .cpuprofile'],
  ['JSON whose lines end with numbers', ['{\n  "endValue": 7\n}\n'], 'in no format that is read'],
  ['JSON that is cut', ['{"nodes":[{"id":1'], 'cut off'],
  ['time beside samples', ['main;sort 7\n', pprof], 'different things'],
  ['a file of speedscope', [JSON.stringify(speedscope)], notRead('speedscope')],
  ['a file of speedscope on lines', [JSON.stringify(speedscope, null, 2)], notRead('speedscope')],
  ['perf script', ['x 1/1 1.0: 2000000 cpu-clock:\n\t 1 main (x)\n'], notRead('`perf script`')],
  [
    'perf script below a comment',
    ['# captured\n\nx 1/1 1.0: 17 cycles:u: \n\t 1 main (x)\n'],
    notRead('`perf script`'),
  ],
  ['callgrind', ['# callgrind format\nevents: Ir\nfn=(1) main\n1 5\n'], notRead('callgrind')],
  ['callgrind without its first line', ['version: 1\nevents: Ir\nfn=(1) main\n1 5\n'], notRead('callgrind')],
])('%s ends in a sentence', (_, contents, message) => {
  expect(() => filesProfiler.read(contents.map(content => file(content)))).toThrow(message)
})

test('the directory is told to the command in these rounds alone', () => {
  expect(filesProfiler.variables!({}, '/d')).toEqual({ BENCH_PROFILE: '/d' })
})
