import type { Session } from './session.js'

/** A digest of a text. */
export type Digest = (text: string) => string

// Colours, and where the cursor goes.
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[ -/]*[@-~]`, 'g')
/** Enough of a commit to know it by. */
const shortCommit = 7

/** Makes the digest of what an invocation printed, without colours, the paths of copies, and the commits of the sides. */
export function digestWork(
  stdout: string,
  { sides, commits = [] }: Pick<Session, 'sides' | 'commits'>,
  digest: Digest,
) {
  const roots = [...new Set(sides.flatMap(({ places }) => places.map(({ root }) => root)))]
  const plain = roots.reduce((text, root) => text.replaceAll(root, ''), stdout.replace(escapes, ''))
  return digest(commits.reduce((text, commit) => text.replace(patternOf(commit), ''), plain))
}

/** A commit, or as much of it as people write. */
function patternOf(commit: string): RegExp {
  return new RegExp(`\\b${commit.slice(0, shortCommit)}[0-9a-f]*\\b`, 'g')
}
