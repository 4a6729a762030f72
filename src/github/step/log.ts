import * as core from '@actions/core'
import { harmlessLines } from '../../document/escape.js'

/** The log of a step. Whatever is said there may hold text of others, so nothing in it can be a command to the runner. */
export const log = {
  info: (text: string): void => core.info(harmlessLines(text)),
  notice: (text: string): void => core.notice(harmlessLines(text)),
  warning: (text: string): void => core.warning(harmlessLines(text)),
  /** Fails the step, which continues. */
  fail: (text: string): void => core.setFailed(harmlessLines(text)),
}
