import { dirname, type Ecosystem, resolve, type Tree } from './packages.js'

/**
 * Lists the packages of Go in a repository: each directory with Go files, by its import path. Imports are found in the files, whatever
 * their build tags are, so this needs neither Go nor the network.
 */
export function findGoPackages(tree: Tree): Ecosystem {
  const manifests = tree.paths
    .filter(path => /(^|\/)go\.mod$/.test(path))
    .map(path => [dirname(path), tree.read(path)] as const)
  const modules = new Map(
    manifests.flatMap(([directory, text]) => {
      const name = /^module\s+"?([^\s"]+)/m.exec(text)?.[1]
      return name === undefined ? [] : [[directory, name] as const]
    }),
  )
  const replaced = manifests.flatMap(([directory, text]) =>
    [...text.matchAll(/^(?:replace)?\s*"?([\w./~-]+)"?.*=>\s*"?(\.\.?\/[^\s"]*)/gm)].filter(
      ([, name, target = '']) => modules.get(resolve(directory, target) ?? '') !== name,
    ),
  )[0]?.[1]
  // An external module that needs one of these is built with what lies here.
  const cyclic = [...modules].find(([, name]) =>
    tree.paths.some(path => /(^|\/)go(\.work)?\.sum$/.test(path) && tree.read(path).includes(`${name} v`)),
  )?.[1]
  const problem =
    modules.size === 0
      ? 'there is no go.mod'
      : replaced !== undefined
        ? `a go.mod replaces ${replaced} by a directory whose module has another name`
        : cyclic && `go.sum has ${cyclic}, which another module needs`
  // Go itself takes no other directories for packages.
  const directories = new Set(
    tree.paths.filter(path => path.endsWith('.go') && !/(^|\/)([_.]|testdata\/)/.test(path)).map(dirname),
  )
  const packages = [...directories].flatMap(directory => {
    const name = nameOf(directory, modules)
    return name === undefined ? [] : [{ name, directory, needs: [] }]
  })
  return { packages, source: /\.go$/, isFlat: true, ...(problem && { problem }) }
}

/** Returns the import path of a directory, by the module that it lies in. */
function nameOf(directory: string, modules: ReadonlyMap<string, string>): string | undefined {
  const vendored = /(?:^|\/)vendor\/(.+)$/.exec(directory)?.[1]
  if (vendored !== undefined) return vendored
  for (let root = directory; ; root = dirname(root)) {
    const name = modules.get(root)
    if (name !== undefined)
      return root === directory ? name : `${name}${directory.slice(root.length).replace(/^\/?/, '/')}`
    if (root === '') return undefined
  }
}
