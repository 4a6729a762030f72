import { expect, test } from 'vitest'
import { GitHubError } from '../../../../src/github/api/github-error.js'
import type { Conversation, PostedComment } from '../../../../src/github/comment/find.js'
import { type CommentRequest, noteRun, writeComment } from '../../../../src/github/comment/write.js'
import { encodeMarker, noteAgain, type RunIdentity, suiteKey } from '../../../../src/report/marker.js'

const [oldHead, head] = ['1234567a', '7654321b']
const run = (id: number, at = head, attempt = 1): RunIdentity => ({ id, number: id, attempt, head: at })
const bodyOf = (by: RunIdentity, words = `numbers of ${by.id}`, suite = 'benchmark') =>
  `${encodeMarker(suiteKey(suite), by)}${words}\n`
const [actions, octocat] = [
  { login: 'github-actions[bot]', isBot: true },
  { login: 'octocat', isBot: false },
]

interface State {
  comments?: readonly Pick<PostedComment, 'id' | 'body' | 'author'>[]
  head?: string
  login?: string
  /** What a request is answered with instead, once each. */
  errors?: { [request: string]: GitHubError[] }
}

/** A pull request in memory, with a log of what is asked of it. */
function converse(state: State) {
  const log: string[] = []
  const ask = async (request: string, answer?: string): Promise<void> => {
    log.push(answer === undefined ? request : `${request}: ${answer.split('\n').slice(-2)[0]}`)
    const error = state.errors?.[request.split(' ')[0]!]?.shift()
    if (error) throw error
  }
  const conversation: Conversation = {
    async list() {
      await ask('list')
      return (state.comments ?? []).map(one => ({ ...one, url: `#${one.id}` }))
    },
    async create(body) {
      await ask('create', body)
      return '#new'
    },
    update: (id, body) => ask(`update ${id}`, body),
    remove: id => ask(`remove ${id}`),
    async readHead() {
      await ask('head')
      return state.head ?? head
    },
    async readLogin() {
      await ask('login')
      return state.login ?? actions.login
    },
  }
  return { conversation, log }
}

function requestOf(fields: Partial<CommentRequest> = {}): CommentRequest {
  const by = fields.run ?? run(20)
  const body = bodyOf(by)
  return { suite: 'benchmark', run: by, policy: 'auto', isChanged: false, body, shortBody: `${body}short\n`, ...fields }
}

const mine = (id: number, body: string) => ({ id, body, author: actions })
const forbidden = new GitHubError('forbidden', 'Resource not accessible by integration', {})
const refused = new GitHubError('refused', 'Body is too long', {})
const gone = new GitHubError('not-found', 'Not Found', {})
const down = new GitHubError('unavailable', 'Server Error', {})

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
  ['the first', {}, {}, { kind: 'created', url: '#new' }, ['list', 'head', 'create: numbers of 20']],
  ['a later one', { comments: [older] }, {}, updated, ['list', 'head', 'update 1: numbers of 20']],
  ['the same', { comments: [mine(1, bodyOf(run(20)))] }, {}, { kind: 'left', url: '#1' }, ['list', 'head']],
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
    { comments: [mine(1, noteAgain(bodyOf(run(10, oldHead)), run(20)))] },
    {},
    updated,
    ['list', 'head', 'update 1: numbers of 20'],
  ],
  [
    'one of another suite',
    { comments: [mine(1, bodyOf(run(10), 'x', 'other'))] },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'head', 'create: numbers of 20'],
  ],
  [
    'one forged by somebody',
    { comments: [{ ...older, author: octocat }] },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'login', 'head', 'create: numbers of 20'],
  ],
  [
    'one forged by somebody who has gone',
    { comments: [{ ...older, author: null }] },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'login', 'head', 'create: numbers of 20'],
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
    ['list', 'login', 'head', 'create: numbers of 20'],
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
    { comments: [mine(1, noteAgain(bodyOf(run(10)), run(21)))] },
    {},
    { kind: 'superseded', by: 'newer-run' },
    ['list', 'head'],
  ],
  [
    'a newer run that announced itself and was cancelled: the older one is run again',
    { comments: [mine(1, noteAgain(bodyOf(run(10)), run(21)))] },
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
    ['list', 'head', 'create: numbers of 20'],
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
    ['list', 'head', 'create: numbers of 20', 'create: short'],
  ],
  [
    'a body that is refused, and the short one too',
    { comments: [older], errors: { update: [refused, refused] } },
    {},
    { kind: 'failed', reason: refused.message },
    ['list', 'head', 'update 1: numbers of 20', 'update 1: short'],
  ],
  [
    'one that was removed a moment ago',
    { comments: [older], errors: { update: [gone] } },
    {},
    { kind: 'created', url: '#new' },
    ['list', 'head', 'update 1: numbers of 20', 'create: numbers of 20'],
  ],
  ['GitHub is down', { errors: { head: [down] } }, {}, { kind: 'failed', reason: down.message }, ['list', 'head']],
]

test.each(stories)('%s', async (_, state, request, result, expected) => {
  const { conversation, log } = converse(state)
  expect(await writeComment(conversation, requestOf(request))).toEqual(result)
  expect(log).toEqual(expected)
})

const noted = noteAgain(bodyOf(run(10)), run(20))

test.each<[what: string, state: State, kind: string, log: readonly string[]]>([
  ['no comment', {}, 'silent', ['list']],
  ['an older comment', { comments: [older] }, 'noted', ['list', 'update 1: numbers of 10']],
  ['one that says so already', { comments: [mine(1, noted)] }, 'silent', ['list']],
  [
    'one that an older run announced',
    { comments: [mine(1, noteAgain(older.body, run(19)))] },
    'noted',
    ['list', 'update 1: numbers of 10'],
  ],
  ['one that a newer run announced', { comments: [mine(1, noteAgain(older.body, run(21)))] }, 'silent', ['list']],
  ['one of a newer run', { comments: [mine(1, bodyOf(run(21)))] }, 'silent', ['list']],
  ['one of this very run', { comments: [mine(1, bodyOf(run(20)))] }, 'silent', ['list']],
  ['one forged', { comments: [{ ...older, author: octocat }] }, 'silent', ['list', 'login']],
  [
    'no right to write',
    { comments: [older], errors: { update: [forbidden] } },
    'forbidden',
    ['list', 'update 1: numbers of 10'],
  ],
  ['GitHub is down', { errors: { list: [down] } }, 'failed', ['list']],
])('a run that begins finds %s', async (_, state, kind, expected) => {
  const { conversation, log } = converse(state)
  expect((await noteRun(conversation, { suite: 'benchmark', run: run(20) })).kind).toBe(kind)
  expect(log).toEqual(expected)
})

test('a bug is no result', async () => {
  const { conversation } = converse({})
  const broken = { ...conversation, list: () => Promise.reject(new TypeError('x')) }
  await expect(writeComment(broken, requestOf())).rejects.toThrow(TypeError)
})
