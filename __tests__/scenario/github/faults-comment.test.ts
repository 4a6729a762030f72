import { expect, test } from 'vitest'
import { encodeMarker, suiteKey } from '../../../src/forge/marker.js'
import { hangHere } from '../action.js'
import { testFirst } from '../some-at-night.js'
import { again, onPullRequest, type Trigger } from './fake/events.js'
import { rateLimit, secondaryRateLimit } from './fake/faults.js'
import { addComment, addRun, type StateOptions, usualPermissions } from './fake/repository-state.js'
import { plant } from './planted.js'
import { readStored } from './stored.js'
import { makeWorld, type World } from './world.js'

/** A world with a baseline, against which the pull request is `improved`. */
async function begin(options: StateOptions = {}): Promise<World> {
  const world = await makeWorld(options)
  plant(world.github.state, world.sandbox, { commit: world.commits.main })
  return world
}

const bodiesOf = ({ github }: World): readonly string[] => github.state.comments.map(({ body }) => body)

/** A comment as another run of this pull request would write it. */
function writtenBy({ run }: Trigger, head: string): string {
  const { id, number, attempt } = run
  return `${encodeMarker(suiteKey('benchmark'), { id, number, attempt, head }, 5)}numbers of run ${number}\n`
}

test('calls without a fault: three to publish, nine for the first comment and ten for the next', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github } = world
  const count = (): number => github.requests().filter(line => !/^\w+ blobs\//.test(line)).length
  await world.push({ rounds: '0' })
  expect(count()).toBe(3)
  await world.propose()
  expect(count()).toBe(9)
  await world.propose()
  expect(count()).toBe(10)
})

test('a re-run that is cancelled after two rounds leaves the verdict, and says so', { tags: 'nightly' }, async () => {
  await using world = await begin()
  const { github, sandbox, commits, pull } = world
  const proposing = onPullRequest(github.state, pull)
  await world.run(proposing, commits.merge)
  const [before] = bodiesOf(world)
  const hang = `echo >> ${sandbox.at('count')}; if [ $(wc -l < ${sandbox.at('count')}) = 12 ]; then ${hangHere(sandbox)}; fi; sh built.sh`
  const cancelled = await world.run(
    again(proposing),
    commits.merge,
    { command: hang, 'fresh-copies': 'once' },
    { endedBy: 'SIGINT' },
  )
  expect([
    cancelled.status,
    JSON.parse(sandbox.read(nameIn(sandbox.path, cancelled.outputs.record!))).rounds.length,
  ]).toEqual([1, 2])
  const note = `> ⏪ [Run 2](https://github.com/octo/words/actions/runs/${proposing.run.id}) measured <code>${commits.head.slice(0, 7)}</code> again and completed 2 rounds; the numbers below rest on 5 rounds.\n\n`
  const [marker, ...text] = before!.split('\n')
  expect(bodiesOf(world)).toEqual([[marker, `${note}${text.join('\n')}`].join('\n')])
  expect(cancelled.stdout).toContain('::notice::The comment was left alone: an earlier run completed more rounds')
})

function nameIn(home: string, path: string): string {
  return path.slice(home.length + 1)
}

test('a run that is cancelled before it measures takes back that it measures again', { tags: 'nightly' }, async () => {
  await using world = await begin()
  const { github, sandbox, commits, pull } = world
  await world.propose()
  const before = bodiesOf(world)
  github.requests()
  const trigger = onPullRequest(github.state, pull)
  const seen: string[] = []
  github.fail({ on: 'GET actions/runs/*', meanwhile: () => seen.push(...bodiesOf(world)) })
  const step = await world.run(trigger, commits.merge, { install: hangHere(sandbox) }, { endedBy: 'SIGINT' })
  expect(step.status, step.stdout).toBe(1)
  expect(seen).toEqual([expect.stringContaining('> ⏳ Being measured again')])
  expect(bodiesOf(world)).toEqual(before)
  expect(github.requests().slice(-2)).toEqual([
    'GET issues/1/comments?per_page=100 → 200',
    'PATCH issues/comments/2001 → 200',
  ])
})

test('a run that is cancelled while its page is stored tells its verdict without the page', {
  tags: 'nightly',
}, async () => {
  await using world = await begin({ permissions: { ...usualPermissions, checks: 'write' } })
  const { github, sandbox, commits, pull } = world
  github.fail({
    ...{ on: 'POST results/CreateArtifact*', isSilent: true },
    meanwhile: () => void sandbox.write('here', ''),
  })
  const inputs = { show: 'comment, check, page', 'fail-on': 'regressed', settings: 'causes: off' }
  const step = await world.run(onPullRequest(github.state, pull), commits.merge, inputs, { endedBy: 'SIGTERM' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'improved'])
  expect(step.stdout).toMatch(/::warning::The HTML page could not be stored: .* the job was cancelled/)
  expect(bodiesOf(world)).toEqual([expect.stringContaining('improved by ')])
  expect(github.state.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['success'])
})

