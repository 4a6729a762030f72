import type { Finding } from '../../compare/finding.js'
import { hasZero, makeSeries, type Series } from '../../compare/series.js'
import { FormatError } from '../../formats/format.js'
import type { Inputs } from '../../inputs/inputs.js'
import { InputError, shown } from '../../inputs/values.js'
import { InvocationError, showCommand } from '../../measure/process.js'
import type { Progress } from '../../measure/session.js'
import { seriesKey } from '../../record/key.js'
import { explain as explainReason } from '../../record/reasons.js'
import { makeOnlyPair, type SessionRecord, usualNames } from '../../record/record.js'
import { makeSection } from '../../report/make-report.js'
import { countPairValues, planSides } from '../../schedule/round.js'
import { leastRounds } from '../../stats/randomisation.js'
import { findLayout, findLead, findOffsets, isDifferent, type Lead, pickLead, readHeight } from './comparison.js'
import type { AskedCommit, BisectInputs } from './inputs.js'
import type { Bisection, BisectResult, Commit, Culprit, MergedRange } from './result.js'
import { type ComparisonRequest, type SearchLimits, type SearchPorts, type SearchProgress, search } from './search.js'

/** The request for a bisection; its sides are commits, whatever the baseline of its inputs is. */
export type AskedBisection = Omit<BisectInputs, 'inputs'> & { readonly inputs: Omit<Inputs, 'baseline'> }

/** A built checkout, or why there is none; a `setup` that ended with 125 says nothing, as with git bisect. */
export type Built =
  | { readonly directory: string }
  | { readonly directory?: never; readonly reason: string; readonly isSilent: boolean }

/** The world of a bisection. */
export interface BisectPorts {
  /** Finds a commit by what a user calls it; `what` names the input. */
  resolve(name: string, what: string): Promise<string>
  /** Lists the commits between two, both among them, along first parents. */
  listRange(good: string, bad: string): Promise<readonly Commit[]>
  /** Describes a commit with the files that differ from `before`, or else from its first parent. */
  describe(commit: string, before?: string): Promise<Culprit>
  findMerged(merge: string): Promise<MergedRange>
  build(commit: string): Promise<Built>
  measure(inputs: Inputs, watch: (progress: Progress) => void): Promise<SessionRecord>
  readState(): Bisection
  writeState(bisection: Bisection): void
  removeState(): void
  /** In seconds, from any beginning. */
  clock(): number
  readonly signal: AbortSignal
}

/** The spectator of a bisection. */
export interface BisectView {
  /** Before the first build, and again where it goes on. */
  readonly begin: (bisection: Bisection, limits: SearchLimits) => void
  /** Returns what watches the comparison until it ends. */
  readonly openComparison: (
    bisection: Bisection,
    request: ComparisonRequest,
  ) => Disposable & { readonly watch: (progress: Progress) => void }
  /** Before the search among the commits that a merge brought in. */
  readonly enter: (merge: Commit) => void
  readonly learn: (bisection: Bisection) => void
  readonly skip: (bisection: Bisection, position: number) => void
}

/** Finds the commit of a range that made a difference, also among those that a merge brought in. */
export async function bisect(bisection: AskedBisection, ports: BisectPorts, view: BisectView): Promise<BisectResult> {
  const deadline = ports.clock() + bisection.totalBudgetInSeconds
  let bisectResult = await searchRange(bisection, ports, view)
  while (bisectResult.culprit?.isMerge) {
    const left = { ...bisection, totalBudgetInSeconds: deadline - ports.clock() }
    const within = await searchMerge(bisectResult.culprit, bisectResult.progress, left, ports, view)
    if (!('culprit' in within)) {
      bisectResult = { ...bisectResult, within }
      break
    }
    bisectResult = { ...within, merge: bisectResult }
  }
  // A search that ran out of time may go on.
  if (!ranOutOfTime(bisectResult)) ports.removeState()
  return bisectResult
}

function ranOutOfTime({ end, within }: BisectResult): boolean {
  if (within !== undefined && 'good' in within) return true
  const last = within !== undefined && 'end' in within ? within.end : end
  return last.kind === 'set' && last.reason === 'time'
}

/** Searches the commits of a merge. An error here takes nothing away from the search that named the merge. */
async function searchMerge(
  merge: Culprit,
  before: SearchProgress,
  bisection: AskedBisection,
  ports: BisectPorts,
  view: BisectView,
): Promise<NonNullable<BisectResult['within']>> {
  try {
    const range = await ports.findMerged(merge.commit)
    // The first comparison and its builds take about as long as those of the search before.
    const first = before.builds.slice(0, 2).reduce((sum, seconds) => sum + seconds, before.comparisons[0]!.seconds)
    if (first > bisection.totalBudgetInSeconds) return range
    view.enter(merge)
    // The state stays that of the whole range, which is what would be asked for again.
    const kept = { ...ports, writeState: () => undefined }
    return await searchRange({ ...bisection, ...range, versions: [], resume: false, skip: [] }, kept, view)
  } catch (error) {
    if (error instanceof InvocationError || error instanceof InputError) return { problem: error.message }
    throw error
  }
}

