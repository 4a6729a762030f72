import type { Version } from '../inputs/bisect.js'
import { InputError, shown } from '../inputs/values.js'
import { InvocationError, showCommand } from '../measure/process.js'
import { listLengths, measureRace } from './measure-race.js'
import type { AskedBisection, BisectPorts, BisectView } from './ports.js'
import type { Segment } from './race.js'
import type { Bisection, BisectResult, Commit, Culprit } from './result.js'
import { type Progress, type SearchPorts, search } from './search.js'

/** Finds the commit of a range that made a difference, also among those that a merge brought in. */
export async function bisect(asked: AskedBisection, ports: BisectPorts, view: BisectView): Promise<BisectResult> {
  const deadline = ports.clock() + asked.totalBudgetInSeconds
  let found = await searchRange(asked, ports, view)
  while (found.culprit?.isMerge) {
    const left = { ...asked, totalBudgetInSeconds: deadline - ports.clock() }
    const within = await searchMerge(found.culprit, found.progress, left, ports, view)
    if (!('culprit' in within)) {
      found = { ...found, within }
      break
    }
    found = { ...within, merge: found }
  }
  // A search that ran out of time may go on.
  if (!ranOutOfTime(found)) ports.removeState()
  return found
}

function ranOutOfTime({ end, within }: BisectResult): boolean {
  if (within !== undefined && 'good' in within) return true
  const last = within !== undefined && 'end' in within ? within.end : end
  return last.kind === 'set' && last.reason === 'time'
}

/** What goes wrong here takes nothing away from the search that named the merge. */
async function searchMerge(
  merge: Culprit,
  before: Progress,
  asked: AskedBisection,
  ports: BisectPorts,
  view: BisectView,
): Promise<NonNullable<BisectResult['within']>> {
  try {
    const range = await ports.findMerged(merge.commit)
    if (predictFirst(before) > asked.totalBudgetInSeconds) return range
    view.enter(merge)
    // The state stays that of the whole range, which is what would be asked for again.
    const kept = { ...ports, writeState: () => undefined }
    return await searchRange({ ...asked, ...range, versions: [], resume: false, skip: [] }, kept, view)
  } catch (error) {
    if (error instanceof InvocationError || error instanceof InputError) return { problem: error.message }
    throw error
  }
}

/** Predicts the time of the first race and its builds by those of the search before. */
function predictFirst({ races, builds }: Progress): number {
  return builds.slice(0, 2).reduce((sum, seconds) => sum + seconds, races[0]!.seconds)
}

/** Searches one range. What is learned is kept at once. */
async function searchRange(asked: AskedBisection, ports: BisectPorts, view: BisectView): Promise<BisectResult> {
  const begun = await begin(asked, ports)
  const limits = { lengths: listLengths(asked.inputs), seconds: asked.totalBudgetInSeconds }
  view.begin(begun, limits)
  const hunt = new Hunt(begun, asked, ports, view)
  const end = await search(begun.progress, limits, hunt)
  const isOne = end.kind === 'named' && end.segment.to - end.segment.from === 1
  return {
    ...hunt.bisection,
    end,
    ...(isOne ? { culprit: await describeLast(end.segment, begun, ports) } : {}),
    ...(hunt.reason === undefined ? {} : { reason: hunt.reason }),
  }
}

/** Between two versions there are more commits than the last. */
async function describeLast({ from, to }: Segment, { commits }: Bisection, ports: BisectPorts): Promise<Culprit> {
  const [before, last] = [commits[from]!, commits[to]!]
  return await ports.describe(last.commit, last.name === undefined ? undefined : before.commit)
}

/** Begins a bisection, or goes on with the one that was cut off. */
async function begin(asked: AskedBisection, ports: BisectPorts): Promise<Bisection> {
  return asked.resume
    ? goOn(ports.readState(), await beginAnew({ ...asked, skip: [] }, ports))
    : await beginAnew(asked, ports)
}

async function beginAnew(
  { inputs, good, bad, versions, setup, skip }: AskedBisection,
  ports: BisectPorts,
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
const ofLength: readonly string[] = ['rounds', 'time-budget']

/** `found`, if it is what is asked for now. */
function goOn(found: Bisection, { commits, command, setup, options }: Bisection): Bisection {
  const isSame =
    command === found.command &&
    setup === found.setup &&
    commits.map(({ commit }) => commit).join() === found.commits.map(({ commit }) => commit).join()
  const other = Object.keys({ ...found.options, ...options }).find(name => found.options[name] !== options[name])
  if (isSame && other !== undefined)
    throw new InputError(
      `the bisection that was cut off had another "${other}": give the same, or leave out "resume" to start again`,
    )
  if (isSame) return found
  throw new InputError(
    'the bisection that was cut off had other commits, another command or another setup: leave out "resume" to start again',
  )
}

/** A range that is given one by one. */
async function listVersions(versions: readonly Version[], ports: BisectPorts): Promise<readonly Commit[]> {
  const found: Commit[] = []
  for (const { name, ref } of versions) {
    const { subject, author, date, commit } = await ports.describe(await ports.resolve(ref, shown(name)))
    found.push({ name, commit, subject, author, date })
  }
  return found
}

/** The ports of a search, by commits in place of positions. */
class Hunt implements SearchPorts {
  bisection: Bisection
  /** Why the good commit and the bad one cannot be told apart, where it is not that they are alike. */
  reason: string | undefined
  readonly #asked: AskedBisection
  readonly #ports: BisectPorts
  readonly #view: BisectView

  constructor(bisection: Bisection, asked: AskedBisection, ports: BisectPorts, view: BisectView) {
    this.bisection = bisection
    this.#asked = asked
    this.#ports = ports
    this.#view = view
  }

  async build(position: number): Promise<boolean> {
    const { commits, progress } = this.bisection
    const built = await this.#ports.build(commits[position]!.commit)
    this.#ports.signal.throwIfAborted()
    if (built.directory !== undefined) return true
    if (position === 0 || position === progress.length) throw new InvocationError(built.reason)
    this.#skip(position, built.reason, built.isSilent)
    return false
  }

  async race(request: Parameters<SearchPorts['race']>[0]): ReturnType<SearchPorts['race']> {
    const { bisection } = this
    using watching = this.#view.openRace(bisection, request)
    const outcome = await measureRace(request, bisection, this.#asked.inputs, {
      ...this.#ports,
      measure: inputs => this.#ports.measure(inputs, watching.watch),
    })
    this.#ports.signal.throwIfAborted()
    if (outcome.kind === 'failed') {
      if (bisection.lead === undefined) throw new InvocationError(outcome.reason)
      this.#skip(request.to, outcome.reason)
      return undefined
    }
    if (bisection.lead === undefined) {
      this.reason = outcome.reason
      this.#know({ lead: outcome.lead })
    }
    return outcome.race
  }

  keep(progress: Bisection['progress']): void {
    const isRace = progress.races.length > this.bisection.progress.races.length
    this.#know({ progress })
    if (isRace && progress.races[0]?.isDifferent) this.#view.learn(this.bisection)
  }

  clock(): number {
    return this.#ports.clock()
  }

  #skip(position: number, reason: string, isSilent = false): void {
    this.#know({ reasons: { ...this.bisection.reasons, [position]: reason } })
    if (!isSilent) this.#view.skip(this.bisection, position)
  }

  #know(more: Partial<Bisection>): void {
    this.bisection = { ...this.bisection, ...more }
    this.#ports.writeState(this.bisection)
  }
}
