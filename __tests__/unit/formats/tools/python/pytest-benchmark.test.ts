import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { pytestBenchmark } from '../../../../../src/formats/tools/python/pytest-benchmark.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const written = (...benchmarks: readonly object[]) => JSON.stringify({ machine_info: {}, benchmarks })
const benchmark = (stats: object, fullname = 'a.py::test_a') => ({ name: 'test_a', fullname, stats })

test('reads what 5.2.3 wrote', () => {
  const text = fixture('pytest-benchmark/5.2.3.json')
  const rows = rowsOf(pytestBenchmark, text)
  expect(formatOf(text)).toBe('pytest-benchmark')
  expect(rows.map(([name, metric, unit, better, values]) => [name, metric, unit, better, values?.length])).toEqual([
    ['test_small.py::test_fib[12]', 'time', 's', 'lower', 12],
    ['test_small.py::test_fib[14]', 'time', 's', 'lower', 12],
    ['test_small.py::test_sleep', 'time', 's', 'lower', 1],
  ])
  expect(rows[2]![4]).toEqual([0.001087923000113733])
})

test.each([
  ['its samples, in order', { data: [3, 1, 2], rounds: 3, median: 9 }, [3, 1, 2]],
  ['its median where samples are missing', { rounds: 3, median: 2, mean: 9 }, [2]],
  ['its median where samples were left out', { data: [1, 2], rounds: 3, median: 2 }, [2]],
  ['its median where samples were replaced', { data: ['…'], rounds: 1, median: 2 }, [2]],
  ['its mean in old files', { mean: 9 }, [9]],
  ['an error where nothing is finite', { data: [null], median: null, mean: null }, 'it has no finite value'],
])('takes %s', (_, stats, values) => {
  expect(rowsOf(pytestBenchmark, written(benchmark(stats)))[0]![4]).toEqual(values)
})

test('reads bare NaN, names that repeat, and hostile ones', () => {
  const text = written(
    benchmark({ data: [1] }),
    benchmark({ data: [2] }),
    benchmark({ data: [3] }, '__proto__'),
    benchmark({ data: [4] }, 'x'.repeat(300)),
  )
  const rows = rowsOf(pytestBenchmark, `\ufeff${text.replace('[2]', '[NaN], "median": 5')}`)
  expect(rows.slice(0, 3).map(row => [row[0], row[4]])).toEqual([
    ['a.py::test_a', [1]],
    ['a.py::test_a (2)', [5]],
    ['__proto__', [3]],
  ])
  expect(rows[3]![0]).toHaveLength(255)
})

test.each([
  ['', 'empty, so it is not a result of pytest-benchmark: run pytest with --benchmark-json=FILE'],
  [written(benchmark({ data: [1] })).slice(0, -9), 'cut off'],
  [written(), 'there is no benchmark in the output of pytest-benchmark'],
  [written({ name: 1 }), 'benchmarks.0.name'],
  ['[]', 'not what pytest-benchmark writes'],
])('%.30s is refused', (text, why) => {
  expect(() => rowsOf(pytestBenchmark, text)).toThrow(FormatError)
  expect(() => rowsOf(pytestBenchmark, text)).toThrow(why)
})
