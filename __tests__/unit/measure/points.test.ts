import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { listPoints } from '../../../src/scan.js'
import { makePorts, makeSession } from './clockwork.js'

const sizes = (...values: readonly string[]) => listPoints([{ name: 'n', values }])
const commandOf = (...argv: readonly string[]) => ({ kind: 'argv', argv }) as const

function makeScan(scan: ReturnType<typeof sizes>, command: string, more: object = {}) {
  const session = makeSession(['a', 'b'], { ...more, more: { scan } })
  return { ...session, sides: session.sides.map(side => ({ ...side, command: commandOf(`${side.name} ${command}`) })) }
}

test('every size runs in every invocation, in an order of its own, and is a benchmark', async () => {
  const { ports, log, told } = makePorts(command => Number(command.split(' ')[1]) / 10)
  const { rounds } = await measure(makeScan(sizes('1', '2', '4'), '{n}'), ports)
  expect(rounds).toHaveLength(12)
  for (const invocation of rounds.flat()) {
    const values = invocation.measurements.map(({ benchmark, value }) => [benchmark, value])
    expect(values).toEqual([
      ['n=1', 0.1],
      ['n=2', 0.2],
      ['n=4', 0.4],
    ])
  }
  const orders = Array.from({ length: log.length / 3 }, (_, at) =>
    log
      .slice(3 * at, 3 * at + 3)
      .join()
      .slice(1),
  )
  expect(new Set(orders.map(order => order.replace(/[ab] /g, ''))).size).toBeGreaterThan(4)
  expect(told).toEqual(['8 to 12 rounds of 0.23 s × 6: 9 s to 20 s'])
})

test('the variable tells the size as well', async () => {
  const { ports } = makePorts((_, variables) => Number(variables.BENCH_n))
  const { rounds } = await measure(makeScan(sizes('3', '5'), 'fixed'), ports)
  expect(rounds[0]![0]!.measurements.map(({ value }) => value)).toEqual([3, 5])
})

test('a size that fails is an error of its benchmark, and the others count', async () => {
  const { ports } = makePorts(() => 1)
  const session = makeScan(sizes('1', '2'), '{n}')
  const broken = { ...session.sides[1]!, command: commandOf('broken {n}') }
  const { rounds } = await measure({ ...session, sides: [session.sides[0]!, broken] }, ports)
  // The fake fails for the name of its command, at every size.
  expect(rounds[0]!.find(({ slot }) => slot.side === 'b')).toMatchObject({ outcome: 'failed', measurements: [] })
  const partly = makePorts(() => 1)
  const half = { ...session.sides[1]!, command: commandOf('{n}') }
  const scan = sizes('good', 'broken')
  const one = await measure({ ...session, scan, sides: [session.sides[0]!, half] }, partly.ports)
  expect(one.rounds[0]!.find(({ slot }) => slot.side === 'b')).toMatchObject({
    outcome: 'ok',
    measurements: [
      { benchmark: 'n=good', value: 1 },
      { benchmark: 'n=broken', error: expect.stringMatching(/^the command ended with exit status 1/) },
    ],
  })
})

test('many sizes are refused after a few runs, with what they would cost', async () => {
  const { ports, log, told } = makePorts(() => 1)
  const values = Array.from({ length: 10_000 }, (_, at) => String(at + 1))
  await expect(measure(makeScan(sizes(...values), '{n}', { budget: 600 }), ports)).rejects.toThrow(
    /^10000 sizes are too many for the time: one round took 20000.0 s.* or scan fewer sizes$/,
  )
  expect(log).toHaveLength(8)
  expect(told).toEqual([expect.stringMatching(/^8 to 12 rounds of 1 s × 20000: 35 h 33 min to 80 h/)])
})