// The texts are tested as units with each change.
test('words that a person writes above the comment stay there', { tags: 'nightly' }, async () => {
  await using world = await begin()
  await world.propose()
  const [comment] = world.github.state.comments
  const words = 'We know: the parser does more now.\n\n'
  comment!.body = words + comment!.body
  await world.propose({ threshold: '50%' })
  expect(bodiesOf(world)).toEqual([expect.stringMatching(new RegExp(`^${words}<!-- counterbalance:[^]*> \\[!`))])
})

test('a run that is cancelled while it fetches the baseline takes back that it measures again', {
  tags: 'nightly',
}, async () => {
  await using world = await begin()
  const { github, sandbox, commits, pull } = world
  await world.propose()
  const before = bodiesOf(world)
  github.fail({ on: 'GET actions/artifacts*', meanwhile: () => void sandbox.write('here', ''), isSilent: true })
  const step = await world.run(onPullRequest(github.state, pull), commits.merge, {}, { endedBy: 'SIGINT' })
  expect(step.status, step.stdout).toBe(1)
  expect(bodiesOf(world)).toEqual(before)
})

test('a run that breaks before it measures takes back that it measures again', { tags: 'nightly' }, async () => {
  await using world = await begin()
  await world.propose()
  const before = bodiesOf(world)
  const step = await world.propose({ quiet: 'strict', install: 'false' })
  expect(step.status, step.stdout).toBe(1)
  expect(bodiesOf(world)).toEqual(before)
})

test('a run that is killed leaves its note, and a later run forgets what was announced', {
  tags: 'nightly',
}, async () => {
  await using world = await begin()
  const { github, sandbox, commits, pull } = world
  await world.propose()
  const [older, newer] = [onPullRequest(github.state, pull), onPullRequest(github.state, pull)]
  await world.run(newer, commits.merge, { install: hangHere(sandbox) }, { endedBy: 'SIGKILL' })
  expect(bodiesOf(world)).toEqual([expect.stringContaining(`by [run ${newer.run.number}]`)])
  github.requests()
  const late = await world.run(older, commits.merge)
  expect(late.stdout).not.toContain('::notice::')
  expect(bodiesOf(world)).toEqual([
    expect.stringMatching(new RegExp(`^<!-- counterbalance:\\S+ run=${older.run.id} [^]*> \\[!`)),
  ])
  expect(github.requests()).toContain(`GET actions/runs/${newer.run.id} → 200`)
})

test('an older run that waits out a pause leaves what a newer one has written in the meantime', {
  tags: 'nightly',
}, async () => {
  await using world = await begin()
  const { github, commits, pull } = world
  await world.propose()
  const older = onPullRequest(github.state, pull)
  const newer = writtenBy(onPullRequest(github.state, pull), commits.head)
  github.fail({
    on: 'PATCH issues/comments/*',
    // The first is the note that it measures again.
    after: 1,
    times: 1,
    ...secondaryRateLimit,
    headers: { 'retry-after': '60' },
    meanwhile: () => Object.assign(github.state.comments[0]!, { body: newer }),
  })
  const step = await world.run(older, commits.merge)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'improved'])
  expect(step.stdout).toContain('::notice::The comment was left alone: a newer run has written it')
  expect(bodiesOf(world)).toEqual([newer])
})

test('a comment whose answer was lost is not made twice', async () => {
  await using world = await begin()
  const { github } = world
  github.fail({ on: 'POST issues/1/comments', times: 1, isAnswerLost: true })
  const step = await world.propose()
  expect(step.outputs['comment-url']).toContain('#issuecomment-2001')
  expect(bodiesOf(world)).toEqual([expect.stringContaining('improved by ')])
  expect(github.requests().slice(-5)).toEqual([
    'GET issues/1/comments?per_page=100 → 200',
    'GET pulls/1 → 200',
    'POST issues/1/comments → reset',
    'GET issues/1/comments?per_page=100 → 200',
    'GET pulls/1 → 200',
  ])
})

testFirst(1, ['older', 'newer'] as const)(
  'of two runs at once, the comment of the %s one is the only one',
  async which => {
    await using world = await begin()
    const { github, commits, pull } = world
    const [first, second] = [onPullRequest(github.state, pull), onPullRequest(github.state, pull)]
    const [own, other] = which === 'older' ? [second, first] : [first, second]
    const body = writtenBy(other, commits.head)
    github.fail({
      on: 'POST issues/1/comments',
      times: 1,
      meanwhile: () => void addComment(github.state, { issue: 1, body }),
    })
    const step = await world.run(own, commits.merge)
    expect(step.status, step.stdout).toBe(0)
    expect(github.state.comments.map(({ id }) => id)).toEqual([2001])
    if (which === 'older') expect(bodiesOf(world)).toEqual([expect.stringContaining('improved by ')])
    else expect(bodiesOf(world)).toEqual([body])
  },
)

