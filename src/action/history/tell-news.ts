import { setTimeout } from 'node:timers'
import { scheduler } from 'node:timers/promises'
import * as core from '@actions/core'
import { setOutput } from '../../github/step/step.js'
import type { NewsFile } from '../../history/news-file.js'

/** Names the secret with the address of a webhook. No command gets a variable that begins like this. */
const variable = 'COUNTERBALANCE_WEBHOOK'

/** Leaves the news for later steps, and posts it where the job names a webhook. Nothing new is not posted. */
export async function tellNews(news: NewsFile): Promise<void> {
  setOutput('news', JSON.stringify(news))
  const address = process.env[variable]
  if (!address || news.news.length === 0) return
  core.setSecret(address)
  const problem = await post(address, JSON.stringify(news))
  if (problem === undefined) core.info('Posted the news to the webhook.')
  else core.setFailed(`The news could not be posted to the webhook in ${variable}: ${problem}.`)
}

const pausesInSeconds = [1, 4, 10]
const limitInSeconds = 20

/** Posts `body`, up to four times while the server is busy or away. Returns why it was not taken, without the address, which is a secret. */
async function post(address: string, body: string): Promise<string | undefined> {
  for (let tries = 0; ; tries++) {
    const { problem, isFinal } = await postOnce(address, body)
    const pause = pausesInSeconds[tries]
    if (problem === undefined || isFinal || pause === undefined) return problem
    await scheduler.wait(pause * 1000)
  }
}

async function postOnce(
  address: string,
  body: string,
): Promise<{ readonly problem?: string; readonly isFinal?: true }> {
  if (!URL.canParse(address)) return { problem: 'it is not an address', isFinal: true }
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), limitInSeconds * 1000)
  try {
    // A redirect would send the news to an address that the job didn't name.
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, redirect: 'manual' } as const
    const { ok, status } = await fetch(address, { ...request, body, signal: limit.signal })
    if (ok) return {}
    const problem = `the server answered ${status}`
    return status >= 500 || status === 429 ? { problem } : { problem, isFinal: true }
  } catch {
    return {
      problem: limit.signal.aborted ? `no answer within ${limitInSeconds} s` : 'the server could not be reached',
    }
  } finally {
    clearTimeout(timer)
  }
}
