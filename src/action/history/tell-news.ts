import * as core from '@actions/core'
import { ForgeError } from '../../forge/forge-error.js'
import { insist, Patience, readingPatience } from '../../forge/insist.js'
import { setOutput } from '../../github/step/step.js'
import type { NewsFile } from '../../history/news-file.js'
import { NoAnswerError, send } from '../../system/http.js'

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

const limitInSeconds = 20

/** Posts `body`, again while the server is busy or away. Returns why it was not taken, without the address, which is a secret. */
async function post(address: string, body: string): Promise<string | undefined> {
  try {
    await insist(() => postOnce(address, body), new Patience(readingPatience))
    return undefined
  } catch (error) {
    if (error instanceof ForgeError) return error.message
    throw error
  }
}

async function postOnce(url: string, body: string): Promise<void> {
  if (!URL.canParse(url)) throw new ForgeError('refused', 'it is not an address')
  const headers = { 'content-type': 'application/json' }
  const request = { url, method: 'POST', headers, body, limitInSeconds, what: 'POST to the webhook' }
  const { status } = await send(request).catch(error => {
    if (!(error instanceof NoAnswerError)) throw error
    throw error.isLate
      ? new ForgeError('unavailable', `no answer within ${limitInSeconds} s`, { spentInSeconds: limitInSeconds })
      : new ForgeError('unavailable', 'the server could not be reached')
  })
  if (status >= 200 && status < 300) return
  const isBusy = status >= 500 || status === 429
  throw new ForgeError(isBusy ? 'unavailable' : 'refused', `the server answered ${status}`)
}
