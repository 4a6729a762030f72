import * as v from 'valibot'
import { dirname, type Ecosystem, type Tree } from './packages.js'

const metadata = v.object({
  packages: v.array(
    v.object({
      name: v.string(),
      manifest_path: v.string(),
      dependencies: v.array(v.object({ name: v.string(), path: v.nullish(v.string()) })),
    }),
  ),
})

/** Reads what `cargo metadata --no-deps` prints in the checkout at `root`. A dependency counts by its name too, since it may be patched. */
export function readCargoPackages(json: string, root: string, tree: Tree): Ecosystem {
  const within = (path: string): string => path.slice(root.length).replaceAll('\\', '/').replace(/^\//, '')
  const { packages } = v.parse(metadata, JSON.parse(json))
  const known = packages.map(crate => ({
    name: crate.name,
    directory: dirname(within(crate.manifest_path)),
    needs: crate.dependencies.flatMap(({ name, path }) => (path == null ? [name] : [name, within(path)])),
  }))
  const outside = packages
    .flatMap(crate => crate.dependencies.flatMap(({ path }) => path ?? []))
    .find(path => !known.some(({ directory }) => directory === within(path)))
  // A crate of the registry may need what is patched.
  const patched = tree.paths.find(
    path =>
      /(^|\/)(Cargo|\.cargo\/config)(\.toml)?$/.test(path) &&
      /^\s*(\[(patch|replace)\b|paths\s*=)/m.test(tree.read(path)),
  )
  return {
    packages: known,
    source: /\.rs$/,
    ...(patched !== undefined && { problem: `${patched} replaces crates` }),
    ...(outside !== undefined && { problem: `${within(outside)} is no member of the workspace` }),
  }
}
