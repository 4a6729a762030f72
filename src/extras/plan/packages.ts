/** The files of a commit, by their paths from the root of the repository. */
export interface Tree {
  readonly paths: readonly string[]
  /** Returns the text of a file; empty if it is not a text of moderate size. */
  readonly read: (path: string) => string
}

/** The way in which a changed file can touch something: `unknown` if that can't be found out. */
export type Effect = 'affects' | 'none' | 'unknown'

export interface Package {
  /** The name by which others import it. */
  readonly name: string
  /** Empty for the root of the repository. */
  readonly directory: string
  /** The packages that its manifest asks for, by name or by directory. */
  readonly needs: readonly string[]
  readonly commands?: readonly string[]
}

export interface Ecosystem {
  readonly packages: readonly Package[]
  /** Matches files that only matter to whoever imports their package. Other files may be read by anything. */
  readonly source: RegExp
  /** Set if a package is one directory, without those below it. */
  readonly isFlat?: boolean
  /** Why the packages of one cannot be known, in words. */
  readonly problem?: string
}

/** Tells for a package, and a changed file, if the one can touch the other; or in words why the package is not known. */
export type Graph = (unit: string) => ((path: string) => Effect) | string

/**
 * Makes the graph of `ecosystem` at the commit of `tree`. A package needs what its manifest names, and each package that a text in it
 * mentions: by its name, by a relative path, or by its directory. This is more than a build needs, since benchmarks read files too.
 */
export function makeGraph(ecosystem: Ecosystem, tree: Tree): Graph {
  const { packages, source, isFlat = false, problem } = ecosystem
  return unit => {
    if (problem !== undefined) return problem
    const start = packages.filter(({ name, directory }) => name === unit || directory === unit.replace(/^\.\/?/, ''))
    if (start.length === 0) return `there is no package "${unit}"`
    const reached = new Set([...start, ...listGenerators(ecosystem, tree)])
    for (const unit of reached) {
      const fittingPaths = tree.paths.filter(path => findOwner(path, packages) === unit)
      const texts = fittingPaths.map(path => ({ path, text: tree.read(path) }))
      const needs = findNeeds(unit, texts, ecosystem)
      if (typeof needs === 'string') return needs
      for (const neighbour of needs) reached.add(neighbour)
    }
    return path => {
      const owner = findOwner(path, packages)
      if (owner === undefined) return 'unknown'
      if (reached.has(owner)) return 'affects'
      return source.test(path) && (!isFlat || dirname(path) === owner.directory) ? 'none' : 'unknown'
    }
  }
}

const scripts = /(^|\/)((GNU)?[Mm]akefile|[Jj]ustfile|package\.json)$|\.(sh|bash|mk|ya?ml)$/
/** A line that makes files, or runs a program that may. */
const makesFiles = /\b(go run|cargo run|cargo xtask)\s|\b(code)?gen(erat\w*)?\b|\b(node|tsx|bun|deno)\s.*>/

/** Lists the packages that a script generates files with, since these may be built. */
function listGenerators({ packages }: Ecosystem, { paths, read }: Tree): readonly Package[] {
  const lines = paths.filter(path => scripts.test(path)).flatMap(path => read(path).split('\n'))
  const running = lines.filter(line => makesFiles.test(line)).join('\n')
  return packages.filter(unit => unit.directory !== '' && callOf(unit).test(running))
}

function findOwner(path: string, packages: readonly Package[]): Package | undefined {
  const around = packages.filter(({ directory }) => isBelow(path, directory))
  return around.sort((a, b) => b.directory.length - a.directory.length)[0]
}

