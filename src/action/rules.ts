import { join } from 'node:path'
import type { Api } from '../github/api/api.js'
import { readContents } from '../github/api/contents.js'
import { GitHubError } from '../github/api/github-error.js'
import type { Run } from '../github/run.js'
import { InputError } from '../inputs/values.js'
import type { Warning } from '../record/record.js'
import type { Rules } from '../rules/rules.js'
import { readFileAt, readSmallFile } from '../system/git/file-at.js'
import { type Git, GitError, openGit } from '../system/git/git.js'
import { resolveBaseline } from '../system/git/history.js'
import { parseRulesToday } from '../system/rules.js'
import { nameBaselineCommit } from './baseline-commit.js'

/** Where rules are looked for. */
export interface RulesSearch {
  /** Path of the file in the repository. */
  readonly config: string
  readonly run: Run
  readonly api: Api | undefined
  readonly workspace: string
}

/** The rules that apply, and what the reader should know of them. */
export interface FoundRules {
  readonly rules?: Rules
  readonly warnings: readonly Warning[]
}

const expected = [GitHubError, GitError, InputError]

/**
 * The rules as the commit has them that the contender was built on: with those of its own checkout, a pull request could loosen what
 * it is judged by. A change of the file is checked, counts once it is merged, and is said.
 */
export async function findBaselineRules(search: RulesSearch): Promise<FoundRules> {
  const { config, run, workspace } = search
  const own = await readSmallFile(join(workspace, config))
  if (own !== undefined) await parseRulesToday(own, config)
  const git = openGit(workspace, { credentials: run.credentials, signal: new AbortController().signal })
  const commit = await nameBaselineCommit(search, git).catch((error: unknown) => {
    if (!expected.some(kind => error instanceof kind)) throw error
    return error as Error
  })
  if (commit instanceof Error) return own === undefined ? none : unread(config, commit)
  const text = await readAt(search, git, commit)
  const warnings = describeChange(config, own, text)
  if (text === null) return { warnings }
  try {
    return { rules: await parseRulesToday(text, `${config} of ${commit.slice(0, 7)}`), warnings }
  } catch (error) {
    // Of the default branch, whose next commit should not have to wait for somebody with the right to overrule us.
    if (!(error instanceof Error) || error.name !== 'RulesError') throw error
    return { warnings: [...warnings, ...unread(config, error).warnings] }
  }
}

/** The rules of what is checked out: of the default branch, where everything is trusted. */
export async function findOwnRules({
  config,
  workspace,
}: Pick<RulesSearch, 'config' | 'workspace'>): Promise<FoundRules> {
  const text = await readSmallFile(join(workspace, config))
  return text === undefined ? none : { rules: await parseRulesToday(text, config), warnings: [] }
}

/** The rules as the default branch has them now. */
export async function findDefaultRules(api: Api, config: string, { repository }: Run): Promise<Rules | undefined> {
  const { defaultBranch } = repository
  if (defaultBranch === undefined) return undefined
  const text = await readContents(api, config, defaultBranch)
  return text === null ? undefined : await parseRulesToday(text, `${config} of ${defaultBranch}`)
}

const none: FoundRules = { warnings: [] }

/** From the clone; where that is shallow, the commit is fetched, and GitHub is asked only where it cannot be. */
async function readAt({ config, run, api }: RulesSearch, git: Git, commit: string): Promise<string | null> {
  const local = await readFileAt(git, commit, config).catch(() => undefined)
  if (local !== undefined) return local
  try {
    return (await readFileAt(git, await resolveBaseline(git, commit, run.occasion), config)) ?? null
  } catch (error) {
    if (api === undefined || !expected.some(kind => error instanceof kind)) throw error
    return await readContents(api, config, commit)
  }
}

function describeChange(config: string, own: string | undefined, text: string | null): readonly Warning[] {
  if (own === undefined || own.trimEnd() === text?.trimEnd()) return []
  const what = text === null ? 'is new here, and counts' : 'is changed here, and the change counts'
  return [{ code: 'rules-changed', message: `the file of rules ${config} ${what} once it is merged` }]
}

function unread(config: string, { message }: Error): FoundRules {
  return {
    warnings: [{ code: 'rules-unread', message: `no rules are used, since ${config} cannot be read: ${message}` }],
  }
}
