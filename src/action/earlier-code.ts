import { lstatSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Git, openGit } from '../system/git/git.js'
import { attempt } from '../util/attempt.js'

/**
 * Describes what shows that a step before this one may have run the pull request's code, in a sentence for the log; undefined where nothing
 * shows it. What ran before the checkout, or writes nothing there, is no sign: neither are caches, whose files keep their times.
 */
export async function describeEarlierCode(workspace: string): Promise<string | undefined> {
  const git = openGit(workspace, { signal: new AbortController().signal })
  const sign = await findSign(git, workspace).catch(() => undefined)
  return sign === undefined
    ? undefined
    : `Code of the pull request may have run before this step, because ${sign}. Such code can change the tools, the home directory and the baseline, and nothing here can undo that. Whatever builds or tests belongs into "build", which runs for the baseline first.`
}

async function findSign(git: Git, workspace: string): Promise<string | undefined> {
  const root = await git.run('rev-parse', '--show-toplevel')
  const directory = resolve(workspace, await git.run('rev-parse', '--git-dir'))
  // Both are written once all files of the checkout are.
  const ends = ['HEAD', 'logs/HEAD'].flatMap(name => attempt(() => lstatSync(join(directory, name)).mtimeMs) ?? [])
  if (ends.length === 0) return undefined
  const checkedOut = Math.max(...ends)
  const program = await findProgramSetting(git)
  if (program !== undefined) return `\`${program}\` in \`.git/config\` names a program`
  const planted = listPlaces(directory).find(path => isLater(join(directory, path), checkedOut, 'ctimeMs'))
  if (planted !== undefined) return `\`.git/${planted}\` was written after the checkout`
  const list = async (...words: readonly string[]): Promise<readonly string[]> =>
    ((await git.try(...words)) ?? '').split('\0').filter(path => path !== '')
  const changed = (await list('diff-index', '-z', '--name-only', '--ignore-submodules', 'HEAD')).find(path =>
    isLater(join(root, path), checkedOut, 'ctimeMs'),
  )
  if (changed !== undefined) return `\`${changed}\` was changed after the checkout`
  const untracked = await list('-C', root, 'ls-files', '-z', '--others', '--directory')
  const added = untracked.map(path => findLater(root, path, checkedOut)).find(path => path !== undefined)
  return added === undefined ? undefined : `\`${added}\` was written after the checkout`
}

/** Settings of one repository by which git starts programs. actions/checkout sets those of LFS and of ssh. */
const programs =
  '^(filter\\..*\\.(smudge|clean|process)|core\\.(fsmonitor|hookspath|attributesfile)|alias\\..*|diff\\..*\\.(command|textconv)|include\\.path|credential\\.(.*\\.)?helper)$'
const usual = /^filter\.(?:lfs|git-crypt)\.|^core\.fsmonitor (?:true|false|)$/

async function findProgramSetting(git: Git): Promise<string | undefined> {
  const text = (await git.try('config', '--local', '--includes', '--null', '--get-regexp', programs)) ?? ''
  const settings = text.split('\0').filter(setting => setting !== '')
  return settings.find(setting => !usual.test(setting.replace('\n', ' ')))?.split('\n')[0]
}

/** Files of a repository that no checkout writes once its files are there, although git reads them before it writes files. */
function listPlaces(directory: string): readonly string[] {
  const hooks = attempt(() => readdirSync(join(directory, 'hooks'))) ?? []
  return [
    ...['info/attributes', 'info/grafts', 'objects/info/alternates'],
    ...hooks.filter(name => !name.endsWith('.sample')).map(name => `hooks/${name}`),
  ]
}

function isLater(path: string, than: number, time: 'ctimeMs' | 'mtimeMs'): boolean {
  return (attempt(() => lstatSync(path)[time]) ?? 0) > than
}

/** Files that steps leave which run nothing of the checkout. */
const harmless = /(?:^|\/)gha-creds-[^/]*\.json$/

/** More would take longer than the sentence is worth. */
const mostEntries = 20_000

/** Finds a file at or below `path` that was written later `than` that; of very many, the first ones are looked at. */
function findLater(root: string, path: string, than: number): string | undefined {
  const open = [path]
  for (let left = mostEntries; open.length > 0 && left > 0; left--) {
    const entry = open.pop()!
    const stats = attempt(() => lstatSync(join(root, entry)))
    if (stats?.isDirectory()) {
      const names = attempt(() => readdirSync(join(root, entry))) ?? []
      // A repository in there is another checkout.
      if (!names.includes('.git')) open.push(...names.map(name => join(entry, name)))
    } else if (stats?.isFile() && stats.mtimeMs > than && !harmless.test(entry)) return entry
  }
  return undefined
}
