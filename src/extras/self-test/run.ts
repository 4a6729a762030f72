import { median } from 'simple-statistics'
import { benchmark, makeSession, prepare } from '../../benchmark.js'
import type { Inputs } from '../../inputs/inputs.js'
import { InputError } from '../../inputs/values.js'
import { isExact } from '../../measure/instruments/instrument.js'
import { measure } from '../../measure/measure.js'
import { InvocationError, isSuccess, showCommand } from '../../measure/process.js'
import { noExamination } from '../../measure/rounds/examination.js'
import { makeEnvironment } from '../../measure/variables.js'
import { explain } from '../../record/reasons.js'
import type { Invocation, Warning } from '../../record/record.js'
import { listPairs, makeOnlyPair } from '../../record/record.js'
import { makeSection } from '../../report/make-report.js'
import type { Section } from '../../report/report.js'
import type { Schedule } from '../../schedule/schedule.js'
import { makeRandom } from '../../stats/random.js'
import type { Prepared, Sides, World } from '../../world.js'
import type { SelfTestInputs } from './inputs.js'
import { type LayoutTest, makeLayoutInputs, makeLayoutTest } from './layout.js'
import { Course, type SelfTestProgress } from './progress.js'
import {
  makeSelfTest,
  makeSessionResult,
  type PlannedSession,
  planSessions,
  type SelfTest,
  type SessionResult,
} from './self-test.js'
import { clockLine, isProcessTime, type Slowdown, slowDown } from './slowdown.js'

/**
 * Sessions of the baseline against itself, and sessions with a known slowdown on the contender's side, by turns: how often there is
 * a false alarm here, and how often the slowdown is found. Each is a whole comparison, and all run in the same copies.
 *
 * What ends it early (a signal, a command that fails from then on) leaves the sessions that are complete; it is an error only where
 * there is none.
 */
export async function selfTest(
  { inputs, sessions, effect }: SelfTestInputs,
  world: World,
  watch: (progress: SelfTestProgress) => void,
): Promise<SelfTest> {
  const seed = inputs.seed ?? world.drawSeed()
  const prepared = await prepareSame({ ...inputs, seed }, world)
  const format = await probeFormat(inputs, prepared, world)
  // A busy wait is so many instructions more, and never the same number of them.
  const isScaled = !isProcessTime(format) || isExact(prepared.equipment.instruments)
  const slowdown: Slowdown = !isScaled
    ? { kind: 'busy-wait', startInSeconds: await timeBash(prepared, world) }
    : { kind: 'scaled' }
  watch({ kind: 'prepared', format, slowdown, effect })
  const begin = world.measuring.clock()
  const course = await runSessions({
    ...{ prepared, slowdown, effect, world, watch },
    inputs: { ...inputs, format },
    planned: planSessions(sessions, seed),
  })
  const { suite, settings } = inputs
  return makeSelfTest(course.results, {
    ...{ suite, seed, effect, slowdown, format, settings },
    command: showCommand(inputs.reference.command),
    createdAt: world.now(),
    planned: sessions,
    environment: await world.holdStill(inputs),
    stoppedBy: course.stoppedBy,
    seconds: world.measuring.clock() - begin,
    warnings: course.warnings,
  })
}

/** Measures so many builds of the baseline side by side, each installed with a seed of its own: they differ in their code layout alone. */
export async function testLayout(inputs: Inputs, builds: number, world: World): Promise<LayoutTest> {
  const all = makeLayoutInputs(inputs, builds)
  const { record } = await benchmark(all, world, await prepareSame(all, world))
  if (record.plan?.stoppedBy === 'interrupted') world.measuring.signal.throwIfAborted()
  const [pair] = listPairs(record)
  const section = makeSection(pair!)
  if (section.status === 'errored') throw new InvocationError(describeFailure(section))
  return makeLayoutTest(record)
}

async function prepareSame(inputs: Inputs, world: World): Promise<Prepared> {
  const [baseline] = await world.prepareSides(inputs)
  const sides: Sides = [baseline, ...inputs.contenders.map(({ name }) => ({ ...baseline, name }))]
  const directory = baseline.directory ?? inputs.contender
  const contenders = inputs.contenders.map(contender => ({
    ...contender,
    source: { kind: 'directory' as const, directory },
  }))
  return await prepare({ ...inputs, contender: directory, contenders }, world, sides)
}

interface Request {
  readonly inputs: Inputs
  readonly prepared: Prepared
  readonly slowdown: Slowdown
  readonly effect: number
  readonly planned: readonly PlannedSession[]
  readonly world: World
  readonly watch: (progress: SelfTestProgress) => void
}

