import * as core from '@actions/core'
import * as v from 'valibot'
import { describeError } from '../github/api/problem.js'
import { makeConversation } from '../github/comment/find.js'
import { removeRunNote } from '../github/comment/write.js'
import { type Run, readRun } from '../github/run.js'
import { harmlessLines } from '../report/text/escape.js'
import { findApi } from './api.js'

const noted = v.object({ pull: v.number(), suite: v.string() })

/** The suite's comment in a pull request, in which this run has noted that it measures again. */
export type Noted = v.InferOutput<typeof noted>

const state = 'noted'

/** Leaves to the post step to take the note back, should this step not come so far. */
export function rememberNote(note: Noted): void {
  keepState(JSON.stringify(note))
}

/** Leaves nothing to the post step: the note is gone, or never was. */
export function forgetNote(): void {
  keepState('')
}

/** Without a file for it, the state would be a command in the log. Where the file cannot be written, the note stays until the next run. */
function keepState(text: string): void {
  if (!process.env.GITHUB_STATE) return
  try {
    core.saveState(state, text)
  } catch {
    core.info('Nothing could be left to the post step ("GITHUB_STATE" cannot be written).')
  }
}

/** Takes back the note of a run that was cancelled, or broke, before it had anything to say. Nothing of it fails the job. */
export async function post(): Promise<void> {
  const text = core.getState(state)
  if (text === '') return
  try {
    await takeNoteBack(v.parse(noted, JSON.parse(text)), readRun(process.env, core.getInput('github-token')))
  } catch (error) {
    core.info(`The comment still says that it is measured again: ${describeError(error, process.env)}`)
  }
}

async function takeNoteBack({ pull, suite }: Noted, run: Run): Promise<void> {
  const api = await findApi(run)
  if (api === undefined) return
  const conversation = makeConversation(api, pull)
  const result = await removeRunNote(conversation, { suite, run: run.identity, runUrl: run.url })
  if ('reason' in result) core.info(harmlessLines(`The comment still says that it is measured again: ${result.reason}`))
}
