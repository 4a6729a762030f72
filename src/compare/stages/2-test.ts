import {
  type Circumstances,
  type Control,
  type Described,
  type DescribedRun,
  isInferred,
  listRunning,
  type Tested,
  type TestedRun,
} from '../assessment.js'
import { testControls } from '../control.js'
import { chooseEngine, makeInference } from '../inference.js'
import { listControlResults, makeCircumstances } from '../once/offsets.js'
import { findClock } from '../steps.js'
import { makeSuiteNoise } from '../trust/tails.js'
import { toFraction } from '../verdict.js'

/**
 * Tests each benchmark as if it were the only one: first each side against itself (A/A), which
 * also says how far installations of the same code lie apart, then the sides against each other.
 */
export function test(run: DescribedRun): TestedRun {
  const { record } = run
  const { controls, summary } = testControls(listRunning(run.assessments), record.settings.confidence)
  const circumstancesOf = makeCircumstances(record, listControlResults(controls, record))
  const isNoisierIn = (metric: string): boolean => isNoisier(metric)
  const assessments = run.assessments.map(described =>
    testOne(described, controls.get(described), circumstancesOf(described.series.numbers), isNoisierIn),
  )
  const running = listRunning(assessments)
  const isNoisier = makeSuiteNoise(running.filter(isInferred).filter(({ series }) => series.judge !== 'mean'))
  const { bias } = circumstancesOf(record.rounds.map((_, number) => number))
  const variance = bias?.variance ?? null
  return {
    ...run,
    assessments,
    before: [],
    standing: new Map(),
    control: { ...summary, bias: variance === null ? null : toFraction(Math.sqrt(variance)) },
  }
}

function testOne(
  described: Described,
  control: Control | undefined,
  circumstances: Circumstances,
  isNoisierIn: (metric: string) => boolean,
): Tested {
  const { basis, series } = described
  if (basis.kind === 'zeros') {
    // What installations differ by is known in ratios only.
    const known = { ...circumstances, bias: null }
    return { ...described, basis, circumstances: known, inference: makeInference(basis.engine, known) }
  }
  if (basis.kind !== 'inference') return { ...described, basis }
  const engine = chooseEngine(basis.change, control?.failed ?? false)
  // What has no spread, in copies that do not differ either, is exact: installations have no share in it.
  const isExact = engine.standardError === 0 && (control?.sides.baseline?.estimate ?? 0) === 0
  const known = isExact ? { ...circumstances, bias: null } : circumstances
  return {
    ...{ ...described, control, engine, circumstances: known },
    ...{ inference: makeInference(engine, known), clock: findClock(series) },
    isSuiteNoisier: () => isNoisierIn(series.metric.name),
  }
}
