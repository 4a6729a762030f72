import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { explain } from '../../../src/record/reasons.js'
import type { PairInvocation } from '../../../src/record/record.js'
import { makeRecord, noisy } from './records.js'

function judge(isDebug: (run: PairInvocation, round: number) => boolean) {
  const change = (run: PairInvocation, round: number): PairInvocation =>
    isDebug(run, round) ? { ...run, debug: 'library_build_type: debug' } : run
  return conclude(makeRecord([{ name: 'pack', value: noisy() }], { change, rounds: 6 }))
}

test.each(['baseline', 'contender'] as const)('a debug build of the %s alone is a warning in its rows', side => {
  const { findings, warnings } = judge(({ slot }) => slot.side === side)
  const words = `only the ${side} was built for debugging, as "library_build_type: debug" says, so build both sides in the same way`
  expect(findings[0]!.warnings.map(explain)).toContain(words)
  expect(warnings.map(explain)).toEqual([words])
})

test.each<[what: string, isDebug: (run: PairInvocation, round: number) => boolean]>([
  ['neither side', () => false],
  ['both sides, as the packages of some distributions are', () => true],
  ['single runs of one side', ({ slot }, round) => slot.side === 'contender' && round > 3],
])('%s is no such thing', (_, isDebug) => {
  const { findings, warnings } = judge(isDebug)
  expect([...findings[0]!.warnings, ...warnings].filter(({ code }) => code === 'debug-build')).toEqual([])
})
