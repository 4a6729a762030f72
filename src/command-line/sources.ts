import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import type { PackedBaseline } from '../baseline/packed.js'
import { keeper } from '../extras/index.js'
import type { AskedInputs, Inputs } from '../inputs/inputs.js'
import type { BaselineSource } from '../inputs/sides.js'
import { type FoundSource, parseSource, type TypedSource } from '../inputs/sides.js'
import { type Get, InputError, shown } from '../inputs/values.js'
import type { Warning } from '../record/record.js'
import { DoubtError, explainRefusal, openGit } from '../system/git/git.js'
import { isKnownCommit } from '../system/git/history.js'
import { listenForSignals } from '../system/signals.js'
import { findNewest, findSecondsOfStoring, readBeside, type StoredBaseline } from '../system/store.js'
import { findNearest } from '../util/nearest.js'
import { present } from '../util/present.js'

/** Words before `--`, as what they name; commits are those of the repository of the directory that they are compared with, where there are two words, or else of this one. */
export async function findSources(words: readonly string[]): Promise<readonly FoundSource[]> {
  const typed = words.map(parseSource)
  const last = typed.at(-1)
  const here = openRepository('.')
  if (typed.length !== 2) return await findAll(typed, here)
  const contender = await findSource(last!, here)
  const repository = contender.form === 'dir' ? openRepository(contender.value) : here
  return [await findSource(typed[0]!, repository), contender]
}

/** Words that name commits, and nothing else. */
export async function findCommits(words: readonly string[]): Promise<readonly FoundSource[]> {
  const typed = words.map(parseSource)
  const explicit = typed.find(({ form = 'ref' }) => form !== 'ref')
  if (explicit !== undefined)
    throw new InputError(`${shown(explicit.text)} is no commit: a bisection measures commits, such as v1.2`)
  return await findAll(
    typed.map(source => ({ ...source, form: 'ref' as const })),
    openRepository('.'),
  )
}

async function findAll(typed: readonly TypedSource[], repository: Repository): Promise<readonly FoundSource[]> {
  const all: FoundSource[] = []
  for (const source of typed) all.push(await findSource(source, repository))
  return all
}

/** The directory that the only word of `words` names, or else this one. */
export function findPlace(words: readonly string[]): string {
  const [word, ...more] = words
  if (more.length > 0) throw new InputError(`${shown(more[0]!)} is not expected: one directory is published`)
  if (word === undefined) return '.'
  const source = parseSource(word)
  if (source.name === undefined && (source.form ?? 'dir') === 'dir') return findDirectory(source).value
  throw new InputError(`${shown(word)} is no directory: what is published is a directory without a name, such as .`)
}

/** The directory of a store, which a word names with or without its form. */
export function parseStore(word: string): string {
  return parseSource(word.startsWith('store:') ? word : `store:${word}`).value
}

async function findSource(source: TypedSource, repository: Repository): Promise<FoundSource> {
  if (source.form === 'dir') return findDirectory(source)
  if (source.form === 'ref') return await findCommit(source, repository)
  if (source.form === 'store') return { ...source, form: 'store' }
  const type = typeOf(source.value)
  const isCommit = await repository.knows(source.value)
  if (type === 'directory' && isCommit)
    throw new InputError(
      `${shown(source.value)} is both a directory and a commit: write dir:${source.value} or ref:${source.value}`,
    )
  // A file is no version: a bare repository has the files HEAD and config.
  return type === undefined || isCommit ? await findCommit(source, repository) : findDirectory(source)
}

function findDirectory(source: TypedSource): FoundSource {
  const { value } = source
  const type = typeOf(value)
  if (type === 'directory') return { ...source, form: 'dir' }
  throw new InputError(
    `${shown(source.text)} ${type === undefined ? 'does not exist' : 'is a file'}: name the directory of a built program, or write ref:COMMIT`,
  )
}

async function findCommit(source: TypedSource, repository: Repository): Promise<FoundSource> {
  const { form, value } = source
  const problem = await repository.explain()
  const what = form === undefined ? 'is neither a directory nor a commit' : 'is no commit'
  if (problem !== undefined) throw new InputError(`${shown(source.text)} ${what}, because ${problem}`)
  if (await repository.has(value)) return { ...source, form: 'ref' }
  const near = findNearest(value, [...(await repository.list()), ...(form === undefined ? listDirectories(value) : [])])
  const hint = near === undefined ? 'give a branch, a tag or a commit SHA' : `did you mean ${shown(near)}?`
  throw new InputError(`${shown(source.text)} ${what} of this repository or its origin; ${hint}`)
}

/** Lists the directories next to the one that `path` names. */
function listDirectories(path: string): readonly string[] {
  const parent = dirname(path)
  if (typeOf(parent) !== 'directory') return []
  const entries = readdirSync(parent, { withFileTypes: true })
  return entries.flatMap(entry => (entry.isDirectory() ? [join(parent, entry.name)] : []))
}

/** Finds the first of `words` that names a version and no program. */
export async function findVersion(words: readonly string[]): Promise<string | undefined> {
  const isNamed = (word: string): boolean =>
    /^([^=:\\/\s]*=)?(dir|ref|store):/.test(word) || typeOf(word) === 'directory'
  const repository = openRepository('.')
  for (const word of words)
    if (
      isNamed(word) ||
      (/^[^\s-]\S*$/.test(word) &&
        !(process.env.PATH ?? '').split(delimiter).some(directory => {
          try {
            accessSync(join(directory, word), constants.X_OK)
            return true
          } catch {
            return false
          }
        }) &&
        (await repository.knows(word)))
    )
      return word
  return undefined
}

