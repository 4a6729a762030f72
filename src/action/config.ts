import { join } from 'node:path'
import type { WrittenFile } from '../formats/output.js'
import type { Api } from '../github/api/api.js'
import { GitHubError } from '../github/api/github-error.js'
import { readContents } from '../github/api/repository.js'
import type { Run } from '../github/run.js'
import {
  type BaselineDescription,
  type Config,
  type ConfigFile,
  describeBaseline,
  joinTexts,
  type SuiteConfig,
  type Texts,
} from '../inputs/config.js'
import { adviseOn, decodeOne, inputs, listDescription } from '../inputs/declarations.js'
import { usualConfigs } from '../inputs/declared/judging.js'
import { type Get, InputError } from '../inputs/values.js'
import type { Reason } from '../record/reasons.js'
import type { Settings, Warning } from '../record/record.js'
import type { Rules } from '../rules/rules.js'
import { judgeAlike, parseConfigToday, parseSettings } from '../system/config.js'
import { type Git, GitError, openGit, readFileAt, readSmallFile } from '../system/git/git.js'
import { resolveBaseline } from '../system/git/history.js'
import { confirmBase } from './base.js'
import { nameBaselineCommit } from './published-baseline.js'
import { readInput } from './step-inputs.js'

/** The run whose baseline judges. */
export interface ConfigSearch {
  readonly run: Run
  readonly api: Api | undefined
  /** Set where records of any suite are judged: then a change of each suite's keys is said. */
  readonly isMerge?: true
}

/** The settings for one suite. */
interface ConfigOfSuite extends SuiteConfig {
  /** Build and files of the baseline by its own file, where the step gives none. */
  readonly ofBaseline?: BaselineDescription
}

/** The settings for the suite that the step names, and for any other, with warnings for the reader. */
export interface FoundConfig extends ConfigOfSuite {
  readonly of: (suite: string) => ConfigOfSuite
  /** That of the suite that the step names, or of each suite that the file describes. */
  readonly each: readonly ConfigOfSuite[]
  readonly warnings: readonly Warning[]
  /** The baseline's commit, where the file was looked for in it. */
  readonly commit?: string
  /** Suites that the base commit names; left out where that is unknown. */
  readonly base?: {
    readonly hasFile: boolean
    readonly suites: readonly string[]
    /** Returns whether the file says what this suite measures. */
    readonly names: (suite: string) => boolean
  }
  /** Why the base is not known for sure, and nothing may be judged; `isMeasured` if the numbers are shown. */
  readonly doubt?: { readonly reason: Reason; readonly isMeasured: boolean }
}

const expected = [GitHubError, GitError, InputError]

/**
 * Finds `run` in the checkout, and `judging`, `report` and `rules` in the commit that the contender was built on: with its own, a pull request
 * could loosen what it is judged by. A change of the file is checked, counts once it is merged, and is said.
 */
export async function findBaselineConfig(workspace: string, search: ConfigSearch): Promise<FoundConfig> {
  const file = await readOwn(workspace)
  const base = await readBaselineFile(workspace, search)
  const { config, own, warnings } = await judgeBy(base, file, search.isMerge)
  const settings = await parseSettings(readInput('settings'))
  return {
    ...forSuites(name => {
      const { texts, rules } = config?.of(name) ?? {}
      const ofBaseline = describeBaseline(texts?.run, isGiven)
      return {
        texts: { ...own?.of(name).texts.run, ...texts?.judging, ...texts?.report, ...settings },
        rules,
        ofBaseline,
      }
    }, own?.described),
    warnings: [...warnings, ...(search.isMerge ? [] : await noteCheckout(workspace, search.run))],
    ...('commit' in base && { commit: base.commit }),
    ...('file' in base && { base: describeBase(base.file, config) }),
    ...('doubt' in base && { doubt: base.doubt }),
  }
}

/** A file that cannot be read may name any suite. */
function describeBase(file: File | undefined, config: ConfigFile | undefined): NonNullable<FoundConfig['base']> {
  const isSaid = (suite: string): boolean =>
    config?.suites.includes(suite) === true || config?.of(suite).texts.run.command !== undefined
  return {
    hasFile: file !== undefined,
    suites: config?.suites ?? [],
    names: suite => file !== undefined && (config === undefined || isSaid(suite)),
  }
}

