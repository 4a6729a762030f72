import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decodeMarker,
  encodeMarker,
  isNewer,
  noteAgain,
  noteFewerRounds,
  noteUnjudged,
  type RunIdentity,
  removeNote,
  replaceOurs,
  suiteKey,
} from '../../../src/forge/marker.js'
import { anyCharacter } from '../any-character.js'

const run = (id: number, fields: Partial<RunIdentity> = {}): RunIdentity => ({
  id,
  number: id - 9000,
  attempt: 1,
  head: `${id}f00dcafe`,
  ...fields,
})
const linked = (by: RunIdentity) => ({ run: by, runUrl: `https://example.com/runs/${by.id}` })
const key = suiteKey('benchmark')
const body = `${encodeMarker(key, run(9001))}## ⏱ Benchmarks\n\nwords\n`

test('a marker is what it was before it was written', () => {
  expect(decodeMarker(body)).toEqual({ key, run: run(9001), again: undefined })
  expect(decodeMarker(body.replaceAll('\n', '\r\n'))).toEqual({ key, run: run(9001), again: undefined })
})

test.each([
  ['words before it', ` ${body}`],
  ['a quote of it', `> ${body}`],
  ['another name', body.replace('counterbalance:', 'balance:')],
  ['a hash that is none', body.replace(/head=\w+/, 'head=--><b>')],
  ['a number that is none', body.replace(/run=\d+/, 'run=1e3')],
  ['a number too long', body.replace(/run=\d+/, `run=${'9'.repeat(16)}`)],
  ['a field more', body.replace(' -->', ' x=1 -->')],
  ['a field less', body.replace(/ attempt=\d+/, '')],
  ['fields in another order', body.replace(/(run=\d+) (number=\d+)/, '$2 $1')],
  ['upper case', body.replace('benchmark', 'Benchmark')],
  ['nothing', ''],
])('it is no marker with %s', (_, text) => {
  expect(decodeMarker(text)).toBeUndefined()
})

test('a run that begins is noted once, whatever is noted already; all else stays', () => {
  const noted = noteAgain(body, linked(run(9002, { head: 'abc1234def' })))
  expect(noted).toBe(
    `<!-- counterbalance:${key} run=9001 number=1 attempt=1 head=9001f00dcafe -->
<!-- counterbalance-again run=9002 number=2 attempt=1 head=abc1234def -->
> ⏳ Being measured again for <code>abc1234</code> by [run 2](https://example.com/runs/9002); the numbers below are of <code>9001f00</code>.

## ⏱ Benchmarks

words
`,
  )
  expect(decodeMarker(noted)).toEqual({ key, run: run(9001), again: run(9002, { head: 'abc1234def' }) })
  expect(noteAgain(noted, linked(run(9002, { head: 'abc1234def' })))).toBe(noted)
  expect(noteAgain(noted.replaceAll('\n', '\r\n'), linked(run(9003)))).toBe(noteAgain(body, linked(run(9003))))
  expect(noteAgain('someone else', linked(run(9002)))).toBe('someone else')
})

test.each([
  [run(9002), run(9001), true],
  [run(9001), run(9002), false],
  [run(9001, { attempt: 2 }), run(9001), true],
  [run(9001), run(9001), false],
])('which run is newer (%#)', (one, other, expected) => {
  expect(isNewer(one, other)).toBe(expected)
})

test.each([
  ['benchmark', /^benchmark-[a-z0-9]+$/],
  ['Öl & Gas -->', /^l-gas-[a-z0-9]+$/],
  ['', /^[a-z0-9]+$/],
  ['-->', /^[a-z0-9]+$/],
])('the key of "%s"', (suite, form) => {
  expect(suiteKey(suite)).toMatch(form)
})

test('no name ends the hidden line, or passes for another', () => {
  expect(suiteKey(suiteKey('benchmark'))).not.toBe(suiteKey('benchmark'))
  expect(suiteKey('a b')).not.toBe(suiteKey('a-b'))
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), suite => {
      expect(decodeMarker(encodeMarker(suiteKey(suite), run(9001)))?.key).toBe(suiteKey(suite))
    }),
    { seed: 20_260_131, numRuns: 500 },
  )
})

test('the rounds of a run are in its marker, and stay there under every note', () => {
  const marked = `${encodeMarker(key, run(9001), 13)}## ⏱ Benchmarks\n`
  expect(marked).toContain(' attempt=1 rounds=13 head=')
  const noted = noteAgain(marked, linked(run(9002)))
  for (const text of [marked, noted]) expect(decodeMarker(text)).toMatchObject({ run: run(9001), rounds: 13 })
  expect(removeNote(noted)).toBe(marked)
  expect(removeNote('> ⏳ someone else\n\n')).toBe('> ⏳ someone else\n\n')
})

test('a run that completed fewer rounds is named, in the place of what it announced', () => {
  const marked = `${encodeMarker(key, run(9001), 13)}## ⏱ Benchmarks\n`
  const again = run(9001, { attempt: 2 })
  const fewer = noteFewerRounds(noteAgain(marked, linked(again)), { ...linked(again), rounds: 1 })
  expect(fewer).toBe(
    `<!-- counterbalance:${key} run=9001 number=1 attempt=1 rounds=13 head=9001f00dcafe -->
> ⏪ [Run 1](https://example.com/runs/9001) measured <code>9001f00</code> again and completed 1 round; the numbers below rest on 13 rounds.

## ⏱ Benchmarks
`,
  )
  expect(decodeMarker(fewer)).toMatchObject({ run: run(9001), rounds: 13, again: undefined })
  expect(noteAgain(fewer, linked(again))).toBe(noteAgain(marked, linked(again)))
})

test('a run that could not judge its commit is named, until the next run begins', () => {
  const noted = noteUnjudged(noteAgain(body, linked(run(9002))), { ...linked(run(9002)), reason: 'there are no files' })
  expect(noted).toBe(
    `<!-- counterbalance:${key} run=9001 number=1 attempt=1 head=9001f00dcafe -->
> ⛔ <code>9002f00</code> could not be judged by [run 2](https://example.com/runs/9002), so the numbers below are of <code>9001f00</code>: there are no files

## ⏱ Benchmarks

words
`,
  )
  expect(noteAgain(noted, linked(run(9003)))).toBe(noteAgain(body, linked(run(9003))))
})

test('what people write above the marker stays above it', () => {
  const above = 'Known: the runner was moved.\n\n'
  const edited = `${above}${body}`
  expect(decodeMarker(edited)).toEqual(decodeMarker(body))
  expect(replaceOurs(edited, 'new text\n')).toBe(`${above}new text\n`)
  expect(replaceOurs(body, 'new text\n')).toBe('new text\n')
  const noted = noteAgain(edited, linked(run(9002)))
  expect(noted).toBe(`${above}${noteAgain(body, linked(run(9002)))}`)
  expect(noteAgain(edited.replaceAll('\n', '\r\n'), linked(run(9002)))).toBe(noted)
  expect(removeNote(noted)).toBe(edited)
})
