import type { ProfiledFunction, Profiles } from '../../record/causes.js'

/** The lines of a file that a change wrote, from 1, the ends included. Where it only removed lines, the two around these. */
export interface FileChange {
  readonly path: string
  readonly lines: readonly (readonly [from: number, to: number])[]
}

/** Reads what `git diff -U0` prints, with the prefixes `a/` and `b/`. Files that were removed are left out. */
export function readDiff(text: string): readonly FileChange[] {
  const files = new Map<string, (readonly [number, number])[]>()
  const rows = text.split('\n')
  let range: (readonly [number, number])[] | undefined
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(row)
    if (row.startsWith('+++ ')) {
      const path = /^\+\+\+ b\/(.+?)\t?$/.exec(row)?.[1]
      range = []
      if (path !== undefined) files.set(path, range)
    } else if (hunk) {
      const [removed, from, added] = [Number(hunk[1] ?? 1), Number(hunk[2]), Number(hunk[3] ?? 1)]
      range?.push(added === 0 ? [from, from + 1] : [from, from + added - 1])
      // What was written may itself look like the head of a file.
      at += removed + added
    }
  }
  return [...files].map(([path, lines]) => ({ path, lines }))
}

/** Marks the functions that a change wrote in, and those whose file it changed elsewhere. */
export function markChanged(profiles: Profiles, changes: readonly FileChange[]): Profiles {
  const known = new Map(changes.map(({ path, lines }) => [path, lines]))
  const mark = (part: ProfiledFunction): ProfiledFunction => {
    const { file, line, last = line } = part
    const written = file === undefined ? undefined : known.get(file)
    if (written === undefined) return part
    const isWithin = line !== undefined && written.some(([from, to]) => from <= last! && to >= line)
    return { ...part, changed: isWithin ? 'lines' : 'file' }
  }
  return { ...profiles, functions: profiles.functions.map(mark) }
}
