import { expect, test } from 'vitest'
import type { Conversation, PostedComment } from '../../../src/forge/conversation.js'
import {
  decodeMarker,
  encodeMarker,
  nameJob,
  noteAgain,
  type RunIdentity,
  splitReports,
  suiteKey,
  withoutHiddenLines,
} from '../../../src/forge/marker.js'
import { type CommentRequest, type CommentResult, noteRun, writeComment } from '../../../src/forge/write.js'
import { hashAll, hashMeasured } from '../../../src/record/measured-of.js'

const head = 'abcdef1'
const author = { login: 'github-actions[bot]', isBot: true }
const measured = (command: string) => hashMeasured({ command, workingDirectory: undefined, files: ['build/**'] })
const [cpu, io] = [measured('sh cpu.sh'), measured('sh io.sh')]

/** A pull request's comments; `between` is called before each is changed. */
function converse(between: (comments: Map<number, PostedComment>) => void = () => {}) {
  const comments = new Map<number, PostedComment>()
  let next = 1
  const conversation: Conversation = {
    jobLogin: author.login,
    list: async () => [...comments.values()],
    async create(body) {
      between(comments)
      const id = next++
      comments.set(id, { id, url: `#${id}`, body, author })
      return { id, url: `#${id}` }
    },
    async update(id, body) {
      between(comments)
      comments.set(id, { ...comments.get(id)!, body })
    },
    remove: async id => void comments.delete(id),
    readHead: async () => head,
    readLogin: async () => author.login,
    isUnderWay: async () => true,
  }
  return { conversation, comments }
}

interface Job {
  readonly id?: number
  readonly attempt?: number
  /** The workflow's file, and the job; undefined: an older version, which did not say. */
  readonly job?: readonly [file: string, name?: string]
  readonly of?: string
  readonly at?: string
  readonly rounds?: number
  readonly isOfClaimed?: boolean
}

function makeRequest(
  words: string,
  { id = 1, attempt = 1, job, of, at = head, rounds = 5, isOfClaimed }: Job,
): CommentRequest {
  const run: RunIdentity = { id, number: id, attempt, ...(job && { job: nameJob(...job) }), head: at }
  const body = `${encodeMarker(suiteKey('benchmark'), run, rounds, of)}${words}\n`
  return {
    ...{ suite: 'benchmark', run, runUrl: `https://example.com/${id}`, rounds, policy: 'auto', isChanged: true },
    ...{ body, shortBody: body, of },
    ...(isOfClaimed === undefined ? {} : { isOfClaimed }),
  }
}

/** The words of the reports in the one comment that is left, and whether each write said that two things share it. */
async function tell(...reports: readonly (readonly [words: string, job: Job])[]) {
  const { conversation, comments } = converse()
  const results: CommentResult[] = []
  for (const [words, job] of reports) results.push(await writeComment(conversation, makeRequest(words, job)))
  expect(comments.size).toBe(1)
  const [{ body } = { body: '' }] = [...comments.values()]
  const words = splitReports(body).map(({ text }) => text.trim().split('\n').at(-1))
  return { words, shared: results.map(result => 'isShared' in result), body, results }
}

const workflow = (name: string) => `.github/workflows/${name}.yml`
const cpuJob: Job = { job: [workflow('ci'), 'cpu'], of: cpu }
const ioJob: Job = { job: [workflow('ci'), 'io'], of: io }

test.each<[what: string, first: Job, second: Job]>([
  ['two jobs of one run', cpuJob, ioJob],
  [
    'two workflows',
    { ...cpuJob, job: [workflow('cpu'), 'bench'] },
    { ...ioJob, id: 2, job: [workflow('io'), 'bench'] },
  ],
  [
    'the older of two workflows last',
    { ...cpuJob, id: 2, job: [workflow('cpu'), 'bench'] },
    { ...ioJob, job: [workflow('io'), 'bench'] },
  ],
  ['more rounds first', { ...cpuJob, rounds: 20 }, { ...ioJob, id: 2 }],
  [
    'a reusable workflow that is called twice',
    { ...cpuJob, job: [workflow('ci'), 'bench'] },
    { ...ioJob, job: [workflow('ci'), 'bench'] },
  ],
  [
    'a fork in two workflows',
    { job: [workflow('cpu')], of: cpu },
    { id: 2, job: [workflow('io')], of: io, isOfClaimed: true },
  ],
  [
    'a fork whose record says that it is of another workflow',
    { job: [workflow('cpu')], of: cpu },
    { id: 2, job: [workflow('io')], of: cpu, isOfClaimed: true },
  ],
  [
    'a plan that leaves out all of another workflow',
    { ...cpuJob, job: [workflow('cpu'), 'bench'] },
    { id: 2, job: [workflow('io'), 'plan'] },
  ],
])('the reports of %s stand below each other, and it is said', async (_, first, second) => {
  const { words, shared, body } = await tell(['❌ slower', first], ['✅ the same', second], ['✅ the same', second])
  expect(words).toEqual(['❌ slower', '✅ the same'])
  expect(shared).toEqual([false, true, true])
  expect(body).toContain(
    '> ⚠️ Another job reports under the same name, above: give each of them a name of its own by `suite: …`.\n',
  )
})

