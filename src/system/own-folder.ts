import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The directory that we run from. */
export const ownDirectory = dirname(fileURLToPath(import.meta.url))

interface OwnFile {
  readonly content: Buffer
  readonly mode: number
}

let known: ReadonlyMap<string, OwnFile> | undefined

/**
 * Loads everything that this process may need later, and remembers the files of the bundle. To be done before the first command runs, because
 * it may write to them. Later calls do nothing, so that nothing is loaded then.
 */
export async function loadOwnFolder(): Promise<void> {
  // Where this is no bundle, these are the sources of whoever develops it.
  if (known !== undefined || !existsSync(join(ownDirectory, 'index.js'))) return
  const files = listFiles()
  known = new Map(
    [...files, join(dirname(ownDirectory), 'action.yml')]
      .filter(path => existsSync(path))
      .map(path => [path, { content: readFileSync(path), mode: lstatSync(path).mode & 0o777 }]),
  )
  const chunks = files.filter(path => dirname(path) === ownDirectory && /^\d+\.index\.js$/.test(basename(path)))
  // Node.js reads no module twice.
  for (const path of chunks) await import(/* webpackIgnore: true */ pathToFileURL(path).href)
}

/**
 * Puts back the files of the bundle that somebody has changed, added or removed since they were loaded, because another step of the job may
 * run them. Returns their names.
 */
export function restoreOwnFolder(): readonly string[] {
  if (known === undefined) return []
  const added = listFiles().filter(path => !known?.has(path))
  for (const path of added) rmSync(path, { force: true })
  // Only now, as a link may have led to files that look the same.
  const changed = [...known].filter(([path, { content, mode }]) => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats?.isFile() || stats.size !== content.length || (stats.mode & 0o777) !== mode) return true
    return !readFileSync(path).equals(content)
  })
  for (const [path, { content, mode }] of changed) {
    rmSync(path, { recursive: true, force: true })
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content, { mode, flag: 'wx' })
  }
  const parent = dirname(ownDirectory)
  return [...added, ...changed.map(([path]) => path)].map(path => relative(parent, path)).sort()
}

/** All that is in our directory and is not a directory itself; what has replaced the directory is removed. */
function listFiles(): readonly string[] {
  if (lstatSync(ownDirectory, { throwIfNoEntry: false })?.isDirectory() !== true) {
    rmSync(ownDirectory, { force: true })
    return []
  }
  return readdirSync(ownDirectory, { recursive: true, encoding: 'utf8' })
    .map(name => join(ownDirectory, name))
    .filter(path => !lstatSync(path).isDirectory())
}
