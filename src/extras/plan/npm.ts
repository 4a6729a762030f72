import picomatch from 'picomatch'
import * as v from 'valibot'
import { tryToParseJson } from '../../util/json.js'
import { dirname, type Ecosystem, isBelow, type Package, resolve, type Tree } from './packages.js'

const names = v.optional(v.record(v.string(), v.unknown()), {})
const implicit = v.object({ implicitDependencies: v.optional(v.array(v.string()), []) })
const manifest = v.object({
  name: v.optional(v.string()),
  workspaces: v.optional(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.object({ packages: v.array(v.string()) }),
        v.transform(listed => listed.packages),
      ),
    ]),
  ),
  dependencies: names,
  devDependencies: names,
  peerDependencies: names,
  optionalDependencies: names,
  nx: v.optional(implicit),
  bin: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
})

/**
 * Lists the packages of the workspaces of npm, Yarn, Bun or pnpm, with what Nx adds in `implicitDependencies`. Turborepo takes the same
 * graph. An import counts even where no manifest declares it, because all packages can be resolved from the root.
 */
export function findNpmPackages(tree: Tree): Ecosystem {
  const source = /\.(?:[cm]?[jt]sx?|vue|svelte)$/
  const none = (problem: string): Ecosystem => ({ packages: [], source, problem })
  const root = tree.paths.includes('package.json')
    ? v.safeParse(manifest, tryToParseJson(tree.read('package.json')))
    : undefined
  if (root !== undefined && !root.success) return none('package.json cannot be read')
  const patterns = root?.output.workspaces ?? listPnpm(tree)
  if (patterns === undefined) return none('package.json has no workspaces')
  const isMember = picomatch(patterns.filter(pattern => !pattern.startsWith('!')).map(tidy), {
    ignore: patterns.filter(pattern => pattern.startsWith('!')).map(pattern => tidy(pattern.slice(1))),
  })
  const packages: Package[] = []
  for (const path of tree.paths) {
    const directory = dirname(path)
    if (!path.endsWith('/package.json') || !isMember(directory)) continue
    const read = v.safeParse(manifest, tryToParseJson(tree.read(path)))
    if (!read.success) return none(`${path} cannot be read`)
    const { name = directory, bin } = read.output
    const commands = typeof bin === 'object' ? Object.keys(bin) : bin === undefined ? [] : [name.replace(/^.*\//, '')]
    packages.push({ name, directory, needs: listNeeds(read.output, directory, tree), commands })
  }
  const alias = tree.paths.find(path => givesOtherNames(path, tree, packages))
  if (alias !== undefined) return none(`${alias} can give packages other names`)
  return { packages, source }
}

/** Returns whether a file can have imports lead to a package by another name than its own. */
function givesOtherNames(path: string, { read }: Tree, packages: readonly Package[]): boolean {
  if (/(^|\/)(ts|js)config[^/]*\.json$/.test(path)) {
    const base = /"baseUrl"\s*:\s*"([^"]*)"/.exec(read(path))?.[1]
    const target = base === undefined ? '' : resolve(dirname(path), base)
    return (
      /"paths"\s*:/.test(read(path)) ||
      (target !== '' &&
        packages.some(
          listed => target === undefined || (target !== listed.directory && isBelow(listed.directory, target)),
        ))
    )
  }
  const isOutside = !packages.some(listed => isBelow(path, listed.directory))
  if (isOutside && /(^|\/)([^/]*\.config\.[cm]?[jt]s|\.babelrc[^/]*|babel[^/]*\.json)$/.test(path))
    return /\balias\b|moduleNameMapper|module-resolver/.test(read(path))
  if (path === 'package.json')
    return /"(moduleNameMapper|alias|NODE_PATH)|NODE_PATH=|"(overrides|resolutions)"[\s\S]*"(file|link|portal|workspace):/.test(
      read(path),
    )
  // An external package that needs one of these gets what lies here.
  if (path === 'package-lock.json') return isNeededOutside(read(path), packages)
  if (path !== 'yarn.lock' || read(path).includes('@workspace:')) return false
  const words = new Set(
    read(path)
      .split(/[\s",:]+/)
      .map(word => word.replace(/(?<=.)@.*/, '')),
  )
  return packages.some(({ name }) => words.has(name))
}

const locked = v.object({
  packages: v.optional(v.record(v.string(), v.object({ dependencies: names, peerDependencies: names })), {}),
})

function isNeededOutside(json: string, packages: readonly Package[]): boolean {
  const lock = v.safeParse(locked, tryToParseJson(json))
  if (!lock.success) return true
  return Object.entries(lock.output.packages).some(
    ([path, { dependencies, peerDependencies }]) =>
      path.includes('node_modules/') && packages.some(({ name }) => name in dependencies || name in peerDependencies),
  )
}

function listNeeds(
  { dependencies, devDependencies, peerDependencies, optionalDependencies, nx }: v.InferOutput<typeof manifest>,
  directory: string,
  tree: Tree,
): readonly string[] {
  const project = v.safeParse(implicit, tryToParseJson(tree.read(`${directory}/project.json`)))
  return [
    ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies }),
    ...(nx?.implicitDependencies ?? []),
    ...(project.success ? project.output.implicitDependencies : []),
  ]
}

/** Reads the patterns of `pnpm-workspace.yaml`, which is a list of strings below `packages`. */
function listPnpm(tree: Tree): readonly string[] | undefined {
  const lines = tree.read('pnpm-workspace.yaml').split('\n')
  const start = lines.findIndex(line => /^packages:\s*$/.test(line))
  const patterns = lines.slice(start + 1).map(line => /^\s*-\s+["']?([^"'#\s]+)["']?\s*$/.exec(line)?.[1])
  const end = patterns.indexOf(undefined)
  return start < 0 ? undefined : (end < 0 ? patterns : patterns.slice(0, end)).flatMap(item => item ?? [])
}

const tidy = (pattern: string): string => pattern.replace(/^\.\//, '').replace(/\/$/, '')
