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

/** The places to search for rules. */
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
  const git = openGit(workspace, { credentials: run.credentials, signal: new AbortController().signal })
  const base = await readBaselineFile(search, git)
  if (own !== undefined && ('error' in base || own.trimEnd() !== base.text?.trimEnd()))
    await parseRulesToday(own, config)
  if ('error' in base) return base.isUnknowable && own === undefined ? none : unread(config, base.error)
  const { text, commit } = base
  const warnings = describeChange(config, own, text)
  if (text === null) return { warnings }
  const rules = await parseRulesToday(text, `${config} of ${commit.slice(0, 7)}`).catch(giveExpected)
  if (!(rules instanceof Error)) return { rules, warnings }
  // A pull request that mends the file must be able to pass.
  return own === undefined || own.trimEnd() === text.trimEnd() ? unread(config, rules) : mended(config, rules)
}

type BaselineFile =
  | { readonly commit: string; readonly text: string | null }
  /** `isUnknowable`: there is no commit to read it from, and nobody's change that could have taken the file away. */
  | { readonly error: Error; readonly isUnknowable: boolean }

async function readBaselineFile(search: RulesSearch, git: Git): Promise<BaselineFile> {
  const { pull, event } = search.run
  const commit = await nameBaselineCommit(search, git).catch(giveExpected)
  if (commit instanceof Error)
    return { error: commit, isUnknowable: pull === undefined && event.name !== 'merge_group' }
  const text = await readAt(search, git, commit).catch(giveExpected)
  return text instanceof Error ? { error: text, isUnknowable: false } : { commit, text }
}

/** What a user or GitHub can mend, as a value; anything else is a bug, and is thrown. */
function giveExpected(error: unknown): Error {
  if (expected.some(kind => error instanceof kind)) return error as Error
  // Of what is loaded only where there are rules.
  if (error instanceof Error && error.name === 'RulesError') return error
  throw error
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
export async function findDefaultRules(api: Api, config: string, { repository }: Run): Promise<FoundRules> {
  const { defaultBranch } = repository
  if (defaultBranch === undefined) return unread(config, new Error('the event does not name the default branch'))
  const text = await readContents(api, config, defaultBranch).catch(giveExpected)
  if (text instanceof Error) return unread(config, text)
  if (text === null) return none
  const rules = await parseRulesToday(text, `${config} of ${defaultBranch}`).catch(giveExpected)
  return rules instanceof Error ? unread(config, rules) : { rules, warnings: [] }
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
  const what =
    text === null
      ? 'is new in this pull request, and is used'
      : 'is changed in this pull request, and the change is used'
  return [{ code: 'rules-changed', message: `the file of rules ${config} ${what} once it is merged` }]
}

function unread(config: string, error: Error): FoundRules {
  const isForbidden = error instanceof GitHubError && error.kind === 'forbidden'
  const permission = isForbidden && !error.message.includes('contents: read') ? '; the job needs "contents: read"' : ''
  const message = `no rules are used: ${config} cannot be read: ${error.message}${permission}`
  return { warnings: [{ code: 'rules-unread', message }] }
}

function mended(config: string, { message }: Error): FoundRules {
  const what = `the file of rules ${config} of the baseline cannot be read, and this pull request changes it`
  return {
    warnings: [{ code: 'rules-mended', message: `${what}: the defaults apply until it is merged (${message})` }],
  }
}
