import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { tinybench } from '../../../../../src/formats/tools/javascript/tinybench.js'
import { printed } from '../../outputs.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const valuesOf = (...tasks: readonly object[]) => rowsOf(tinybench, JSON.stringify(tasks)).map(row => row[4])

test.each([
  ['2.9.0', 78, 'it failed: the output does not say why'],
  ['3.1.1', 80, 'it failed: the output does not say why'],
  ['4.1.0', 78, 'it failed: the output does not say why'],
  ['6.2.3', 1, 'it failed: the output does not say why'],
])('reads what %s gives: %d values, and a task that failed', (version, count, error) => {
  const text = fixture(`tinybench/${version}.json`)
  expect(formatOf(text)).toBe('tinybench')
  const [good, bad] = rowsOf(tinybench, text)
  expect([...good!.slice(0, 4), good![4]!.length]).toEqual(['fib(20)', 'time', 's', 'lower', count])
  expect(good![4]![0]).toBeGreaterThan(20e-6)
  expect(good![4]![0]).toBeLessThan(80e-6)
  expect(bad).toEqual(['throws', 'time', 's', 'lower', error])
})

const latency = { mean: 3, p50: 2 }

test.each<readonly [string, object, unknown]>([
  ['its samples', { latency: { ...latency, samples: [1, 4], samplesCount: 2 } }, [0.001, 0.004]],
  ['its median where there are no samples', { latency }, [0.002]],
  ['its median where samples are missing', { latency: { ...latency, samples: [1], samplesCount: 2 } }, [0.002]],
  ['its mean where there is no median', { mean: 3 }, [0.003]],
  ['what stands under "result"', { result: { latency } }, [0.002]],
  ['an error in words', { latency, error: { message: 'boom' } }, 'it failed: boom'],
  ['an error where it never ran', { state: 'not-started' }, 'it has no time (not-started)'],
  ['an error where nothing is finite', { latency: { p50: null, mean: null } }, 'it has no time (not run)'],
])('takes %s', (_, task, values) => {
  expect(valuesOf({ name: 'a', ...task })).toEqual([values])
})

test('tasks of 6.2.3 of which all were aborted are errors', () => {
  const text = fixture('tinybench/6.2.3-aborted.json')
  expect(formatOf(text)).toBe('tinybench')
  expect(rowsOf(tinybench, text).map(row => row[4])).toEqual(['it has no time (aborted)', 'it has no time (aborted)'])
})

test('keeps names apart, hostile ones too', () => {
  const text = ['a', 'a', '__proto__'].map(name => JSON.stringify({ name, latency, throughput: {} }))
  const printed = `> bench\r\n\ufeff[${text.join(',\r\n')}]`
  expect(formatOf(printed)).toBe('tinybench')
  expect(rowsOf(tinybench, printed).map(row => row[0])).toEqual(['a', 'a (2)', '__proto__'])
})

test.each([
  ['', 'empty, so it is not a result of tinybench: print JSON.stringify(bench.tasks'],
  ['[{"name":"a","latency":{"p50":1', 'cut off'],
  ['[]', 'not what tinybench writes'],
  ['{}', 'not what tinybench writes'],
])('%.30s is refused', (text, why) => {
  expect(() => rowsOf(tinybench, text)).toThrow(FormatError)
  expect(() => rowsOf(tinybench, text)).toThrow(why)
})

test.each(['[{"name":"a"}]', '[{"name":"a","error":{}}]', '[{"name":"a","unit":"ns","value":1}]', '[1]', '[]'])(
  '%s is not taken for it',
  text => {
    expect(tinybench.fits(makeDocument(printed(text)))).toBe(false)
  },
)
