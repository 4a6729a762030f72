import { type Absence, findAbsence } from '../../../compare/confirmation/absence.js'
import type { Finding } from '../../../compare/verdicts/finding.js'
import { isCalled } from '../../../compare/verdicts/verdict.js'
import { line, names, own, say, type Text } from '../../../document/text.js'
import { count } from '../../../util/plural.js'
import type { Section } from '../../section.js'

/** Says what became of the changes that ran again on new copies, or why none did. */
export function confirmationSentences(report: Section): readonly Text[] {
  const tried = report.findings.filter(({ secondStage }) => secondStage !== undefined)
  if (tried.length === 0) return describeAbsence(report)
  const rounds = Math.max(...tried.map(({ secondStage }) => secondStage!.rounds))
  const confirmed = tried.filter(({ doubt }) => doubt !== 'unconfirmed').length
  const changes = count(tried.length, 'change')
  return [
    own(
      `All copies were installed again, to see whether ${changes} would stay. After ${count(rounds, 'more round')}, ${confirmed} did.`,
    ),
  ]
}

/** Nothing where every round had copies of its own, or nothing changed. */
function describeAbsence(report: Section): readonly Text[] {
  const { findings, plan, reinstall, stages } = report
  const isOpen = stages === undefined && reinstall !== undefined && reinstall.when !== 'round'
  if (!isOpen || plan === undefined || !findings.some(({ verdict, p }) => isCalled(verdict) && p !== null)) return []
  const why = explainAbsence(plan, report)
  return [own(`No change was checked on other copies${why === undefined ? '' : `, since ${why}`}.`)]
}

function explainAbsence(
  { inPlace, copies }: NonNullable<Section['plan']>,
  { runners, options = {} }: Section,
): string | undefined {
  if (inPlace) return 'the sides ran where they are'
  if (runners !== undefined) return 'several runners shared the rounds'
  if (Object.values(copies).some(count => count === 1)) return 'that needs two copies of each side'
  if (options['server.for'] === 'session') return 'the servers used their files all the time'
  if (options.instruments === 'callgrind') return 'what is counted does not depend on where files lie'
  return undefined
}

/** Says what to do about changes that were not confirmed. */
export function confirmationStep(open: readonly Finding[], report: Section): Text {
  const untried = open.filter(({ secondStage }) => secondStage === undefined)
  const which = names(
    (untried.length > 0 ? untried : open).map(({ benchmark }) => benchmark),
    mostNames,
  )
  return untried.length > 0
    ? steps[findAbsence(report)](which)
    : say`make new copies for each round (${line('fresh-copies')} is ${line('round')}), since ${which} changed on some copies only.`
}

const mostNames = 2

const steps: Readonly<Record<Absence, (which: Text) => Text>> = {
  numbers: which => say`see why ${which} could not be compared on new copies.`,
  copies: which => say`see why the copies could not be installed again, and measure ${which} again.`,
  time: which => say`give it more time, so that a second installation can confirm the change of ${which}.`,
  interrupted: which => say`let a run finish, so that a second installation can confirm the change of ${which}.`,
  failing: which => say`see why measuring ended early, and measure ${which} again.`,
  unknown: which => say`measure again, so that a second installation can confirm the change of ${which}.`,
}
