import { join } from 'node:path'
import type { WrittenFile } from '../formats/output.js'
import type { Api } from '../github/api/api.js'
import { GitHubError } from '../github/api/github-error.js'
import { readContents } from '../github/api/repository.js'
import type { Run } from '../github/run.js'
import type { ConfigFile, SuiteConfig, Texts } from '../inputs/config.js'
import { adviseOn, decodeOne, inputs } from '../inputs/declarations.js'
import { usualConfigs } from '../inputs/declared/judging.js'
import { type Get, InputError, isInside, shown } from '../inputs/values.js'
import type { Settings, Warning } from '../record/record.js'
import type { Rules } from '../rules/rules.js'
import { judgeAlike, parseConfigToday, parseSettings } from '../system/config.js'
import { type Git, GitError, openGit, readFileAt, readSmallFile } from '../system/git/git.js'
import { resolveBaseline } from '../system/git/history.js'
import { nameBaselineCommit } from './published-baseline.js'

/** A step's inputs, and the places to search for its file. */
export interface ConfigSearch {
  /** The inputs of the step. */
  readonly get: Get
  readonly run: Run
  readonly api: Api | undefined
  readonly workspace: string
  /** Set where records of any suite are judged: then a change of each suite's keys is said. */
  readonly isMerge?: true
}

/** The settings for the suite that the step names, and for any other, with warnings for the reader. */
export interface FoundConfig extends SuiteConfig {
  readonly of: (suite: string) => SuiteConfig
  readonly warnings: readonly Warning[]
  /** The baseline's commit, where the file was looked for in it. */
  readonly commit?: string
}

const expected = [GitHubError, GitError, InputError]

/**
 * Finds `run` in the checkout, and `judging` and `rules` in the commit that the contender was built on: with its own, a pull request
 * could loosen what it is judged by. A change of the file is checked, counts once it is merged, and is said.
 */
export async function findBaselineConfig(search: ConfigSearch): Promise<FoundConfig> {
  const { get, run, workspace } = search
  const own = await readOwn(search)
  const decoded = own && (await parse(own).catch(giveExpected))
  const git = openGit(workspace, { credentials: run.credentials, signal: new AbortController().signal })
  const base = await readBaselineFile(search, git)
  // Nobody's change broke a file that is as it was: a gate says so.
  if (decoded instanceof Error && !('file' in base && isSame(own!, base.file))) throw decoded
  const readable = decoded instanceof Error ? undefined : decoded
  const suite = decodeOne(get, 'suite')
  const { config, warnings } = await judgeBy(base, {
    own,
    decoded: readable,
    suite: search.isMerge ? undefined : suite,
  })
  const settings = await parseSettings(get('settings'))
  return {
    ...forSuites(get, suite, name => {
      const { texts, rules } = config?.of(name) ?? {}
      return { texts: { ...readable?.of(name).texts.run, ...settings, ...texts?.judging }, rules }
    }),
    warnings,
    ...('commit' in base && { commit: base.commit }),
  }
}

interface TextsOfSuite {
  readonly texts: Texts
  readonly rules: Rules | undefined
}

/** `get` with the texts of each suite, `suite` being the step's own. */
function forSuites(get: Get, suite: string, find: (suite: string) => TextsOfSuite): Omit<FoundConfig, 'warnings'> {
  const of = (name: string): SuiteConfig => {
    const { texts, rules } = find(name)
    return { get: layer(get, texts), ...(rules ? { rules } : {}) }
  }
  return { ...of(suite), of }
}

/** The suites whose verdicts may change: `suite`, or all that any of `files` names, and one that none names. */
function listSuites(suite: string | undefined, ...files: readonly (ConfigFile | undefined)[]): readonly string[] {
  return suite === undefined ? ['', ...files.flatMap(file => file?.suites ?? [])] : [suite]
}

/** The file that judges; undefined where there is none, or none that can be read. */
interface Judged {
  readonly config?: ConfigFile
  readonly warnings: readonly Warning[]
}

