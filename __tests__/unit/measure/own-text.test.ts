import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { makeTextOwner } from '../../../src/measure/reader.js'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const megabyte = 1e6

function cutOut(index: number) {
  const output = `${index}${'a'.repeat(4 * megabyte)}`
  const text = output.slice(0, 40)
  return {
    benchmark: text,
    metric: { name: text, unit: text, better: 'lower' },
    value: Number.NaN,
    error: text,
  } as const
}

function measureMemory(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

test('what is kept of an output does not keep the output', () => {
  const own = makeTextOwner()
  const before = measureMemory()
  const kept = Array.from({ length: 20 }, (_, index) => own([cutOut(index)]))
  expect(measureMemory() - before).toBeLessThan(12 * megabyte)
  expect(kept[0]).toEqual([cutOut(0)])
})

test('metrics of one name in two units stay two', () => {
  const one = { ...cutOut(0), metric: { name: 'time', unit: 's', better: 'lower' } } as const
  const other = { ...one, metric: { name: 'time', unit: 's', better: 'lower', primary: true } } as const
  expect(makeTextOwner()([one, other])).toEqual([one, other])
})
