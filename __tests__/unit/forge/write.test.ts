import { expect, test } from 'vitest'
import type { Conversation, PostedComment } from '../../../src/forge/conversation.js'
import { encodeMarker, noteAgain, type RunIdentity, suiteKey } from '../../../src/forge/marker.js'
import { type CommentRequest, noteRun, removeRunNote, tellUnjudged, writeComment } from '../../../src/forge/write.js'
import { GitHubError } from '../../../src/github/api/github-error.js'

const [oldHead, head] = ['1234567a', '7654321b']
const run = (id: number, at = head, attempt = 1): RunIdentity => ({ id, number: id, attempt, head: at })
const bodyOf = (by: RunIdentity, words = `numbers of ${by.id}`, suite = 'benchmark', rounds?: number) =>
  `${encodeMarker(suiteKey(suite), by, rounds)}${words}\n`
const linked = (by: RunIdentity) => ({ suite: 'benchmark', run: by, runUrl: `https://example.com/runs/${by.id}` })
const [actions, octocat] = [
  { login: 'github-actions[bot]', isBot: true },
  { login: 'octocat', isBot: false },
]

type Posted = Pick<PostedComment, 'id' | 'body' | 'author'>

interface State {
  comments?: readonly Posted[]
  /** What another run posts at the very moment at which one is made here. */
  rival?: Posted
  head?: string
  login?: string
  /** The run that is over. */
  ended?: number
  /** What a request is answered with instead, once each. */
  errors?: { [request: string]: GitHubError[] }
}

/** A pull request in memory, with a log of what is asked of it. */
function converse(state: State) {
  const log: string[] = []
  const comments = new Map((state.comments ?? []).map(one => [one.id, one]))
  const ask = async (request: string, answer?: string): Promise<void> => {
    log.push(answer === undefined ? request : `${request}: ${answer.split('\n').slice(-2)[0]}`)
    const error = state.errors?.[request.split(' ')[0]!]?.shift()
    if (error === gone) comments.delete(Number(request.split(' ')[1]))
    if (error) throw error
  }
  const conversation: Conversation = {
    jobLogin: actions.login,
    async list() {
      await ask('list')
      return [...comments.values()].map(one => ({ ...one, url: `#${one.id}` }))
    },
    async create(body) {
      await ask('create', body)
      for (const one of [state.rival ?? [], mine(90, body)].flat()) comments.set(one.id, one)
      return { id: 90, url: '#new' }
    },
    async update(id, body) {
      await ask(`update ${id}`, body)
      comments.set(id, { ...comments.get(id)!, body })
    },
    async remove(id) {
      await ask(`remove ${id}`)
      comments.delete(id)
    },
    async readHead() {
      await ask('head')
      return state.head ?? head
    },
    async readLogin() {
      await ask('login')
      return state.login ?? actions.login
    },
    async isUnderWay({ id }) {
      await ask(`run ${id}`)
      return state.ended !== id
    },
  }
  return { conversation, log, comments }
}

function requestOf(fields: Partial<CommentRequest> = {}): CommentRequest {
  const by = fields.run ?? run(20)
  const body = bodyOf(by)
  return { ...linked(by), rounds: 10, policy: 'auto', isChanged: false, body, shortBody: `${body}short\n`, ...fields }
}

const mine = (id: number, body: string) => ({ id, body, author: actions })
const forbidden = new GitHubError('forbidden', 'Resource not accessible by integration', {})
const refused = new GitHubError('refused', 'Body is too long', {})
const gone = new GitHubError('not-found', 'Not Found', {})
const down = new GitHubError('unavailable', 'Server Error', {})
const usedUp = new GitHubError('rate-limited', 'The limit is used up', {})

type Story = readonly [
  what: string,
  state: State,
  request: Partial<CommentRequest>,
  result: object,
  log: readonly string[],
]

