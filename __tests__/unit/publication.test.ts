import { expect, test } from 'vitest'
import type { PackedBaseline } from '../../src/baseline/packed.js'
import { InvocationError } from '../../src/measure/process.js'
import { measureWithMore } from '../../src/publication.js'
import { TimeError } from '../../src/schedule/time.js'

const source: PackedBaseline = {
  kind: 'packed',
  file: 'payload.tar.gz',
  sha256: 'a'.repeat(64),
  sizeInBytes: 1,
  origin: { label: 'v1.4', source: 'artifact' },
  ledger: [],
}
const contender = { name: 'contender', command: { kind: 'shell' as const, line: 'true' }, source }

const release = { name: 'anchor', source }

/** Publications where one more side meets `fault`; the numbers of contenders that were raced, and what was told. */
async function race(fault: Error | undefined, more: typeof release | undefined = release) {
  const [raced, told]: [number[], string[]] = [[], []]
  const made = await measureWithMore({ contenders: [contender] }, more, {
    warn: text => told.push(text),
    measure: async ({ contenders }) => {
      raced.push(contenders.length)
      if (contenders.length > 1 && fault) throw fault
      return contenders.length
    },
  })
  return { made, raced, told }
}

test.each<[what: string, fault: Error, says: string]>([
  ['cannot be run', new InvocationError('"install" failed'), '"install" failed'],
  [
    'does not fit into the time',
    new TimeError('3 sides are too many for the time: one round took 90 s'),
    '3 sides are too many for the time: one round took 90 s',
  ],
])('a push whose anchor %s is raced without it, with a note', async (_, fault, says) => {
  const { made, raced, told } = await race(fault)
  expect([made, raced]).toEqual([1, [2, 1]])
  expect(told).toEqual([`the new version is compared without the anchor: ${says}`])
})

test('an anchor that runs is raced, and nothing is told', async () => {
  expect(await race(undefined)).toEqual({ made: 2, raced: [2], told: [] })
})

test('any other fault is not laid to the anchor', async () => {
  await expect(race(new Error('the disk is full'))).rejects.toThrow('the disk is full')
})
