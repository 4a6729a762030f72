import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { makePorts, makeSession } from './clockwork.js'

test.each<[what: string, seconds: number, warmups: number, batch: number, warmUp: number, later: number]>([
  ['a short command has five minutes', 0.5, 1, 1, 7200, 300],
  ['a long one has ten times what its longest run took', 60, 1, 1, 7200, 600],
  ['so has a batch of its starts', 1, 1, 100, 7200, 1000],
  ['nothing is limited by less than what it may take before', 60, 1, 1, 500, 500],
  ['without a warm-up, nothing is known', 60, 0, 1, 7200, 7200],
])('%s', async (_, seconds, warmups, batch, warmUp, later) => {
  const limits: (number | undefined)[] = []
  const { ports } = makePorts(command => (command === 'b' ? seconds : seconds / 2))
  const processes = {
    ...ports.processes,
    run: (...[request, signal]: Parameters<typeof ports.processes.run>) => {
      limits.push(request.timeoutInSeconds)
      return ports.processes.run(request, signal)
    },
  }
  const more = { invocationTimeoutInSeconds: warmUp, batch }
  await measure(makeSession(['a', 'b'], { budget: 1e6, warmups, more }), { ...ports, processes })
  const first = warmups === 0 ? 0 : 2
  expect(new Set(limits.slice(0, first))).toEqual(new Set(first === 0 ? [] : [warmUp]))
  expect(limits.length).toBeGreaterThan(first)
  expect(new Set(limits.slice(first))).toEqual(new Set([later]))
})
