import { describe, expect, test } from 'vitest'
import { conclude } from '../../../../src/compare/conclude.js'
import { chanceBeyond, countInstallations, estimateBias, reachOf, widen } from '../../../../src/compare/once/offsets.js'
import type { Pair } from '../../../../src/record/record.js'
import { type Benchmark, makeRecord, noisy } from '../records.js'

const controls = (estimates: readonly number[], standardError = 0.001) =>
  estimates.map(estimate => ({ estimate, standardError, weight: 2 }))

test.each([
  ['too few to tell', controls([0.01, 0.01]), null],
  ['no more than noise', controls(Array(8).fill(0.0005)), 0],
  [
    'beyond noise',
    controls([0.005, -0.005, 0.005, -0.005, 0.005, -0.005, 0.005, -0.005]),
    (0.005 ** 2 - 0.001 ** 2) / 2,
  ],
])('the bias of installations: %s', (_, given, variance) => {
  const bias = estimateBias(given)
  if (variance === null) expect(bias.variance).toBe(null)
  else expect(bias.variance).toBeCloseTo(variance, 12)
})

test('controls of any size are read, and those that say nothing are left out', () => {
  const known = controls([0.005, -0.005, 0.005, -0.005, 0.005, -0.005, 0.005, -0.005])
  const useless = [...controls([1e3]), ...controls([0.01], Infinity)]
  expect(estimateBias([...known, ...useless])).toEqual(estimateBias(known))
  // The latest 2,000 count.
  const many = controls(Array(2000).fill(0.01))
  expect(estimateBias([...controls([0.5]), ...many])).toEqual(estimateBias(many))
})

test('fewer copies carry more of it', () => {
  expect(countInstallations({ baseline: 2, contender: 2 })).toBe(1)
  expect(countInstallations({ baseline: 2, contender: 1 })).toBe(1.5)
  expect(countInstallations({ baseline: 1, contender: 1 })).toBe(2)
})

describe('what it makes of an estimate', () => {
  const bias = estimateBias(controls(Array.from({ length: 20 }, (_, i) => (i % 2 ? 0.005 : -0.005))))
  const sharp = { standardError: 0.001, weight: 1 }

  test('what is sharp is widened, and what is not hardly', () => {
    expect(widen(bias, sharp)).toBeGreaterThan(0.0035)
    expect(widen(bias, { standardError: 0.1, weight: 1 }) / 0.1).toBeCloseTo(1, 2)
  })

  test('more copies carry less of it', () => {
    expect(reachOf(bias, { ...sharp, weight: 2 }, 0.05)).toBeGreaterThan(reachOf(bias, sharp, 0.05))
  })

  test.each([0.5, 0.05, 0.001, 1e-9])('the reach at %d has that chance beyond it', alpha => {
    expect(chanceBeyond(bias, sharp, reachOf(bias, sharp, alpha)) / alpha).toBeCloseTo(1, 6)
  })

  test('few controls leave more possible than many that show the same', () => {
    const few = estimateBias(controls(Array.from({ length: 8 }, (_, i) => (i % 2 ? 0.005 : -0.005))))
    expect(reachOf(few, sharp, 0.01)).toBeGreaterThan(reachOf(bias, sharp, 0.01))
  })

  test('without it, at least the normal reach', () => {
    const none = estimateBias(controls(Array(1000).fill(0)))
    expect(reachOf(none, sharp, 0.05)).toBeGreaterThanOrEqual(1.96 * 0.001)
    expect(reachOf(none, sharp, 0.05)).toBeLessThan(2.1 * 0.001)
  })

  test('a few controls with errors far too small, as of a coarse clock, do not outvote all others', () => {
    const others = controls(Array.from({ length: 8 }, (_, i) => (i % 2 ? 0.002 : -0.002)))
    const coarse = controls(Array(3).fill(0), 1e-6)
    expect(reachOf(estimateBias(others), sharp, 0.05)).toBeGreaterThan(1.9 * 1.96 * 0.001)
    expect(reachOf(estimateBias([...others, ...coarse]), sharp, 0.05)).toBeGreaterThan(1.5 * 1.96 * 0.001)
  })

  test('where there are no controls, it is what is usual', () => {
    const usual = estimateBias([])
    expect(usual.variance).toBe(null)
    expect(reachOf(estimateBias(controls(Array(10).fill(0), 0)), sharp, 0.05)).toBeLessThan(2.1 * 0.001)
    expect(reachOf(usual, sharp, 0.05)).toBeGreaterThan(0.005)
    expect(reachOf(usual, { ...sharp, standardError: 0.05 }, 0.05) / 0.05).toBeLessThan(2.2)
  })

  test('a control of several installations on average shows less of one', () => {
    const once = controls(Array.from({ length: 20 }, (_, i) => (i % 2 ? 0.005 : -0.005)))
    const averaged = once.map(one => ({ ...one, weight: 0.5 }))
    expect(estimateBias(averaged).variance! / estimateBias(once).variance!).toBeCloseTo(4, 12)
    expect(reachOf(estimateBias(averaged), sharp, 0.05)).toBeGreaterThan(1.5 * reachOf(estimateBias(once), sharp, 0.05))
  })
})

