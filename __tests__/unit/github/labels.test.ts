import { getOctokit } from '@actions/github'
import { expect, test } from 'vitest'
import type { Api } from '../../../src/github/api/api.js'
import { GitHubError } from '../../../src/github/api/github-error.js'
import { makeConversation } from '../../../src/github/comment/find.js'
import { findAcceptance } from '../../../src/github/labels.js'

const pull = 7
const label = 'performance-accepted'

/** GitHub's client, answered from a table of paths. */
function answering(answers: Readonly<Record<string, unknown>>): Api {
  const fetch = async (url: string): Promise<Response> => {
    const found = answers[new URL(url).pathname]
    return new Response(JSON.stringify(found ?? { message: 'Not Found' }), {
      status: found === undefined ? 404 : 200,
      headers: { 'content-type': 'application/json' },
    })
  }
  const requests = getOctokit('token', { request: { fetch } })
  return { ...requests, once: requests, repository: { owner: 'octo', repo: 'words' } }
}

const labeled = (login: string | null, name: string, event = 'labeled') => ({
  event,
  actor: login && { login },
  label: { name },
})

test.each([
  [
    'the last who set it',
    [labeled('mona', label), labeled('mona', label, 'unlabeled'), labeled('hubot', label)],
    'hubot',
  ],
  ['whoever set another label is not asked', [labeled('mona', label), labeled('hubot', 'bug')], 'mona'],
  ['whoever took it away is not asked', [labeled('mona', label), labeled('hubot', label, 'unlabeled')], 'mona'],
  ['someone who has gone', [labeled(null, label)], undefined],
  ['other events', [{ event: 'closed', actor: { login: 'mona' } }], undefined],
])('who accepted it: %s', async (_, events, by) => {
  const api = answering({
    '/repos/octo/words/pulls/7': { labels: [{ name: 'bug' }, { name: 'Performance-Accepted' }] },
    '/repos/octo/words/issues/7/events': events,
  })
  expect(await findAcceptance(api, pull, label)).toEqual({ kind: 'given', label, by })
})

test('a label that only looks alike accepts nothing', async () => {
  const api = answering({ '/repos/octo/words/pulls/7': { labels: [{ name: `${label}-not` }] } })
  expect(await findAcceptance(api, pull, label)).toEqual({ kind: 'missing', label })
})

test('who comments is asked of GraphQL', async () => {
  const api = answering({ '/graphql': { data: { viewer: { login: 'meter[bot]' } } } })
  expect(await makeConversation(api, pull).readLogin()).toBe('meter[bot]')
  const silent = answering({ '/graphql': { errors: [{ message: 'no' }] } })
  await expect(makeConversation(silent, pull).readLogin()).rejects.toThrow(GitHubError)
})