/** Searches one range. What is learned is kept at once. */
async function searchRange(bisection: AskedBisection, ports: BisectPorts, view: BisectView): Promise<BisectResult> {
  const begun = bisection.resume
    ? goOn(ports.readState(), await beginAnew({ ...bisection, skip: [] }, ports))
    : await beginAnew(bisection, ports)
  const limits = { lengths: listLengths(bisection.inputs), seconds: bisection.totalBudgetInSeconds }
  view.begin(begun, limits)
  const hunt = new Hunt(begun, bisection, ports, view)
  const end = await search(begun.progress, limits, hunt)
  const isOne = end.kind === 'named' && end.segment.to - end.segment.from === 1
  const [before, last] = isOne ? [begun.commits[end.segment.from]!, begun.commits[end.segment.to]!] : []
  return {
    ...hunt.bisection,
    end,
    // Between two versions there are more commits than the last.
    ...(last && { culprit: await ports.describe(last.commit, last.name === undefined ? undefined : before!.commit) }),
    ...(hunt.reason === undefined ? {} : { reason: hunt.reason }),
  }
}

async function beginAnew(
  { inputs, good, bad, versions, setup, skip }: AskedBisection,
  ports: BisectPorts,
): Promise<Bisection> {
  const commits = versions.length > 0 ? await listVersions(versions, ports) : await ports.listRange(good, bad)
  const skipped: number[] = []
  for (const name of skip) {
    const commit = await ports.resolve(name, '"skip"')
    const position = commits.findIndex(candidate => candidate.commit === commit)
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
    progress: { length: commits.length - 1, comparisons: [], skipped, builds: [] },
    reasons: Object.fromEntries(skipped.map(position => [position, 'skipped, as asked'])),
  }
}

/** Inputs that may be others when a search goes on: they only tell how long a comparison takes. */
const ofLength: readonly string[] = ['rounds', 'time-budget']

function goOn(bisection: Bisection, { commits, command, setup, options }: Bisection): Bisection {
  const isSame =
    command === bisection.command &&
    setup === bisection.setup &&
    commits.map(({ commit }) => commit).join() === bisection.commits.map(({ commit }) => commit).join()
  const changedOption = Object.keys({ ...bisection.options, ...options }).find(
    name => bisection.options[name] !== options[name],
  )
  if (isSame && changedOption !== undefined)
    throw new InputError(
      `the bisection that was cut off had another "${changedOption}": give the same, or leave out "resume" to start again`,
    )
  if (isSame) return bisection
  throw new InputError(
    'the bisection that was cut off had other commits, another command or another setup: leave out "resume" to start again',
  )
}

/** A range that is given one by one. */
async function listVersions(versions: readonly AskedCommit[], ports: BisectPorts): Promise<readonly Commit[]> {
  const listed: Commit[] = []
  for (const { name, ref } of versions) {
    const { subject, author, date, commit } = await ports.describe(await ports.resolve(ref, shown(name)))
    listed.push({ name, commit, subject, author, date })
  }
  return listed
}

/** The ports of a search, by commits in place of positions. */
class Hunt implements SearchPorts {
  bisection: Bisection
  /** Why the good commit and the bad one cannot be told apart, where it is not that they are alike. */
  reason: string | undefined
  readonly #asked: AskedBisection
  readonly #ports: BisectPorts
  readonly #view: BisectView

