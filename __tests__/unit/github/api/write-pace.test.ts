import { expect, test } from 'vitest'
import { makeWritePace } from '../../../../src/github/api/api.js'

/** A clock that stands still, but where it is told to wait. */
function makeClock() {
  const waits: number[] = []
  let now = 0
  const clock = {
    now: () => now,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds)
      now += milliseconds
    },
  }
  const pass = (milliseconds: number): void => {
    now += milliseconds
  }
  return { clock, waits, pass }
}

test('what is written at once goes one by one, a second apart', async () => {
  const { clock, waits, pass } = makeClock()
  const pace = makeWritePace(clock)
  await pace()
  expect(waits).toEqual([])
  pass(300)
  const gone: string[] = []
  await Promise.all(['first', 'second', 'third'].map(name => pace().then(() => gone.push(`${name} at ${clock.now()}`))))
  expect(waits).toEqual([700, 1000, 1000])
  expect(gone).toEqual(['first at 1000', 'second at 2000', 'third at 3000'])
  pass(5000)
  await pace()
  expect(waits).toHaveLength(3)
})
