/** The known facts about the commit that is checked out. */
export interface Occasion {
  /** The branch that a pull request is to be merged into, else the default branch. */
  readonly baseBranch?: string
  /** GitHub's merge of the pull request into its base branch, which is what is checked out unless the workflow says otherwise. */
  readonly mergeCommit?: string
  /** The commit before the event, as the event names it: the base of a merge group, or of a push to the base branch. */
  readonly before?: string
}

/** The way to the baseline commit. */
export type BaselineCommit =
  | { readonly kind: 'named'; readonly ref: string }
  | { readonly kind: 'first-parent' }
  | { readonly kind: 'merge-base'; readonly branch: string | undefined }

/**
 * Chooses the commit that the contender was built on, unless the user requests a `ref`.
 *
 * Against the tip of the base branch, the contender would be blamed for that branch's own commits. So the baseline is the commit
 * where the two branches parted. If the checkout, `head`, is GitHub's merge of a pull request, the contender was built on the
 * first parent of that merge.
 */
export function chooseBaselineCommit(ref: string | undefined, occasion: Occasion, head: string): BaselineCommit {
  if (ref !== undefined) return { kind: 'named', ref }
  if (head === occasion.mergeCommit) return { kind: 'first-parent' }
  if (occasion.before !== undefined) return { kind: 'named', ref: occasion.before }
  return { kind: 'merge-base', branch: occasion.baseBranch }
}
