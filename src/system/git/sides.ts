import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Occasion } from '../../baseline/commit.js'
import type { AskedContender, BaselineSource, BuiltBaseline } from '../../inputs/baseline.js'
import type { Inputs } from '../../inputs/inputs.js'
import { InputError } from '../../inputs/values.js'
import { showCommand } from '../../measure/command.js'
import { runSetup, type SetupPorts } from '../../measure/setup.js'
import type { Origin } from '../../record/origin.js'
import { usualNames } from '../../record/record.js'
import { listSuiteChanges } from '../../record/suite-files.js'
import type { PreparedSide, Sides } from '../../world.js'
import { layOver, type PlacedSuite, readSuiteFiles } from '../copies/suite-files.js'
import { debug } from '../debug.js'
import { type Credentials, openGit } from './git.js'
import { resolveBaseline, resolveCommit } from './history.js'
import { findSuite } from './own-suite.js'
import { addWorktree } from './worktree.js'

/** The facts that are known about the sides beside the inputs, and the place for a baseline that is built. */
export interface SidesOptions {
  /** Where the contender comes from; a directory named by the user where this is left out. */
  readonly contender?: Origin
  readonly occasion: Occasion
  readonly credentials?: Credentials | undefined
  /** A directory for a worktree. */
  readonly home: string
  /** Takes what must be taken down at the end. */
  readonly closing: (thing: AsyncDisposable) => void
}

/** The directories of all sides, by their real paths; the baseline first. */
export async function prepareSides(inputs: Inputs, options: SidesOptions, ports: SetupPorts): Promise<Sides> {
  const repository = await findDirectory(inputs.contender, inputs.contenders[0]!.name)
  const { reference, contenders: asked, suiteFiles = [] } = inputs
  let suite: PlacedSuite | undefined
  const lines = [reference, ...asked].map(({ command }) => showCommand(command))
  const differ = new Set(lines).size > 1
  const prepare = async (name: string, source: BaselineSource, index: number): Promise<PreparedSide> => {
    const side = await prepareSource(name, source, index)
    debug(`${index === 0 ? 'baseline' : 'contender'} "${name}": ${explainSource(source, side)}`)
    return differ && source.kind !== 'command' ? { ...side, origin: { ...side.origin, command: lines[index]! } } : side
  }
  const prepareSource = async (name: string, source: BaselineSource, index: number): Promise<PreparedSide> => {
    switch (source.kind) {
      case 'directory':
        return {
          name,
          directory: await findDirectory(source.directory, name),
          origin: findOrigin(source.directory, index, inputs, options),
        }
      case 'ref':
        return { name, ...(await buildSide({ source, name, repository, index, suiteFiles, suite }, options, ports)) }
      case 'packed':
        return { name, archive: source, origin: source.origin, ...(source.suite ? { suite: source.suite } : {}) }
      case 'command': {
        const command = lines[index]!
        const label = isUsual(name) ? command : name
        return { name, directory: repository, origin: { label, source: 'command', command } }
      }
    }
  }
  const [first, ...others] = asked as [AskedContender, ...AskedContender[]]
  if (suiteFiles.length === 0) {
    const baseline = await prepare(reference.name, inputs.baseline, 0)
    const contenders: PreparedSide[] = []
    for (const [index, { name, source }] of asked.entries()) contenders.push(await prepare(name, source, index + 1))
    return [baseline, ...contenders]
  }
  const isLaidOver = [inputs.baseline, ...others.map(({ source }) => source)].some(({ kind }) => kind === 'ref')
  const contender = await withSuite(await prepare(first.name, first.source, 1), suiteFiles, { isLaidOver })
  suite = placeSuite(contender, suiteFiles)
  const baseline = await withSuite(await prepare(reference.name, inputs.baseline, 0), suiteFiles)
  const further: PreparedSide[] = []
  for (const [index, { name, source }] of others.entries())
    further.push(await withSuite(await prepare(name, source, index + 2), suiteFiles))
  return [baseline, contender, ...further]
}

