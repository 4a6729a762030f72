import { say, type Text, toText } from '../../document/text.js'
import type { Request } from './parse.js'

/** Somebody's wish to have a pull request measured: by a comment, or by a label. */
export interface Wish {
  readonly by: string
  /** Set if GitHub says that they may write to the repository. */
  readonly mayWrite: boolean
  readonly request: Request
  readonly comment?: {
    readonly id: number
    /** In ISO 8601, as GitHub writes it. */
    readonly createdAt: string
    readonly updatedAt: string
  }
  readonly label?: {
    readonly name: string
    /** The head of the pull request in the event, which is what its sender saw. */
    readonly head: string
  }
}

/** A pull request as GitHub describes it when the decision is made. */
export interface PullState {
  readonly isOpen: boolean
  readonly head: string
  readonly labels: readonly string[]
  /** The repository of its branch; undefined where the fork is gone. */
  readonly from: { readonly isFork: boolean; readonly pushedAt: string | null } | undefined
}

/** Why a request is refused. Only people who may write are told in public: a stranger must not make us comment. */
export interface Refusal {
  readonly why: Text
  readonly isTold: boolean
}

/** Decides whether a wish is granted for the commit that the pull request has now; undefined where it is. */
export function refuse(wish: Wish, pull: PullState): Refusal | undefined {
  const { by, mayWrite, request, comment, label } = wish
  const told = (why: Text | string): Refusal => ({ why: toText(why), isTold: true })
  if (!mayWrite) return { why: say`${by} may not write to this repository`, isTold: false }
  if (comment !== undefined && comment.updatedAt !== comment.createdAt)
    return told('the comment was edited, so nobody can tell who wrote it: write a new one')
  if (!pull.isOpen) return told('the pull request is closed')
  if (pull.from === undefined) return told('the repository of its branch is gone')
  if (label !== undefined) {
    // GitHub takes labels that differ in case for the same.
    if (!pull.labels.some(name => name.toLowerCase() === label.name.toLowerCase()))
      return told('the label was removed again')
    return label.head === pull.head ? undefined : told('commits were pushed after the label was set: set it again')
  }
  if (request.commit !== undefined)
    return request.commit === pull.head
      ? undefined
      : told(say`${short(request.commit)} is not the head of the pull request, which is ${short(pull.head)}`)
  if (!pull.from.isFork || isBefore(pull.from.pushedAt, comment?.createdAt)) return undefined
  return told(
    say`the fork was pushed to after the comment, so you may not have seen its head commit: look at it, and write ${`/bench ${pull.head}`}`,
  )
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** Compares times as GitHub writes them. They have whole seconds, so a push in the same second may have come after. */
function isBefore(pushedAt: string | null, commentedAt = ''): boolean {
  return pushedAt !== null && [pushedAt, commentedAt].every(text => time.test(text)) && pushedAt < commentedAt
}

function short(commit: string): string {
  return commit.slice(0, 7)
}
