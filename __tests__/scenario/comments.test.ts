import './github/shorten-timers.js'
import { afterEach, expect, test, vi } from 'vitest'
import { decodeMarker, encodeMarker, suiteKey } from '../../src/forge/marker.js'
import { noteRun, writeComment } from '../../src/forge/write.js'
import { openApi } from '../../src/github/api/api.js'
import { makeConversation } from '../../src/github/conversation.js'
import { findAcceptance } from '../../src/github/labels.js'
import { makePages } from '../../src/github/pages.js'
import { mixed, report } from '../unit/report/samples.js'
import { asReport } from '../unit/report/shown.js'
import { type GitHub, startGitHub } from './github/fake/fake-github.js'
import { rateLimit, secondaryRateLimit } from './github/fake/faults.js'
import { addComment, addPull, readOnly, type StateOptions } from './github/fake/repository-state.js'

const [firstHead, secondHead] = ['a'.repeat(40), 'b'.repeat(40)]
const stranger = { login: 'stranger', type: 'User' } as const

/** A pull request on GitHub's stand-in, and what a run does with its comment. */
async function pullRequest(options: StateOptions = {}) {
  const github = await startGitHub(options)
  const pull = addPull(github.state, { head: { sha: firstHead } })
  vi.stubEnv('GITHUB_API_URL', github.url)
  const api = await openApi({ token: github.state.token.text, repository: 'octo/words' })
  const conversation = makeConversation(api, pull.number)
  const pagesOf = (id: number, page = mixed) => {
    const run = { id, number: id - 9000, attempt: 1, head: pull.head.sha }
    const gate = { failOn: ['regressed'], allow: [] } as const
    const rest = { gate, overrideLabel: 'performance-accepted' }
    return makePages(asReport(page), {
      suite: page.suite,
      run,
      runUrl: `https://github.com/octo/words/actions/runs/${id}`,
      ...rest,
    })
  }
  return {
    github,
    pull,
    pagesOf,
    note: (id: number) => noteRun(conversation, pagesOf(id)),
    comment: (pages: ReturnType<typeof pagesOf>, policy: 'auto' | 'changes' = 'auto') =>
      writeComment(conversation, { ...pages, policy }),
    accept: (label: string) => findAcceptance(api, pull.number, label),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  }
}

afterEach(() => vi.unstubAllEnvs())

const bodies = ({ state }: GitHub) => state.comments.map(({ body }) => body)

test('a comment is made, marked as outdated by the next push, and edited in place', async () => {
  await using story = await pullRequest()
  const { github, pull, pagesOf } = story
  expect(await story.note(9001)).toEqual({ kind: 'silent' })
  expect((await story.comment(pagesOf(9001))).kind).toBe('created')
  expect(github.requests()).toEqual([
    'GET issues/1/comments?per_page=100 → 200',
    'GET issues/1/comments?per_page=100 → 200',
    'GET pulls/1 → 200',
    'POST issues/1/comments → 201',
    'GET issues/1/comments?per_page=100 → 200',
  ])
  expect(bodies(github)).toEqual([pagesOf(9001).body])

  pull.head.sha = secondHead
  expect((await story.note(9002)).kind).toBe('noted')
  expect(bodies(github)[0]).toContain(
    '> ⏳ Being measured again for <code>bbbbbbb</code> by [run 2](https://github.com/octo/words/actions/runs/9002); the numbers below are of <code>aaaaaaa</code>.\n\n> [!',
  )
  expect((await story.comment(pagesOf(9002, report()))).kind).toBe('updated')
  // With three for the artifact, these are the eight of the budget.
  expect(github.requests()).toEqual([
    'GET issues/1/comments?per_page=100 → 200',
    'PATCH issues/comments/2001 → 200',
    'GET issues/1/comments?per_page=100 → 200',
    'GET pulls/1 → 200',
    'PATCH issues/comments/2001 → 200',
  ])
  expect(bodies(github)).toEqual([pagesOf(9002, report()).body])
})

test('what is the same already is left alone', async () => {
  await using story = await pullRequest()
  await story.comment(story.pagesOf(9001))
  story.github.requests()
  expect((await story.comment(story.pagesOf(9001))).kind).toBe('left')
  expect(story.github.requests()).toEqual(['GET issues/1/comments?per_page=100 → 200', 'GET pulls/1 → 200'])
})