/** Finds the packages that the texts of `one` lead to; in words, a path that cannot be followed. */
function findNeeds(
  unit: Package,
  texts: readonly { readonly path: string; readonly text: string }[],
  { packages, isFlat }: Ecosystem,
): readonly Package[] | string {
  const others = packages.filter(neighbour => neighbour !== unit)
  const needs = new Set(
    others.filter(({ name, directory }) => unit.needs.includes(name) || unit.needs.includes(directory)),
  )
  const mentions = others.map(neighbour => ({
    other: neighbour,
    isMentioned: mentionOf(neighbour, unit, isFlat ? '' : '/'),
    isCalled: callOf(neighbour),
  }))
  // Such as `../p` in front of a number, or a directory with packages below it.
  const isVague = (target: string): boolean => {
    const isPrefix = findOwner(target, packages) === undefined
    const leads = ({ directory }: Package): boolean =>
      directory !== target && (isBelow(directory, target) || (isPrefix && directory.startsWith(target)))
    return !isBelow(target, unit.directory) && others.some(leads)
  }
  const parts = [...new Set(others.map(({ directory }) => dirname(directory)))].flatMap(directory => {
    if (directory === '') return []
    return [new RegExp(`["'\`/]${quote(directory)}(?:/?["'\`]|(?:/[\\w@.-]*)?(?:\\$\\{|["'\`]\\s*\\+|[*?{[]))`)]
  })
  for (const { path, text } of texts) {
    const embeds = text.includes('//go:embed ')
    for (const { other, isMentioned, isCalled } of mentions)
      if (
        isMentioned.test(text) ||
        (scripts.test(path) && isCalled.test(text)) ||
        (embeds && isBelow(other.directory, unit.directory))
      )
        needs.add(other)
    // A program may resolve it where it lies, or where it runs.
    const resolved = [...text.matchAll(relativePath)].map(([, written = '']) =>
      [dirname(path), unit.directory].flatMap(from => resolve(from, written.replace(/[^/]*[*?{[].*/, '')) ?? []),
    )
    const targets = resolved.flat()
    const isUnclear = resolved.some(matches => matches.length === 0) || targets.some(isVague)
    if (isUnclear || wayUp.test(text.replaceAll(relativePath, '')) || parts.some(part => part.test(text)))
      return `${path} has a path that nobody can follow, because it is put together`
    for (const target of targets) {
      const owner = findOwner(target, packages)
      if (owner !== undefined && owner !== unit) needs.add(owner)
    }
  }
  return [...needs]
}

/** A relative path that is written in one piece. */
const relativePath = /(?<=^|["'`\s=(:,])(\.\.?\/[^"'`\s),;$]*)(?=["'`\s),;]|$)/gm
/** A part `..` of a path that is put together, or stands behind something else. */
const wayUp = /(?<=["'`/\s=(:,])\.\.(?=["'`/])/

const quote = (word: string): string => word.replaceAll(/[^\w/@-]/g, '\\$&')

/** Matches the name of a package in quotes, with what may follow `after` it, its directory in a path, or its path from `from` in quotes. */
function mentionOf({ name, directory }: Package, from: Package, after: string): RegExp {
  const named = `(?<=["'\`])${quote(name)}(?=["'\`${after}])`
  const placed = directory === '' ? [] : [`(?<![\\w@.-])${quote(directory)}(?![\\w-])`]
  const isInside = from.directory !== '' && isBelow(directory, from.directory)
  const inside = isInside ? [`(?<=["'\`])${quote(directory.slice(from.directory.length + 1))}(?=["'\`/])`] : []
  return new RegExp([named, ...placed, ...inside].join('|'))
}

/** Matches a package where a script runs it: by its name, its directory, or a program that it installs. */
function callOf({ name, directory, commands = [] }: Package): RegExp {
  const words = [name, directory, ...commands].filter(word => word !== '').map(quote)
  return new RegExp(`(?<![\\w@.-])(?:${words.join('|')})(?![\\w-])`)
}

/** Returns whether `path` is `directory`, or lies below it. */
export function isBelow(path: string, directory: string): boolean {
  return directory === '' || path === directory || path.startsWith(`${directory}/`)
}

export function dirname(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
}

/** Resolves a relative path; undefined if it leads out of the repository. */
export function resolve(directory: string, path: string): string | undefined {
  const parts = directory === '' ? [] : directory.split('/')
  for (const part of path.split('/'))
    if (part === '..') {
      if (parts.pop() === undefined) return undefined
    } else if (part !== '.' && part !== '') parts.push(part)
  return parts.join('/')
}
