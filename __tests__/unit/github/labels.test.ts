import { getOctokit } from '@actions/github'
import { expect, test } from 'vitest'
import type { Api } from '../../../src/github/api/api.js'
import { GitHubError } from '../../../src/github/api/github-error.js'
import { makeConversation } from '../../../src/github/conversation.js'
import { findAcceptance, makeAcceptanceFinder } from '../../../src/github/labels.js'
import type { QueueEntry } from '../../../src/github/run.js'

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
  created_at: '2026-01-31T12:00:00Z',
})
const at = '2026-01-31T12:00:00Z'

test.each([
  [
    'the last who set it',
    [labeled('mona', label), labeled('mona', label, 'unlabeled'), labeled('hubot', label)],
    { by: 'hubot', at },
  ],
  ['whoever set another label is not asked', [labeled('mona', label), labeled('hubot', 'bug')], { by: 'mona', at }],
  [
    'whoever took it away is not asked',
    [labeled('mona', label), labeled('hubot', label, 'unlabeled')],
    { by: 'mona', at },
  ],
  ['someone who has gone', [labeled(null, label)], { at }],
  ['other events', [{ event: 'closed', actor: { login: 'mona' } }], {}],
])('who accepted it: %s', async (_, events, setter) => {
  const api = answering({
    '/repos/octo/words/pulls/7': { labels: [{ name: 'bug' }, { name: 'Performance-Accepted' }] },
    '/repos/octo/words/issues/7/events': events,
    '/repos/octo/words/issues/7/comments': [],
  })
  expect(await findAcceptance(api, pull, label)).toEqual({ kind: 'given', label, ...setter })
})

const comment = (login: string, body: string) => ({ user: { login }, body })

test.each<[what: string, comments: readonly object[], why: string | undefined]>([
  ['none', [comment('mona', 'Looks good.')], undefined],
  [
    'the first line of it',
    [comment('mona', 'counterbalance: accept the parser is safer now\nand so on')],
    'the parser is safer now',
  ],
  ['in capitals, with a colon', [comment('mona', 'Counterbalance: Accept: safer')], 'safer'],
  ['not at the beginning', [comment('mona', '> counterbalance: accept this')], undefined],
  ['a longer word', [comment('mona', 'counterbalance: acceptable?')], undefined],
  ['of nothing', [comment('mona', 'counterbalance: accept')], undefined],
  ['of somebody who may only read', [comment('eve', 'counterbalance: accept mine')], undefined],
  [
    'the newest of those who may write',
    [
      comment('mona', 'counterbalance: accept a'),
      comment('mona', 'counterbalance: accept b'),
      comment('eve', 'counterbalance: accept c'),
    ],
    'b',
  ],
])('why: %s', async (_, comments, why) => {
  const api = answering({
    '/repos/octo/words/pulls/7': { labels: [{ name: label }] },
    '/repos/octo/words/issues/7/events': [],
    '/repos/octo/words/issues/7/comments': comments,
    '/repos/octo/words/collaborators/mona/permission': { permission: 'write' },
    '/repos/octo/words/collaborators/eve/permission': { permission: 'read' },
  })
  expect(await findAcceptance(api, pull, label)).toEqual({
    kind: 'given',
    label,
    ...(why === undefined ? {} : { why }),
  })
})

test('GitHub is asked once', async () => {
  const answers = { '/repos/octo/words/pulls/7': { labels: [{ name: 'bug' }] } }
  const find = makeAcceptanceFinder(answering(answers), { pull: { number: pull } }, label)!
  expect(find()).toBe(find())
  expect(await find()).toEqual({ kind: 'missing', label })
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

const [base, merged, first, second] = ['a', 'd', 'b', 'c'].map(letter => letter.repeat(40)) as [
  string,
  string,
  string,
  string,
]
const group = { ref: `refs/heads/gh-readonly-queue/main/pr-7-${base}`, branch: 'main', base, head: merged }
const open = (number: number, sha: string) => ({ number, head: { sha } })
const labels = (...names: readonly string[]) => ({ labels: names.map(name => ({ name })) })
const queue = (answers: Readonly<Record<string, unknown>>, commits: readonly string[] = [second, merged]) =>
  answering({
    [`/repos/octo/words/compare/${base}...${merged}`]: {
      total_commits: commits.length,
      commits: commits.slice(0, 100).map(sha => ({ sha })),
    },
    ...Object.fromEntries(
      [6, 7, 8].flatMap(number =>
        ['events', 'comments'].map(what => [`/repos/octo/words/issues/${number}/${what}`, []]),
      ),
    ),
    ...answers,
  })
const [pulls, sixth, seventh, eighth] = ['', '/6', '/7', '/8'].map(end => `/repos/octo/words/pulls${end}`) as [
  string,
  string,
  string,
  string,
]
const isOpen = { [pulls]: [open(7, second), open(8, 'e'.repeat(40))] }

test.each<[what: string, api: Api, group: QueueEntry, expected: object]>([
  ['the one of the entry has it', queue({ ...isOpen, [seventh]: labels(label) }), group, { kind: 'given' }],
  [
    'another one has it',
    queue({ ...isOpen, [seventh]: labels(), [eighth]: labels(label) }),
    group,
    { kind: 'missing', pulls: [7] },
  ],
  [
    'one of two has it',
    queue({ [pulls]: [open(6, first), open(7, second)], [sixth]: labels(), [seventh]: labels(label) }, [first, second]),
    group,
    { kind: 'missing', pulls: [7, 6] },
  ],
  [
    'both have it',
    queue({ [pulls]: [open(6, first), open(7, second)], [sixth]: labels(label), [seventh]: labels(label) }, [first]),
    group,
    { kind: 'given' },
  ],
  ['its commits are squashed', queue({ ...isOpen, [seventh]: labels(label) }, [merged]), group, { kind: 'given' }],
  ['it is closed', queue({ [pulls]: [], [seventh]: labels(label) }), group, { kind: 'unknown' }],
  [
    'the branch is of no queue',
    queue({ ...isOpen, [seventh]: labels(label) }),
    { ...group, ref: 'refs/heads/main' },
    { kind: 'unknown' },
  ],
  [
    'there are more commits than are listed',
    queue({ ...isOpen, [seventh]: labels(label) }, Array(101).fill(second)),
    group,
    { kind: 'unknown' },
  ],
])('in a merge queue, where %s', async (_, api, queued, expected) => {
  expect(await makeAcceptanceFinder(api, { group: queued }, label)!()).toMatchObject({ ...expected, label })
})

test('nobody is asked where there is no label and no pull request', () => {
  expect(makeAcceptanceFinder(queue({}), {}, label)).toBeUndefined()
  expect(makeAcceptanceFinder(queue({}), { group }, '')).toBeUndefined()
})