async function runSessions(request: Request) {
  const { planned, world, watch } = request
  const { clock, signal } = world.measuring
  const course = new Course(planned.length, clock, watch)
  const results: SessionResult[] = []
  const warnings = new Map<string, Warning>()
  for (const session of planned) {
    const outcome = await runSession(session, request, course)
    if (outcome.kind !== 'complete') {
      if (results.length === 0) signal.throwIfAborted()
      if (results.length === 0) throw outcome.error
      const message = `the sessions ended early: ${outcome.error.message}`
      if (outcome.kind === 'failing') warnings.set('ended-early', { code: 'ended-early', message })
      return { results, stoppedBy: outcome.kind, warnings: [...warnings.values()] }
    }
    results.push(outcome.result)
    for (const warning of outcome.warnings) if (!warnings.has(warning.code)) warnings.set(warning.code, warning)
    course.finishSession(outcome.result)
  }
  return { results, stoppedBy: 'complete' as const, warnings: [...warnings.values()] }
}

type Outcome =
  | { readonly kind: 'complete'; readonly result: SessionResult; readonly warnings: readonly Warning[] }
  | { readonly kind: 'interrupted' | 'failing'; readonly error: Error }

/** A session that a signal or the command cuts short is no session. */
async function runSession(session: PlannedSession, request: Request, course: Course): Promise<Outcome> {
  const { prepared, slowdown, effect, world } = request
  const { inputs, alter } = slowDown(request.inputs, slowdown, session.kind === 'slowed' ? effect : 0)
  try {
    const { record } = await benchmark(
      { ...inputs, seed: session.seed },
      { ...world, measuring: { ...world.measuring, watch: progress => course.measuring(progress) } },
      { ...prepared, ...(alter === undefined ? {} : { alter }) },
    )
    const report = makeSection(makeOnlyPair(record))
    const stoppedBy = record.plan?.stoppedBy
    if (stoppedBy === 'interrupted') return { kind: 'interrupted', error: new InvocationError('it was interrupted') }
    if (stoppedBy === 'failing' || report.status === 'errored')
      return { kind: 'failing', error: new InvocationError(describeFailure(report)) }
    return { kind: 'complete', result: makeSessionResult(session, report), warnings: report.warnings }
  } catch (error) {
    if (world.measuring.signal.aborted) return { kind: 'interrupted', error: error as Error }
    return { kind: 'failing', error: error as Error }
  }
}

function describeFailure({ warnings }: Section): string {
  return warnings.map(explain).join('\n') || 'nothing could be measured within the time budget'
}

const once: Schedule = {
  seed: 'probe',
  sides: [
    { name: 'baseline', copies: 1 },
    { name: 'contender', copies: 1 },
  ],
  warmups: [],
  rounds: [[{ side: 'baseline', copy: 1 }]],
  secondStage: [],
  looks: [1],
}

/** The format of the command's numbers, from one invocation of the baseline; an error where it fails, or prints nothing to judge. */
async function probeFormat(inputs: Inputs, prepared: Prepared, world: World): Promise<string> {
  let format = inputs.format
  const session = makeSession({ ...inputs, timeBudgetInSeconds: Number.POSITIVE_INFINITY }, prepared, once, world)
  const { rounds, stoppedBy } = await measure(session, {
    ...world.measuring,
    random: makeRandom(once.seed),
    keep: () => undefined,
    examine: noExamination,
    watch: progress => {
      if (progress.kind === 'format-chosen') format = progress.format
    },
  })
  if (stoppedBy === 'interrupted') world.measuring.signal.throwIfAborted()
  const invocation = rounds[0]![0]!
  if (invocation.outcome !== 'ok') throw new InvocationError(invocation.failure!)
  checkJudged(invocation, inputs)
  return format
}

function checkJudged(invocation: Invocation, { suite, settings }: Inputs): void {
  const round = (['baseline', 'contender'] as const).map(side => ({ ...invocation, slot: { side, copy: 1 as const } }))
  const { findings } = makeSection({ suite, settings, warnings: [], rounds: [round] })
  if (findings.some(({ verdict }) => verdict !== null)) return
  const fittingFindings = findings.filter(({ aside }) => !aside)
  const names = [...new Set(fittingFindings.map(({ metric }) => `"${metric}"`))].slice(0, 5).join(', ')
  throw new InputError(
    `nothing would be judged, so there is nothing to test: for ${names || 'what the command prints'} the better direction is unknown, or "metrics" (${settings.metrics}) leaves it out. Print "better" in its lines, or name it in "metrics"`,
  )
}

const starts = 9

/** Measures how many seconds bash takes to start and to end. No bash before 5 can spin: it has no clock of its own. */
async function timeBash({ installation }: Prepared, { measuring, variables }: World): Promise<number> {
  const { directory } = installation.sides[0]!.places[0]
  const argv = ['bash', '--noprofile', '--norc', '-c', clockLine]
  const request = { argv, directory, environment: makeEnvironment(variables), timeoutInSeconds: 60 }
  const seconds: number[] = []
  while (seconds.length < starts) {
    const result = await measuring.processes.run(request, measuring.signal)
    if (!(isSuccess(result.exit) && /^\d{16,}$/.test(result.stdout.readText()?.trim() ?? '')))
      throw new InputError(
        'the self-test slows the process down by a known amount. This needs bash 5 or newer, and none is in PATH. Install it (macOS comes with bash 3.2), or let the command print its own numbers, which need no bash',
      )
    seconds.push(result.seconds)
  }
  return median(seconds)
}
