import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { consoles, describeConsole, explainFormer, recogniseConsole } from '../../../src/formats/consoles.js'
import type { Format } from '../../../src/formats/format.js'
import { chooseFormat, findFormat } from '../../../src/formats/index.js'
import { readDocument } from '../../../src/formats/read.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { endAfter } from '../../../src/system/end-after.js'
import { read, root } from '../repository/root.js'
import { printed } from './outputs.js'

/** A suite of `counterbalance.yml` without its command. */
interface Example {
  readonly format: string
  readonly run: { readonly values: string | readonly string[] }
}

const examples: Readonly<Record<string, Example>> = parse(read('examples/formats.yml'))

const nyrkio = JSON.stringify([
  {
    timestamp: 1_706_220_908,
    metrics: [
      { name: 'p50', unit: 'us', value: 5e6 },
      { name: 'score', value: 7, direction: 'higher_is_better' },
    ],
    attributes: {},
  },
])

/** A sample of the tool's output, whether it shows what it is, and what was read in it when it was a format of its own. */
const samples: readonly (readonly [example: string, sample: string, isKnown: boolean, rows: readonly unknown[]])[] = [
  ['ab', 'ab.txt', true, [['suite', 'higher', 683.99]]],
  ['bombardier', '{"result":{"latency":{"mean":1500}}}\n', false, [['latency', 'lower', 0.0015]]],
  [
    'core_bench',
    'core-bench.txt',
    true,
    [
      ['total', 'lower', 4.1203e-7],
      ['merge', 'lower', 0.00000108],
    ],
  ],
  ['iperf3', '{"end":{"sum_received":{"bits_per_second":5}}}\n', false, [['received', 'higher', 5]]],
  ['poop', 'poop.txt', true, [['wall_time', 'lower', 0.0233]]],
  ['sysbench', 'sysbench.txt', true, [['suite', 'higher', 2203.51]]],
  [
    'sysbench',
    '    transactions:                        820    (409.61 per sec.)\n',
    true,
    [['transactions', 'higher', 409.61]],
  ],
  [
    'console-time',
    'node-20.txt',
    false,
    [
      ['a b', 'lower', 0.000056],
      ['default', 'lower', 0.000045],
      ['default', 'lower', 0.257025],
      ['x: y', 'lower', 1.101],
    ],
  ],
  [
    'criterion-haskell',
    '1.5.13.csv',
    true,
    [
      ['fib/5', 'lower', 1.74044e-7],
      ['fib/12, big', 'lower', 0.00000524266],
      ['plain', 'lower', 2.32063e-7],
    ],
  ],
  [
    'dart',
    'by-hand.txt',
    true,
    [
      ['Template', 'lower', 1.56847e-7],
      ['DeltaBlue', 'lower', 0.00213357],
      ['Template', 'lower', 1.5821e-7],
    ],
  ],
  [
    'fio',
    '3.33.json',
    true,
    [
      ['a', 'higher', 3384.62],
      ['b', 'higher', 36571.4],
      ['a', 'lower', 0.000107008],
      ['b', 'lower', 9.72e-7],
    ],
  ],
  [
    'hyperfine-csv',
    '1.20.0.csv',
    true,
    [
      ['sleep 0.01', 'lower', 0.0122651],
      ['sleep 0.02', 'lower', 0.0344011],
    ],
  ],
  [
    'hyperfine-csv',
    '2.0.0.csv',
    true,
    [
      ['sleep 0.01 s', 'lower', 0.016979],
      ['sleep 0.02 s', 'lower', 0.0297423],
    ],
  ],
  [
    'lighthouse',
    '12.8.2.json',
    true,
    [
      ['largest-contentful-paint', 'lower', 0.617784],
      ['first-contentful-paint', 'lower', 0.617784],
      ['speed-index', 'lower', 1.94267],
      ['total-blocking-time', 'lower', 0.0105],
      ['cumulative-layout-shift', 'lower', 0],
      ['total-byte-weight', 'lower', 384],
      ['performance', 'higher', 1],
    ],
  ],
  [
    'nanobench-csv',
    '4.csv',
    true,
    [
      ['unstable', 'lower', 0.000372174],
      ['in ms', 'lower', 0.000420313],
    ],
  ],
  [
    'nvbench',
    'by-hand.json',
    true,
    [
      ['Device=0 BlockSize=128', 'lower', 0.000015],
      ['Device=0 BlockSize=4096', 'lower', 'nothing is at /benchmarks/0/states/1/summaries/2/data/0/value'],
    ],
  ],
  [
    'nyrkio',
    nyrkio,
    true,
    [
      ['p50', 'lower', 5],
      ['score', 'higher', 7],
    ],
  ],
  [
    'openmetrics',
    'prometheus-client-0.26.txt',
    true,
    [
      ['parse_time_seconds{case="a \\"b\\""}', 'lower', 0.25],
      ['parse_time_seconds{case="c\\\\d"}', 'lower', 0.0000015],
    ],
  ],
  ['perf-stat', '6.1.csv', true, [['task-clock', 'lower', 0.00093]]],
  [
    'perf-stat',
    '0.93,msec,task-clock,933842,100.00,0.170,CPUs utilized\n48211,,instructions,933842,100.00,,',
    true,
    [
      ['task-clock', 'lower', 0.00093],
      ['instructions', 'lower', 48211],
    ],
  ],
  [
    'pytest-benchmark-csv',
    '5.3.1.csv',
    true,
    [
      ['test_b.py::test_sort[10]', 'lower', 4.528e-7],
      ['test_b.py::test_sort[100]', 'lower', 0.000001943],
      ['test_b.py::test_slow', 'lower', 0.00320512],
      ['test_b.py::test_grouped', 'lower', 0.000025853],
    ],
  ],
  [
    'redis-benchmark',
    '7.0.15.csv',
    true,
    [
      ['SET', 'higher', 13605.4],
      ['SET', 'lower', 0.001511],
      ['GET', 'higher', 18348.6],
      ['GET', 'lower', 0.001159],
      ['LPUSH', 'higher', 12738.9],
      ['LPUSH', 'lower', 0.002495],
    ],
  ],
  [
    'tasty-bench',
    '0.3.3.csv',
    true,
    [
      ['All.fib.fifth', 'lower', 9.4942e-8],
      ['All.fib.tenth, big', 'lower', 0.00000115944],
    ],
  ],
  [
    'tasty-bench',
    '0.3.3-allocated.csv',
    true,
    [
      ['All.fib.fifth', 'lower', 1.0354e-7],
      ['All.fib.fifth', 'lower', 224],
      ['All.fib.tenth, big', 'lower', 0.00000110243],
      ['All.fib.tenth, big', 'lower', 2303],
    ],
  ],
  [
    'zbench',
    '0.14.1.json',
    true,
    [
      [
        'My Benchmark 1',
        'lower',
        0.000025457,
        0.00002665,
        0.00002703,
        0.000027081,
        0.000027141,
        0.00002717,
        0.000027201,
        0.000027551,
        0.000027792,
        0.000028022,
      ],
      [
        'My Benchmark 2',
        'lower',
        0.00003202,
        0.000035446,
        0.000036578,
        0.000037039,
        0.00003718,
        0.00003756,
        0.000037721,
        0.000040766,
        0.000042189,
        0.000044623,
      ],
      [
        'My Benchmark 3',
        'lower',
        0.00003198,
        0.000033592,
        0.000034154,
        0.000034474,
        0.000034734,
        0.000035316,
        0.000043371,
        0.000043431,
        0.000043601,
        0.000043682,
      ],
      [
        'My Benchmark 4',
        'lower',
        0.000036508,
        0.00003746,
        0.00003781,
        0.000038121,
        0.000038131,
        0.000038311,
        0.000038372,
        0.000038381,
        0.000038792,
        0.000038893,
      ],
    ],
  ],
]

