import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openGit } from './git/git.js'

/** The name that stands where nothing tells the account: whoever copies it replaces it. */
export const unknownOwner = 'OWNER'

/**
 * Finds the account that this copy of Counterbalance comes from, which a step of a workflow names: of the clone that `program` lies in, as npm
 * has written down where it fetched the package from, or as the package itself says.
 */
export async function findOwner(program: string): Promise<string> {
  const directories = listAbove(program)
  const root = directories.find(place => {
    const path = join(place, 'package.json')
    return existsSync(path) && /"name"\s*:\s*"counterbalance"/.test(readFileSync(path, 'utf8'))
  })
  if (root === undefined) return unknownOwner
  const isClone = existsSync(join(root, '.git'))
  // The address that npm fetched the package from is in a file of its own.
  const written = join(dirname(root), '.package-lock.json')
  const [, after = ''] = existsSync(written)
    ? readFileSync(written, 'utf8').split('"node_modules/counterbalance": {')
    : []
  const remote = isClone
    ? await openGit(root, { signal: new AbortController().signal }).try('config', '--get', 'remote.origin.url')
    : /"resolved"\s*:\s*"([^"]+)"/.exec(after.split('}')[0]!)?.[1]
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  return ownerOf(remote ?? '') ?? ownerOf(repository?.url ?? '') ?? unknownOwner
}

/** The keys of our package.json that are read; a release has the repository. */
interface Manifest {
  readonly repository?: { readonly url: string }
}

/** Returns the account in the address of a repository that is called Counterbalance. */
export function ownerOf(remote: string): string | undefined {
  return /[/:]([\w-]+)\/counterbalance(?:\.git)?(?:[#?].*)?\/?$/i.exec(remote)?.[1]
}

function listAbove(path: string): readonly string[] {
  const above = dirname(path)
  return above === path ? [] : [above, ...listAbove(above)]
}