  constructor(bisection: Bisection, wanted: AskedBisection, ports: BisectPorts, view: BisectView) {
    this.bisection = bisection
    this.#asked = wanted
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

  async comparison(request: Parameters<SearchPorts['comparison']>[0]): ReturnType<SearchPorts['comparison']> {
    const { bisection } = this
    using watching = this.#view.openComparison(bisection, request)
    const outcome = await measureComparison(request, bisection, this.#asked.inputs, {
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
    return outcome.comparison
  }

  keep(progress: Bisection['progress']): void {
    const hasNewComparison = progress.comparisons.length > this.bisection.progress.comparisons.length
    this.#know({ progress })
    if (hasNewComparison && progress.comparisons[0]?.isDifferent) this.#view.learn(this.bisection)
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

type Outcome =
  | {
      readonly kind: 'measured'
      readonly comparison: SearchProgress['comparisons'][number]
      readonly lead: Lead
      /** Why it could not be compared, where it could not. */
      readonly reason: string | undefined
    }
  | { readonly kind: 'failed'; readonly reason: string }

interface ComparisonPorts extends Pick<BisectPorts, 'build' | 'clock'> {
  measure(inputs: Inputs): Promise<SessionRecord>
}

const usualLengths = [5, 8, 13, 20]

/** Lists the numbers of rounds that a comparison may have: as many as a verdict needs, and no more than the user asks for. */
function listLengths({
  rounds: { least: wanted, most },
  copies,
  reference,
  contenders,
}: Pick<Inputs, 'rounds' | 'copies' | 'reference' | 'contenders'>): readonly number[] {
  const least = Math.max(wanted, leastRounds(countPairValues(planSides([reference.name, contenders[0]!.name], copies))))
  const last = Math.max(most, least)
  return [...usualLengths.filter(length => length >= least && length < last), last]
}

async function measureComparison(
  request: ComparisonRequest,
  bisection: Bisection,
  inputs: Omit<Inputs, 'baseline'>,
  ports: ComparisonPorts,
): Promise<Outcome> {
  const directories: string[] = []
  for (const position of [request.from, request.to]) {
    const { directory } = await ports.build(bisection.commits[position]!.commit)
    directories.push(directory!)
  }
  const start = ports.clock()
  try {
    const record = await ports.measure(placeSides(request, directories as [string, string], bisection, inputs))
    return readComparison(record, request, bisection.lead, ports.clock() - start)
  } catch (error) {
    if (error instanceof InvocationError || error instanceof FormatError)
      return { kind: 'failed', reason: error.message }
    throw error
  }
}

/** The inputs of a comparison; each has orders of its own, which a seed repeats. */
function placeSides(
  { rounds }: ComparisonRequest,
  [baseline, contender]: readonly [string, string],
  { progress }: Bisection,
  inputs: Omit<Inputs, 'baseline'>,
): Inputs {
  const { command } = inputs.contenders[0]!
  return {
    ...inputs,
    reference: { name: usualNames.baseline, command },
    baseline: { kind: 'directory', directory: baseline },
    contenders: [{ name: usualNames.contender, command, source: { kind: 'directory', directory: contender } }],
    contender,
    rounds: { least: rounds, most: rounds, isAuto: false },
    isEstimateOnly: true,
    seed: inputs.seed && `${inputs.seed}/race ${progress.comparisons.length + 1}`,
  }
}

/** Reads the height of one benchmark in a record; of the one that moved most, if none is followed yet. */
export function readComparison(
  record: SessionRecord,
  { from, to }: Pick<ComparisonRequest, 'from' | 'to'>,
  lead: Lead | undefined,
  seconds: number,
): Outcome {
  const pair = makeOnlyPair(record)
  const { findings } = makeSection(pair)
  const zeros = new Set(makeSeries(pair).series.filter(hasZero).map(nameOf))
  const followed = findings.filter(finding => !zeros.has(seriesKey(finding)))
  const finding = lead ? findLead(followed, lead) : pickLead(followed)
  const height = finding && readHeight(finding)
  if (finding === undefined || height === undefined) {
    const finding = lead && findLead(findings, lead)
    return { kind: 'failed', reason: explain(record, finding ? [finding] : findings, followed) }
  }
  const { benchmark, metric, unit, better, verdict } = finding
  const copies = record.sides.map(side => side.copies ?? 1)
  return {
    kind: 'measured',
    lead: { benchmark, metric, unit, better },
    reason: verdict === 'not-comparable' && finding.reason ? explainReason(finding.reason) : undefined,
    comparison: {
      from,
      to,
      rounds: record.rounds.length,
      value: height.value,
      noise: height.error ** 2,
      offsets: findOffsets(copies, record.reinstall?.when === 'round'),
      layout: findLayout(finding),
      seconds,
      isDifferent: isDifferent(finding),
    },
  }
}

function nameOf({ benchmark, metric }: Series): string {
  return seriesKey({ benchmark, metric: metric.name })
}

function explain({ rounds }: SessionRecord, findings: readonly Finding[], followed: readonly Finding[]): string {
  const failed = rounds.flat().find(({ outcome }) => outcome !== 'ok')
  const zero = findings.find(finding => isDifferent(finding) && !followed.includes(finding))
  const ratio = zero && `${zero.benchmark} has no ratio that could be followed, since some values are 0`
  const reason = findings.length === 1 && zero === undefined ? findings[0]!.reason : undefined
  const known = reason ?? failed?.failure
  return (known && explainReason(known)) ?? ratio ?? 'the benchmark was not measured often enough'
}