function choose(name: string): Format {
  const { format, run } = examples[name]!
  return chooseFormat({ format, values: [run.values].flat().join('\n') }, endAfter)!
}

function textOf(example: string, sample: string): string {
  if (/[\n[]/.test(sample) || sample.startsWith('{')) return sample
  const isTable = sample === `${example.replace('_', '-')}.txt`
  return readFileSync(join(root, '__tests__/fixtures', isTable ? 'consoles' : `examples/${example}`, sample), 'utf8')
}

test.each(samples)('the lines of %s read %s', (example, sample, isKnown, rows) => {
  const text = textOf(example, sample)
  const chosen = choose(example)
  const readings = readDocument(chosen, makeDocument(printed(text)), 'suite')
  const measured = readings.map(({ benchmark, metric, values, error }) => [
    benchmark,
    metric.better,
    ...(error === undefined ? values.map(value => Number(value.toPrecision(6))) : [error]),
  ])
  expect(measured).toEqual(rows)
  const table = recogniseConsole(text)
  expect(table !== undefined).toBe(isKnown)
  if (table?.remedy.example !== undefined)
    expect(describeConsole(table)).toContain(`"${example}" from examples/formats.yml`)
})

test('a page of Lighthouse that failed has no number', () => {
  const chosen = choose('lighthouse')
  const document = makeDocument(printed(textOf('lighthouse', '12.8.2-failed.json')))
  const readings = readDocument(chosen, document, 'suite')
  expect(readings.map(({ values, error }) => values.length === 0 && error !== undefined)).toEqual(Array(7).fill(true))
})

test('each example has a sample, and the name of the format that it was leads to it', () => {
  expect([...new Set(samples.map(([example]) => example))].sort()).toEqual(Object.keys(examples).sort())
  const former = Object.keys(examples).filter(name => explainFormer(name) !== undefined)
  expect(former.map(explainFormer)).toEqual(former.map(name => `take the lines of "${name}" from examples/formats.yml`))
  expect(former).toHaveLength(15)
  expect(Object.keys(examples).filter(findFormat)).toEqual([])
})

test('the examples are suites of counterbalance.yml, but for the command', () => {
  const suites = Object.fromEntries(Object.entries(examples).map(([name, lines]) => [name, { command: 'x', ...lines }]))
  const validate = new Ajv({ strict: false }).compile(JSON.parse(read('docs/counterbalance.schema.json')))
  expect(validate({ suites }), JSON.stringify(validate.errors)).toBe(true)
})

test('each example that a message names is there', () => {
  const named = consoles.flatMap(({ remedy }) => remedy.example ?? [])
  expect(named.filter(name => !(name in examples))).toEqual([])
})

test.each(['benchmarkdotnet', 'google-benchmark', 'jmh'])('of %s-csv, the JSON is read', tool => {
  expect(explainFormer(`${tool}-csv`)).toContain(`the CSV of ${tool}, whose JSON says more`)
  expect(findFormat(tool)).toBeDefined()
})

test.each([
  ['name,iterations,real_time,cpu_time,time_unit\n"BM_a",5,1,1,ns', 'Google Benchmark'],
  ['"Benchmark","Mode","Threads","Samples","Score"\n', 'JMH'],
  [
    '"Benchmark","Mode","Threads","Samples","Score","Score Error (99,9%)","Unit"\n"a","avgt",1,2,"1,5",NaN,"us/op"\n',
    'JMH with decimal commas (its JSON has points)',
  ],
  ['Method,Job,WarmupCount,Mean,Error\nA,Default,1,5 us,0.1 us', 'BenchmarkDotNet'],
])('%j is known as that of %s', (text, tool) => {
  expect(recogniseConsole(text)?.tool).toBe(tool)
})
