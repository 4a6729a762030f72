import { describe, expect, it } from 'vitest'
import { judgeReport } from '../../../bench/corpus/outcome.js'

type Pair = Parameters<typeof judgeReport>[0]
type Section = Parameters<typeof judgeReport>[1]['sections'][0]
type Verdict = Exclude<Section['findings'][0]['verdict'], null>

const pair = (kind: Pair['truth']['kind'], low = 0, high = low): Pair => ({
  ...{ old: '1.0.0', new: '1.1.0', truth: { kind, low, high }, source: 'the diff' },
  functions: [{ file: 'rng.js', name: 'rng' }],
})
const slower = pair('change', 0.2, 0.3)
const faster = pair('change', -0.3, -0.2)

/** A report with one verdict, for a change by `value` ± .05. */
const report = (verdict: Verdict, value: number, section: Partial<Section> = {}, code?: string) => ({
  sections: [
    {
      findings: [
        { verdict: null, change: null },
        {
          verdict,
          change: { value, low: value - 0.05, high: value + 0.05 },
          ...(code === undefined ? {} : { reason: { code } }),
        },
      ],
      ...section,
    },
  ],
})

describe('judgeReport', () => {
  it.each<[Pair, Verdict, number, string]>([
    [slower, 'regressed', 0.25, 'found'],
    [slower, 'improved', -0.25, 'wrong way'],
    [faster, 'improved', -0.25, 'found'],
    [faster, 'regressed', 0.25, 'wrong way'],
    [slower, 'unchanged', 0, 'missed'],
    [slower, 'inconclusive', 0.25, 'open'],
    [slower, 'not-comparable', 0.25, 'open'],
    [pair('none'), 'unchanged', 0, 'right'],
    [pair('none'), 'regressed', 0.25, 'false alarm'],
    [pair('none'), 'improved', -0.25, 'false alarm'],
    [pair('none'), 'inconclusive', 0, 'open'],
    [pair('layout'), 'regressed', 0.25, 'false alarm'],
    [pair('layout'), 'unchanged', 0, 'right'],
  ])('%j, %s by %d: %s', (truth, verdict, value, judgement) => {
    expect(judgeReport(truth, report(verdict, value))).toMatchObject({ verdict, judgement })
  })

  it('takes a verdict that names layout for right only where layout is all that changed', () => {
    const named = report('regressed', 0.25, {}, 'same-instructions')
    expect(judgeReport(pair('layout'), named)).toMatchObject({ judgement: 'right', isLayoutNamed: true })
    expect(judgeReport(pair('none'), named)).toMatchObject({ judgement: 'false alarm' })
    expect(judgeReport(pair('layout'), report('regressed', 0.25, {}, 'near'))).toMatchObject({
      judgement: 'false alarm',
    })
  })

  it.each([
    [0.25, true],
    [0.34, true],
    [0.36, false],
    [0.14, false],
  ])('a change of %d ± .05 has the right size: %j', (value, isSizeRight) => {
    expect(judgeReport(slower, report('regressed', value)).isSizeRight).toBe(isSizeRight)
  })

  it('leaves size and cause open where no change was found', () => {
    expect(judgeReport(slower, report('inconclusive', 0.25))).toMatchObject({ isSizeRight: null, cause: null })
  })

  const row = (name: string, more: object = {}) => ({ name, isNamed: true, ...more })
  it.each([
    ['right', 'rng', [row('rng'), row('other')]],
    ['right', 'uuid::rng::{{closure}}', [row('uuid::rng::{{closure}}')]],
    ['right', 'rng', [row('(anonymous) in bench.js', { parts: [{ name: 'run' }, { name: 'rng' }] })]],
    ['later', 'rng', [row('stringify', { versions: ['1.0.0', '1.1.0'] }), row('rng')]],
    ['package', 'stringify', [row('main'), row('stringify', { versions: ['1.0.0', '1.1.0'] })]],
    ['another', 'stringify', [row('stringify', { versions: ['1.0.0', '1.0.1'] })]],
    ['another', 'rngs', [row('rngs')]],
    ['nothing', '', [row('rng', { isNamed: false })]],
    ['nothing', '', []],
  ])('the cause is %s: "%s"', (naming, name, rows) => {
    expect(judgeReport(slower, report('regressed', 0.25, { causes: { rows } })).cause).toEqual({ naming, name })
  })

  it('keeps why no function is named', () => {
    const causes = { absence: { code: 'too-long-to-profile' } }
    expect(judgeReport(slower, report('regressed', 0.25, { causes })).cause).toEqual({
      ...{ naming: 'nothing', name: 'too-long-to-profile' },
    })
  })

  it('holds no cause against a pair whose function is not known', () => {
    const causes = { rows: [row('parse')] }
    expect(judgeReport({ ...slower, functions: [] }, report('regressed', 0.25, { causes })).cause).toBeNull()
  })

  it('counts the starts of the command, and of no other', () => {
    const starts = { install: { count: 4 }, 'warm-up': { count: 4 }, measured: { count: 36 }, profiled: { count: 25 } }
    expect(judgeReport(slower, report('regressed', 0.25, { starts })).starts).toBe(65)
    expect(judgeReport(slower, report('regressed', 0.25)).starts).toBe(0)
  })

  it('refuses a report without a verdict', () => {
    expect(() => judgeReport(slower, { sections: [{ findings: [] }] })).toThrow('no verdict')
  })
})