/** Notes that a pull request's job has checked out another commit than those of its event, whose baseline is known for sure. */
async function noteCheckout(workspace: string, { pull, occasion, identity }: Run): Promise<readonly Warning[]> {
  const head = await openGit(workspace, { signal: new AbortController().signal }).try('rev-parse', 'HEAD')
  if (pull === undefined || head === undefined || [occasion.mergeCommit, identity.head].includes(head)) return []
  const message = `the checked-out commit ${head.slice(0, 7)} is neither GitHub's merge of this pull request nor its head ${identity.head.slice(0, 7)}, so it is compared with the commit where it left ${occasion.baseBranch}: leave the input "ref" of actions/checkout at its default`
  return [{ code: 'other-checkout', message }]
}

interface TextsOfSuite {
  readonly texts: Texts
  readonly rules: Rules | undefined
  readonly ofBaseline?: BaselineDescription
}

/** The inputs of the step with the texts of each suite, with those of its own, and of each of the `described` if it names none. */
function forSuites(
  find: (suite: string) => TextsOfSuite,
  described?: readonly string[],
): Omit<FoundConfig, 'warnings'> {
  const of = (suite: string): ConfigOfSuite => {
    const { texts, rules, ofBaseline = {} } = find(suite)
    const get = layer(texts)
    return { get: name => (name === 'suite' ? suite : get(name)), ...(rules ? { rules } : {}), ofBaseline }
  }
  return { ...of(decodeOne(readInput, 'suite')), of, each: listSuites(described).map(of) }
}

/** Lists the suites that the step runs: each of the `described`, unless it names one or has a command itself. */
function listSuites(described: readonly string[] = []): readonly string[] {
  const isNamed = ['suite', 'command'].some(name => readInput(name) !== '')
  return isNamed || described.length === 0 ? [decodeOne(readInput, 'suite')] : described
}

/** The file that judges; undefined where there is none, or none that can be read. */
interface Judged {
  readonly config?: ConfigFile
  /** The file of the checkout, where that can be read. */
  readonly own?: ConfigFile | undefined
  readonly warnings: readonly Warning[]
}

async function judgeBy(base: BaselineFile, file: File | undefined, isMerge: boolean | undefined): Promise<Judged> {
  const decoded = file && (await parse(file).catch(giveExpected))
  // A file that is as it was on the base was not broken by this change, and a gate reports it.
  if (decoded instanceof Error && !('file' in base && isSame(file!, base.file))) throw decoded
  const configFile = decoded instanceof Error ? undefined : decoded
  if ('doubt' in base) return { own: configFile, ...none }
  if ('error' in base)
    return {
      own: configFile,
      ...(base.isUnknowable && !file ? none : unread(file?.path ?? usualConfigs[0], base.error)),
    }
  const config =
    base.file && (await parse(base.file, `${base.file.path} of ${base.commit.slice(0, 7)}`).catch(giveExpected))
  if (config instanceof Error) {
    const { path } = base.file!
    // A pull request that mends the file must be able to pass.
    return {
      own: configFile,
      ...(file === undefined || isSame(file, base.file) ? unread(path, config) : mended(path, config)),
    }
  }
  const suites = isMerge
    ? ['', ...[configFile, config].flatMap(file => file?.suites ?? [])]
    : listSuites(configFile?.described)
  const isAlike = suites.every(name => judgeAlike(configFile?.of(name), config?.of(name)))
  const keys = suites.flatMap(name =>
    config === undefined ? [] : listOtherwise(configFile?.of(name), config.of(name)),
  )
  const warnings = [...(isAlike ? [] : describeChange(file, base.file)), ...noteOtherwise(file, [...new Set(keys)])]
  return { own: configFile, ...(config && { config }), warnings }
}

function isGiven(name: string): boolean {
  return readInput(name).trim() !== ''
}

/** Lists the keys by which `own` describes what is measured otherwise than `base`, where that describes it at all. */
function listOtherwise(config: Config | undefined, base: Config): readonly string[] {
  const [mine, theirs] = [config?.texts.run ?? {}, base.texts.run]
  const names = listDescription().map(({ name }) => name)
  if (names.every(name => theirs[name] === undefined)) return []
  return names.filter(name => readInput(name) === '' && mine[name] !== theirs[name])
}

function noteOtherwise(file: File | undefined, names: readonly string[]): readonly Warning[] {
  return file === undefined || names.length === 0
    ? []
    : [{ code: 'described-otherwise', path: file.path, keys: [...names] }]
}

/** A file, by its path in the repository. */
type File = WrittenFile

function isSame(a: File, b: File | undefined): boolean {
  return a.text.trimEnd() === b?.text.trimEnd()
}

