import { makeReason } from '../record/reasons.js'
import type { Warning } from '../record/record.js'
import type { Purpose } from '../record/starts.js'
import { type ScanPoint, variablesAt } from '../scan.js'
import type { Round, Slot } from '../schedule/round.js'
import { shuffle } from '../stats/random.js'
import { callPlacesIn } from './called.js'
import { amendAll, isExact, wrapArgv } from './instruments/instrument.js'
import type { Invoked } from './invoked.js'
import { commandAt, joinPoints, lineAt } from './points.js'
import { type Command, factsOf, isSuccess, makeArgv, type ProcessRequest, type ProcessResult } from './process.js'
import { joinRuns, repeatsVariable } from './repeats.js'
import { selectVariable } from './rounds/focus.js'
import { fillPort, portVariable } from './serve/server.js'
import type { Servers } from './serve/servers.js'
import type { CommandOutput, CopyPlace, FreshDirectory, FreshFile, RunPorts, Session, SessionSide } from './session.js'
import { tidyUp } from './setup.js'
import { findShellHabit } from './shell-habits.js'
import { describeWithheld, drawPadding, placeVariables } from './variables.js'

/** An invocation that is to come. */
interface Pending extends Pick<Turn, 'point'> {
  readonly slot: Slot
  readonly command: Command
  readonly request: ProcessRequest
  readonly benchOutput: FreshFile
  readonly commandOutput?: CommandOutput
  /** Undefined where no instrument writes anything. */
  readonly instrumentOutput: FreshDirectory | undefined
  readonly session: Session
}

/** The work of a round: whose turn it is, and how many runs each turn is. */
export interface RoundRequest {
  readonly round: Round
  readonly runs: number
  /** The benchmarks to run, where the command is told. */
  readonly select?: string | undefined
  /** Returns the seconds that the next run may take; those of the session where this is left out. */
  readonly limit?: () => number
  /** Hears of each invocation before it begins. */
  readonly begin?: (slot: Slot) => void
  /** Sees each invocation as soon as it has ended, and returns it as it counts; what it throws ends the round. */
  readonly see?: (invoked: Invoked) => Invoked
  /** Servers that run next to invocations; left out where none does. */
  readonly servers?: Servers | undefined
  readonly warn?: (warning: Warning) => void
  /** The purpose of its runs. */
  readonly purpose?: Purpose
  /** Returns whether a place is to run after all; asked when its turn comes. */
  readonly isNeeded?: (slot: Slot) => boolean
}

/** One process and its purpose. */
interface Turn {
  readonly slot: Slot
  readonly runs: number
  /** The number of times that the command shall do its work; undefined where that is its own affair. */
  readonly repeats: number | undefined
  /** The point of a scan; undefined where there is none. */
  readonly point: ScanPoint | undefined
  readonly select: string | undefined
}

/** The invocations of a round, in its order. */
export async function invokeRound(
  session: Session,
  { round, runs, select, isNeeded = () => true, ...rest }: RoundRequest,
  ports: RunPorts,
): Promise<readonly Invoked[]> {
  const { slope, scan = [] } = session
  await using _ = await rest.servers?.begin(round.filter(slot => findSide(session, slot).broken === undefined))
  // The points of a scan run in an order that each invocation draws anew.
  const drawPoints = () => (scan.length === 0 ? [undefined] : shuffle(scan, ports.random))
  const places = round.flatMap(slot => drawPoints().map(point => ({ slot, point })))
  const turns = places.flatMap(place => (slope ?? [undefined]).map(repeats => ({ ...place, runs, repeats, select })))
  const ended: Invoked[] = []
  // What a process brought is read before the next one starts, and could change it.
  for (const turn of turns) {
    if (!isNeeded(turn.slot)) continue
    rest.begin?.(turn.slot)
    const invocation = await invokeTurn(turn, { session, ...rest }, ports)
    ended.push(rest.see?.(invocation) ?? invocation)
  }
  const invoked = slope ? chunk(ended, slope.length).map(runs => joinRuns(slope, runs)) : ended
  if (scan.length === 0) return invoked
  const atPoints = invoked.map((run, at) => ({ run, point: places[at]!.point! }))
  return chunk(atPoints, scan.length).map(runs => joinPoints(runs, scan))
}