// Each installation of each benchmark has an offset of its own, of about 1%.
const biased = (index: number): Benchmark => ({
  name: `${index}`,
  value: place => {
    const offset = 0.01 * Math.sin(1 + index * 7 + place.copy * 3 + (place.side === 'baseline' ? 0 : 5))
    return noisy(0, 0.002)(place)! * Math.exp(offset)
  },
})
const record = makeRecord(Array.from({ length: 12 }, (_, index) => biased(index)))
const plan: Pair['plan'] = {
  copies: { baseline: 2, contender: 2 },
  inPlace: false,
  rounds: 20,
  looks: [20],
  stoppedBy: 'complete',
  seconds: 1,
}

test('with enough benchmarks, offsets of installations are no changes', () => {
  const { control, findings } = conclude({ ...record, plan })
  expect(control.bias).toBeGreaterThan(0.004)
  expect(findings.filter(one => one.adjustedP! <= 0.05)).toEqual([])
})

test('in one directory the bias is not estimated, which is not 0', () => {
  expect(conclude({ ...record, plan: { ...plan, inPlace: true } }).control.bias).toBe(null)
})

test('with new copies in each round there is none to estimate', () => {
  const starts = record.rounds.map((_, round) => round)
  const conclusion = conclude({ ...record, plan, reinstall: { when: 'round', starts } })
  expect(conclusion.control.bias).toBe(null)
  const resolutionOf = (reinstall: Pair['reinstall']) =>
    conclude({ ...record, plan, reinstall: reinstall! }).resolution!
  expect(conclusion.resolution!).toBeLessThan(resolutionOf({ when: 'quarter', starts: [0, 5, 10, 15] }) / 1.5)
  expect(resolutionOf({ when: 'quarter', starts: [0, 5, 10, 15] })).toBeLessThan(
    resolutionOf({ when: 'once', starts: [0] }),
  )
})

test('a ledger of the same kind of machine adds to few controls', () => {
  const few = makeRecord([biased(0)])
  const environment = { fingerprint: 'here', cpu: '', cores: 2, memoryInBytes: 1, os: '', kernel: '', node: '' }
  const ledger = (fingerprint: string, length = 10) =>
    Array.from({ length }, (_, index) => ({
      benchmark: '0',
      estimate: index % 2 ? 0.04 : -0.04,
      standardError: 0.001,
      fingerprint,
    }))
  const widthOf = (entries: ReturnType<typeof ledger>) => {
    const { control, findings } = conclude({ ...few, plan, environment, ledger: entries })
    return { bias: control.bias, width: findings[0]!.change!.high! - findings[0]!.change!.low! }
  }
  const [alone, own] = [widthOf([]), widthOf(ledger('here'))]
  expect(own.bias).toBeGreaterThan(0.01)
  expect(alone.bias).toBe(null)
  expect(own.width).toBeGreaterThan(1.1 * alone.width)
  expect(widthOf(ledger('elsewhere'))).toEqual(alone)
})

test('a ledger of a hundred thousand entries is read like any other', () => {
  const entry = { benchmark: '0', estimate: 0.01, standardError: 0.001, fingerprint: 'here' }
  const ledger = Array.from({ length: 100_000 }, () => entry)
  const environment = { fingerprint: 'here', cpu: '', cores: 2, memoryInBytes: 1, os: '', kernel: '', node: '' }
  expect(conclude({ ...makeRecord([biased(0)]), plan, environment, ledger }).control.bias).toBeCloseTo(0.00707, 4)
})
