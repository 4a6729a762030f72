import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeRecordFile, nameBefore } from '../../../src/system/record-file.js'
import { makeSided } from '../record/whole.js'

const { rounds, ...header } = makeSided({ a: { level: 1 }, b: { level: 1.1 } }, { rounds: 4 })
type Round = SessionRecord['rounds'][number]
const [one, two, three, four] = rounds as unknown as readonly [Round, Round, Round, Round]
const old = encodeRecord({ ...header, rounds: [one, two] })

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'record-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const roundsAt = (path: string): number => decodeRecord(readFileSync(path, 'utf8')).rounds.length

test('a record that goes on takes the place of the old one with its first new round, and can be read after each', () => {
  const path = join(directory, 'r.json')
  writeFileSync(path, old)
  using file = makeRecordFile(path, { isKept: true })
  const keeper = file.open(header, [one, two])
  expect([readFileSync(path, 'utf8'), readdirSync(directory)]).toEqual([old, ['r.json']])
  keeper.append(three, header)
  expect([roundsAt(path), readFileSync(nameBefore(path), 'utf8')]).toEqual([3, old])
  keeper.append(four, header)
  expect(roundsAt(path)).toBe(4)
  keeper.finish({ ...header, rounds })
  expect(readFileSync(path, 'utf8')).toBe(encodeRecord({ ...header, rounds }))
  expect([keeper.problem, readdirSync(directory)]).toEqual([undefined, ['r.json', 'r.json.before']])
})

test('what goes on and gets no new round is replaced at its end', () => {
  const path = join(directory, 'r.json')
  writeFileSync(path, old)
  using file = makeRecordFile(path, { isKept: true })
  const ended = { ...header, warnings: [{ code: 'x', message: 'ended' }], rounds: [one, two] }
  file.open(header, [one, two]).finish(ended)
  expect(readFileSync(path, 'utf8')).toBe(encodeRecord(ended))
})

const misnamed = { ...header, sides: [{ name: 'a' }, { name: 'other' }] }
const strange = three.map(invocation => ({ ...invocation, slot: { ...invocation.slot, side: 'other' } }))
const unreadable = { ...header, warnings: [{ code: '', message: 'a code must have a character' }] }

test('rounds that are not of the sides are refused before anything is written', () => {
  const path = join(directory, 'r.json')
  writeFileSync(path, old)
  using file = makeRecordFile(path, { isKept: true })
  expect(() => file.open(misnamed, [one, two])).toThrow('"b" is not the name of one of the "sides"')
  expect([readFileSync(path, 'utf8'), readdirSync(directory)]).toEqual([old, ['r.json']])
})

test.each([true, false])('what could not be read again is not written: there was a record before: %s', isKept => {
  const path = join(directory, 'r.json')
  writeFileSync(path, old)
  using file = makeRecordFile(path, { isKept })
  const keeper = isKept ? file.open(header, [one, two]) : file.open(unreadable)
  keeper.append(strange, header)
  keeper.append(four, header)
  keeper.finish({ ...header, rounds })
  expect(keeper.problem).toContain(`the record could not be written to "${path}": `)
  expect([readFileSync(path, 'utf8'), readdirSync(directory)]).toEqual([old, ['r.json']])
})

test('what cannot be read again at its end leaves the rounds until then', () => {
  const path = join(directory, 'r.json')
  using file = makeRecordFile(path)
  const keeper = file.open(header)
  expect(roundsAt(path)).toBe(0)
  keeper.append(one, header)
  keeper.finish({ ...unreadable, rounds: [one] })
  expect(keeper.problem).toContain('"warnings.0.code": ')
  expect(roundsAt(path)).toBe(1)
})

test('a record behind a link is written where the link leads', () => {
  const [link, path] = [join(directory, 'link.json'), join(directory, 'r.json')]
  writeFileSync(path, old)
  symlinkSync(path, link)
  using file = makeRecordFile(link)
  const keeper = file.open(header)
  keeper.append(one, header)
  keeper.finish({ ...header, rounds: [one] })
  expect([keeper.problem, roundsAt(path)]).toEqual([undefined, 1])
})

test('a place where nothing can be written is a problem, and nothing is left there', () => {
  const path = join(directory, 'none', 'r.json')
  using file = makeRecordFile(path)
  const keeper = file.open(header)
  keeper.finish({ ...header, rounds: [] })
  expect(keeper.problem).toContain('ENOENT')
  expect(existsSync(path)).toBe(false)
})
