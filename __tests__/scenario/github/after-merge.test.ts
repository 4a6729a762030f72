import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { Step, Texts } from '../action.js'
import { source } from '../checkout.js'
import { makeScript } from '../sides.js'
import { testFirst } from '../some-at-night.js'
import { onPush } from './fake/events.js'
import { type Fault, secondaryRateLimit } from './fake/faults.js'
import { makeWorld, type World } from './world.js'

/** A push, and the job behind it that tells what it found. */
async function pushAndTell(
  world: World,
  inputs: Texts,
  value: number,
): Promise<{ readonly step: Step; readonly commit: string }> {
  const { github } = world
  const commit = world.commit({ 'source.sh': source(value), notes: `${github.state.commits.length}` })
  Object.assign(world.pull, { mergeCommit: commit, mergedAt: '2026-02-01T12:00:00Z', state: 'closed' })
  await world.push({}, commit)
  const job = { mode: 'history', command: '', files: '', rounds: '', warmup: '', ...inputs }
  const step = await world.run(onPush(github.state, commit), commit, job)
  expect([step.status, step.stdout.includes('::warning::')], step.stdout).toEqual([0, false])
  return { step, commit }
}

async function begin(): Promise<World> {
  const world = await makeWorld({
    permissions: { actions: 'read', contents: 'read', issues: 'write', 'pull-requests': 'write' },
  })
  await world.push()
  return world
}

