import type { State } from './repository-state.js'

type Variables = Readonly<Record<'merge' | 'base' | 'first' | 'second', string>>

/** What GraphQL answers: to the question for the base of a run, and to that for whose token it is. */
export function answerGraph(state: State, { variables }: { readonly variables?: Partial<Variables> }): object {
  const { merge, base, first = '', second = '' } = variables ?? {}
  if (merge === undefined || base === undefined) return { viewer: { login: state.token.author.login } }
  const find = (oid: string) => state.commits.find(({ sha }) => sha === oid)
  const parents = find(merge)?.parents ?? readParents(state, merge)
  return {
    repository: {
      merge: parents ? { parents: { nodes: parents.slice(0, 1).map(oid => ({ oid })) } } : null,
      base: find(base) ? { oid: base } : null,
      first: readBlob(state, first),
      second: readBlob(state, second),
    },
  }
}

/** Of a merge that no branch has: GitHub makes one for each pull request. */
function readParents({ origin, pulls }: State, merge: string): readonly string[] | undefined {
  if (origin === undefined || !pulls.some(({ mergeCommit }) => mergeCommit === merge)) return undefined
  const header = origin.git('cat-file', 'commit', merge)
  return [...header.matchAll(/^parent (\w+)$/gm)].map(([, parent]) => parent!)
}

function readBlob({ files, origin }: State, expression: string): object | null {
  const planted = files.get(expression)
  if (planted !== undefined) return { text: planted, isTruncated: false }
  try {
    return origin ? { text: origin.git('cat-file', 'blob', expression), isTruncated: false } : null
  } catch {
    return null
  }
}