test('three pages of what others say, and one who forges the marker', async () => {
  await using story = await pullRequest()
  const { github, pagesOf } = story
  const forged = encodeMarker(suiteKey('benchmark'), { id: 1, number: 1, attempt: 1, head: firstHead })
  addComment(github.state, { issue: 1, body: `${forged}forged`, author: stranger })
  for (let at = 0; at < 300; at++) addComment(github.state, { issue: 1, body: `words ${at}`, author: stranger })
  expect((await story.comment(pagesOf(9001))).kind).toBe('created')
  expect((await story.comment(pagesOf(9002))).kind).toBe('updated')
  expect(bodies(github)[0]).toBe(`${forged}forged`)
  expect(bodies(github).slice(301)).toEqual([pagesOf(9002).body])
  // Twice for the one that is made, of four pages each, and once for the one that is edited.
  expect(github.requests().filter(line => line.startsWith('GET issues/1/comments'))).toHaveLength(12)
})

test('of the duplicates of a race the oldest stays', async () => {
  await using story = await pullRequest()
  const { github, pagesOf } = story
  for (const id of [9001, 9002, 9003]) addComment(github.state, { issue: 1, body: pagesOf(id).body })
  expect((await story.comment(pagesOf(9004))).kind).toBe('updated')
  expect(github.state.comments).toMatchObject([{ id: 2001, body: pagesOf(9004).body }])
})

test.each([
  [9001, 9002],
  [9002, 9001],
])(
  'two runs that find no comment at the same time leave one, with what the newer one says (%i, %i)',
  async (...ids) => {
    await using story = await pullRequest()
    const { github, pagesOf } = story
    github.fail({ on: 'POST issues/1/comments', times: 1, delayInMilliseconds: 300 })
    await Promise.all(ids.map(id => story.comment(pagesOf(id))))
    expect(bodies(github)).toEqual([pagesOf(9002).body])
  },
)

test('an older run that ends last, and one whose commit is no longer the head, change nothing', async () => {
  await using story = await pullRequest()
  const { github, pull, pagesOf } = story
  const late = pagesOf(9002)
  await story.comment(pagesOf(9003))
  expect(await story.comment(late)).toEqual({ kind: 'superseded', by: 'newer-run' })
  const outdated = pagesOf(9004)
  pull.head.sha = secondHead
  expect(await story.comment(outdated)).toEqual({ kind: 'superseded', by: 'moved-head' })
  expect(bodies(github).map(body => decodeMarker(body)?.run.id)).toEqual([9003])
})

test('nothing changed, and comments are for changes', async () => {
  await using story = await pullRequest()
  expect(await story.comment(story.pagesOf(9001, report()), 'changes')).toEqual({ kind: 'silent' })
  await story.comment(story.pagesOf(9002), 'changes')
  expect((await story.comment(story.pagesOf(9003, report()), 'changes')).kind).toBe('updated')
})

test('a token that only reads', async () => {
  await using story = await pullRequest({ permissions: readOnly })
  const result = await story.comment(story.pagesOf(9001))
  expect(result).toMatchObject({ kind: 'forbidden', reason: expect.stringContaining('"pull-requests: write"') })
  expect(story.github.state.comments).toEqual([])
})

test('a comment that is refused is made again, and short', async () => {
  await using story = await pullRequest()
  story.github.fail({ on: 'POST issues/1/comments', times: 1, status: 422, message: 'Validation Failed' })
  expect((await story.comment(story.pagesOf(9001))).kind).toBe('created')
  expect(bodies(story.github)).toEqual([story.pagesOf(9001).shortBody])
})

test('GitHub stumbles once', async () => {
  await using story = await pullRequest()
  story.github.fail({ on: 'GET issues/1/comments*', times: 1, status: 500 })
  story.github.fail({ on: 'GET pulls/1', times: 1, ...secondaryRateLimit })
  expect((await story.comment(story.pagesOf(9001))).kind).toBe('created')
})

test('the allowance is used up', async () => {
  await using story = await pullRequest()
  story.github.fail({ on: 'GET issues/1/comments*', ...rateLimit })
  expect(await story.comment(story.pagesOf(9001))).toMatchObject({ kind: 'failed' })
})

test('a label accepts, whatever its case; who set it is unknown where that is not told', async () => {
  await using story = await pullRequest()
  const label = 'performance-accepted'
  expect(await story.accept(label)).toEqual({ kind: 'missing', label })
  story.pull.labels.push('Performance-Accepted')
  expect(await story.accept(label)).toMatchObject({ kind: 'given', label })
  story.github.fail({ on: 'GET issues/1/events*', status: 403, message: 'Resource not accessible by integration' })
  expect(await story.accept(label)).toEqual({ kind: 'given', label, by: undefined })
  story.github.fail({ on: 'GET pulls/1', status: 403, message: 'Resource not accessible by integration' })
  expect(await story.accept(label)).toMatchObject({ kind: 'unknown', label })
})