test('the merged pull request gets a comment about what became worse, once', async () => {
  await using world = await begin()
  const { github, pull } = world
  const { commit } = await pushAndTell(world, { news: 'comment' }, 1_200_000)
  const [comment] = github.state.comments
  expect(comment).toMatchObject({ issue: pull.number, author: { login: 'github-actions[bot]' } })
  expect(comment!.body).toMatch(/^<!-- counterbalance:after-the-merge-\S+ run=.*\n## ⏱ After the merge/)
  expect(comment!.body).toMatch(
    /- <code>parse<\/code> \(<code>time<\/code>\): \+[12]\d\.?\d*% \[.*counterbalance bisect.* By <code>Tester<\/code>\./,
  )
  expect(comment!.body).toContain(commit.slice(0, 7))
  const again = await world.run(onPush(github.state, commit), commit, { mode: 'history', news: 'comment' })
  expect([again.status, github.state.comments.length]).toEqual([0, 1])
  expect(github.state.comments[0]!.body).toBe(comment!.body)
})

test('an issue for each benchmark is opened, edited, and closed when the level is back', {
  tags: 'nightly',
}, async () => {
  await using world = await begin()
  const { github } = world
  const tell = (value: number) => pushAndTell(world, { news: 'issue' }, value)
  // A push that nothing was published of: either commit may be the one.
  world.commit({ notes: 'skipped' })
  await tell(1_200_000)
  expect(github.state.issues[0]!.body).toMatch(/ It came with one of 2 commits since <code>[0-9a-f]{7}<\/code>\.\n$/)
  expect(github.state.issues).toMatchObject([
    { title: 'Performance: parse (time) became worse', state: 'open', labels: ['performance-regression'] },
  ])
  const [issue] = github.state.issues
  const first = issue!.body
  await tell(1_400_000)
  expect(github.state.issues).toHaveLength(1)
  expect(issue!.body.startsWith(first.trimEnd())).toBe(true)
  expect(issue!.body.match(/^- /gm)!.length).toBeGreaterThan(1)
  await tell(1_000_000)
  expect(issue).toMatchObject({
    state: 'closed',
    body: expect.stringMatching(
      /- <code>parse<\/code> \(<code>time<\/code>\) is back at the level of [0-9a-f]{7}, with/,
    ),
  })
  expect(github.state.comments).toEqual([])
})

test('without the right, the job says which it lacks, does the rest, and fails', { tags: 'nightly' }, async () => {
  await using world = await begin()
  const { github } = world
  github.state.token.permissions = { actions: 'read', contents: 'write' }
  const commit = world.commit({ 'source.sh': source(1_200_000) })
  await world.push({}, commit)
  const inputs = { mode: 'history', news: 'issue', branch: 'benchmarks' }
  const step = await world.run(onPush(github.state, commit), commit, inputs)
  expect(step.status).toBe(1)
  expect(step.stdout).toContain('::error::The result of the merge could not be reported')
  expect(step.stdout).toContain('issues: write')
  expect(github.state.branches.has('benchmarks')).toBe(true)
})

/** A program of `count` benchmarks, of which the first `slow` take a quarter longer. */
function manyOf(count: number, slow: number): string {
  const all = Array.from({ length: count }, (_, index) => ({
    bench: `bench-${index + 1}`,
    value: index < slow ? 1_250_000 : 1_000_000,
  }))
  return makeScript(all)
}

test('sixty benchmarks that become worse with one push have one issue, which closes when all are back', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld({ permissions: { actions: 'read', contents: 'read', issues: 'write' } })
  const { github } = world
  const tell = async (slow: number) => {
    const commit = world.commit({ 'source.sh': manyOf(60, slow), notes: `${github.state.commits.length}` })
    await world.push({}, commit)
    github.requests()
    const inputs = { mode: 'history', command: '', files: '', rounds: '', warmup: '', news: 'issue' }
    const step = await world.run(onPush(github.state, commit), commit, inputs)
    expect([step.status, step.stdout.includes('::warning::')], step.stdout).toEqual([0, false])
    return { commit, requests: github.requests().filter(line => /issues|commits/.test(line)) }
  }
  await tell(0)
  const { commit, requests } = await tell(60)
  expect(github.state.issues).toMatchObject([
    { title: `Performance: 60 benchmarks became worse at ${commit.slice(0, 7)}`, state: 'open' },
  ])
  const [issue] = github.state.issues
  expect(issue!.body.match(/^- <code>bench-\d+<\/code> \(<code>time<\/code>\): \+2\d/gm)).toHaveLength(60)
  expect(requests).toEqual([
    'GET commits/<sha>?per_page=1 → 200',
    'GET issues?state=open&labels=performance-regression&per_page=100 → 200',
    'POST issues → 201',
    'GET issues?state=open&labels=performance-regression&per_page=100 → 200',
  ])
  const some = await tell(2)
  expect(issue).toMatchObject({
    state: 'open',
    body: expect.stringMatching(/^- <code>bench-60<\/code> .* is back/m),
  })
  expect(issue!.body).toContain('58 of 60 are back.')
  expect(some.requests).toHaveLength(2)
  await tell(0)
  expect(github.state.issues).toMatchObject([{ state: 'closed', body: expect.stringContaining('60 of 60 are back.') }])
})

const ways: readonly (readonly [what: string, fault: Omit<Fault, 'on'>])[] = [
  ['502', { status: 502 }],
  ['429', { status: 429, headers: { 'retry-after': '1' } }],
  ['a secondary limit', secondaryRateLimit],
  ['a reset', { isReset: true }],
  ['an answer that is lost', { isAnswerLost: true }],
]
const making = { issue: 'POST issues', comment: 'POST issues/1/comments' } as const
const tellings = ways.flatMap(([what, fault]) =>
  (['issue', 'comment'] as const).map(way => [way, what, fault] as const),
)

testFirst(1, tellings)('an %s after the merge gets over %s, and there is one', async (way, _, fault) => {
  await using world = await begin()
  const { github } = world
  github.fail({ on: making[way], times: 2, ...fault })
  await pushAndTell(world, { news: way }, 1_200_000)
  expect([github.state.issues.length, github.state.comments.length]).toEqual(way === 'issue' ? [1, 0] : [0, 1])
})

testFirst(0, ['issue', 'comment'] as const)(
  'an %s after the merge that GitHub does not take for five minutes fails the step, after all else is done',
  async way => {
    await using world = await begin()
    const { github } = world
    github.state.token.permissions = { ...github.state.token.permissions, contents: 'write' }
    github.fail({ on: making[way], status: 502 })
    const commit = world.commit({ 'source.sh': source(1_200_000) })
    Object.assign(world.pull, { mergeCommit: commit, mergedAt: '2026-02-01T12:00:00Z', state: 'closed' })
    await world.push({}, commit)
    const inputs = { mode: 'history', news: way, branch: 'benchmarks' }
    const step = await world.run(onPush(github.state, commit), commit, inputs)
    expect(step.status, step.stdout).toBe(1)
    expect(step.stdout).toMatch(/::error::The result of the merge could not be reported: .*status 502/)
    expect(github.state.branches.has('benchmarks')).toBe(true)
    expect([...github.state.issues, ...github.state.comments]).toEqual([])
  },
)

testFirst<['issue' | 'comment']>(0, [['issue'], ['comment']])(
  'of two jobs at once that make an %s, the older one stays',
  async way => {
    await using world = await begin()
    const { github, commits } = world
    const commit = world.commit({ 'source.sh': source(1_200_000) })
    Object.assign(world.pull, { mergeCommit: commit, mergedAt: '2026-02-01T12:00:00Z', state: 'closed' })
    await world.push({}, commit)
    const [first, second] = [onPush(github.state, commit), onPush(github.state, commit)]
    const inputs = { mode: 'history', news: way }
    await world.run(first, commit, inputs)
    const [issue] = github.state.issues.splice(0)
    const [comment] = github.state.comments.splice(0)
    // What the other job has made comes to light between the look of this one and its own.
    github.fail({
      on: making[way],
      times: 1,
      meanwhile: () => {
        github.state.issues.push(...(issue ? [issue] : []))
        github.state.comments.push(...(comment ? [comment] : []))
      },
    })
    const step = await world.run(second, commit, inputs)
    expect(step.status, step.stdout).toBe(0)
    expect(github.state.comments.map(({ id }) => id)).toEqual(comment ? [comment.id] : [])
    expect(github.state.issues.map(({ number, state }) => [number, state])).toEqual(
      issue
        ? [
            [issue.number, 'open'],
            [issue.number + 1, 'closed'],
          ]
        : [],
    )
    expect(commits.main).not.toBe(commit)
  },
)

/** A server for webhooks that answers in turn as `answers` say, and its requests. */
async function startWebhook(answers: readonly number[]) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += chunk))
    request.on('end', () => {
      response.statusCode = answers[bodies.push(body) - 1] ?? 500
      response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { bodies, address: `http://127.0.0.1:${(server.address() as { port: number }).port}/hooks/secret-path` }
}

const webhooks: [what: string, answers: readonly number[], status: number, tries: number, says: string][] = [
  ['after two answers of 503 and 429', [503, 429, 200], 0, 3, 'Posted the news to the webhook.'],
  ['in vain where the server refuses it', [404], 1, 1, 'COUNTERBALANCE_WEBHOOK: the server answered 404.'],
  [
    'in vain where the server stays busy',
    [500, 500, 500, 500],
    1,
    4,
    'COUNTERBALANCE_WEBHOOK: the server answered 500.',
  ],
]

testFirst(0, webhooks)('news is an output, and posted to a webhook %s', async (_, answers, status, tries, says) => {
  await using world = await begin()
  const { github } = world
  const webhook = await startWebhook(answers)
  const variables = { COUNTERBALANCE_WEBHOOK: webhook.address }
  const job = { mode: 'history', command: '', files: '', rounds: '', warmup: '' }
  const quiet = world.commits.main
  const nothing = await world.run(onPush(github.state, quiet), quiet, job, { variables })
  expect([nothing.status, JSON.parse(nothing.outputs.news!).news, webhook.bodies], nothing.stdout).toEqual([0, [], []])

  const commit = world.commit({ 'source.sh': source(1_200_000) })
  const pushed = await world.push({}, commit)
  const step = await world.run(onPush(github.state, commit), commit, job, { variables })
  expect([step.status, step.stdout]).toEqual([status, expect.stringContaining(says)])
  expect(step.stdout.replace(/^::add-mask::.*$/gm, '')).not.toContain('secret-path')
  const news = JSON.parse(step.outputs.news!)
  expect(news).toMatchObject({ commit, repository: 'octo/words', news: [{ benchmark: 'parse', author: 'Tester' }] })
  expect(webhook.bodies.map(body => JSON.parse(body))).toEqual(Array.from({ length: tries }, () => news))
  const { author: __, ...unsigned } = news.news[0]
  expect(JSON.parse(pushed.outputs.news!).news).toEqual([unsigned])
})
