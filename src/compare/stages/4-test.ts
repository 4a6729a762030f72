import { type AssessedRun, type Assessment, type Inferred, isInferred, listRunning } from '../assessment.js'
import { openGrowths } from '../growth/scans.js'
import { chooseEngine, makeInference } from '../inference.js'
import { findClock } from '../steps.js'
import { makeSuiteNoise } from '../trust/tails.js'

/** Tests each benchmark, and the growth over the sizes of each scan, as if it were the only one. */
export function test(run: AssessedRun): AssessedRun {
  const isNoisierIn = (metric: string): boolean => isNoisier(metric)
  const assessments = run.assessments.map(one => testOne(one, isNoisierIn))
  const running = listRunning(assessments)
  const isNoisier = makeSuiteNoise(
    running.filter((one): one is Inferred => isInferred(one) && one.series.judge !== 'mean'),
  )
  return { ...run, assessments, openGrowths: openGrowths(running, run.record) }
}

function testOne(one: Assessment, isNoisierIn: (metric: string) => boolean): Assessment {
  const { basis, series, control, circumstances } = one
  if (circumstances === undefined) return one
  if (basis.kind === 'zeros') return { ...one, inference: makeInference(basis.engine, circumstances) }
  if (basis.kind !== 'inference') return one
  const engine = chooseEngine(basis.change, control?.failed ?? false)
  // What has no spread, in copies that do not differ either, is exact: installations have no share in it.
  const isExact = engine.standardError === 0 && (control?.sides.baseline?.estimate ?? 0) === 0
  const own = isExact ? { ...circumstances, bias: null } : circumstances
  return {
    ...{ ...one, engine, circumstances: own, inference: makeInference(engine, own), clock: findClock(series) },
    isSuiteNoisier: () => isNoisierIn(series.metric.name),
  }
}
