import { expect, test } from 'vitest'
import { makeRandom } from '../../../../src/stats/random.js'
import { forecastLast } from '../../../../src/stats/sequential/forecast.js'
import { nominalAlpha } from '../../../../src/stats/sequential/repeated-p.js'

test('a quarter of the way, the estimate may still move by √¾ of its standard error, which halves', () => {
  const forecast = forecastLast({ estimate: 1, standardError: 2 }, { looks: [5], rounds: 20 }, [20])
  // Half of a normal distribution, and what lies within one and two of its standard deviations.
  expect(forecast.chanceBetween(-Infinity, 1)).toBeCloseTo(0.5, 6)
  expect(forecast.chanceBetween(1 - Math.sqrt(3), 1 + Math.sqrt(3))).toBeCloseTo(0.6827, 4)
  expect(forecast.chanceBetween(1 - 2 * Math.sqrt(3), Infinity)).toBeCloseTo(0.9772, 4)
  expect(forecast.chanceBetween(3, 2)).toBe(0)
  // Of a last analysis that has spent α/16 before.
  expect(forecast.reach(0.05) / 1.96).toBeGreaterThan(1)
  expect(forecast.reach(0.05) / 1.96).toBeLessThan(1.02)
})

test('the width is that of the analyses that will have been made', () => {
  const looks = [5, 8, 13, 20]
  const forecast = forecastLast({ estimate: 0, standardError: 1 }, { looks: [5, 8], rounds: 20 }, [13, 20])
  const wider = forecastLast({ estimate: 0, standardError: 1 }, { looks: [8], rounds: 20 }, [20])
  expect(nominalAlpha({ looks, rounds: 20 }, 0.05)).toBeLessThan(0.05)
  expect(forecast.reach(0.05)).toBeGreaterThan(wider.reach(0.05))
})

test('as many last estimates lie where they are expected as the chance says', () => {
  const random = makeRandom('forecast')
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  let [expected, seen] = [0, 0]
  const sessions = 20_000
  for (let session = 0; session < sessions; session++) {
    // Every true change is equally likely, far beyond what is asked about.
    const truth = 20 * (random.next() - 0.5)
    const values = Array.from({ length: 20 }, () => truth + normal())
    const meanOf = (count: number) => values.slice(0, count).reduce((sum, value) => sum + value, 0) / count
    const so = { estimate: meanOf(8), standardError: 1 / Math.sqrt(8) }
    expected += forecastLast(so, { looks: [5, 8], rounds: 20 }, [13, 20]).chanceBetween(-1, 1)
    seen += Math.abs(meanOf(20)) < 1 ? 1 : 0
  }
  // About 2,000 sessions, of which so many differ by less than three times their root.
  expect(Math.abs(seen - expected)).toBeLessThan(3 * Math.sqrt(0.1 * sessions))
})
