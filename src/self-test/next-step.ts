import { share } from '../metrics/scale.js'
import { message, own, say, type Text } from '../report/text/text.js'
import { count } from '../report/words/headline.js'
import type { JudgedFinding, SelfTest } from './self-test.js'
import { isSuspicious } from './suspicion.js'
import { shareText } from './words.js'

/** What a self-test should find the slowdown in; less is too little power. */
const enough = 0.8
/** Fewer say little. */
const fewSessions = 10
/** More than that nobody would wait for. */
const mostRounds = 1000

/** Says in one sentence what the reader should do now. */
export function nextSelfTestStep(selfTest: SelfTest): Text {
  const { stoppedBy, command, found, effect } = selfTest
  if (isSuspicious(selfTest))
    return own(
      'do not rely on verdicts here: two copies of the same code differ more often than chance explains. See whether an invocation changes the next ones ("prepare" can reset that), or try your own machine, and test again.',
    )
  if (stoppedBy === 'failing') return say`see why ${command} began to fail, and test again.`
  if (found.of === 0) return own('let the self-test finish, to see what it finds.')
  if (found.count < enough * found.of) return findMore(selfTest)
  if (stoppedBy === 'interrupted' || found.of < fewSessions)
    return own(`run more sessions to be sure: nothing is wrong so far, but ${found.of} of each say little.`)
  return own(
    `nothing to do: a slowdown of ${share(effect)} is found here (${shareText(found)}), and there are no more false alarms than there may be.`,
  )
}

function findMore(selfTest: SelfTest): Text {
  const { effect, settings, resolution, rounds } = selfTest
  const what = `to find a slowdown of ${share(effect)} more often`
  const missed = findIncomparable(selfTest)
  if (missed !== undefined)
    return say`${own(what)}, see why ${missed.benchmark} could not be compared (${message(missed.reason ?? 'no reason was given')}).`
  if (isBelowThreshold(selfTest))
    return own(`${what}, lower "threshold" (${share(settings.threshold)}): what is estimated below it is not reported.`)
  const needed = Math.ceil((rounds ?? 0) * ((resolution ?? 0) / effect) ** 2)
  const more = needed > (rounds ?? 0) && needed <= mostRounds ? `about ${count(needed, 'round')}` : 'more rounds'
  return own(
    `${what}, measure ${more} in a session ("max-rounds"), give the command more work, or find a quieter machine.`,
  )
}

/** What was incomparable where it should have been found, if that is why most was missed. */
function findIncomparable({ sessions, found }: SelfTest): JudgedFinding | undefined {
  const slowed = sessions.filter(({ kind }) => kind === 'slowed')
  const incomparable = slowed.flatMap(
    ({ findings }) => findings.find(({ verdict }) => verdict === 'incomparable') ?? [],
  )
  return 2 * incomparable.length > found.of - found.count ? incomparable[0] : undefined
}

/** Whether most of what was missed was told from no change, and estimated below the threshold. */
function isBelowThreshold({ sessions, settings }: SelfTest): boolean {
  const slowed = sessions.filter(({ kind }) => kind === 'slowed').flatMap(({ findings }) => findings)
  const missed = slowed.filter(({ verdict }) => verdict !== 'regressed')
  const seen = missed.filter(({ p, change }) => {
    return p !== null && p <= 1 - settings.confidence && Math.abs(change?.value ?? Infinity) < settings.threshold
  })
  return 2 * seen.length > missed.length
}
