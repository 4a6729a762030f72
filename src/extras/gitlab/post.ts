import { findInstalledCall } from '../../command-line/program.js'
import { harmlessLines } from '../../document/escape.js'
import type { Follow } from '../../extra.js'
import type { ReviewJob } from '../../forge/conversation.js'
import { makePages } from '../../forge/pages.js'
import { type CommentResult, writeComment } from '../../forge/write.js'
import { InputError } from '../../inputs/values.js'
import type { Report } from '../../report/report.js'
import type { Program } from '../../report/words/reproduce.js'
import { findMergeRequest } from './run.js'

/** Finds the merge request that the report is posted to, before anything is judged; an InputError says why there is none. */
export function preparePost(): Follow {
  const job = findMergeRequest(process.env)
  if (typeof job === 'string') throw new InputError(`"--post" has nothing to post to. GitLab: ${job}`)
  return report => postReport(report, job)
}

/** Posts `report`, whose program is called as in every checkout of the project, never by a path of this machine. Returns why it could not be posted, in words. */
async function postReport(report: Report, { conversation, run, runUrl }: ReviewJob): Promise<string | undefined> {
  const program: Program = {
    way: 'command line',
    get: [],
    call: findInstalledCall(process.argv[1] ?? '') ?? 'counterbalance',
  }
  const pages = makePages(report, { suite: report.sections[0]?.suite ?? 'benchmark', run, runUrl, step: { program } })
  const { problem, note } = describeResult(await writeComment(conversation, { ...pages, policy: 'auto' }))
  if (note !== undefined) process.stderr.write(`${harmlessLines(note)}\n`)
  return problem === undefined ? undefined : harmlessLines(problem)
}

const superseded = {
  'newer-run': 'a newer pipeline has written it',
  'moved-head': 'the merge request has newer commits than this pipeline',
  'more-rounds': 'an earlier pipeline completed more rounds of the same commit',
} as const

function describeResult(result: CommentResult): { readonly note?: string; readonly problem?: string } {
  switch (result.kind) {
    case 'created':
    case 'updated':
    case 'left':
      return { note: `posted: ${result.url}` }
    case 'silent':
      return {}
    case 'superseded':
      return { note: `the comment was left alone: ${superseded[result.by]}` }
    case 'forbidden':
    case 'failed':
      return { problem: `the comment could not be written: ${result.reason}` }
  }
}
