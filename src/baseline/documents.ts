import picomatch from 'picomatch'

/** Files for people, by their usual names anywhere, and in their usual folders. */
const documents = [
  /(^|\/)(readme|changelog|contributing|code_of_conduct|security)\.(md|markdown|rst|adoc|txt)$/i,
  /(^|\/)(licen[cs]e|copying|notice|authors|codeowners)(\.(md|txt))?$/i,
  /^(docs?|\.github)\/.*\.(md|markdown|rst|adoc)$/i,
]

/**
 * Returns whether a change of the files at `paths` leaves everything alone that can be measured: all of them are documents, and
 * `payload` takes none. Built files tell nothing of the sources that they are made from, so any other file counts.
 */
export function areOnlyDocuments(paths: readonly string[], payload: readonly string[]): boolean {
  if (payload.length === 0) return paths.length === 0
  const isMeasured = picomatch(
    payload.filter(pattern => !pattern.startsWith('!')).flatMap(pattern => [pattern, `${pattern}/**`]),
    { dot: true, nocase: true },
  )
  return paths.every(path => documents.some(pattern => pattern.test(path)) && !isMeasured(path))
}
