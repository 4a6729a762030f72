import type { RunIdentity } from '../report/marker.js'
import type { CommentPageOptions } from './comment-pages.js'

type Variables = Readonly<{ [name: string]: string | undefined }>

/** The run that the runner's variables tell of, for a comment on the pull request whose head is `head`. */
export function readCommentRun(variables: Variables, head: string): Pick<CommentPageOptions, 'run' | 'runUrl'> {
  const run: RunIdentity = {
    id: Number(variables.GITHUB_RUN_ID ?? 0),
    number: Number(variables.GITHUB_RUN_NUMBER ?? 0),
    attempt: Number(variables.GITHUB_RUN_ATTEMPT ?? 1),
    head,
  }
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository = '' } = variables
  return { run, runUrl: runUrlOf({ server, repository }, run.id) }
}

/** The address of a run on GitHub. */
export function runUrlOf(place: { readonly server: string; readonly repository: string }, runId: number): string {
  return `${place.server}/${place.repository}/actions/runs/${runId}`
}
