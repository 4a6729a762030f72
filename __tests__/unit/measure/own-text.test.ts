import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { makeTextKeeper } from '../../../src/measure/reader.js'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const megabyte = 1e6

const cutOut = (index: number) => `${index}${'a'.repeat(4 * megabyte)}`.slice(0, 40)

function measureMemory(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

test('what is kept of an output does not keep the output', () => {
  const keep = makeTextKeeper()
  const before = measureMemory()
  const kept = Array.from({ length: 20 }, (_, index) => keep(cutOut(index)))
  expect(measureMemory() - before).toBeLessThan(12 * megabyte)
  expect(kept[0]).toBe(cutOut(0))
})
