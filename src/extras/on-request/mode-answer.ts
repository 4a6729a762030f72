import { dirname } from 'node:path'
import { needApi } from '../../action/api.js'
import { concludeRun } from '../../action/conclude.js'
import { findDefaultConfig, readStep } from '../../action/config.js'
import { decodeReportInputs } from '../../action/inputs.js'
import { terminalVoice } from '../../document/escape.js'
import { say, type Text, write } from '../../document/text.js'
import type { Pages } from '../../forge/pages.js'
import type { Api } from '../../github/api/api.js'
import { collectRecords, foreignLimits, openRunArtifacts } from '../../github/artifacts/records.js'
import { postComment } from '../../github/comment.js'
import { makeConversation } from '../../github/conversation.js'
import type { Run } from '../../github/run.js'
import { log } from '../../github/step/log.js'
import { makeFiles } from '../../github/step/step.js'
import { InputError } from '../../inputs/values.js'
import { sortOutUnfit } from '../../record/gather.js'
import { mostMore } from '../../record/limits.js'
import { quoteSentences } from '../../record/quote.js'
import type { SessionRecord, Warning } from '../../record/record.js'
import { mergeRecords } from '../../report/make-report.js'
import type { Report } from '../../report/report.js'
import type { Facts } from './facts.js'
import { addEarlier, type FindSettings, makeGranted } from './granted-record.js'
import { findOpenRows } from './more.js'
import { settings } from './settings.js'
import { react, removeRefusals, tellRefusal } from './system/conversation.js'
import { readAnswer, removeAnswer, storeAnswer } from './system/stored-answer.js'
import { describeRefusal, describeRequest, offerMore } from './words.js'

/**
 * Judges what this run measured on request, and tells it in the comment of the pull request.
 *
 * Which commits they are comes from the job that decided, and how they are judged from the default branch. The records are numbers
 * that the measured code may have written. No gate ends it, whatever was found.
 */
export async function answerRequest(run: Run): Promise<void> {
  const api = await needApi(run)
  const granted = settings.request.decode((await readStep())('request'), 'request')
  if (granted === undefined)
    throw new InputError('"settings" is empty: give it the output "settings" of "mode: request"')
  await removeAnswer()
  const config = await findDefaultConfig(api, run)
  const inputs = decodeReportInputs(config.get)
  const files = makeFiles(inputs.suite)
  const judge: FindSettings = suite => {
    const { get, rules } = config.of(suite)
    return { ...decodeReportInputs(get).settings, ...(rules ? { rules } : {}) }
  }
  const judged = await judgeRun({ run, api, granted, judge, directory: dirname(files.report) })
  const conversation = makeConversation(api, granted.pull)
  const identity = { ...run.identity, head: granted.head }
  const link: Text = [{ link: run.url, text: [`run ${run.identity.number}`] }]
  const refuse = (why: Text) => tellRefusal(conversation, identity, describeRefusal(granted.by, why))
  if ('why' in judged) {
    log.warning(`There is no answer: ${write(judged.why, terminalVoice)}.`)
    await react(api, granted.comment, 'confused')
    return await refuse(say`${judged.why}: ${link}`)
  }
  const { records } = judged
  const stored = await storeAnswer({ granted, records }, files.report)
  const report: Report = { ...judged.report, warnings: [...judged.report.warnings, ...config.warnings] }
  const notes = [stored, describeRequest(granted), offer(records)].join('')
  const hasNumbers = records.some(({ rounds, plan }) => rounds.length > 0 && plan?.stoppedBy !== 'failing')
  await concludeRun(report, {
    // The records stay in their artifacts.
    page: { request: inputs, run, files: { ...files, record: '' }, key: { suite: inputs.suite }, mode: 'report' },
    records,
    pages: { ...inputs, run: identity, runUrl: run.url },
    step: {},
    async comment(pages) {
      const request = { ...addNotes(pages(), notes), policy: 'auto' as const, isAsked: true }
      const cause = run.pull?.readOnlyCause
      const result = await postComment({ api, run, pull: granted.pull, request, cause })
      await react(api, granted.comment, 'url' in result && hasNumbers ? '+1' : 'confused')
      if ('url' in result) await removeRefusals(conversation)
      if (result.kind === 'superseded' && result.by === 'moved-head')
        await refuse(
          say`the pull request has newer commits than ${granted.head.slice(0, 7)}, whose numbers are in ${link}`,
        )
      return result
    },
  })
}

interface Judging {
  readonly run: Run
  readonly api: Api
  readonly granted: Facts
  readonly judge: FindSettings
  readonly directory: string
}

interface Judged {
  readonly report: Report
  readonly records: readonly SessionRecord[]
}

/** Judges the records that this run's job left, together with what ran before where more was asked for. */
async function judgeRun({ run, api, granted, judge, directory }: Judging): Promise<Judged | { readonly why: Text }> {
  const left = await collectRecords(openRunArtifacts(api, run.identity.id, directory), foreignLimits)
  const newest = left.records.map(record => quoteSentences(makeGranted(record, granted, judge)))
  if (newest.length === 0) return { why: ['nothing was measured'] }
  if (granted.patterns.length > 0 && newest.every(isEmpty))
    return { why: say`no benchmark fits ${granted.patterns.join(' ')}` }
  const records = await addBefore(newest, { run, api, granted, judge, directory })
  if (records === undefined) return { why: say`what was measured before cannot be read any more, so write ${'/bench'}` }
  const { fitting, unfit } = sortOutUnfit(records)
  const report = mergeRecords(fitting, { unread: [...left.unread, ...unfit] })
  return {
    report: { ...report, warnings: [...report.warnings, ...(granted.isFork ? [forkWarning] : [])] },
    records: fitting,
  }
}

function isEmpty({ rounds }: SessionRecord): boolean {
  return rounds.flat().every(({ measurements }) => measurements.every(({ metric }) => metric.aside))
}

async function addBefore(
  newest: readonly SessionRecord[],
  { run, api, granted, judge, directory }: Judging,
): Promise<readonly SessionRecord[] | undefined> {
  if (granted.since === undefined || granted.stored === undefined) return newest
  const place = { run: granted.since, artifact: granted.stored }
  const before = await readAnswer(api, place, { repository: run.repository.id, directory })
  if (before?.granted.head !== granted.head || before.granted.base !== granted.base) return undefined
  const records = newest.flatMap(record => addEarlier(record, before.records, judge) ?? [])
  return records.length === newest.length ? records : undefined
}

/** The line that offers another experiment, where the answer leaves something open. */
function offer(records: readonly SessionRecord[]): string {
  const { count, experiments } = findOpenRows(records)
  return offerMore(count, mostMore + 1 - experiments) ?? ''
}

/** Puts `notes` below the hidden line of a comment. */
function addNotes({ body, shortBody, ...pages }: Pages, notes: string): Pages {
  const add = (text: string): string => {
    const end = text.indexOf('\n') + 1
    return `${text.slice(0, end)}${notes}\n${text.slice(end)}`
  }
  return { ...pages, body: add(body), shortBody: add(shortBody) }
}

const forkWarning: Warning = {
  code: 'from-fork',
  message:
    'the code of a fork was measured, which could have changed the numbers; the verdicts are computed apart from it',
}
