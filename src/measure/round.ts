import type { HostSample } from '../record/host.js'
import { makeReason } from '../record/reasons.js'
import type { Invocation } from '../record/record.js'
import type { Purpose } from '../record/starts.js'
import type { Round } from '../schedule/round.js'
import { splitAtRepeats } from '../schedule/wide-blocks.js'
import { present } from '../util/present.js'
import { invokeRound } from './invoke.js'
import { type Invoked, refuseUnstarted } from './invoked.js'
import { limitRun, refuseCutOff } from './policies/punctual-end.js'
import { longestInSeconds, refuseLongRun } from './rounds/wide-plan.js'
import type { State } from './state.js'

/** A round that is over. */
export interface RoundResult {
  readonly invoked: readonly Invoked[]
  readonly invocations: readonly Invocation[]
  /** Activity of the machine meanwhile; undefined where nobody watched. */
  readonly sample: HostSample | undefined
}

/** Runs a round that counts. Where a selection of benchmarks has lost some, it runs again with all of them, to tell whose fault that is. */
export async function runRound(state: State, round: Round): Promise<RoundResult> {
  const result = await runAndRead(state, round, 'measured')
  const number = state.rounds.length
  if (!state.focus.see(result.invocations, number)) return result
  const again = await runAndRead(state, round, 'measured')
  return state.focus.seeAgain(again.invocations, number) ? again : result
}

/** Runs a round and reads what it printed. */
export async function runAndRead(state: State, round: Round, purpose: Purpose): Promise<RoundResult> {
  const { ports, reader, focus, warmUp } = state
  await ports.host?.begin()
  const invoked = await invoke(state, round, purpose)
  const sample = await ports.host?.end()
  if (!warmUp.isOver) {
    warmUp.seconds.push(...invoked.flatMap(({ text }) => text?.seconds ?? []))
    warmUp.longest = Math.max(warmUp.longest, ...invoked.map(longestOf))
  }
  for (const { slot, outcome, failure } of invoked)
    ports.watch({ kind: 'invoked', slot, outcome, ...present({ failure }) })
  refuseUnstarted(invoked)
  for (const invocation of invoked) {
    state.interference.see(invocation)
    state.lineTest.add(invocation)
  }
  const invocations = reader.read(invoked)
  focus.learn(reader.formatName())
  state.noteWorking(invocations)
  return { invoked, invocations, sample }
}

/** The seconds of the longest run of an invocation, which has one at each point of a scan. */
function longestOf({ text, points = [] }: Invoked): number {
  return Math.max(text?.seconds ?? 0, ...points.map(({ run }) => longestOf(run)))
}

/** Runs the sides of a round that are not given up, and reads nothing. The baseline goes first until its copies are settled. */
export async function invoke(state: State, planned: Round, purpose: Purpose = 'untimed'): Promise<readonly Invoked[]> {
  const { ports, copies, watch, announcer } = state
  const { plan } = state.session
  const baseline = plan.sides[0]!.name
  const round = planned.filter(({ side }) => !state.givenUp.has(side))
  // Of many sides, the first run of one says how long a round of all of them takes.
  const isEarly = !announcer.isDone && plan.sides.length > 2
  const isSettling = watch.isDue
  const isFirst = isSettling || isEarly
  // What the baseline leaves in its copies is its own.
  const parts = isFirst
    ? [round.filter(({ side }) => side === baseline), round.filter(({ side }) => side !== baseline)]
    : splitAtRepeats(round)
  const start = ports.clock()
  if (isFirst) watch.begin()
  const invoked: Invoked[] = []
  for (const [index, part] of parts.entries()) {
    // The parts of a wide round each have copies of their own where every round has them.
    if (index > 0 && !isFirst && copies.isOfRound && (await copies.begin(state.rounds.length, state)))
      await invokePart(state, part, 'untimed')
    invoked.push(...(await invokePart(state, part, purpose)))
    if (index > 0 || !isFirst) continue
    const seconds = (ports.clock() - start) / Math.max(1, invoked.length)
    if (isEarly) announcer.announce(seconds * plan.rounds[0]!.length)
    watch.settle()
  }
  const version = plan.sides[1]?.name
  const ofVersion = invoked.filter(({ slot }) => slot.side === version)
  if (isSettling && ofVersion.length > 0 && ofVersion.every(({ outcome }) => outcome === 'ok')) watch.learn()
  return invoked
}

function invokePart(state: State, round: Round, purpose: Purpose): Promise<readonly Invoked[]> {
  const { session, warmUp, ports, servers } = state
  const { plan, serving } = session
  let limit = state.limitInSeconds
  return invokeRound(
    session,
    {
      ...{ round, purpose, runs: state.batch, servers, select: state.focus.text },
      isNeeded({ side, copy }) {
        // Where a run takes long, one copy of each side is enough for the warm-up.
        const isShort = warmUp.longestOfOne <= longestInSeconds
        const isNeeded = warmUp.isOver || isShort || (warmUp.copies.get(side) ?? copy) === copy
        if (!isNeeded) warmUp.leftOut += 1
        return isNeeded
      },
      limit: () => {
        limit = limitRun(state, state.batch)
        return limit
      },
      begin: ({ side }) => {
        // Servers that outlive a run write files while the other side runs, and nobody knows whose these are.
        if (serving !== undefined && serving.lifetime !== 'run') return
        state.watch.take(side === plan.sides[0]!.name ? 'baseline' : 'contender')
      },
      see: invocation => {
        refuseCutOff(state, invocation, limit)
        state.lastRuns.set(invocation.slot.side, invocation)
        return see(state, invocation)
      },
      warn: warning => state.warnOnce(warning),
    },
    ports,
  )
}

/** Looks at an invocation as soon as it has ended: nobody should wait for the rest of a round to hear that all is in vain. */
function see(state: State, ended: Invoked): Invoked {
  const { session, warmUp, ports, reader } = state
  const invoked = reader.accept(ended)
  const { slot, outcome, observation } = invoked
  if (!warmUp.isOver) {
    const seconds = observation?.seconds ?? 0
    if (session.slope === undefined && (session.scan ?? []).length === 0) {
      warmUp.longestOfOne = Math.max(warmUp.longestOfOne, seconds)
      if (!warmUp.copies.has(slot.side)) warmUp.copies.set(slot.side, slot.copy)
    }
    if (outcome === 'ok') refuseLongRun(session, seconds)
  }
  if (!state.isBaselineSeen && outcome === 'ok' && slot.side === session.plan.sides[0]!.name) {
    state.isBaselineSeen = true
    for (const invocation of reader.read([invoked])) {
      const { failure } = invocation
      const warning = failure && makeReason('invocations-failed', { runs: 1, of: 1, side: 'baseline', failure })
      if (warning !== undefined) ports.watch({ kind: 'warned', warning })
      ports.examine.refuseInVain?.(invocation)
    }
  }
  state.announcer.see(ports.clock())
  reader.look(invoked)
  return invoked
}
