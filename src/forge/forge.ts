import type { Conversation } from './conversation.js'
import type { LinkedRun } from './marker.js'

export interface ReviewJob extends LinkedRun {
  readonly conversation: Conversation
}

/** A service that holds a repository and runs its jobs. */
export interface Forge {
  readonly name: string
  /** Finds what a job is of by its variables. Returns why there is nothing to post to, in words. */
  readonly find: (variables: Readonly<{ [name: string]: string | undefined }>) => ReviewJob | string
}
