import { expect, test } from 'vitest'
import { extras } from '../../../src/extras/index.js'
import { anyOf, type Task, type Way } from '../../../src/inputs/declaration.js'
import { decodeGiven, describeInput, inputs, listInputs, listPlace } from '../../../src/inputs/declarations.js'
import { pickUnusual, replaceSet, usualSettings } from '../../../src/inputs/settings.js'

const nothing = (): string => ''

test.each([
  ['action', 'name'],
  ['command line', 'option'],
] as const)('no two inputs of the %s have the same %s', (way, name) => {
  const all = listInputs(way).map(one => one[name])
  expect(all).toEqual([...new Set(all)])
})

test('every setting has one name in one place, and at most 16 are inputs that people give the action', () => {
  const names = listInputs('action').map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(listPlace('input').filter(({ isHidden }) => !isHidden).length).toBeLessThanOrEqual(16)
})

test('core has at most 34 keys of the file, and extras have what they declare', () => {
  const declared = new Set(extras.flatMap(({ settings = {} }) => Object.values(settings).flatMap(Object.keys)))
  const keys = listInputs('action').filter(({ key, place }) => place !== 'input' && !declared.has(key))
  expect(keys.length).toBeLessThanOrEqual(34)
})

test.each<[Way, RegExp]>([
  ['action', /--[a-z]/],
  ['command line', /`|\{[a-z]{2}/],
])('what an input is for, as the %s speaks', (way, foreign) => {
  // An input that a text names must be one of the same way: describeInput throws otherwise.
  const texts = listInputs(way).map(one => describeInput(one, way))
  expect(texts.filter(text => foreign.test(text) || !text.endsWith('.'))).toEqual([])
})

test('an input that a text names is called as each way calls it', () => {
  const help = 'Use {fail-on}, or `none`.'
  expect(describeInput({ help }, 'action')).toBe('Use `fail-on`, or `none`.')
  expect(describeInput({ help }, 'command line')).toBe('Use --fail-on, or none.')
  expect(() => describeInput({ help: 'See {show}.' }, 'command line')).toThrow(
    '"show" is not an input of the command line',
  )
  expect(() => describeInput({ help: 'See {coment}.' }, 'action')).toThrow('"coment" is not an input of the action')
})

test('what a record keeps is an option of compare by the same name: it is how a run is repeated', () => {
  const recorded = inputs.filter(one => one.isRecorded)
  expect(recorded.length).toBeGreaterThan(0)
  expect(
    recorded.filter(one => one.option !== one.name || one.only === 'action' || !one.takenBy.includes('compare')),
  ).toEqual([])
})

test.each<[Task, readonly string[], readonly string[]]>([
  ['compare', ['gate', 'config', 'show'], ['parts', 'sessions', 'skip', 'looks']],
  ['publish', ['retentionInDays', 'anchor', 'setup'], ['gate', 'baseline']],
  ['self-test', ['sessions', 'effect', 'setup'], ['gate', 'record']],
  ['bisect', ['setup', 'skip', 'timeBudgetInSeconds', 'resume'], ['gate', 'baseline', 'show']],
  ['merge', ['threshold', 'part', 'gate', 'overrideLabel', 'show'], ['command', 'rounds', 'parts']],
  ['show', ['threshold', 'looks', 'config', 'filter', 'only', 'sort', 'gate', 'parts'], ['show', 'format']],
  ['parse', ['format', 'values', 'suite'], ['threshold', 'output']],
])('%s takes what is declared for it', (task, taken, other) => {
  const keys = Object.keys(decodeGiven(nothing, task))
  expect(keys).toEqual(expect.arrayContaining([...taken]))
  expect(keys.filter(key => other.includes(key))).toEqual([])
})

test('what is not given is its default, or undefined', () => {
  expect(decodeGiven(nothing, 'merge')).toMatchObject({ threshold: 0.02, gate: { failOn: [] } })
  expect(decodeGiven(name => ({ part: ' of 3 ' })[name] ?? '', 'merge')).toMatchObject({ part: { parts: 3 } })
  expect(decodeGiven(nothing, 'compare')).toMatchObject({ timeBudgetInSeconds: 600 })
  expect(decodeGiven(nothing, 'bisect')).toMatchObject({ timeBudgetInSeconds: 7200 })
})

test('the settings that somebody set', () => {
  expect(usualSettings).toEqual({ threshold: 0.02, confidence: 0.95, metrics: 'primary' })
  const set = { ...usualSettings, threshold: 0.05 }
  expect(pickUnusual(set)).toEqual({ threshold: 0.05 })
  const recorded = { ...usualSettings, confidence: 0.9, judge: 'typical', looks: [5] } as const
  const give = (name: string) => (texts: string) => (one: string) => (one === name ? texts : '')
  expect(replaceSet(recorded, set, give('threshold')('5%'))).toEqual({ ...recorded, threshold: 0.05 })
  expect(replaceSet(recorded, set, give('judge')('auto'))).toEqual({ ...usualSettings, confidence: 0.9, looks: [5] })
  expect(replaceSet(recorded, { ...set, judge: 'mean' }, give('judge')('mean'))).toMatchObject({ judge: 'mean' })
})

test('several words: the default alone, or any, by commas and by options that are given more than once', () => {
  const { decode } = anyOf({
    names: ['regressed', 'removed'],
    default: 'never',
    otherwise: 'nothing',
    isRepeatable: true,
    takenBy: ['compare'],
    help: 'What fails.',
  })
  expect(['never', 'removed', 'removed, regressed', 'removed\nregressed'].map(text => decode(text, 'fail-on'))).toEqual(
    ['nothing', ['removed'], ['removed', 'regressed'], ['removed', 'regressed']],
  )
  expect(() => decode('never, removed', 'fail-on')).toThrow(
    'invalid value "never" for "fail-on"; it can be never, or any of regressed, removed',
  )
})
