import { expect, test } from 'vitest'
import { toTerminal } from '../../../../src/document/terminal.js'
import { decodeSelfTest } from '../../../../src/extras/self-test/inputs.js'
import {
  layoutTestDocument,
  makeLayoutInputs,
  makeLayoutTest,
  parseBuilds,
} from '../../../../src/extras/self-test/layout.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { makeSided } from '../../record/whole.js'

/** Builds whose levels differ by a normal variable of `sd`, in natural logs. */
function makeBuilds(sd: number, { builds = 40, spread = 0.02, seed = 'builds' } = {}) {
  const random = makeRandom(seed)
  const normal = () => Array.from({ length: 12 }, () => random.next()).reduce((sum, one) => sum + one, -6)
  const sides = Object.fromEntries(
    Array.from({ length: builds }, (_, at) => [
      `layout ${at + 1}`,
      { copies: 1 as const, level: 0.01 * Math.exp(sd * normal()) },
    ]),
  )
  return makeSided(sides, { spread, seed })
}

test.each([
  [0, 0, 0.004],
  [0.01, 0.02, 0.04],
  [0.05, 0.1, 0.2],
])('builds that differ by an sd of %d differ in pairs by 2.8 times as much', (sd, low, high) => {
  const [found] = makeLayoutTest(makeBuilds(sd)).benchmarks
  expect(found).toMatchObject({ benchmark: 'one', metric: 'time' })
  expect(found!.spread).toBeGreaterThanOrEqual(low)
  expect(found!.spread).toBeLessThanOrEqual(high)
})

test('the result says what layout alone does, and what to do about it', () => {
  const text = (sd: number) => toTerminal(layoutTestDocument({ ...makeLayoutTest(makeBuilds(sd)), command: './app' }))
  expect(text(0.05)).toMatch(/one +±1\d\.?\d*% +/)
  expect(text(0.05)).toMatch(/Next: keep "install" with its seed/)
  expect(text(0)).toMatch(/Next: nothing to do/)
})

const decode = (given: { readonly [name: string]: string }) =>
  decodeSelfTest(name => ({ command: './app', ...given })[name] ?? '', '/work').inputs

test('each build is a side of its own', () => {
  const inputs = makeLayoutInputs(decode({ install: 'link $BENCH_SEED' }), 4)
  expect(inputs.contenders.map(({ name }) => name)).toEqual(['layout 2', 'layout 3', 'layout 4'])
  expect(inputs).toMatchObject({ copies: [1], reinstall: 'once', causes: 'off' })
})

test.each([
  ['10', 'make', /needs an "install" that links with \$BENCH_SEED/],
  ['2', 'link $BENCH_SEED', /invalid value "2" for "--layout"/],
])('%s builds by %s are refused', (text, install, message) => {
  expect(() => parseBuilds(text, { install })).toThrow(message)
})
