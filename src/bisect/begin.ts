import type { Version } from '../inputs/bisect.js'
import { InputError, shown } from '../inputs/values.js'
import { showCommand } from '../measure/command.js'
import type { AskedBisection, BisectPorts } from './ports.js'
import type { Bisection, Commit } from './result.js'

type Ports = Pick<BisectPorts, 'resolve' | 'listRange' | 'describe' | 'readState'>

/** Begins a bisection, or goes on with the one that was cut off. */
export async function begin(asked: AskedBisection, ports: Ports): Promise<Bisection> {
  return asked.resume
    ? goOn(ports.readState(), await beginAnew({ ...asked, skip: [] }, ports))
    : await beginAnew(asked, ports)
}

async function beginAnew(
  { inputs, good, bad, versions, setup, skip }: AskedBisection,
  ports: Ports,
): Promise<Bisection> {
  const commits = versions.length > 0 ? await listVersions(versions, ports) : await ports.listRange(good, bad)
  const skipped: number[] = []
  for (const name of skip) {
    const commit = await ports.resolve(name, '"skip"')
    const position = commits.findIndex(one => one.commit === commit)
    if (position <= 0 || position >= commits.length - 1)
      throw new InputError(`"skip" is ${shown(name)}, which is not a commit between the good one and the bad one`)
    skipped.push(position)
  }
  return {
    schema: 'counterbalance/bisect@1',
    commits,
    command: showCommand(inputs.contenders[0]!.command),
    ...(setup === undefined ? {} : { setup }),
    options: Object.fromEntries(Object.entries(inputs.options).filter(([name]) => !ofLength.includes(name))),
    progress: { length: commits.length - 1, races: [], skipped, builds: [] },
    reasons: Object.fromEntries(skipped.map(position => [position, 'skipped, as asked'])),
  }
}

/** Inputs that may be others when a search goes on: they only tell how long a race takes. */
const ofLength: readonly string[] = ['rounds', 'min-rounds', 'max-rounds', 'time-budget']

/** `found`, if it is what is asked for now. */
function goOn(found: Bisection, { commits, command, setup, options }: Bisection): Bisection {
  const isSame =
    command === found.command &&
    setup === found.setup &&
    commits.map(({ commit }) => commit).join() === found.commits.map(({ commit }) => commit).join()
  const other = Object.keys({ ...found.options, ...options }).find(name => found.options[name] !== options[name])
  if (isSame && other !== undefined)
    throw new InputError(
      `the bisection that was cut off had another "${other}": give the same, or leave out "resume" to begin anew`,
    )
  if (isSame) return found
  throw new InputError(
    'the bisection that was cut off had other commits, another command or another setup: leave out "resume" to begin anew',
  )
}

/** A range that is given one by one. */
async function listVersions(versions: readonly Version[], ports: Ports): Promise<readonly Commit[]> {
  const found: Commit[] = []
  for (const { name, ref } of versions) {
    const { subject, author, date, commit } = await ports.describe(await ports.resolve(ref, shown(name)))
    found.push({ name, commit, subject, author, date })
  }
  return found
}