testFirst(0, [
  ['with a time', { 'retry-after': '60' }],
  ['without one', {}],
])('a limit of four minutes is waited out, %s', async (_, headers) => {
  await using world = await begin()
  world.github.fail({ on: 'POST issues/1/comments', times: 4, ...secondaryRateLimit, headers })
  const step = await world.propose()
  expect(step.stdout).not.toContain('::notice::')
  expect(bodiesOf(world)).toEqual([expect.stringContaining('improved by ')])
})

test('a comment that somebody deletes in the meantime is made again', { tags: 'nightly' }, async () => {
  await using world = await begin()
  const { github } = world
  await world.propose()
  // The first is the note that it measures again.
  github.fail({
    on: 'PATCH issues/comments/*',
    after: 1,
    times: 1,
    meanwhile: () => void github.state.comments.splice(0),
  })
  const step = await world.propose()
  expect(step.outputs['comment-url']).toContain('#issuecomment-2002')
  expect(bodiesOf(world)).toEqual([expect.stringContaining('improved by ')])
})

testFirst(0, [
  ['four minutes is waited for', 240, []],
  [
    'ten minutes is not: the comment is kept',
    600,
    ['counterbalance-comment-benchmark', 'counterbalance-record-benchmark'],
  ],
])('an hourly limit that ends in %s', async (_, seconds, kept) => {
  await using world = await begin()
  const { github } = world
  const reset = `${Math.ceil(Date.now() / 1000) + seconds}`
  const headers = { ...rateLimit.headers, 'x-ratelimit-reset': reset }
  github.fail({ on: 'POST issues/1/comments', times: 1, ...rateLimit, headers })
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'improved'])
  expect(github.state.comments).toHaveLength(kept.length === 0 ? 1 : 0)
  expect(github.state.artifacts.slice(1).map(({ name }) => name)).toEqual(kept)
})

testFirst(0, [
  ['made', [], 'repos/octo/words/issues/1/comments'],
  ['edited', ['an older one'], '--method PATCH repos/octo/words/issues/comments/2001'],
])(
  'a comment that cannot be %s for five minutes is kept, with the command that posts it later',
  async (_, older, place) => {
    await using world = await begin()
    const { github, sandbox, commits, pull } = world
    for (const words of older) {
      const run = addRun(github.state, { headSha: commits.head })
      const identity = { id: run.id, number: run.number, attempt: 1, head: commits.head }
      addComment(github.state, { issue: 1, body: `${encodeMarker(suiteKey('benchmark'), identity)}${words}\n` })
    }
    for (const on of ['POST issues/1/comments', 'PATCH issues/comments/*'])
      github.fail({ on, ...secondaryRateLimit, headers: { 'retry-after': '60' } })
    const trigger = onPullRequest(github.state, pull)
    const step = await world.run(trigger, commits.merge)
    expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'improved'])
    expect(step.summary).toContain('improved by ')
    const [, comment, record] = github.state.artifacts
    expect([comment!.name, record!.name]).toEqual([
      'counterbalance-comment-benchmark',
      'counterbalance-record-benchmark',
    ])
    expect(step.outputs['artifact-id']).toBe(`${record!.id}`)
    const name = 'counterbalance-comment-benchmark'
    const { id } = trigger.run
    expect(step.stdout).toContain(
      `%0AThis posts it later: gh run download ${id} --repo octo/words --name ${name} --dir ${name} && gh api ${place} --field body=@${name}/comment.md`,
    )
    const [text] = await readStored(sandbox, comment!)
    expect(text).toMatch(new RegExp(`^<!-- counterbalance:\\S+ run=${id} [^]*improved by `))
  },
)

test('a pull request with more than a thousand comments is not read to its end, and keeps its comment', {
  tags: 'nightly',
}, async () => {
  await using world = await begin()
  const { github } = world
  for (let count = 0; count < 1001; count++) addComment(github.state, { issue: 1, body: 'again!' })
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'improved'])
  expect(step.stdout).toContain('there are more than 1,000 comments, and only 10 pages of 100 are read: delete some')
  expect(github.state.artifacts.map(({ name }) => name)).toContain('counterbalance-comment-benchmark')
  expect(github.requests().filter(line => /issues\/1\/comments.*page=11/.test(line))).toEqual([])
})