/** `items` in groups of `size`. */
function chunk<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: items.length / size }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** Runs a turn in a fresh process, in its copy's directory. */
async function invokeTurn(
  turn: Turn,
  {
    session,
    servers,
    warn,
    purpose,
    limit = () => session.invocationTimeoutInSeconds,
  }: Pick<RoundRequest, 'servers' | 'warn' | 'purpose' | 'limit'> & { readonly session: Session },
  ports: RunPorts,
): Promise<Invoked> {
  const { slot } = turn
  const { broken } = findSide(session, slot)
  if (broken !== undefined)
    return { slot, startedAt: ports.clock(), outcome: 'failed', failure: broken, leftovers: 0, isNotStarted: false }
  const port = await servers?.assign(slot)
  const pending = makePending(session, turn, { ...ports, port, purpose, timeoutInSeconds: limit() })
  try {
    const unprepared = await prepare(pending, ports)
    if (unprepared) return unprepared
    await using served = await servers?.serve(turn)
    if (served?.failed) return served.failed
    // What came before the command is not its own.
    if (session.prepare !== undefined) pending.benchOutput.remove()
    pending.commandOutput?.clear()
    const start = ports.clock()
    const result = await ports.processes.run(pending.request, ports.signal)
    const invoked = await profile(take(result, pending, { start, ports }), pending)
    return (await served?.judge(invoked)) ?? invoked
  } finally {
    const { conclude: line } = session
    const tidying = line === undefined ? undefined : { name: 'conclude' as const, command: lineAt(line, turn.point) }
    const warning = tidying && (await tidyUp(tidying, pending.request, ports))
    if (warning) warn?.(callPlacesIn(warning, listPlaces(session)))
    pending.benchOutput.remove()
    pending.instrumentOutput?.remove()
  }
}

function listPlaces({ sides }: Session): readonly CopyPlace[] {
  return sides.flatMap(({ places }) => places)
}

function findSide({ sides }: Session, { side }: Slot): SessionSide {
  return sides.find(({ name }) => name === side)!
}

function makePending(
  session: Session,
  { slot, runs, repeats, point, select }: Turn,
  {
    port,
    purpose,
    timeoutInSeconds,
    ...ports
  }: RunPorts & {
    readonly port: string | undefined
    readonly purpose: Purpose | undefined
    readonly timeoutInSeconds: number
  },
): Pending {
  const { instruments, profiling } = session
  const benchOutput = ports.benchOutput()
  // A command that can be told is always told, since an empty word would select nothing in some tools.
  const selected = select ?? session.selection?.language?.all
  const isWritten = profiling !== undefined || instruments.some(({ wrap }) => wrap !== undefined)
  const instrumentOutput = isWritten ? ports.instrumentOutput() : undefined
  const { command: ofSide, places } = findSide(session, slot)
  const command = commandAt(ofSide, point)
  const place = places[slot.copy - 1]!
  const { directory } = place
  const { variables: environment, output } = session
  const overrides = {
    ...placeVariables(environment, place),
    BENCH_OUTPUT: benchOutput.path,
    ...(selected === undefined ? {} : { [selectVariable]: selected }),
    ...(repeats === undefined ? {} : { [repeatsVariable]: `${repeats}` }),
    ...(point && variablesAt(point)),
    // To read the environment takes instructions; where they are counted one by one, there is no layout to turn into noise.
    COUNTERBALANCE_PADDING: isExact(instruments) ? '' : drawPadding(ports.random),
    ...profiling?.variables(environment, instrumentOutput!.path),
    ...(port === undefined ? {} : { [portVariable]: port }),
  }
  const words = makeArgv(command, ports.shell)
  const filled = port === undefined || command.kind === 'shell' ? words : words.map(word => fillPort(word, port))
  const wrapped = wrapArgv(instruments, filled, instrumentOutput?.path ?? '')
  const argv = profiling ? profiling.wrap(wrapped, instrumentOutput!.path) : wrapped
  const request = {
    ...{ argv, directory, environment, overrides, timeoutInSeconds, side: slot.side },
    ...(session.isConfined ? { confinedTo: place.root } : {}),
    ...(runs === 1 ? {} : { runs }),
    ...(purpose === undefined ? {} : { purpose }),
  }
  const commandOutput = output === undefined ? {} : { commandOutput: ports.commandOutput(directory, output) }
  return { slot, point, command, request, benchOutput, ...commandOutput, instrumentOutput, session }
}

