import { compare } from '../../action/compare.js'
import { readStep } from '../../action/config.js'
import type { Run } from '../../github/run.js'
import { InputError } from '../../inputs/values.js'
import { openGit } from '../../system/git/git.js'
import { settings } from './settings.js'

/**
 * Measures what was asked for, and keeps the record for the job that answers.
 *
 * This job runs a stranger's code, so it asks GitHub for nothing: the commits are in the checkout, and what it knows of the pull request is what
 * was granted. No gate ends it, because a check that a label can start again must not be one that a merge waits for.
 */
export async function measureRequest(run: Run, workspace: string): Promise<void> {
  const granted = settings.request.decode((await readStep())('request'), 'request')
  if (granted === undefined)
    throw new InputError('"settings" is empty: give it the output "settings" of "mode: request"')
  const head = await openGit(workspace, { signal: new AbortController().signal }).try('rev-parse', 'HEAD')
  if (head !== granted.head)
    throw new InputError(
      `the checkout is at ${head ?? 'no commit'}, and ${granted.head} was asked for: give actions/checkout "ref: \${{ needs.request.outputs.head }}"`,
    )
  const contender = { ...run.contender, label: granted.branch, commit: granted.head }
  const { pull: _, credentials: __, ...others } = run
  await compare(
    {
      ...others,
      ...{ pull: undefined, group: undefined, credentials: undefined, contender, occasion: { before: granted.base } },
      identity: { ...run.identity, head: granted.head },
    },
    workspace,
    { isForLater: true },
  )
}
