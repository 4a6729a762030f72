import { expect, test } from 'vitest'
import { markdownVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import { type PullState, refuse, type Wish } from '../../../../src/extras/on-request/decide.js'
import { decodeFacts, encodeSettings, type Facts } from '../../../../src/extras/on-request/facts.js'
import { parseRequest, type Request } from '../../../../src/extras/on-request/parse.js'
import { describeRefusal, describeRequest, offerMore } from '../../../../src/extras/on-request/words.js'
import { decodeSettings } from '../../../../src/inputs/config.js'

const sha = 'a'.repeat(40)

test.each<[body: string, request: Partial<Request>]>([
  ['/bench', {}],
  ['  /bench  \r\nthanks!', {}],
  ['/bench parser/* lex', { patterns: ['parser/*', 'lex'] }],
  ['/bench against v1.4', { against: 'v1.4' }],
  ['/bench against release/2.x+1', { against: 'release/2.x+1' }],
  [`/bench against ${sha}`, { against: sha }],
  [`/bench ${sha}`, { commit: sha }],
  [`/bench ${sha} parser/* against main`, { commit: sha, patterns: ['parser/*'], against: 'main' }],
  ['/bench more', { isMore: true }],
  ['/bench parse[n=10] a{b,c} "x" $(id) `id`', { patterns: ['parse[n=10]', 'a{b,c}', '"x"', '$(id)', '`id`'] }],
])('%j is a request', (body, request) => {
  expect(parseRequest(body)).toEqual({ kind: 'request', request: { isMore: false, patterns: [], ...request } })
})

test.each(['', 'please /bench', '/benchmark', '/bench-all', '> /bench', '/BENCH', '\n/bench'])('%j is none', body => {
  expect(parseRequest(body)).toBeUndefined()
})

test.each<[body: string, why: string]>([
  ['/bench more parser/*', '"more" repeats'],
  ['/bench parser/* more', '"more" repeats'],
  ['/bench against', '"against" takes'],
  ['/bench against --upload-pack=id', '"against" takes'],
  ['/bench against a..b', '"against" takes'],
  ['/bench against a against b', 'there are two "against"'],
  ['/bench against $(id)', '"against" takes'],
  [`/bench ${sha} ${'b'.repeat(40)}`, 'there are two commits'],
  ['/bench 0123abc', 'a commit needs its full SHA'],
  ['/bench --rounds 40', 'there are no options'],
  ['/bench !**', 'no pattern begins with !'],
  ['/bench pärser', 'letters, digits and signs of ASCII'],
  ['/bench a\u202eb', 'letters, digits and signs of ASCII'],
  ['/bench a*b*c*d*e', 'too many combinations'],
  [`/bench ${'a '.repeat(11)}`, 'more than 10 patterns'],
  [`/bench ${'a'.repeat(300)}`, 'more than 300 characters'],
])('%j is refused', (body, why) => {
  expect(parseRequest(body)).toEqual({ kind: 'wrong', why: expect.stringContaining(why) })
})

const facts: Facts = {
  ...{ pull: 7, head: sha, branch: 'x', target: 'main', isFork: true, base: 'b'.repeat(40), by: 'mona' },
  ...{ patterns: ['a: b', '"x"', "'#", '${{ secrets.X }}'], comment: 12 },
}

test('what people chose comes through YAML as it was', () => {
  const { request, baseline, benchmarks } = decodeSettings(encodeSettings(facts))
  expect(decodeFacts(request!, 'request')).toEqual(facts)
  expect(baseline).toBe(`ref:${facts.base}`)
  expect(benchmarks!.split('\n')).toEqual(['!**', ...facts.patterns])
})

test.each(['{}', 'no', JSON.stringify({ ...facts, head: 'main' }), JSON.stringify({ ...facts, other: 1 })])(
  'the facts %j are refused',
  text => {
    expect(() => decodeFacts(text, 'request')).toThrow('"request" is filled in by "mode: request"')
  },
)

const at = '2026-01-31T12:00:00Z'
const wish: Wish = {
  ...{ by: 'mona', mayWrite: true, request: { isMore: false, patterns: [] } },
  comment: { id: 1, createdAt: at, updatedAt: at },
}
const pull: PullState = {
  isOpen: true,
  head: sha,
  labels: [],
  from: { isFork: true, pushedAt: '2026-01-31T11:59:59Z' },
}
const pushed = (pushedAt: string | null, isFork = true): Partial<PullState> => ({ from: { isFork, pushedAt } })

test.each<[string, Partial<Wish>, Partial<PullState>, string | undefined]>([
  ['a fork that was pushed to before', {}, {}, undefined],
  ['one that was pushed to in the same second', {}, pushed(at), 'after the comment'],
  ['one that was pushed to afterwards', {}, pushed('2026-01-31T12:00:01Z'), 'after the comment'],
  ['one whose last push is not known', {}, pushed(null), 'after the comment'],
  ['one whose last push is no time', {}, pushed('0'), 'after the comment'],
  ['a branch of the repository', {}, pushed('2026-02-01T00:00:00Z', false), undefined],
  ['a fork that is gone', {}, { from: undefined }, 'is gone'],
  ['its head by name', { request: { isMore: false, patterns: [], commit: sha } }, pushed(at), undefined],
  [
    'another commit by name',
    { request: { isMore: false, patterns: [], commit: 'c'.repeat(40) } },
    {},
    'is not the head',
  ],
  ['somebody who may not write', { mayWrite: false }, {}, 'may not write'],
])('%s', (_, ofWish, ofPull, why) => {
  const refusal = refuse({ ...wish, ...ofWish }, { ...pull, ...ofPull })
  if (why === undefined) expect(refusal).toBeUndefined()
  else expect(write(refusal!.why, markdownVoice)).toContain(why)
  if (refusal) expect(refusal.isTold).toBe(ofWish.mayWrite !== false)
})

test('the life of the comment', () => {
  const { comment: _, ...labelled } = facts
  const lines = [
    describeRequest({ ...facts, patterns: [] }),
    describeRequest({ ...facts, patterns: ['parser/*'], against: 'v1.4' }),
    describeRequest({ ...facts, patterns: ['@mona', '</code>', '#1'] }),
    describeRequest({ ...facts, since: 31 }),
    describeRequest(labelled),
    ...[3, 1, 0].map(left => offerMore(2, left)),
    offerMore(1, 2),
    offerMore(0, 3),
    describeRefusal('mona', ['the comment was edited, so nobody can tell who wrote it: write a new one']),
  ]
  expect(lines.map(line => line?.trimEnd()).join('\n')).toMatchInlineSnapshot(`
    "> 🙋 <code>mona</code> asked for this with <code>/bench</code> for <code>aaaaaaa</code>.
    > 🙋 <code>mona</code> asked for this with <code>/bench parser/&#42; against v1.4</code> for <code>aaaaaaa</code>.
    > 🙋 <code>mona</code> asked for this with <code>/bench &#64;mona &#60;/code&#62; &#35;1</code> for <code>aaaaaaa</code>.
    > 🙋 <code>mona</code> asked for this with <code>/bench more</code> for <code>aaaaaaa</code>.
    > 🙋 <code>mona</code> asked for this by a label for <code>aaaaaaa</code>.
    > 🔁 2 benchmarks are inconclusive: comment <code>/bench more</code> to measure them again, up to 3 more times.
    > 🔁 2 benchmarks are inconclusive: comment <code>/bench more</code> to measure them again, once more.
    > 🔁 2 benchmarks stayed inconclusive after all experiments that one commit gets.
    > 🔁 1 benchmark is inconclusive: comment <code>/bench more</code> to measure it again, up to 2 more times.

    > ↩️ The request of <code>mona</code> has no answer: the comment was edited, so nobody can tell who wrote it: write a new one."
  `)
})
