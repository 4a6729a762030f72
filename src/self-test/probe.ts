import { median } from 'simple-statistics'
import { makeSession } from '../benchmark.js'
import type { Inputs } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import { measure } from '../measure/measure.js'
import { InvocationError, isSuccess, type ProcessResult } from '../measure/process.js'
import { noExamination } from '../measure/rounds/examination.js'
import { makeEnvironment } from '../measure/variables.js'
import type { Plan } from '../plan/plan.js'
import type { Invocation } from '../record/record.js'
import { makeSection } from '../report/section.js'
import { makeRandom } from '../stats/random.js'
import type { Prepared, World } from '../world.js'
import { clockLine } from './slowdown.js'

const once: Plan = {
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
export async function probeFormat(inputs: Inputs, prepared: Prepared, world: World): Promise<string> {
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
  if (invocation.outcome !== 'ok') throw new InvocationError(invocation.reason)
  checkJudged(invocation, inputs)
  return format
}

function checkJudged(invocation: Invocation, { suite, settings }: Inputs): void {
  const round = (['baseline', 'contender'] as const).map(side => ({ ...invocation, slot: { side, copy: 1 as const } }))
  const { findings } = makeSection({ suite, settings, warnings: [], rounds: [round] })
  if (findings.some(({ verdict }) => verdict !== null)) return
  const own = findings.filter(({ aside }) => !aside)
  const names = [...new Set(own.map(({ metric }) => `"${metric}"`))].slice(0, 5).join(', ')
  throw new InputError(
    `nothing would be judged, so there is nothing to test: for ${names || 'what the command prints'} the better direction is unknown, or "metrics" (${settings.metrics}) leaves it out. Print "better" in its lines, or name it in "metrics"`,
  )
}

const starts = 9

/**
 * Measures how many seconds bash takes to start and to end. Throws an InputError if no bash can spin: versions before 5 have no
 * clock of their own.
 */
export async function timeBash({ installation }: Prepared, { measuring, variables }: World): Promise<number> {
  const { directory } = installation.sides[0]!.places[0]
  const argv = ['bash', '--noprofile', '--norc', '-c', clockLine]
  const request = { argv, directory, environment: makeEnvironment(variables), timeoutInSeconds: 60 }
  const seconds: number[] = []
  while (seconds.length < starts) {
    const result = await measuring.processes.run(request, measuring.signal)
    if (!isClock(result)) throw withoutBash()
    seconds.push(result.seconds)
  }
  return median(seconds)
}

function withoutBash(): InputError {
  return new InputError(
    'the self-test slows the process down by a known amount. This needs bash 5 or newer, and none is in PATH. Install it (macOS comes with bash 3.2), or let the command print its own numbers, which need no bash',
  )
}

function isClock({ exit, stdout }: ProcessResult): boolean {
  return isSuccess(exit) && /^\d{16,}$/.test(stdout.readText()?.trim() ?? '')
}
