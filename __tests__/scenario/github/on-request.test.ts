import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encodeMarker, suiteKey } from '../../../src/forge/marker.js'
import type { Step } from '../action.js'
import { clone, openRepository } from '../repository.js'
import { testFirst } from '../some-at-night.js'
import { onComment, onLabel, onPullRequest, type Trigger } from './fake/events.js'
import { addArtifact, addComment, type Comment, makeFork, readOnly } from './fake/repository-state.js'
import { makeZip } from './fake/zip.js'
import { runAction } from './run-action.js'
import { makeWorld, type World } from './world.js'

/** With a seed, a story has the same verdicts in every run of the tests. */
const config = `command: sh built.sh
build: cp source.sh built.sh
files: [built.sh]
run: { warmup: '0', fresh-copies: round }
`

/** A pull request of a repository whose only workflow is the one that `init --on-request` writes. */
async function makeAsked(): Promise<World> {
  const world = await makeWorld()
  world.github.state.writers.add('mona')
  return world
}

/** Somebody comments; without more, somebody who may write. */
function say(world: World, body: string, given: Partial<Comment> = {}): Comment {
  const author = { login: 'mona', type: 'User' } as const
  return addComment(world.github.state, { issue: world.pull.number, author, body, ...given })
}

/** The commits that the pull request's branch got after `pushedAt`, which is the fork's last push. */
function moveToFork({ github, pull }: World, pushedAt: string): void {
  pull.head = { ...pull.head, repository: { ...makeFork(github.state), pushedAt } }
}

interface Jobs {
  readonly request: Step
  readonly measure?: Step
  readonly answer?: Step
}

