import { dirname, type Ecosystem, type Tree } from './packages.js'

/**
 * Lists the packages of Go in a repository: each directory with Go files, by its import path. Imports are found in the files, whatever
 * their build tags are, so this needs neither Go nor the network.
 */
export function findGoPackages(tree: Tree): Ecosystem {
  const modules = new Map(
    tree.paths.flatMap(path => {
      const name = /(?:^|\/)go\.mod$/.test(path) ? /^module\s+"?([^\s"]+)/m.exec(tree.read(path))?.[1] : undefined
      return name === undefined ? [] : [[dirname(path), name] as const]
    }),
  )
  const directories = new Set(tree.paths.filter(path => path.endsWith('.go')).map(dirname))
  const packages = [...directories].flatMap(directory => {
    const name = nameOf(directory, modules)
    return name === undefined ? [] : [{ name, directory, needs: [] }]
  })
  return { packages, source: /\.go$/, isFlat: true, ...(modules.size === 0 && { problem: 'there is no go.mod' }) }
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