type BaselineFile =
  | { readonly commit: string; readonly file: File | undefined }
  | { readonly commit: string; readonly doubt: NonNullable<FoundConfig['doubt']> }
  /** `isUnknowable`: there is no commit to read it from, and nobody's change that could have taken the file away. */
  | { readonly error: Error; readonly isUnknowable: boolean }

async function readBaselineFile(workspace: string, search: ConfigSearch): Promise<BaselineFile> {
  const { pull, event, credentials } = search.run
  const git = openGit(workspace, { credentials, signal: new AbortController().signal })
  const commit = await nameBaselineCommit(search, git).catch(giveExpected)
  if (commit instanceof Error)
    return { error: commit, isUnknowable: pull === undefined && event.name !== 'merge_group' }
  const { api } = search
  const read = async () => {
    if (api === undefined || (pull === undefined && event.name !== 'merge_group'))
      return await readFirst(path => readAt(path, search, git, commit))
    const base = await confirmBase(commit, { run: search.run, api, git, paths: usualConfigs })
    if (base.kind === 'confirmed') return await readFirst(async path => base.texts.get(path))
    return { reason: base.reason, isMeasured: base.kind === 'unconfirmed' }
  }
  const file = await read().catch(giveExpected)
  if (file !== undefined && 'reason' in file) return { commit, doubt: file }
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
export async function findOwnConfig(workspace: string): Promise<FoundConfig> {
  const writtenFile = await readOwn(workspace)
  const config = writtenFile && (await parse(writtenFile))
  const settings = await parseSettings(readInput('settings'))
  return {
    ...forSuites(suite => {
      const { texts, rules } = config?.of(suite) ?? {}
      return { texts: Object.assign({}, ...Object.values(texts ?? {}), settings), rules }
    }, config?.described),
    warnings: [],
  }
}

/** Finds what the default branch has now, for a step without a checkout that it can trust. It measures nothing, so `run` is left out. */
export async function findDefaultConfig(api: Api, { repository }: Run): Promise<FoundConfig> {
  const { config, warnings } = await readDefault(api, repository.defaultBranch)
  const settings = await parseSettings(readInput('settings'))
  return {
    ...forSuites(suite => {
      const { texts, rules } = config?.of(suite) ?? {}
      return { texts: { ...joinTexts(texts, ['run']), ...settings }, rules }
    }),
    warnings,
  }
}

async function readDefault(api: Api, branch: string | undefined): Promise<Judged> {
  if (branch === undefined) return unread(usualConfigs[0], new Error('the event does not name the default branch'))
  const file = await readFirst(path => readContents(api, path, branch)).catch(giveExpected)
  if (file instanceof Error) return unread(usualConfigs[0], file)
  if (file === undefined) return none
  const config = await parse(file, `${file.path} of ${branch}`).catch(giveExpected)
  return config instanceof Error ? unread(file.path, config) : { config, warnings: [] }
}

const none: Judged = { warnings: [] }

function parse({ text, path }: File, source = path): Promise<ConfigFile> {
  return parseConfigToday(text, source)
}

async function readOwn(workspace: string): Promise<File | undefined> {
  return await readFirst(async path => await readSmallFile(join(workspace, path)))
}

/** Reads the file that is in either of the usual places. */
async function readFirst(read: (path: string) => Promise<string | null | undefined>): Promise<File | undefined> {
  const writtenFiles: File[] = []
  for (const path of usualConfigs) {
    const text = await read(path)
    if (typeof text === 'string') writtenFiles.push({ path, text })
  }
  if (writtenFiles.length > 1)
    throw new InputError(`there are two files of settings, ${usualConfigs.join(' and ')}: remove one of them`)
  return writtenFiles[0]
}

/** The inputs of the step itself, which must be known before any file can be found. */
export async function readStep(): Promise<Get> {
  return layer(await parseSettings(readInput('settings')))
}

/** The inputs of the step, and `texts` for settings that are none, or that the step leaves to the file. */
function layer(texts: Texts): Get {
  const places = new Map(inputs.map(({ name, place }) => [name, place]))
  return name => ((places.get(name) ?? 'input') === 'input' && readInput(name)) || (texts[name] ?? '')
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

function describeChange(writtenFile: File | undefined, base: File | undefined): readonly Warning[] {
  if (writtenFile === undefined || isSame(writtenFile, base)) return []
  const what =
    base === undefined
      ? 'is new in this pull request, and its "judging", "report" and "rules" are used'
      : 'is changed in this pull request, and its "judging", "report" and "rules" are used'
  return [{ code: 'rules-changed', message: `the file ${writtenFile.path} ${what} once it is merged` }]
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