const updated = { kind: 'updated', url: '#1' }
const older = mine(1, bodyOf(run(10)))
const stories: readonly Story[] = [
  ['the first', {}, {}, { kind: 'created', url: '#new' }, ['list', 'head', 'create: numbers of 20', 'list']],
  ['a later one', { comments: [older] }, {}, updated, ['list', 'head', 'update 1: numbers of 20']],
  ['the same', { comments: [mine(1, bodyOf(run(20)))] }, {}, { kind: 'left', url: '#1' }, ['list', 'head']],
  [
    'one with a note of a person above it',
    { comments: [mine(1, `Known.\n\n${bodyOf(run(10))}`)] },
    {},
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'the same, with a note of a person above it',
    { comments: [mine(1, `Known.\r\n\r\n${bodyOf(run(20))}`)] },
    {},
    { kind: 'left', url: '#1' },
    ['list', 'head'],
  ],
  [
    'the same, with other line ends',
    { comments: [mine(1, bodyOf(run(20)).trimEnd().replaceAll('\n', '\r\n'))] },
    {},
    { kind: 'left', url: '#1' },
    ['list', 'head'],
  ],
  [
    'a re-run',
    { comments: [mine(1, bodyOf(run(20), 'x'))] },
    { run: run(20, head, 2) },
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'one that says that it is measured again',
    { comments: [mine(1, noteAgain(bodyOf(run(10, oldHead)), linked(run(20))))] },
    {},
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'one of another suite',
    { comments: [mine(1, bodyOf(run(10), 'x', 'other'))] },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'head', 'create: numbers of 20', 'list'],
  ],
  [
    'one forged by somebody',
    { comments: [{ ...older, author: octocat }] },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'login', 'head', 'create: numbers of 20', 'list', 'login'],
  ],
  [
    'one forged by somebody who has gone',
    { comments: [{ ...older, author: null }] },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'login', 'head', 'create: numbers of 20', 'list', 'login'],
  ],
  [
    'one forged as a newer run, beside our own',
    { comments: [{ ...mine(1, bodyOf(run(99))), author: octocat }, mine(2, bodyOf(run(10)))] },
    {},
    { kind: 'updated', url: '#2' },
    ['list', 'login', 'head', 'update 2: numbers of 20'],
  ],
  [
    'one of our own, with a token of a person',
    { comments: [{ ...older, author: octocat }], login: 'octocat' },
    {},
    updated,
    ['list', 'login', 'head', 'update 1: numbers of 20'],
  ],
  [
    'one of our own, with a token of an app',
    { comments: [{ ...older, author: { login: 'meter[bot]', isBot: true } }], login: 'meter' },
    {},
    updated,
    ['list', 'login', 'head', 'update 1: numbers of 20'],
  ],
  [
    'one of a user whose name is that of an app',
    { comments: [{ ...older, author: { login: 'meter', isBot: false } }], login: 'meter[bot]' },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'login', 'head', 'create: numbers of 20', 'list', 'login'],
  ],
  [
    'one forged, and nobody tells who we are',
    { comments: [{ ...older, author: octocat }, mine(2, bodyOf(run(10)))], errors: { login: [down] } },
    {},
    { kind: 'updated', url: '#2' },
    ['list', 'login', 'head', 'update 2: numbers of 20'],
  ],
  [
    'three of a race: the oldest stays',
    { comments: [mine(3, bodyOf(run(11))), mine(1, bodyOf(run(10))), mine(2, bodyOf(run(12)))] },
    {},
    updated,
    ['list', 'head', 'update 1: numbers of 20', 'remove 2', 'remove 3'],
  ],
  [
    'duplicates that cannot be removed',
    { comments: [older, mine(2, bodyOf(run(12)))], errors: { remove: [gone] } },
    {},
    updated,
    ['list', 'head', 'update 1: numbers of 20', 'remove 2'],
  ],
  [
    'an older run that ends last',
    { comments: [mine(1, bodyOf(run(21)))] },
    {},
    { kind: 'superseded', by: 'newer-run' },
    ['list', 'head'],
  ],
  [
    'an older attempt that ends last',
    { comments: [mine(1, bodyOf(run(20, head, 2)))] },
    {},
    { kind: 'superseded', by: 'newer-run' },
    ['list', 'head'],
  ],
  [
    'a newer run that is under way',
    { comments: [mine(1, noteAgain(bodyOf(run(10)), linked(run(21))))] },
    {},
    { kind: 'superseded', by: 'newer-run' },
    ['list', 'run 21', 'head'],
  ],
  [
    'a newer run that announced itself and came to nothing',
    { comments: [mine(1, noteAgain(bodyOf(run(10)), linked(run(21))))], ended: 21 },
    {},
    updated,
    ['list', 'run 21', 'head', 'update 1: numbers of 20'],
  ],
  [
    'a newer run that announced itself, and was deleted',
    { comments: [mine(1, noteAgain(bodyOf(run(10)), linked(run(21))))], errors: { run: [gone] } },
    {},
    updated,
    ['list', 'run 21', 'head', 'update 1: numbers of 20'],
  ],
  [
    'a newer run that announced itself, and nobody may ask what became of it',
    { comments: [mine(1, noteAgain(bodyOf(run(10)), linked(run(21))))], errors: { run: [forbidden] } },
    {},
    { kind: 'superseded', by: 'newer-run' },
    ['list', 'run 21', 'head'],
  ],
  [
    'more rounds of the same commit',
    { comments: [mine(1, bodyOf(run(10), 'ten rounds', 'benchmark', 11))] },
    {},
    { kind: 'superseded', by: 'more-rounds' },
    ['list', 'head', 'update 1: ten rounds'],
  ],
  [
    'as many rounds of the same commit',
    { comments: [mine(1, bodyOf(run(10), 'x', 'benchmark', 10))] },
    {},
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'more rounds of another commit',
    { comments: [mine(1, bodyOf(run(10, oldHead), 'x', 'benchmark', 99))] },
    {},
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'more rounds of this very run, which tells of several things',
    { comments: [mine(1, bodyOf(run(20), 'x', 'benchmark', 11))] },
    {},
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'two runs at once, of which the other is older and was first',
    { rival: mine(89, bodyOf(run(19))) },
    {},
    { kind: 'updated', url: '#89' },
    ['list', 'head', 'create: numbers of 20', 'list', 'head', 'update 89: numbers of 20', 'remove 90'],
  ],
  [
    'two runs at once, of which the other is newer and was first',
    { rival: mine(89, bodyOf(run(21))) },
    {},
    { kind: 'superseded', by: 'newer-run' },
    ['list', 'head', 'create: numbers of 20', 'list', 'head', 'remove 90'],
  ],
  [
    'two runs at once, of which the other is older and was second',
    { rival: mine(91, bodyOf(run(19))) },
    {},
    { kind: 'left', url: '#90' },
    ['list', 'head', 'create: numbers of 20', 'list', 'head', 'remove 91'],
  ],
  [
    'two runs at once, of which the other is newer and was second, and will find ours',
    { rival: mine(91, bodyOf(run(21))) },
    {},
    { kind: 'superseded', by: 'newer-run' },
    ['list', 'head', 'create: numbers of 20', 'list', 'head'],
  ],
  [
    'one that is forged at the same moment',
    { rival: { ...mine(89, bodyOf(run(19))), author: octocat } },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'head', 'create: numbers of 20', 'list', 'login'],
  ],
  [
    'what the run has told itself, of another suite, for the reporter',
    { comments: [mine(1, bodyOf(run(20), 'x', 'other'))] },
    { isSecondHand: true },
    { kind: 'left', url: '#1' },
    ['list'],
  ],
  [
    'what somebody has forged in its name, for the reporter',
    { comments: [{ ...mine(1, bodyOf(run(20), 'x', 'other')), author: octocat }] },
    { isSecondHand: true },
    { kind: 'created', url: '#new' },
    ['list', 'head', 'create: numbers of 20', 'list'],
  ],
  [
    'a newer run that announced itself and was cancelled: the older one is run again',
    { comments: [mine(1, noteAgain(bodyOf(run(10)), linked(run(21))))] },
    { run: run(20, head, 2) },
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'a newer run in a duplicate',
    { comments: [older, mine(2, bodyOf(run(21)))] },
    {},
    { kind: 'superseded', by: 'newer-run' },
    ['list', 'head'],
  ],
  [
    'a newer run for a commit that was pushed away again',
    { comments: [mine(1, bodyOf(run(21, oldHead)))] },
    {},
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'a head that has moved',
    { comments: [older], head: 'fedcba98' },
    {},
    { kind: 'superseded', by: 'moved-head' },
    ['list', 'head'],
  ],
  [
    'a head that has moved before there was a comment',
    { head: 'fedcba98' },
    {},
    { kind: 'superseded', by: 'moved-head' },
    ['list', 'head'],
  ],
  ['nothing changed, and no comment', {}, { policy: 'changes' }, { kind: 'silent' }, ['list']],
  [
    'nothing changed, and a comment',
    { comments: [older] },
    { policy: 'changes' },
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'something changed',
    {},
    { policy: 'changes', isChanged: true },
    { kind: 'created', url: '#new' },
    ['list', 'head', 'create: numbers of 20', 'list'],
  ],
  ['never', { comments: [older] }, { policy: 'never' }, { kind: 'silent' }, []],
  [
    'a token that may not write',
    { errors: { create: [forbidden] } },
    {},
    { kind: 'forbidden', reason: forbidden.message },
    ['list', 'head', 'create: numbers of 20'],
  ],
  [
    'a token that may not read',
    { errors: { list: [forbidden] } },
    {},
    { kind: 'forbidden', reason: forbidden.message },
    ['list'],
  ],
  [
    'a body that is refused',
    { errors: { create: [refused] } },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'head', 'create: numbers of 20', 'create: short', 'list'],
  ],
  [
    'a body that is refused, and the short one too',
    { comments: [older], errors: { update: [refused, refused] } },
    {},
    { kind: 'failed', reason: refused.message, id: 1 },
    ['list', 'head', 'update 1: numbers of 20', 'update 1: short'],
  ],
  [
    'one that was removed a moment ago',
    { comments: [older], errors: { update: [gone] } },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'head', 'update 1: numbers of 20', 'create: numbers of 20', 'list'],
  ],
  [
    'the allowance is used up',
    { errors: { head: [usedUp] } },
    {},
    { kind: 'failed', reason: usedUp.message },
    ['list', 'head'],
  ],
]

