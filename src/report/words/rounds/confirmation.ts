import { isCalled } from '../../../compare/verdicts/verdict.js'
import type { Report } from '../../report.js'
import { own, type Text } from '../../text/text.js'
import { count } from '../headline.js'

/** Says what became of the changes that ran again on new copies, or why none did. */
export function confirmationSentences(report: Report): readonly Text[] {
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
function describeAbsence({ findings, plan, reinstall, runners, stages }: Report): readonly Text[] {
  const isOpen = stages === undefined && reinstall !== undefined && reinstall.when !== 'round'
  if (!isOpen || plan === undefined || !findings.some(({ verdict, p }) => isCalled(verdict) && p !== null)) return []
  const isSingle = Object.values(plan.copies).some(copies => copies === 1)
  const why = plan.inPlace
    ? 'the sides ran where they are'
    : runners !== undefined
      ? 'several runners shared the rounds'
      : isSingle
        ? 'that needs two copies of each side'
        : undefined
  return why === undefined ? [] : [own(`No change was checked on other copies, since ${why}.`)]
}