/** The file of the checkout, and what it holds where it can be read. */
interface Own {
  readonly own: File | undefined
  readonly decoded: ConfigFile | undefined
  /** The only suite that is judged; undefined: any may be. */
  readonly suite: string | undefined
}

async function judgeBy(base: BaselineFile, { own, decoded, suite }: Own): Promise<Judged> {
  if ('error' in base)
    return base.isUnknowable && own === undefined ? none : unread(own?.path ?? usualConfigs[0], base.error)
  const { file, commit } = base
  const describe = (config: ConfigFile | undefined): readonly Warning[] =>
    listSuites(suite, decoded, config).every(name => judgeAlike(decoded?.of(name), config?.of(name)))
      ? []
      : describeChange(own, file)
  if (file === undefined) return { warnings: describe(undefined) }
  const config = await parse(file, `${file.path} of ${commit.slice(0, 7)}`).catch(giveExpected)
  if (!(config instanceof Error)) return { config, warnings: describe(config) }
  // A pull request that mends the file must be able to pass.
  return own === undefined || isSame(own, file) ? unread(file.path, config) : mended(file.path, config)
}

/** A file, by its path in the repository. */
type File = WrittenFile

function isSame(one: File, other: File | undefined): boolean {
  return one.text.trimEnd() === other?.text.trimEnd()
}

type BaselineFile =
  | { readonly commit: string; readonly file: File | undefined }
  /** `isUnknowable`: there is no commit to read it from, and nobody's change that could have taken the file away. */
  | { readonly error: Error; readonly isUnknowable: boolean }

async function readBaselineFile(search: ConfigSearch, git: Git): Promise<BaselineFile> {
  const { pull, event } = search.run
  const commit = await nameBaselineCommit(search, git).catch(giveExpected)
  if (commit instanceof Error)
    return { error: commit, isUnknowable: pull === undefined && event.name !== 'merge_group' }
  const file = await readFirst(search.get, path => readAt(path, search, git, commit)).catch(giveExpected)
  return file instanceof Error ? { error: file, isUnknowable: false } : { commit, file }
}

/** Turns a mistake that a user or GitHub can mend into a value. Anything else is a bug, and is thrown. */
function giveExpected(error: unknown): Error {
  if (expected.some(kind => error instanceof kind)) return error as Error
  // Of what is loaded only where there is a file.
  if (error instanceof Error && error.name === 'RulesError') return error
  throw error
}

/** Finds all of it in what is checked out: on the default branch, everything is trusted. */
export async function findOwnConfig(search: Pick<ConfigSearch, 'get' | 'workspace'>): Promise<FoundConfig> {
  const { get } = search
  const own = await readOwn(search)
  const config = own && (await parse(own))
  const settings = await parseSettings(get('settings'))
  return {
    ...forSuites(get, decodeOne(get, 'suite'), suite => {
      const { texts, rules } = config?.of(suite) ?? {}
      const { run, ...sections } = texts ?? {}
      return { texts: Object.assign({ ...run, ...settings }, ...Object.values(sections)), rules }
    }),
    warnings: [],
  }
}

/** Finds what the default branch has now, for a step without a checkout that it can trust. It measures nothing, so `run` is left out. */
export async function findDefaultConfig(get: Get, api: Api, { repository }: Run): Promise<FoundConfig> {
  const { config, warnings } = await readDefault(get, api, repository.defaultBranch)
  return {
    ...forSuites(get, decodeOne(get, 'suite'), suite => {
      const { texts, rules } = config?.of(suite) ?? {}
      return { texts: { ...texts?.judging, ...texts?.history }, rules }
    }),
    warnings,
  }
}

async function readDefault(get: Get, api: Api, branch: string | undefined): Promise<Judged> {
  if (branch === undefined) return unread(usualConfigs[0], new Error('the event does not name the default branch'))
  const file = await readFirst(get, path => readContents(api, path, branch)).catch(giveExpected)
  if (file instanceof Error) return unread(usualConfigs[0], file)
  if (file === undefined) return none
  const config = await parse(file, `${file.path} of ${branch}`).catch(giveExpected)
  return config instanceof Error ? unread(file.path, config) : { config, warnings: [] }
}

