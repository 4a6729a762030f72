import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { benchee } from '../../../../../src/formats/tools/other/benchee.js'
import { formatOf, rowsOf } from '../../rows.js'

const none = { samples: [], statistics: { median: null, average: null } }
const scenario = (name: string, more: object = {}) => ({
  ...{ name, job_name: name, input_name: '__no_input', tag: null },
  run_time_data: { samples: [3, 1, 2], statistics: { median: 2, average: 2, ips: 5 } },
  memory_usage_data: none,
  ...more,
})
const written = (...scenarios: readonly object[]) => JSON.stringify(scenarios)
const ns = (...values: readonly number[]) => values.map(value => expect.closeTo(value * 1e-9, 15))

test('reads run times in order, memory and reductions, by job and input', () => {
  const text = written(
    scenario('map', {
      input_name: 'Big',
      memory_usage_data: { samples: [64, 64] },
      reductions_data: { samples: [7] },
    }),
    scenario('flat'),
  )
  expect(formatOf(text)).toBe('benchee')
  expect(rowsOf(benchee, text)).toEqual([
    ['map with Big', 'time', 's', 'lower', ns(3, 1, 2)],
    ['map with Big', 'allocated', 'B', 'lower', [64, 64]],
    ['map with Big', 'reductions', 'count', 'lower', [7]],
    ['flat', 'time', 's', 'lower', ns(3, 1, 2)],
  ])
})

test.each([
  ['the median', { samples: [], statistics: { median: 5, average: 6 } }, ns(5)],
  ['the mean', { samples: [null], statistics: { average: 6 } }, ns(6)],
  ['an error', none, 'it has no finite value'],
])('takes %s', (_, run_time_data, values) => {
  expect(rowsOf(benchee, written(scenario('a', { run_time_data })))[0]![4]).toEqual(values)
})

test('where only memory was measured there is no time, and no error', () => {
  const text = written(scenario('a', { run_time_data: none, memory_usage_data: { samples: [8] } }))
  expect(rowsOf(benchee, text)).toEqual([['a', 'allocated', 'B', 'lower', [8]]])
})

test('numbers names that repeat, and keeps hostile ones', () => {
  const text = written(scenario('a'), scenario('a'), scenario('__proto__'))
  expect(rowsOf(benchee, text).map(([name]) => name)).toEqual(['a', 'a (2)', '__proto__'])
})

test.each([
  ['', 'the output is empty'],
  ['[]', 'there is no benchmark in the output of Benchee: add the formatter'],
  [written(scenario('a')).slice(0, -3), 'cut off'],
  [written({ job_name: 'a', run_time_data: 1 }), '0.run_time_data'],
])('%.40s is refused', (text, why) => {
  expect(() => rowsOf(benchee, text)).toThrow(FormatError)
  expect(() => rowsOf(benchee, text)).toThrow(why)
})