test.each<[what: string, first: Job, second: Job]>([
  ['the same job', cpuJob, { ...cpuJob, id: 2 }],
  ['a job that runs again', cpuJob, { ...cpuJob, attempt: 2 }],
  ['a matrix whose parts have one name', cpuJob, { ...cpuJob }],
  [
    'a request that another file answers',
    cpuJob,
    { ...cpuJob, id: 2, job: [workflow('benchmarks-on-request'), 'answer'] },
  ],
  ['a job whose command the run before had not', cpuJob, { ...cpuJob, of: io, id: 2 }],
  ['another commit, whatever it measured', { ...cpuJob, at: '1234567' }, { ...ioJob, id: 2 }],
  ['an old mark', { rounds: 3 }, { ...cpuJob, id: 2 }],
  ['who does not say', cpuJob, { id: 2 }],
  ['a plan of the same workflow', { ...cpuJob, rounds: 0 }, { id: 2, job: [workflow('ci'), 'plan'] }],
])('the report of %s replaces the one before', async (_, first, second) => {
  const { conversation, comments } = converse()
  comments.set(1, { id: 1, url: '#1', author, body: makeRequest('❌ slower', first).body })
  const result = await writeComment(conversation, makeRequest('✅ the same', second))
  expect(result).toEqual({ kind: 'updated', url: '#1' })
  expect(comments.get(1)!.body).toBe(makeRequest('✅ the same', second).body)
})

test('each of two jobs renews its own report, and the next commit begins anew', async () => {
  const again = { id: 2 }
  const stories = [
    ['cpu', cpuJob],
    ['io', ioJob],
    ['cpu again', { ...cpuJob, ...again }],
    ['io again', { ...ioJob, ...again }],
  ] as const
  const { words, body } = await tell(...stories)
  expect(words).toEqual(['cpu again', 'io again'])
  expect(body.match(/⚠️/g)).toHaveLength(1)
  const { conversation, comments } = converse()
  comments.set(1, { id: 1, url: '#1', author, body: body.replaceAll(head, '7654321') })
  await writeComment(conversation, makeRequest('next', { ...ioJob, id: 3 }))
  expect(comments.get(1)!.body).toBe(makeRequest('next', { ...ioJob, id: 3 }).body)
})

test('a reusable workflow that is called twice and runs again renews each report', async () => {
  const [first, second] = [
    { ...cpuJob, job: [workflow('ci'), 'bench'] },
    { ...ioJob, job: [workflow('ci'), 'bench'] },
  ] as const
  const { words } = await tell(['cpu', first], ['io', second], ['cpu again', { ...first, attempt: 2 }])
  expect(words).toEqual(['cpu again', 'io'])
})

test('what another job writes in between is joined, and not lost', async () => {
  let rivals = 1
  const old = makeRequest('old', { ...cpuJob, at: '1234567' }).body
  const { conversation, comments } = converse(comments => {
    if (rivals-- <= 0) return
    // It is overwritten with what was read before.
    comments.set(1, { id: 1, url: '#1', author, body: makeRequest('io', ioJob).body })
  })
  comments.set(1, { id: 1, url: '#1', author, body: old })
  await writeComment(conversation, makeRequest('cpu', cpuJob))
  // The other job reads its comment again, as each does.
  await writeComment(conversation, makeRequest('io', ioJob))
  expect(splitReports(comments.get(1)!.body)).toHaveLength(2)
})

test('a report that was overwritten in between is written again, below the other', async () => {
  const { conversation, comments } = converse()
  comments.set(1, { id: 1, url: '#1', author, body: makeRequest('old', { ...cpuJob, at: '1234567' }).body })
  let writes = 0
  const slow: Conversation = {
    ...conversation,
    async update(id, body) {
      await conversation.update(id, body)
      if (writes++ === 0) comments.set(1, { id: 1, url: '#1', author, body: makeRequest('io', ioJob).body })
    },
  }
  const result = await writeComment(slow, makeRequest('cpu', cpuJob))
  expect(result).toEqual({ kind: 'updated', url: '#1', isShared: true })
  expect(splitReports(comments.get(1)!.body).map(({ text }) => text.trim().split('\n').at(-1))).toEqual(['io', 'cpu'])
})