const none: Judged = { warnings: [] }

function parse({ text, path }: File, source = path): Promise<ConfigFile> {
  return parseConfigToday(text, source)
}

async function readOwn({ get, workspace }: Pick<ConfigSearch, 'get' | 'workspace'>): Promise<File | undefined> {
  return await readFirst(get, async path => await readSmallFile(join(workspace, path)))
}

/** Reads the file that the input `config` names, or the one that is in either of the usual places. */
async function readFirst(
  get: Get,
  read: (path: string) => Promise<string | null | undefined>,
): Promise<File | undefined> {
  const found: File[] = []
  for (const path of listPaths(get)) {
    const text = await read(path)
    if (typeof text === 'string') found.push({ path, text })
  }
  if (found.length > 1)
    throw new InputError(
      `there are two files of settings, ${usualConfigs.join(' and ')}: remove one of them, or name one in "config"`,
    )
  return found[0]
}

function listPaths(get: Get): readonly string[] {
  const config = decodeOne(get, 'config')
  if (config === undefined) return usualConfigs
  const path = config.replace(/^\.\//, '')
  if (isInside(path)) return [path]
  throw new InputError(
    `invalid value ${shown(path)} for "config"; it must be a file in the repository, such as ${usualConfigs[0]}`,
  )
}

/** `get` for inputs, and `texts` for settings that are none. */
function layer(get: Get, texts: Texts): Get {
  const places = new Map(inputs.map(({ name, place }) => [name, place]))
  return name => ((places.get(name) ?? 'input') === 'input' ? get(name) : (texts[name] ?? ''))
}

/** Refuses inputs that there are not: the runner only warns of them. */
export function refuseUnknown(variables: NodeJS.ProcessEnv): void {
  const known = inputs.filter(({ place, only }) => place === 'input' && only !== 'command line').map(({ name }) => name)
  for (const variable of Object.keys(variables)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase().replaceAll(' ', '_')
    if (name === undefined || known.includes(name)) continue
    throw new InputError(`there is no input "${name}"; ${adviseOn(name, known, 'the action')}`)
  }
}

/** From the clone; where that is shallow, the commit is fetched, and GitHub is asked only where it cannot be. */
async function readAt(
  path: string,
  { run, api }: Pick<ConfigSearch, 'run' | 'api'>,
  git: Git,
  commit: string,
): Promise<string | null> {
  const local = await readFileAt(git, commit, path).catch(() => undefined)
  if (local !== undefined) return local
  try {
    return (await readFileAt(git, await resolveBaseline(git, commit, run.occasion), path)) ?? null
  } catch (error) {
    if (api === undefined || !expected.some(kind => error instanceof kind)) throw error
    return await readContents(api, path, commit)
  }
}

function describeChange(own: File | undefined, base: File | undefined): readonly Warning[] {
  if (own === undefined || isSame(own, base)) return []
  const what =
    base === undefined
      ? 'is new in this pull request, and its "judging" and "rules" are used'
      : 'is changed in this pull request, and its "judging" and "rules" are used'
  return [{ code: 'rules-changed', message: `the file ${own.path} ${what} once it is merged` }]
}

function unread(path: string, error: Error): Judged {
  const isForbidden = error instanceof GitHubError && error.kind === 'forbidden'
  const permission = isForbidden && !error.message.includes('contents: read') ? '; the job needs "contents: read"' : ''
  const message = `no rules are used: ${path} cannot be read: ${error.message}${permission}`
  return { warnings: [{ code: 'rules-unread', message }] }
}

function mended(path: string, { message }: Error): Judged {
  const what = `the file ${path} of the baseline cannot be read, and this pull request changes it`
  return {
    warnings: [{ code: 'rules-mended', message: `${what}: the defaults apply until it is merged (${message})` }],
  }
}

/** The settings and rules that judge the records of one suite. */
export interface Judging {
  readonly settings: Settings
  /** Undefined: there are none. */
  readonly rules?: Rules | undefined
}

/** Finds what the job that merges has for a suite; settings that differ from the defaults win over a record's. */
export type FindJudging = (suite: string) => Judging
