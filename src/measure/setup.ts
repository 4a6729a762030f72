import { explain, makeReason } from '../record/reasons.js'
import type { Warning } from '../record/record.js'
import { present } from '../util/present.js'
import { callPlaces, callPlacesIn } from './called.js'
import {
  type Command,
  factsOf,
  InvocationError,
  isSuccess,
  makeArgv,
  type Processes,
  type ProcessRequest,
  type ProcessResult,
  type Shell,
  showCommand,
} from './process.js'
import type { CopyPlace, MeasurePorts } from './session.js'
import { sayBusy } from './session.js'
import { findShellHabit } from './shell-habits.js'
import { describeWithheld, makeEnvironment, placeVariables, type Variables } from './variables.js'

/** The requirements for running a shell line that prepares a side. */
export interface SetupPorts {
  readonly processes: Processes
  readonly shell: Shell
  readonly variables: Variables
  /** Names of secrets that are not among them. */
  readonly withheld: readonly string[]
  readonly signal: AbortSignal
  readonly watch: MeasurePorts['watch']
}

const timeoutInSeconds = 3600

/** A shell line that prepares a side. */
interface SetupLine {
  /** The input that it is of. */
  readonly name: 'build' | 'setup' | 'install'
  readonly line: string
  /** The root of the checkout or copy. */
  readonly root: string
  /** The directory that it runs in, at or below `root`. */
  readonly directory: string
  /** Its name for people. */
  readonly place: string
  /** The name of the side that it prepares, where there are several. */
  readonly side?: string
  /** The copy, where it is one. */
  readonly copy?: CopyPlace
}

/** Runs `line`; an InvocationError where it fails, with the place and the last lines that it printed. */
export async function runSetup(
  { name, line, root, directory, place, side, copy }: SetupLine,
  { processes, shell, variables, withheld, signal, watch }: SetupPorts,
): Promise<void> {
  const environment = makeEnvironment(variables)
  const overrides = placeVariables(variables, { root, directory })
  const command: Command = { kind: 'shell', line }
  const argv = makeArgv(command, shell)
  const request = { argv, directory, environment, overrides, timeoutInSeconds, purpose: name, ...present({ side }) }
  using _ = sayBusy(watch, `"${name}" (${beginningOf(line)}) in ${place}`)
  const { exit, stdout, stderr, left } = await processes.run(request, signal)
  const { ended = [] } = left ?? {}
  if (ended.length > 0) watch({ kind: 'tidied', message: `ended what "${name}" left running: ${ended.join(', ')}` })
  if (isSuccess(exit)) return
  const output = beginAtError([stdout.readTail(), stderr.readTail()].filter(text => text.trim() !== '').join('\n'))
  const habit = findShellHabit(command, { exit, shell, printed: stderr.readTail().trim() })
  const told = callPlacesIn({ ...factsOf(exit), ...habit, output }, copy === undefined ? [] : [copy])
  const facts = { hook: name, line, place, ...told, withheld: describeWithheld(withheld) }
  throw new InvocationError(makeReason('hook-failed', facts), exit)
}

/** Enough of a line to know it by. */
const longestBeginning = 40

/** The first words of a shell line: its end is in the workflow or the file. */
export function beginningOf(line: string): string {
  const [first = ''] = line.split('\n')
  if (first.length <= longestBeginning) return first === line ? line : `${first} …`
  return `${first.slice(0, longestBeginning).replace(/\s+\S*$/, '')} …`
}

const complaint = /\b(?:error|fatal|failed|panic(?:ked)?|traceback|exception)\b|\berr!|: (?:command )?not found/i

/** Leaves out what a command printed before its first complaint, because nobody looks for the reason below a page of progress. */
export function beginAtError(text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex(line => complaint.test(line))
  return at < 0 ? text : lines.slice(at).join('\n')
}

/** GitHub gives a cancelled job ten seconds. */
const secondsAfterSignal = 5

/** A shell line that tidies up. */
interface TidyingLine {
  readonly name: 'cleanup' | 'conclude'
  readonly command: Command
}

type Ports = Pick<SetupPorts, 'processes' | 'shell' | 'signal'>

/**
 * Runs a line that tidies up, isolated as a command is, because a pull request can write it. It runs after a signal too, which leaves it
 * little time. Returns a warning if it failed.
 */
export async function tidyUp(
  { name, command }: TidyingLine,
  { runs: _, ...around }: Omit<ProcessRequest, 'argv'>,
  { processes, shell, signal }: Ports,
): Promise<Warning | undefined> {
  const request = { ...around, argv: makeArgv(command, shell) }
  const describe = ({ exit, stdout, stderr }: ProcessResult): Warning | undefined => {
    if (isSuccess(exit)) return undefined
    const output = stderr.readTail().trim() || stdout.readTail().trim()
    return makeReason('hook-failed', { hook: name, line: showCommand(command), ...factsOf(exit), output })
  }
  try {
    if (!signal.aborted) return describe(await processes.run(request, signal))
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return describe(await processes.run({ ...request, timeoutInSeconds: secondsAfterSignal }))
}

/** The copies in which `cleanup` runs. */
interface CleaningUp {
  readonly line: string
  readonly places: readonly CopyPlace[]
  readonly timeoutInSeconds: number
}

/** Runs `cleanup` once in each directory, when all else has ended. Returns why it failed, if it did. */
export async function cleanUp(
  { line, places, timeoutInSeconds }: CleaningUp,
  ports: Ports & Pick<SetupPorts, 'variables'>,
): Promise<string | undefined> {
  const environment = makeEnvironment(ports.variables)
  let first: string | undefined
  for (const place of new Map(places.map(place => [place.directory, place])).values()) {
    const overrides = placeVariables(ports.variables, place)
    const { directory, root: confinedTo } = place
    const request = { directory, confinedTo, environment, overrides, timeoutInSeconds }
    const warning = await tidyUp({ name: 'cleanup', command: { kind: 'shell', line } }, request, ports)
    first ??= warning && callPlaces(explain(warning), places)
  }
  return first
}