test.each(stories)('%s', async (_, state, request, result, expected) => {
  const { conversation, log } = converse(state)
  expect(await writeComment(conversation, requestOf(request))).toEqual(result)
  expect(log).toEqual(expected)
})

const noted = noteAgain(bodyOf(run(10)), linked(run(20)))

test.each<[what: string, state: State, kind: string, log: readonly string[]]>([
  ['no comment', {}, 'silent', ['list']],
  ['an older comment', { comments: [older] }, 'noted', ['list', 'update 1: numbers of 10']],
  ['one that says so already', { comments: [mine(1, noted)] }, 'silent', ['list']],
  [
    'one that an older run announced',
    { comments: [mine(1, noteAgain(older.body, linked(run(19))))] },
    'noted',
    ['list', 'update 1: numbers of 10'],
  ],
  [
    'one that a newer run announced',
    { comments: [mine(1, noteAgain(older.body, linked(run(21))))] },
    'silent',
    ['list'],
  ],
  ['one of a newer run', { comments: [mine(1, bodyOf(run(21)))] }, 'silent', ['list']],
  ['one of this very run', { comments: [mine(1, bodyOf(run(20)))] }, 'silent', ['list']],
  ['one forged', { comments: [{ ...older, author: octocat }] }, 'silent', ['list', 'login']],
  [
    'no right to write',
    { comments: [older], errors: { update: [forbidden] } },
    'forbidden',
    ['list', 'update 1: numbers of 10'],
  ],
  ['the allowance used up', { errors: { list: [usedUp] } }, 'failed', ['list']],
])('a run that begins finds %s', async (_, state, kind, expected) => {
  const { conversation, log } = converse(state)
  expect((await noteRun(conversation, linked(run(20)))).kind).toBe(kind)
  expect(log).toEqual(expected)
})

