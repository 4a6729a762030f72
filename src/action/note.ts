import * as core from '@actions/core'
import { describeError } from '../github/api/problem.js'
import type { NoteResult } from '../github/comment/write.js'
import { harmlessLines } from '../report/text/escape.js'

const signals = ['SIGINT', 'SIGTERM'] as const

/** The note in a comment that it is being measured again, which is taken back if this run ends without anything to say. */
export class Note implements AsyncDisposable {
  readonly #remove: () => Promise<NoteResult>
  /** Undefined while there is nothing to take back. */
  #state: 'noted' | 'telling' | undefined
  #removal: Promise<void> | undefined

  constructor(remove: () => Promise<NoteResult>) {
    this.#remove = remove
  }

  /** From here on there may be a note, and a signal that ends this run takes it back. */
  begin(): void {
    this.#state = 'noted'
    for (const name of signals) process.on(name, this.#leave)
  }

  /** The comment is about to say something else: a signal is late by now, and what was begun comes to its end. */
  yield(): void {
    if (this.#state === 'noted') this.#state = 'telling'
  }

  forget(): void {
    this.#state = undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#takeBack()
    for (const name of signals) process.off(name, this.#leave)
  }

  readonly #leave = (name: NodeJS.Signals): void => {
    // Whoever measures listens too, ends in good order, and is heard of.
    if (this.#state === 'telling' || process.listenerCount(name) > 1) return
    void this.#takeBack().finally(() => process.exit(1))
  }

  #takeBack(): Promise<void> {
    this.#removal ??= this.#state === undefined ? Promise.resolve() : this.#tryToRemove()
    return this.#removal
  }

  /** Nothing of it fails the job. */
  async #tryToRemove(): Promise<void> {
    try {
      const result = await this.#remove()
      if ('reason' in result) sayThatItStays(result.reason)
    } catch (error) {
      sayThatItStays(describeError(error, process.env))
    }
  }
}

function sayThatItStays(reason: string): void {
  core.info(harmlessLines(`The comment still says that it is measured again: ${reason}`))
}
