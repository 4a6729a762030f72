/** The full name of a commit, in a repository of SHA-1 or of SHA-256. */
export const fullCommit = /^[0-9a-f]{40}([0-9a-f]{24})?$/

/** Returns whether `text` is the full name of a commit, which nobody can move, unlike a branch or a tag. */
export function isCommit(text: string): boolean {
  return fullCommit.test(text)
}