/** Warns of directories whose files differ from the last commit, where they are compared with a commit. */
export async function warnOfUncommitted(sources: readonly FoundSource[] | undefined): Promise<readonly Warning[]> {
  const directories = sources?.flatMap(({ form, value }) => (form === 'dir' ? [value] : [])) ?? []
  if (sources === undefined || (sources.length > 0 && directories.length === sources.length)) return []
  // One word alone is compared with the current directory.
  const named = sources.length < 2 ? ['.'] : directories
  const changed: string[] = []
  for (const directory of named) {
    const git = openGit(directory, { signal: new AbortController().signal })
    if (await git.try('status', '--porcelain', '--untracked-files=no', '--', '.')) changed.push(directory)
  }
  return changed.map(directory => ({
    code: 'uncommitted',
    message: `${shown(directory)} has changes that are not committed, and was measured with them`,
  }))
}

/** Returns what lies at `path`; undefined where nothing does. */
function typeOf(path: string): 'directory' | 'other' | undefined {
  try {
    return statSync(path).isDirectory() ? 'directory' : 'other'
  } catch {
    return undefined
  }
}

/** The repository that commits are looked up in. */
interface Repository {
  /** Returns why there is none, in words. */
  explain(): Promise<string | undefined>
  /** Returns whether it has the commit already. */
  knows(ref: string): Promise<boolean>
  /** Returns whether it or its origin has the commit. */
  has(ref: string): Promise<boolean>
  /** Lists its branches and tags. */
  list(): Promise<readonly string[]>
}

function openRepository(directory: string): Repository {
  const git = openGit(directory, { signal: new AbortController().signal })
  return {
    async explain() {
      const refused = await git.run('rev-parse', '--git-dir').then(
        () => undefined,
        (error: Error) => error,
      )
      if (refused === undefined) return undefined
      if (refused instanceof DoubtError) throw refused
      const none = 'this directory is not in a git repository: run this in a clone, or name a directory'
      return explainRefusal(refused) ?? none
    },
    knows: ref => isKnownCommit(git, ref, 'here'),
    async has(ref) {
      using signals = listenForSignals()
      const isKnown = await isKnownCommit(openGit(directory, { signal: signals.signal }), ref, 'at the origin')
      signals.signal.throwIfAborted()
      return isKnown
    },
    async list() {
      const text = await git.try('for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/tags', 'refs/remotes')
      return (text ?? '').split('\n').flatMap(name => name || [])
    },
  }
}

/** `inputs` with the newest baseline of its suite in `store`. */
export async function withStored({ baseline: _, ...inputs }: AskedInputs, store: string): Promise<Inputs> {
  const newest = await findNewest(store, inputs)
  if (newest === undefined)
    throw new InputError(
      `the store "${store}" holds no baseline of the suite "${inputs.suite}": "counterbalance publish ${store}" adds one`,
    )
  const baseline = takeStored(newest, store)
  const { beside } = baseline
  if (keeper === undefined || beside === undefined) return { ...inputs, baseline }
  const { trend } = await keeper.describe(beside, baseline, inputs.settings.rules)
  return { ...inputs, baseline: { ...baseline, ...present({ trend }) } }
}

/** A stored baseline as a side. */
export function takeStored({ manifest, file }: StoredBaseline, store: string): PackedBaseline {
  const { commit, ref, payload, ledger, environment, suiteFiles: suite, writes } = manifest
  const origin = {
    label: ref,
    source: 'artifact',
    store,
    environment,
    ...(commit === undefined ? {} : { commit }),
  } as const
  const beside = readBeside(store, manifest)
  const secondsOfStoring = findSecondsOfStoring(manifest, statSync(file).mtimeMs)
  return { kind: 'packed', file, ...payload, origin, ledger, ...present({ suite, writes, beside, secondsOfStoring }) }
}

/**
 * `inputs` for whoever stands in a subdirectory of a repository, and names a commit: each side is the whole repository then, and
 * `setup` and the command run in this subdirectory of both. A working directory that is given is relative to the root.
 */
export async function fromRoot(inputs: Inputs, get: Get): Promise<Inputs> {
  const { baseline, contenders, contender, options } = inputs
  if (![baseline, ...contenders.map(({ source }) => source)].some(({ kind }) => kind === 'ref')) return inputs
  const git = openGit(contender, { signal: new AbortController().signal })
  const [prefix, root] = [await git.try('rev-parse', '--show-prefix'), await git.try('rev-parse', '--show-toplevel')]
  if (!prefix || root === undefined) return inputs
  const place = relative('', root) || '.'
  const workingDirectory = get('working-directory') === '' ? prefix.replace(/\/$/, '') : undefined
  const move = <T extends BaselineSource>(source: T): T => {
    if (source.kind === 'directory' && source.directory === contender) return { ...source, directory: place }
    return source.kind === 'ref' && workingDirectory !== undefined ? { ...source, directory: workingDirectory } : source
  }
  const whole = {
    ...inputs,
    contender: place,
    contenders: contenders.map(side => ({ ...side, source: move(side.source) })),
  }
  if (workingDirectory === undefined) return whole
  return {
    ...whole,
    workingDirectory,
    baseline: move(baseline),
    options: { ...options, 'working-directory': workingDirectory },
  }
}