test('a bug is no result', async () => {
  const { conversation } = converse({})
  const broken = { ...conversation, list: () => Promise.reject(new TypeError('x')) }
  await expect(writeComment(broken, requestOf())).rejects.toThrow(TypeError)
})

test.each<[what: string, state: State, kind: string, log: readonly string[]]>([
  ['its own note', { comments: [mine(1, noted)] }, 'noted', ['list', 'update 1: numbers of 10']],
  ['no comment', {}, 'silent', ['list']],
  ['none of its own', { comments: [mine(1, noteAgain(older.body, linked(run(21))))] }, 'silent', ['list']],
  ['its own numbers', { comments: [mine(1, bodyOf(run(20)))] }, 'silent', ['list']],
])('a run that ends without a word finds %s', async (_, state, kind, expected) => {
  const { conversation, log, comments } = converse(state)
  expect((await removeRunNote(conversation, linked(run(20)))).kind).toBe(kind)
  expect(log).toEqual(expected)
  if (kind === 'noted') expect(comments.get(1)!.body).toBe(older.body)
})

const job = 'aaaaaaaaaaaa.bbbbbbbbbbbb'
const other = 'aaaaaaaaaaaa.cccccccccccc'

test.each<[what: string, state: State, isGuess: boolean, log: readonly string[]]>([
  ['an older commit', { comments: [mine(1, bodyOf(run(10, oldHead)))] }, false, ['list', 'head', 'update 1']],
  ['no comment', {}, false, ['list']],
  ['the same commit', { comments: [mine(1, bodyOf(run(10)))] }, false, ['list']],
  ['a newer run', { comments: [mine(1, bodyOf(run(30, oldHead)))] }, false, ['list']],
  [
    'a newer run that measures',
    { comments: [mine(1, noteAgain(bodyOf(run(10, oldHead)), linked(run(30))))] },
    false,
    ['list'],
  ],
  ['a head that moved on', { comments: [mine(1, bodyOf(run(10, oldHead)))], head: 'f' }, false, ['list', 'head']],
  [
    'two jobs, of which one has reported',
    {
      comments: [mine(1, `${bodyOf({ ...run(10, oldHead), job })}\n${bodyOf({ ...run(20), job: other }).trimStart()}`)],
    },
    false,
    ['list'],
  ],
  ['another suite', { comments: [mine(1, bodyOf(run(10, oldHead), 'x', 'web'))] }, false, ['list']],
  [
    'a suite that nobody knows, of the same job',
    { comments: [mine(1, bodyOf({ ...run(10, oldHead), job }, 'x', 'web'))] },
    true,
    ['list', 'head', 'update 1'],
  ],
  [
    'a suite that nobody knows, of another job',
    { comments: [mine(1, bodyOf({ ...run(10, oldHead), job: other }, 'x', 'web'))] },
    true,
    ['list'],
  ],
  [
    'a suite that nobody knows, before jobs were named',
    { comments: [mine(1, bodyOf(run(10, oldHead)))] },
    true,
    ['list', 'head', 'update 1'],
  ],
  [
    'the comment of somebody else',
    { comments: [{ id: 1, body: bodyOf(run(10, oldHead)), author: octocat }] },
    false,
    ['list', 'login'],
  ],
])(
  'a run that could not judge its commit says so in the comment of an older one alone: %s',
  async (_, state, isGuess, log) => {
    const made = converse(state)
    const by = { ...run(20), job }
    await tellUnjudged(made.conversation, { ...linked(by), isGuess, reason: 'why' })
    expect(made.log.map(line => line.split(':')[0])).toEqual(log)
    expect([...made.comments.values()].some(({ body }) => body.includes('could not be judged'))).toBe(
      log.includes('update 1'),
    )
  },
)
