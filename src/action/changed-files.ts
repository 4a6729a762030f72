import { type FilePatterns, sortChanges } from '../baseline/changed-files.js'
import type { Api } from '../github/api/api.js'
import { listChanges as askForChanges } from '../github/api/repository.js'
import { mostToolchainFiles } from '../record/limits.js'
import type { ChangedFiles, Origin } from '../record/record.js'
import { listChanges } from '../system/git/changes.js'
import { openGit } from '../system/git/git.js'
import { isExpected } from './published-baseline.js'

/** The checkout whose files are compared with those of the baseline's commit, and how they are sorted. */
interface Checkout {
  readonly api: Api | undefined
  readonly workspace: string
  readonly patterns: FilePatterns
}

/** Lists the files in which the checkout differs from the commit of `baseline`, by git or else by GitHub. Returns undefined if neither can say. */
export async function findChangedFiles(
  { commit }: Origin,
  { api, workspace, patterns }: Checkout,
): Promise<ChangedFiles | undefined> {
  if (commit === undefined) return undefined
  // Without the token: code of the pull request may have run by now.
  const git = openGit(workspace, { signal: new AbortController().signal })
  const paths = await listChanges(git, commit, 'HEAD').catch(async error => {
    if (!isExpected(error)) throw error
    const head = await git.try('rev-parse', 'HEAD')
    if (api === undefined || head === undefined) return undefined
    return await askForChanges(api, commit, head).catch(giveUp)
  })
  if (paths === undefined) return undefined
  const { toolchain, others } = sortChanges(paths, patterns)
  return { count: others.length, toolchain: toolchain.slice(0, mostToolchainFiles) }
}

function giveUp(error: unknown): undefined {
  if (!isExpected(error)) throw error
}