/** Says what a side is, and who chose it. */
function explainSource(source: BaselineSource, { origin }: PreparedSide): string {
  const commit = origin.commit === undefined ? '' : ` (commit ${origin.commit})`
  switch (source.kind) {
    case 'directory':
      return `the directory ${source.directory}${commit}, as asked for`
    case 'ref':
      return source.ref === undefined
        ? `built from the commit that the contender was built on${commit}`
        : `built from ${source.ref}${commit}, as asked for`
    case 'packed':
      return `a published baseline of ${origin.label}${commit}${source.absence === undefined ? '' : `; ${source.absence}`}`
    case 'command':
      return 'its own command'
  }
}

/** The suite that the first contender has, for all sides that are built. */
function placeSuite({ name, directory, suite }: PreparedSide, patterns: readonly string[]): PlacedSuite {
  if (directory !== undefined && suite !== undefined && Object.keys(suite.digests).length > 0)
    return { root: directory, ...suite }
  throw new InputError(
    `"suite-files" matches no file of the ${name} (${patterns.join(', ')}): name the files that define the benchmarks; in a checkout, git must track them`,
  )
}

/** `side` with the files that define its benchmarks. An archive says itself which they were, and so does what was built here. */
async function withSuite(
  side: PreparedSide,
  patterns: readonly string[],
  options?: { readonly isLaidOver: boolean },
): Promise<PreparedSide> {
  if (side.directory === undefined || side.suite !== undefined) return side
  return { ...side, ...(await findSuite(side.directory, patterns, options)) }
}

/** Whether nobody has given a side this name. */
function isUsual(name: string): boolean {
  return Object.values<string>(usualNames).includes(name)
}

/** What is checked out has an origin that the entries know; the baseline may be in the same place. */
function findOrigin(directory: string, index: number, { contender }: Inputs, options: SidesOptions): Origin {
  const isCheckedOut = index > 0 && directory === contender
  return (isCheckedOut ? options.contender : undefined) ?? { label: directory, source: 'directory' }
}

async function findDirectory(path: string, side: string): Promise<string> {
  const stats = await stat(path).catch(() => undefined)
  if (stats?.isDirectory()) return await realpath(path)
  throw new InputError(
    `the ${side}'s directory "${path}" ${stats ? 'is not a directory' : 'does not exist'}: name the directory of a built program`,
  )
}

interface Building {
  readonly source: BuiltBaseline
  readonly name: string
  readonly repository: string
  /** The place of the side among all; the baseline's is 0. */
  readonly index: number
  readonly suiteFiles: readonly string[]
  /** What is laid over the checkout before it is built. */
  readonly suite: PlacedSuite | undefined
}

async function buildSide(
  { source: { ref, setup, directory = '.' }, name, repository, index, suiteFiles, suite }: Building,
  { occasion, credentials, home, closing }: SidesOptions,
  ports: SetupPorts,
): Promise<Omit<PreparedSide & { readonly directory: string; readonly archive?: never }, 'name'>> {
  const git = openGit(repository, { credentials, signal: ports.signal })
  const isBaseline = index === 0 || ref === undefined
  const commit = isBaseline
    ? await resolveBaseline(git, ref, occasion)
    : await resolveCommit(git, ref, `the commit of "${name}"`)
  const worktree = await addWorktree(git, commit, join(home, index === 0 ? 'baseline' : `contender-${index}`))
  closing(worktree)
  const known = findBuiltSuite(worktree.path, suiteFiles, suite)
  if (setup !== undefined) {
    const place = `the checkout of the ${name} (${commit.slice(0, 7)})`
    const line = { name: 'setup', line: setup, root: worktree.path, place } as const
    await runSetup({ ...line, directory: join(worktree.path, directory) }, ports)
  }
  return {
    directory: worktree.path,
    origin: { label: ref ?? commit.slice(0, 7), source: 'ref', commit },
    ...known,
  }
}

/** Gives a fresh checkout the suite, and says which files define its benchmarks before a build adds others. */
function findBuiltSuite(
  checkout: string,
  patterns: readonly string[],
  laid: PlacedSuite | undefined,
): Pick<PreparedSide, 'suite' | 'suiteReplaced'> {
  if (patterns.length === 0) return {}
  if (laid === undefined) return { suite: readSuiteFiles(checkout, patterns) }
  const { root: _, ...suite } = laid
  return { suite, suiteReplaced: listSuiteChanges(layOver(laid, checkout), suite) ?? [] }
}
