import { harmlessLines } from '../document/escape.js'
import type { ReviewJob } from '../forge/conversation.js'
import { makePages } from '../forge/pages.js'
import { type CommentResult, writeComment } from '../forge/write.js'
import { findMergeRequest } from '../gitlab/run.js'
import { type Get, InputError } from '../inputs/values.js'
import type { Report } from '../report/report.js'
import type { Program } from '../report/words/reproduce.js'
import type { MoreOptions } from './options.js'
import { findInstalledCall } from './program.js'

/** The option that posts the report as the one comment of a merge request. */
export const postOption: MoreOptions = {
  post: {
    help: "Post the report as the one comment of this job's merge request on GitLab, or renew that comment. COUNTERBALANCE_GITLAB_TOKEN holds a project access token.",
  },
}

/** Finds where `--post` posts, before anything is judged; undefined where it is not given. On GitHub, the action posts. */
export function findOccasion(get: Get): ReviewJob | undefined {
  if (get('post') !== 'true') return undefined
  const found = findMergeRequest(process.env)
  if (typeof found === 'string') throw new InputError(`"--post" has nothing to post to. GitLab: ${found}`)
  return found
}

/** Posts `report`, whose program is called as in every checkout of the project, never by a path of this machine. Returns why it could not be posted, in words. */
export async function postReport(
  report: Report,
  { conversation, run, runUrl }: ReviewJob,
): Promise<string | undefined> {
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
