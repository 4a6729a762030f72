import type { Output as Text } from '../formats/format.js'
import type { Round, Slot } from '../plan/round.js'
import type { Outcome } from '../record/record.js'
import { makeArgv } from './command.js'
import { drawPadding, placeVariables } from './environment.js'
import { describeExit, isSuccess } from './exit.js'
import type { ProcessRequest, ProcessResult } from './process.js'
import type { CommandOutput, FreshFile, MeasurePorts, Session } from './session.js'

/** An invocation that is over, its numbers not yet read. */
export interface Invoked {
  readonly slot: Slot
  readonly outcome: Outcome
  /** On the clock of the ports. */
  readonly startedAt: number
  readonly reason?: string
  /** What it printed; undefined where it failed. */
  readonly text?: Text
  readonly leftovers: number
  /** Whether the command could not even be started. */
  readonly isNotStarted: boolean
}

/** An invocation that is to come. */
interface Pending {
  readonly slot: Slot
  readonly request: ProcessRequest
  readonly benchOutput: FreshFile
  readonly commandOutput?: CommandOutput
}

/** The invocations of a round: one fresh process each, in its copy's directory, all in one run unless each has its `prepare`, or they write to one place. */
export async function invokeRound(session: Session, round: Round, ports: MeasurePorts): Promise<readonly Invoked[]> {
  const pending = round.map((slot, turn) => makePending(session, { slot, benchOutput: ports.benchOutput(turn) }, ports))
  if (session.prepare === undefined && !isOneOverwritten(pending)) return await invoke(pending, ports)
  const argv =
    session.prepare === undefined ? undefined : makeArgv({ kind: 'shell', line: session.prepare }, ports.shell)
  const invoked: Invoked[] = []
  for (const one of pending) {
    const unprepared = argv === undefined ? undefined : await prepare(one, argv, ports)
    invoked.push(unprepared ?? (await invoke([one], ports))[0]!)
  }
  return invoked
}

/** Whether an invocation's output would be gone before it could be read: sides that stay where they are share one directory. */
function isOneOverwritten(pending: readonly Pending[]): boolean {
  const places = pending.filter(one => one.commandOutput).map(({ request }) => request.directory)
  return new Set(places).size < places.length
}

function makePending(
  session: Session,
  { slot, benchOutput }: Pick<Pending, 'slot' | 'benchOutput'>,
  { shell, random, commandOutput }: MeasurePorts,
): Pending {
  const place = session.places[slot.side][slot.copy - 1]!
  const { directory } = place
  const { variables: environment, invocationTimeoutInSeconds: timeoutInSeconds, output } = session
  const overrides = {
    ...placeVariables(environment, place),
    BENCH_OUTPUT: benchOutput.path,
    COUNTERBALANCE_PADDING: drawPadding(random),
  }
  const argv = makeArgv(session.commands[slot.side], shell)
  const request = { argv, directory, environment, overrides, timeoutInSeconds }
  return {
    slot,
    request,
    benchOutput,
    ...(output === undefined ? {} : { commandOutput: commandOutput(directory, output) }),
  }
}

/** Runs `prepare` for an invocation, which has failed where that fails. */
async function prepare(pending: Pending, argv: readonly string[], ports: MeasurePorts): Promise<Invoked | undefined> {
  const start = ports.clock()
  const [result] = await ports.processes.run([{ ...pending.request, argv }], ports.signal)
  if (isSuccess(result!.exit)) return undefined
  return fail(result!, { slot: pending.slot, start, what: '"prepare"' })
}

async function invoke(pending: readonly Pending[], ports: MeasurePorts): Promise<readonly Invoked[]> {
  for (const { benchOutput, commandOutput } of pending) {
    benchOutput.clear()
    commandOutput?.clear()
  }
  const start = ports.clock()
  const results = await ports.processes.run(
    pending.map(({ request }) => request),
    ports.signal,
  )
  return results.map((result, turn) => take(result, pending[turn]!, start))
}

function take(result: ProcessResult, { slot, benchOutput, commandOutput }: Pending, start: number): Invoked {
  const failed = (): Invoked => fail(result, { slot, start, what: 'the command' })
  if (!isSuccess(result.exit)) return failed()
  const [stdout, numbers] = [result.stdout.readText(), benchOutput.read()]
  if (stdout === undefined || numbers === undefined) return { ...failed(), reason: tooLong }
  const written = commandOutput?.read()
  if (written && 'problem' in written) return { ...failed(), reason: written.problem }
  const startedAt = start + result.startedAfterSeconds
  const text = { stdout, benchOutput: numbers, seconds: result.seconds, ...written }
  return { slot, outcome: 'ok', startedAt, text, leftovers: result.leftovers, isNotStarted: false }
}

const tooLong = 'it printed more than 64 MiB: let it print its numbers only, or send the rest to a file or to /dev/null'

function fail(
  result: ProcessResult,
  { slot, start, what }: { readonly slot: Slot; readonly start: number; readonly what: string },
): Invoked {
  const tail = result.stderr.readTail().trim() || result.stdout.readTail().trim()
  return {
    slot,
    startedAt: start + result.startedAfterSeconds,
    outcome: result.exit.kind === 'timed-out' ? 'timed-out' : 'failed',
    reason: `${what} ${describeExit(result.exit)}${tail === '' ? '' : `: ${tail}`}`,
    leftovers: result.leftovers,
    isNotStarted: result.exit.kind === 'not-started',
  }
}