/** The jobs of a run, as the workflow starts them: only the first one where nothing was granted. */
async function runJobs(
  world: World,
  trigger: Trigger,
  { meanwhile = () => undefined, file = config }: { readonly meanwhile?: () => void; readonly file?: string } = {},
): Promise<Jobs> {
  const { github, sandbox } = world
  const job = { sandbox, github, trigger, isLast: false }
  const request = await runAction({ ...job, inputs: { mode: 'request' } })
  expect(request.status, request.stdout).toBe(0)
  const { head = '', settings = '' } = request.outputs
  if (head === '') return { request }
  rmSync(sandbox.at('work'), { recursive: true, force: true })
  // As by "fetch-depth: 0".
  const work = clone(sandbox, openRepository(sandbox, 'origin'), 'work')
  work.git('checkout', '--quiet', '--detach', head)
  sandbox.write('work/counterbalance.yml', file)
  const { permissions } = github.state.token
  github.state.token.permissions = {}
  const asked = github.log.length
  const measure = await runAction({ ...job, inputs: { mode: 'measure', rounds: '5', seed: 'scenario', settings } })
  const paths = github.log.slice(asked).map(({ path }) => path)
  expect(
    paths.filter(path => !/^(results|blobs)\//.test(path)),
    'asked by the job that measures',
  ).toEqual([])
  github.state.token.permissions = permissions
  meanwhile()
  const answer = await runAction({ ...job, isLast: true, inputs: { mode: 'answer', settings } })
  return { request, measure, answer }
}

/** Without hidden lines, and with blanks that people type. */
function read(world: World): readonly string[] {
  return world.github.state.comments
    .filter(({ author }) => author.type === 'Bot')
    .map(({ body }) => body.replace(/^<!--.*-->\n/gm, '').replaceAll('\u00a0', ' '))
}

/** The last comment that says why a request came to nothing. */
const refused = (world: World): string | undefined => read(world).find(text => text.startsWith('> ↩️'))

test('a comment measures a pull request that no run has seen, and no gate ends its jobs', async () => {
  await using world = await makeAsked()
  const { github, commits } = world
  github.state.files.set('counterbalance.yml', 'judging: { fail-on: regressed }\n')
  const comment = say(world, '/bench\r\nplease')
  const { measure, answer } = await runJobs(world, onComment(github.state, comment))
  expect([measure!.status, answer!.status], measure!.stdout + answer!.stdout).toEqual([0, 0])
  expect(answer!.outputs.status).toBe('regressed')
  const [text, ...others] = read(world)
  expect(others).toEqual([])
  expect(text).toMatch(
    /^> 🙋 <code>mona<\/code> asked for this with <code>\/bench<\/code> for <code>[0-9a-f]{7}<\/code>\.\n\n> \[!WARNING\]\n> \*\*<code>parse<\/code> regressed by 9\.9%/,
  )
  expect(text).toContain(commits.head.slice(0, 7))
  expect(github.state.reactions).toEqual([
    { comment: comment.id, content: 'eyes' },
    { comment: comment.id, content: '+1' },
  ])
})

test('one answer tells of each suite that the file describes', { tags: 'nightly' }, async () => {
  await using world = await makeAsked()
  const suites = 'suites:\n  small: { command: sh built.sh }\n  large: { command: sh built.sh }\n'
  const file = config.replace(/^command: .*\n/, suites)
  const { answer } = await runJobs(world, onComment(world.github.state, say(world, '/bench')), { file })
  expect(answer!.outputs.status, answer!.stdout).toBe('regressed')
  const [text, ...others] = read(world)
  expect(others).toEqual([])
  for (const suite of ['small', 'large']) expect(text).toContain(`<code>${suite}</code>`)
})

test('a label measures, and says who set it; the head is that of the event', async () => {
  await using world = await makeAsked()
  const { github, pull } = world
  pull.labels = ['Benchmark']
  const trigger = onLabel(github.state, pull, { label: 'benchmark', sender: 'mona' })
  const { answer } = await runJobs(world, trigger)
  expect(answer!.outputs.status, answer!.stdout).toBe('regressed')
  expect(read(world)).toEqual([expect.stringMatching(/^> 🙋 <code>mona<\/code> asked for this by a label for /)])
  expect(github.state.reactions).toEqual([])
})

test('a request is measured against the tag that it names, and only the benchmarks that fit are judged', {
  tags: 'nightly',
}, async () => {
  await using world = await makeAsked()
  const { github, commits } = world
  openRepository(world.sandbox, 'origin').git('tag', 'v1.4', commits.main)
  github.state.tags.set('v1.4', commits.main)
  const ask = (body: string) => runJobs(world, onComment(github.state, say(world, body)))
  const { answer } = await ask('/bench pars* against v1.4')
  expect(answer!.outputs.status, answer!.stdout).toBe('regressed')
  expect(read(world)[0]).toContain('<code>/bench pars&#42; against v1.4</code>')
  expect(read(world)[0]).toContain('<code>v1.4</code> → this PR')
  const none = await ask('/bench lex/*')
  expect(none.answer!.stdout).toContain('There is no answer: no benchmark fits lex/*.')
  expect(refused(world)).toContain('no benchmark fits <code>lex/&#42;</code>')
  expect((await ask('/bench against v1.5')).measure).toBeUndefined()
  expect(refused(world)).toContain('there is no tag, branch or commit <code>v1.5</code>')
  await ask('/bench')
  expect(read(world)).toHaveLength(1)
})

const early = '2026-01-31T11:00:00Z'
const late = '2026-01-31T23:00:00Z'

test('the head of a fork is measured if it was there before the comment, or is named', async () => {
  await using world = await makeAsked()
  const { github, commits } = world
  moveToFork(world, early)
  const { answer } = await runJobs(world, onComment(github.state, say(world, '/bench')))
  expect(answer!.stdout).toContain('the code of a fork was measured')
  moveToFork(world, late)
  const moved = await runJobs(world, onComment(github.state, say(world, '/bench')))
  expect(moved.measure).toBeUndefined()
  expect(refused(world)).toContain('the fork was pushed to after the comment')
  expect(refused(world)).toContain(commits.head)
  const named = await runJobs(world, onComment(github.state, say(world, `/bench ${commits.head}`)))
  expect(named.answer!.outputs.status).toBe('regressed')
  expect(refused(world)).toBeUndefined()
})

testFirst<[string, (world: World) => Trigger]>(4, [
  [
    'a stranger',
    world => onComment(world.github.state, say(world, '/bench', { author: { login: 'eve', type: 'User' } })),
  ],
  [
    'a stranger whose text is no request either',
    world => onComment(world.github.state, say(world, '/bench $(id)', { author: { login: 'eve', type: 'User' } })),
  ],
  [
    'a label of somebody who may only triage',
    world => {
      world.pull.labels = ['benchmark']
      return onLabel(world.github.state, world.pull, { label: 'benchmark', sender: 'eve' })
    },
  ],
  ['a comment that talks of it', world => onComment(world.github.state, say(world, 'try /bench'))],
  ['another command', world => onComment(world.github.state, say(world, '/benchmarks'))],
  ['a comment on an issue', world => onComment(world.github.state, say(world, '/bench', { issue: 7 }))],
])('%s starts nothing, and nothing is said', async (_, ask) => {
  await using world = await makeAsked()
  const { measure } = await runJobs(world, ask(world))
  expect(measure).toBeUndefined()
  expect(read(world)).toEqual([])
  expect(world.github.state.reactions).toEqual([])
})

testFirst<[string, (world: World) => Trigger, string]>(4, [
  [
    'an edited comment',
    world => {
      const comment = say(world, '/bench')
      Object.assign(comment, { body: '/bench against v1.4', updatedAt: world.github.state.now() })
      return onComment(world.github.state, comment)
    },
    'the comment was edited',
  ],
  [
    'a wrong form',
    world => onComment(world.github.state, say(world, '/bench --rounds 40')),
    'write <code>/bench</code>, <code>/bench parser/&#42;</code>',
  ],
  [
    'a label that was removed again',
    world => onLabel(world.github.state, world.pull, { label: 'benchmark', sender: 'mona' }),
    'the label was removed again',
  ],
  [
    'a push after the label',
    world => {
      world.pull.labels = ['benchmark']
      const trigger = onLabel(world.github.state, world.pull, { label: 'benchmark', sender: 'mona' })
      world.pull.head.sha = 'd'.repeat(40)
      return trigger
    },
    'commits were pushed after the label was set',
  ],
  [
    'another commit than the head',
    world => onComment(world.github.state, say(world, `/bench ${'e'.repeat(40)}`)),
    '<code>eeeeeee</code> is not the head',
  ],
  [
    'the beginning of a commit',
    world => onComment(world.github.state, say(world, `/bench ${world.commits.head.slice(0, 12)}`)),
    'a commit needs its full SHA',
  ],
  [
    'a closed pull request',
    world => {
      world.pull.state = 'closed'
      return onComment(world.github.state, say(world, '/bench'))
    },
    'the pull request is closed',
  ],
  [
    'more of nothing',
    world => onComment(world.github.state, say(world, '/bench more')),
    'write <code>/bench</code> first',
  ],
])('%s is refused in one line', async (_, ask, says) => {
  await using world = await makeAsked()
  const { measure } = await runJobs(world, ask(world))
  expect(measure).toBeUndefined()
  expect(read(world)).toHaveLength(1)
  expect(refused(world)).toContain(says)
  expect(refused(world)!.trim().split('\n')).toHaveLength(1)
})

test('a base that moves on changes nothing: both commits are those of the decision', { tags: 'nightly' }, async () => {
  await using world = await makeAsked()
  const { github, commits } = world
  const origin = openRepository(world.sandbox, 'origin')
  const base = origin.git('merge-base', commits.main, commits.head)
  const trigger = onComment(github.state, say(world, '/bench'))
  const { request } = await runJobs(world, trigger, {
    meanwhile() {
      origin.git('checkout', '--quiet', 'main')
      world.commit({ 'source.sh': 'exit 1' })
    },
  })
  expect(request.outputs.settings).toContain(`baseline: "ref:${base}"`)
  expect(read(world)[0]).toContain(`against <code>${base.slice(0, 7)}</code>`)
})

test('a push while it is measured leaves the comment to the new commits, and says so', {
  tags: 'nightly',
}, async () => {
  await using world = await makeAsked()
  const { github, pull } = world
  const comment = say(world, '/bench')
  const { answer } = await runJobs(world, onComment(github.state, comment), {
    meanwhile() {
      pull.head.sha = 'd'.repeat(40)
    },
  })
  expect(answer!.outputs.status, answer!.stdout).toBe('regressed')
  expect(read(world)).toEqual([expect.stringContaining('the pull request has newer commits than ')])
  expect(github.state.reactions.map(({ content }) => content)).toEqual(['eyes', 'confused'])
})

test('of two requests at once, the newer one has the comment, also if it ends first', { tags: 'nightly' }, async () => {
  await using world = await makeAsked()
  const { github } = world
  const [first, second] = ['/bench', '/bench parse'].map(body => onComment(github.state, say(world, body)))
  await runJobs(world, second!)
  const [text] = read(world)
  const late = await runJobs(world, first!)
  expect(late.answer!.stdout).toContain('a newer run has written it')
  expect(read(world)).toEqual([text])
})

test('a label on a fork leaves its record to the second file', { tags: 'nightly' }, async () => {
  await using world = await makeAsked()
  const { github, pull } = world
  moveToFork(world, early)
  pull.labels = ['benchmark']
  github.state.token.permissions = readOnly
  const { answer } = await runJobs(world, onLabel(github.state, pull, { label: 'benchmark', sender: 'mona' }))
  expect(answer!.stdout).toContain('on pull requests from forks the token may only read')
  expect(github.state.artifacts.map(({ name }) => name)).toContain('counterbalance-record-benchmark')
})

testFirst(1, [
  ['build', config.replace('build: ', 'build: test ! -e broken && '), 'The build fails in '],
  ['command', config, 'The benchmarks fail in '],
])('a %s that fails is answered with that', async (_, file, says) => {
  await using world = await makeAsked()
  const { github } = world
  openRepository(world.sandbox, 'origin').git('checkout', '--quiet', 'main')
  const broken = world.commit({ 'source.sh': 'exit 3', broken: '' })
  Object.assign(world.pull.head, { sha: broken })
  const { answer } = await runJobs(world, onComment(github.state, say(world, '/bench against feature')), { file })
  expect([answer!.status, answer!.outputs.status], answer!.stdout).toEqual([0, 'not-comparable'])
  expect(read(world)[0]).toContain(says)
  expect(read(world)[0]).not.toContain('on both sides')
  expect(github.state.reactions.map(({ content }) => content)).toEqual(['eyes', 'confused'])
})

/** A program whose noise, in hundredths of a percent, is what a file says when it runs; each run has its own part of it. */
function noisySource(world: World, value: number): string {
  const [count, noise] = ['count', 'noise'].map(name => world.sandbox.at(name))
  return `n=$(cat ${count} 2> /dev/null || echo 0)
echo $((n + 1)) > ${count}
echo '{"bench":"parse","value":'$((${value} + n * 7919 % 1000 * $(cat ${noise})))',"unit":"ns"}'
`
}

test('more is measured only where something is inconclusive, and what ran before stands beside it', async () => {
  await using world = await makeAsked()
  const { github, sandbox, pull } = world
  const base = world.commit({ 'source.sh': noisySource(world, 1_000_000) })
  pull.head.sha = world.commit({ 'source.sh': noisySource(world, 1_030_000) })
  const ask = (body: string) => runJobs(world, onComment(github.state, say(world, body)))
  sandbox.write('noise', '600')
  await ask(`/bench against ${base}`)
  const [first] = read(world)
  expect(first).toContain('inconclusive: comment <code>/bench more</code> to measure it again, up to 3 more times.')
  sandbox.write('noise', '1')
  // When the first run runs again, the code that it measures can store what it likes under the name of the answer.
  const stored = github.state.artifacts.find(({ name }) => name === 'counterbalance-answer')!
  const planted = makeZip([{ name: 'answer.json', content: 'none' }])
  addArtifact(github.state, { name: stored.name, run: stored.run, bytes: planted })
  const { answer } = await ask('/bench more')
  expect(answer!.outputs.status, answer!.stdout).toBe('regressed')
  const [second, ...others] = read(world)
  expect(others).toEqual([])
  expect(second).toMatch(
    /^> 🙋 <code>mona<\/code> asked for this with <code>\/bench more<\/code> for .*\n\n> \[!WARNING\]/,
  )
  expect(second).toMatch(/experiment 2 decides; experiment 1&#58; .* inconclusive; all together&#58; /)
  expect((await ask('/bench more')).measure).toBeUndefined()
  expect(refused(world)).toContain('nothing is inconclusive')
  expect(read(world)).toContain(second)
})

test('more is compared with what somebody who may has asked for, whatever an answer says', async () => {
  await using world = await makeAsked()
  const { github, sandbox, pull } = world
  const base = world.commit({ 'source.sh': noisySource(world, 1_000_000) })
  pull.head.sha = world.commit({ 'source.sh': noisySource(world, 1_030_000) })
  sandbox.write('noise', '600')
  const asking = say(world, `/bench against ${base}`)
  await runJobs(world, onComment(github.state, asking))
  // As if the answer had been written by the code that was measured: nobody has asked for this base.
  asking.body = '/bench'
  const { measure } = await runJobs(world, onComment(github.state, say(world, '/bench more')))
  expect(measure).toBeUndefined()
  expect(refused(world)).toContain('what this commit was compared with cannot be confirmed any more')
})

test('what a job of a fork leaves under the name of an answer is never read', async () => {
  await using world = await makeAsked()
  const { github, pull } = world
  moveToFork(world, early)
  const { run } = onPullRequest(github.state, pull)
  const body = `${encodeMarker(suiteKey('benchmark'), { id: run.id, number: run.number, attempt: 1, head: pull.head.sha }, 5)}text`
  addComment(github.state, { issue: pull.number, body })
  addArtifact(github.state, {
    name: 'counterbalance-answer',
    run: run.id,
    bytes: makeZip([{ name: 'answer.json', content: '{}' }]),
  })
  github.requests()
  const { measure } = await runJobs(world, onComment(github.state, say(world, '/bench more')))
  expect(measure).toBeUndefined()
  expect(refused(world)).toContain('this commit has no answer to a request yet')
  expect(github.requests().filter(line => line.includes('/artifacts'))).toEqual([])
})