/** Runs `prepare` for an invocation, which has failed where that fails. */
async function prepare(pending: Pending, ports: RunPorts): Promise<Invoked | undefined> {
  const { prepare: line } = pending.session
  if (line === undefined) return undefined
  const command = lineAt(line, pending.point)
  const argv = makeArgv(command, ports.shell)
  const start = ports.clock()
  const { confinedTo: _, ...request } = pending.request
  const result = await ports.processes.run({ ...request, argv, runs: 1, purpose: 'prepare' }, ports.signal)
  if (isSuccess(result.exit)) return undefined
  return fail(result, pending, start, { what: 'prepare', command, ports })
}

/** Adds the profile of an invocation, where it ran under a profiler. */
async function profile(invoked: Invoked, { session, instrumentOutput, request }: Pending): Promise<Invoked> {
  const { profiling } = session
  if (profiling === undefined || invoked.outcome !== 'ok') return invoked
  const profiled = await profiling.read(instrumentOutput!.path, request)
  if ('profile' in profiled) return { ...invoked, profile: profiled.profile }
  const failure = makeReason('unreadable-output', { problem: `its profile cannot be read: ${profiled.problem}` })
  return { ...invoked, outcome: 'failed', failure }
}

function take(
  result: ProcessResult,
  pending: Pending,
  { start, ports }: { readonly start: number; readonly ports: RunPorts },
): Invoked {
  const { slot, benchOutput, command, commandOutput } = pending
  const failed = fail(result, pending, start, { what: 'command', command, ports })
  if (result.exit.kind !== 'exited') return failed
  const refuse = (problem: string): Invoked =>
    isSuccess(result.exit) ? { ...failed, failure: makeReason('unreadable-output', { problem }) } : failed
  const [whole, numbers] = [result.stdout.readText(), benchOutput.read()]
  // Its end is enough where only the time of the process counts.
  const printed = whole === undefined ? { stdout: result.stdout.readTail(), isCut: true as const } : { stdout: whole }
  if ('problem' in numbers) return refuse(numbers.problem)
  const written = commandOutput?.read()
  if (written && 'problem' in written) return refuse(written.problem)
  const startedAt = start + result.startedAfterSeconds
  const { instrumentOutput, request, session } = pending
  const texts = instrumentOutput?.read() ?? []
  const { seconds, usage = {} } = result
  const observation = amendAll(session.instruments, { seconds, usage, runs: request.runs ?? 1, texts })
  const text = { ...printed, benchOutput: numbers.text, seconds: observation.seconds, ...written }
  if (!isSuccess(result.exit)) return { ...failed, textOfFailed: text, observation }
  return { slot, outcome: 'ok', startedAt, text, observation, leftovers: result.leftovers, isNotStarted: false }
}

/** Describes a run that failed, of what is measured or of what came before it. */
function fail(
  result: ProcessResult,
  pending: Pending,
  start: number,
  { what, command, ports }: { what: 'command' | 'prepare'; command: Command; ports: RunPorts },
): Invoked {
  const withheld = describeWithheld(pending.session.withheld)
  const stderr = result.stderr.readTail().trim()
  const tail = stderr || result.stdout.readTail().trim()
  const habit = findShellHabit(command, { exit: result.exit, shell: ports.shell, printed: stderr })
  const before = [...(ports.processes.endedBefore ?? [])]
  return {
    slot: pending.slot,
    startedAt: start + result.startedAfterSeconds,
    outcome: result.exit.kind === 'timed-out' ? 'timed-out' : 'failed',
    failure: makeReason('ended', {
      what,
      ...callPlacesIn({ ...factsOf(result.exit), ...habit, output: tail }, listPlaces(pending.session)),
      withheld,
      ...(before.length > 0 && { endedBefore: before }),
    }),
    leftovers: result.leftovers,
    isNotStarted: result.exit.kind === 'not-started',
  }
}