test('two comments that are made at the same time become one, with both reports', async () => {
  const { conversation, comments } = converse(comments => {
    if (comments.size === 0) comments.set(0, { id: 0, url: '#0', author, body: makeRequest('io', ioJob).body })
  })
  await writeComment(conversation, makeRequest('cpu', cpuJob))
  expect([...comments.values()].map(({ body }) => splitReports(body).length)).toEqual([2])
})

test('a newer run of an older version that writes at the same time overtakes', async () => {
  const { conversation, comments } = converse(comments => {
    if (comments.size === 0) comments.set(0, { id: 0, url: '#0', author, body: makeRequest('new', { id: 9 }).body })
  })
  expect(await writeComment(conversation, makeRequest('cpu', cpuJob))).toEqual({ kind: 'superseded', by: 'newer-run' })
  expect([...comments.values()].map(({ body }) => body)).toEqual([makeRequest('new', { id: 9 }).body])
})

test('a newer run of another workflow that measures keeps no report back', async () => {
  const { conversation, comments } = converse()
  comments.set(1, { id: 1, url: '#1', author, body: makeRequest('old', { ...cpuJob, at: '1234567' }).body })
  const newer = makeRequest('io', { ...ioJob, id: 9, job: [workflow('io'), 'bench'] })
  await noteRun(conversation, newer)
  expect(decodeMarker(comments.get(1)!.body)?.again?.id).toBe(9)
  const result = await writeComment(conversation, makeRequest('cpu', { ...cpuJob, id: 8 }))
  expect(result.kind).toBe('updated')
})

test('what is above our text, and the note of a run, stay with the report that they are about', async () => {
  const { conversation, comments } = converse()
  const first = makeRequest('cpu', cpuJob)
  comments.set(1, {
    id: 1,
    url: '#1',
    author,
    body: `Known.\n\n${noteAgain(first.body, { ...first, run: { ...first.run, id: 7 } })}`,
  })
  await writeComment(conversation, makeRequest('io', { ...ioJob, id: 2 }))
  const { body } = comments.get(1)!
  expect(body).toMatch(/^Known\.\n\n<!-- counterbalance:/)
  expect(decodeMarker(body)?.again?.id).toBe(7)
  expect(splitReports(body)).toHaveLength(2)
})

test('a report that its forge refuses below another one is written in short', async () => {
  const { conversation, comments } = converse()
  await writeComment(conversation, makeRequest('cpu', cpuJob))
  const { ForgeError } = await import('../../../src/forge/forge-error.js')
  const strict: Conversation = {
    ...conversation,
    async update(id, body) {
      if (body.includes('long')) throw new ForgeError('refused', 'Body is too long')
      await conversation.update(id, body)
    },
  }
  const request = makeRequest('long', ioJob)
  await writeComment(strict, { ...request, shortBody: request.body.replace('long', 'short') })
  expect(splitReports(comments.get(1)!.body).map(({ text }) => text.trim().split('\n').at(-1))).toEqual([
    'cpu',
    'short',
  ])
})

test('nothing in a report passes for the hidden line of another', () => {
  const line = encodeMarker(suiteKey('benchmark'), makeRequest('', cpuJob).run)
  const body = `${line}## Benchmarks\n\n${withoutHiddenLines(`\`\`\`sh\n${line}\`\`\``)}\n`
  expect(splitReports(body)).toHaveLength(1)
})

test('the hash of a report is of all that its records measured, and unknown where one does not say', () => {
  expect(hashAll([{ of: cpu }, { of: cpu }])).toBe(cpu)
  expect(hashAll([{ of: cpu }, { of: io }])).toBe(hashAll([{ of: io }, { of: cpu }]))
  expect([hashAll([]), hashAll([{ of: cpu }, {}])]).toEqual([undefined, undefined])
  const all = [
    { command: 'a', workingDirectory: undefined, files: [] },
    { command: 'a', workingDirectory: 'b', files: [] },
    { command: 'a', workingDirectory: undefined, files: ['b'] },
  ]
  expect(new Set(all.map(hashMeasured)).size).toBe(3)
  expect(hashMeasured(all[0]!)).toBe(hashMeasured({ ...all[0]!, workingDirectory: '.' }))
})
