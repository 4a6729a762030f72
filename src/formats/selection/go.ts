import { areLines, type Language } from './language.js'
import { oneOf } from './regex.js'

/**
 * The language of `go test -bench`: a regular expression for each level of sub-benchmarks, with a slash between. There is one such path for
 * each parent, and `|` between paths, which Go understands since 1.20.
 */
export const go: Language = {
  all: '.',
  express: names => {
    if (!areLines(names)) return undefined
    const children = new Map<string, string[]>()
    for (const name of names) {
      const path = withoutPackage(name)
      const end = path.lastIndexOf('/')
      const parent = path.slice(0, Math.max(0, end))
      children.set(parent, [...(children.get(parent) ?? []), ...withoutProcessors(path.slice(end + 1))])
    }
    return [...children].map(([parent, parts]) => expressPath(parent, parts)).join('|')
  },
}

function expressPath(parent: string, parts: readonly string[]): string {
  const levels = [...(parent === '' ? [] : parent.split('/').map(part => [part])), parts]
  return levels.map(level => `^${oneOf(level)}$`).join('/')
}

/** Behind its package, a benchmark begins with this word. */
function withoutPackage(name: string): string {
  const start = /(?:^|\.)(?=Benchmark)/.exec(name)
  return start ? name.slice(start.index + start[0].length) : name
}

/** With and without the number of processors: nothing shows which numbers are its author's. */
function withoutProcessors(part: string): readonly string[] {
  return [...new Set([part, part.replace(/-\d+$/, '')])]
}
