import { baseOf, directoryOf, type ProjectFiles } from '../project.js'

/** A text in quotes that may be a path; what a program puts into braces is not known. */
const quoted = /(["'`])([\w./-]{2,200})(?:[{$%][^"'`\n]{0,200})?\1/g

/**
 * Finds the files of the repository that the texts of `sources` name in quotes, as paths from `directory`, where they run. Returns patterns for
 * `files`: a path, or all files of a directory. Other sources of `isSource` are no data.
 */
export function findNamedFiles(
  { files, read }: ProjectFiles,
  { sources, directory, isSource }: NamedFiles,
): readonly string[] {
  const named = sources.flatMap(source =>
    [...read(source).matchAll(quoted)].flatMap(([, , text]) => resolve(directory, text!) ?? []),
  )
  const isCode = (path: string): boolean => isSource.test(path)
  const existing = [...new Set(named)].flatMap(path => {
    if (files.includes(path)) return isSource.test(path) ? [] : [path]
    const folder = [path, path.replace(/\/[^/]*$/, '')].find(place => files.some(file => file.startsWith(`${place}/`)))
    const below = files.filter(file => folder !== undefined && file.startsWith(`${folder}/`))
    // A folder at the root that holds sources is more than data.
    const isOfData = folder?.includes('/') ? !below.every(isCode) : folder !== undefined && !below.some(isCode)
    return isOfData ? [`${folder}/**`] : []
  })
  return [...new Set(existing)].sort()
}

interface NamedFiles {
  readonly sources: readonly string[]
  readonly directory: string
  readonly isSource: RegExp
}

/** Joins a path to the directory that it is seen from; undefined where it leaves the repository, or is all of it. */
function resolve(directory: string, text: string): string | undefined {
  if (text.startsWith('/')) return undefined
  const parts: string[] = []
  for (const part of [...directory.split('/'), ...text.split('/')]) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.length === 0 ? undefined : parts.join('/')
}

/** Lists the files below a directory that are no sources, as patterns. */
export function listData({ files }: ProjectFiles, folder: string, isSource: RegExp): readonly string[] {
  const data = files.filter(
    path => path.startsWith(`${folder}/`) && !isSource.test(path) && !/^(README|\.)/.test(baseOf(path)),
  )
  return [...new Set(data.map(path => (directoryOf(path) === folder ? path : `${directoryOf(path)}/**`)))]
}
