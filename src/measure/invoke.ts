import type { Output as Text } from '../formats/format.js'
import type { Slot } from '../plan/round.js'
import type { Outcome } from '../record/record.js'
import { makeArgv } from './command.js'
import { drawPadding, type Variables } from './environment.js'
import { describeExit, isSuccess } from './exit.js'
import type { ProcessResult } from './process.js'
import type { MeasurePorts, Place, Session } from './session.js'

/** An invocation that is over, its numbers not yet read. */
export interface Invoked {
  readonly slot: Slot
  readonly outcome: Outcome
  readonly startedAt: number
  readonly reason?: string
  /** What it printed; undefined where it failed. */
  readonly text?: Text
  readonly leftovers: number
  /** Whether the command could not even be started. */
  readonly isNotStarted: boolean
}

/** One run of one copy's command: a fresh process in the copy's directory, after `prepare`. */
export async function invoke(session: Session, slot: Slot, ports: MeasurePorts, epoch: number): Promise<Invoked> {
  const place = session.places[slot.side][slot.copy - 1]!
  const environment = makeVariables(session.variables, place, ports)
  const run = (argv: readonly string[]): Promise<ProcessResult> => {
    const timeoutInSeconds = session.invocationTimeoutInSeconds
    return ports.processes.run({ argv, directory: place.directory, environment, timeoutInSeconds }, ports.signal)
  }
  if (session.prepare !== undefined) {
    const prepared = await run(makeArgv({ kind: 'shell', line: session.prepare }, ports.shell))
    const startedAt = ports.clock() - epoch
    if (!isSuccess(prepared.exit)) return fail({ slot, startedAt, result: prepared, what: '"prepare"' })
  }
  ports.benchOutput.clear()
  const startedAt = ports.clock() - epoch
  const result = await run(makeArgv(session.commands[slot.side], ports.shell))
  if (!isSuccess(result.exit)) return fail({ slot, startedAt, result, what: 'the command' })
  const [stdout, benchOutput] = [result.stdout.readText(), ports.benchOutput.read()]
  if (stdout === undefined || benchOutput === undefined)
    return { ...fail({ slot, startedAt, result, what: 'the command' }), reason: 'it printed more than 64 MiB' }
  const text = { stdout, benchOutput, seconds: result.seconds }
  return { slot, outcome: 'ok', startedAt, text, leftovers: result.leftovers, isNotStarted: false }
}

function makeVariables(variables: Variables, { root, directory }: Place, ports: MeasurePorts): Variables {
  return {
    ...variables,
    // A command that follows it from the baseline's copy would run the contender.
    ...('GITHUB_WORKSPACE' in variables ? { GITHUB_WORKSPACE: root } : {}),
    PWD: directory,
    BENCH_OUTPUT: ports.benchOutput.path,
    COUNTERBALANCE_PADDING: drawPadding(ports.random),
  }
}

function fail(failure: {
  readonly slot: Slot
  readonly startedAt: number
  readonly result: ProcessResult
  readonly what: string
}): Invoked {
  const { slot, startedAt, result, what } = failure
  const tail = result.stderr.readTail().trim() || result.stdout.readTail().trim()
  return {
    slot,
    startedAt,
    outcome: result.exit.kind === 'timed-out' ? 'timed-out' : 'failed',
    reason: `${what} ${describeExit(result.exit)}${tail === '' ? '' : `: ${tail}`}`,
    leftovers: result.leftovers,
    isNotStarted: result.exit.kind === 'not-started',
  }
}
