import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The directory of a repository, and the one that the command runs in, relative to it. */
export interface Checkout {
  readonly root: string
  readonly workingDirectory: string
}

/**
 * Finds the checkout that a step works in: the workspace, or where `path` of actions/checkout put it somewhere else in there, the nearest
 * repository at or above `workingDirectory`, which is inside of the workspace.
 */
export function findCheckout(workspace: string, workingDirectory: string): Checkout {
  const isRepository = (directory: string): boolean => existsSync(join(directory, '.git'))
  const place = join(workspace, workingDirectory)
  const isWithin = (directory: string): boolean => /^(?!\.\.(?:[/\\]|$))./.test(relative(workspace, directory))
  if (!isRepository(workspace))
    for (let root = place; isWithin(root); root = dirname(root))
      if (isRepository(root)) return { root, workingDirectory: relative(root, place) }
  return { root: workspace, workingDirectory }
}
