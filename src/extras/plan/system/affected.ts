import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withoutSecrets } from '../../../measure/variables.js'
import { debug } from '../../../system/debug.js'
import { listChanges } from '../../../system/git/changes.js'
import { addWorktree, type Git } from '../../../system/git/git.js'
import { findStats } from '../../../system/platform/posix.js'
import { makeTemporaryDirectory } from '../../../system/temporary.js'
import { attempt } from '../../../util/attempt.js'
import { readBazelSources } from '../bazel.js'
import { readCargoPackages } from '../cargo.js'
import { decidePlan, listUnits, type Plan, type Situation } from '../decision.js'
import { findGoPackages } from '../go.js'
import { findNpmPackages } from '../npm.js'
import { dirname, type Effect, type Graph, makeGraph, resolve, type Tree } from '../packages.js'

const execute = promisify(execFile)

/** The change to plan for: all that differs from the commit `base`, which the repository has. */
export interface PlannedChange extends Pick<Situation, 'rules' | 'unrelated'> {
  /** git at the root of the repository. */
  readonly git: Git
  /** The full name of the commit. */
  readonly base: string
  /** The commit that is compared with it; left out, what lies in the directory, committed or not. */
  readonly head?: string
}

/** Plans what must be measured of what is checked out. Links, sources and packages are read as they were at the base. */
export async function planChange({ git, base, head, rules, unrelated }: PlannedChange): Promise<Plan> {
  const text = await git.run('ls-tree', '-r', '-z', '--full-tree', base)
  const entries = text.split('\0').flatMap(line => {
    const [, mode, object, path] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
    return path === undefined ? [] : [{ mode: mode!, object: object!, path }]
  })
  const changes = await listChanges(git, base, head)
  const links = await Promise.all(entries.map(entry => readLink(git, entry)))
  const units = listUnits(rules)
  await using home = await makeTemporaryDirectory()
  await using worktree = units.length === 0 ? undefined : await addWorktree(git, base, join(home.path, 'base'))
  const paths = entries.map(({ path }) => path)
  const judges = worktree && (await readUnits(units, await realpath(worktree.path), paths))
  const find: Situation['find'] = unit => judges?.get(unit) ?? 'its packages are not known'
  const plan = decidePlan({ changes, rules, unrelated, links: links.flatMap(link => link ?? []), find })
  debug(`plan: ${changes.length} files differ from ${base.slice(0, 7)}: ${plan.reason}`)
  return plan
}

interface Entry {
  readonly mode: string
  readonly object: string
  readonly path: string
}

/** Finds where a symbolic link leads to. A submodule leads to itself. */
async function readLink(git: Git, { mode, object, path }: Entry): Promise<Situation['links'][number] | undefined> {
  if (mode === '160000') return { path, target: path }
  if (mode !== '120000') return undefined
  const target = resolve(dirname(path), await git.run('cat-file', 'blob', object))
  return target === undefined ? undefined : { path, target }
}

type Judge = ReturnType<Graph>

async function readUnits(
  units: readonly string[],
  root: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Judge>> {
  const tree: Tree = { paths, read: path => readText(join(root, path)) }
  const graphs = new Map<string, Promise<Graph>>()
  const judges = new Map<string, Judge>()
  for (const unit of units) {
    const [, engine = '', name = ''] = /^(\w+):(.*)$/s.exec(unit) ?? []
    const graph = graphs.get(engine) ?? readGraph(engine, root, tree)
    graphs.set(engine, graph)
    judges.set(unit, engine === 'bazel' ? await queryBazel(name, root, paths) : (await graph)(name))
  }
  return judges
}

async function readGraph(engine: string, root: string, tree: Tree): Promise<Graph> {
  if (engine === 'go') return makeGraph(findGoPackages(tree), tree)
  if (engine === 'npm') return makeGraph(findNpmPackages(tree), tree)
  const printed = await runTool('cargo', ['metadata', '--no-deps', '--offline', '--format-version', '1'], root)
  return 'problem' in printed ? () => printed.problem : makeGraph(readCargoPackages(printed.text, root, tree), tree)
}

async function queryBazel(label: string, root: string, paths: readonly string[]): Promise<Judge> {
  const printed = await runTool('bazel', ['query', `kind("source file", deps(${label}))`], root)
  if ('problem' in printed) return printed.problem
  const judge: (path: string) => Effect = readBazelSources(printed.text, new Set(paths))
  return judge
}

const longestRunInMs = 120_000
const longestOutput = 2 ** 28

/** Runs a tool at the base, which is code of the repository itself, and gets no secret. */
async function runTool(
  name: string,
  words: readonly string[],
  cwd: string,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  const env = withoutSecrets(process.env)
  try {
    const { stdout } = await execute(name, words, { cwd, env, timeout: longestRunInMs, maxBuffer: longestOutput })
    return { text: stdout }
  } catch (error) {
    const { message, stderr = '' } = error as { message: string; stderr?: string }
    const last = (stderr.trim() || message).split('\n').at(-1)!
    return { problem: `${name} ${words[0]} failed: ${last}` }
  }
}

const largestText = 2 ** 25

function readText(path: string): string {
  const stats = findStats(path)
  const isText = stats?.isFile() && stats.size <= largestText
  const text = isText ? (attempt(() => readFileSync(path, 'utf8')) ?? '') : ''
  return text.includes('\0') ? '' : text
}
