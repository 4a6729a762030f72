import { expect, test } from 'vitest'
import { concludeCauses } from '../../../../src/extras/causes/conclude.js'
import type { Profiles } from '../../../../src/record/causes.js'
import type { Causes } from '../../../../src/report/causes.js'
import { makeRandom } from '../../../../src/stats/random.js'

/** Milliseconds by function. */
type Times = Readonly<Record<string, number>>

const before: Times = { sort: 100, split: 30, fold: 60, render: 50, hash: 8, start: 0.4 }

/** Profiles of two copies on each side, each amount with the noise of its samples; `unrest` slows all functions of an invocation. */
function makeProfiles(baseline: Times, contender: Times, seed = 'seed', rounds = 6, unrest = 0): Profiles {
  const random = makeRandom(seed)
  const names = [...new Set([...Object.keys(baseline), ...Object.keys(contender)])]
  const draw = (mean: number): number => {
    const normal = Array.from({ length: 12 }, () => random.next()).reduce((sum, value) => sum + value, -6)
    return Math.max(0, mean + Math.sqrt(mean) * normal)
  }
  const invoke = (side: string, copy: 1 | 2, times: Times) => {
    const factor = unrest === 0 ? 1 : 1 + unrest * random.next()
    const amounts = names.flatMap((name, at) =>
      times[name] === undefined ? [] : [[at, draw(factor * times[name])] as const],
    )
    return { side, copy, self: amounts }
  }
  return {
    profiler: 'perf',
    unit: 'ms',
    sides: ['a', 'b'],
    functions: names.map(name => ({ name })),
    rounds: Array.from({ length: rounds }, () => [
      invoke('a', 1, baseline),
      invoke('a', 2, baseline),
      invoke('b', 1, contender),
      invoke('b', 2, contender),
    ]),
    calls: [],
  }
}

function conclude(profiles: Profiles, direction: 1 | -1 = 1): Causes {
  const question = { baseline: 'a', contender: 'b', direction, confidence: 0.95, random: makeRandom('draws') }
  return concludeCauses(profiles, question)!
}

function namesOf({ rows }: Causes): readonly string[] {
  return rows.filter(({ isNamed }) => isNamed).map(({ name, renamed }) => [name, renamed].filter(Boolean).join(' ⇄ '))
}

test('the function that takes longer is named, and all rows add up to the whole', () => {
  const causes = conclude(makeProfiles(before, { ...before, render: 70 }))
  expect(namesOf(causes)).toEqual(['render'])
  const [render] = causes.rows
  expect(render!.interval!.low).toBeLessThan(20)
  expect(render!.interval!.high).toBeGreaterThan(20)
  expect(render!.difference + causes.rest.difference).toBeCloseTo(causes.whole.difference)
  // What takes less than 0.5% has no row of its own.
  expect(causes.rows.map(({ name }) => name)).not.toContain('start')
  expect(causes.rest.functions).toBe(5)
})

test('the same holds for what became faster', () => {
  const causes = conclude(makeProfiles({ ...before, render: 70 }, before))
  expect([namesOf(causes), causes.whole.difference < 0]).toEqual([['render'], true])
})

test('a function that was renamed, or inlined into its caller, is not named', () => {
  const { fold, hash, ...others } = before
  const renamed = conclude(makeProfiles(before, { ...others, foldCase: fold!, hash: hash!, render: 70 }))
  expect(namesOf(renamed)).toEqual(['render'])
  expect(renamed.rows.find(({ name }) => name === 'fold')).toMatchObject({ renamed: 'foldCase' })
  const inlined = conclude(makeProfiles(before, { ...others, sort: 160, hash: hash!, render: 70 }))
  expect(namesOf(inlined)).toEqual(['render'])
})

test('a renamed function that became slower is named with both names', () => {
  const { fold, ...others } = { ...before, fold: 2000 }
  const causes = conclude(makeProfiles({ ...before, fold }, { ...others, foldCase: fold + 100 }, 'slow'))
  expect(namesOf(causes)).toEqual(['fold ⇄ foldCase'])
})

test.each([
  ['longer, as it did', 1, ['render']],
  ['shorter', -1, []],
] as const)(
  'where the verdict was %s, and the whole is too noisy to differ, a function is named that the whole leaves room for',
  (_, direction, names) => {
    const causes = conclude(makeProfiles(before, { ...before, render: 74 }, 'a restless machine', 6, 0.4), direction)
    expect([causes.isReproduced, namesOf(causes)]).toEqual([false, names])
    expect(causes.whole.interval!.high).toBeGreaterThan(24)
  },
)

test('nothing is named where time moved from one function to another', () => {
  const causes = conclude(makeProfiles(before, { ...before, render: 60, fold: 50 }))
  expect([causes.isReproduced, namesOf(causes)]).toEqual([false, []])
})

test('at most three functions are named, and the rest holds all others', () => {
  const slower = Object.fromEntries(Object.entries(before).map(([name, time]) => [name, 2 * time]))
  const causes = conclude(makeProfiles(before, slower))
  expect(namesOf(causes)).toEqual(['sort', 'fold', 'render'])
  expect(causes.rest.functions).toBe(3)
})

test('a round in which a copy is missing does not count', () => {
  const profiles = makeProfiles(before, { ...before, render: 70 })
  const cut = { ...profiles, rounds: profiles.rounds.map((round, at) => (at === 2 ? round.slice(1) : round)) }
  expect(conclude(cut).rounds).toBe(5)
})

test('no rounds, no causes', () => {
  const question = { baseline: 'a', contender: 'b', confidence: 0.95, random: makeRandom('draws') }
  expect(concludeCauses({ ...makeProfiles(before, before), rounds: [] }, question)).toBeUndefined()
})

test('of 20 races the right function is named in nearly all, and hardly ever another', () => {
  const races = Array.from({ length: 20 }, (_, at) =>
    namesOf(conclude(makeProfiles(before, { ...before, render: 74 }, `race ${at}`))),
  )
  expect(races.filter(names => names.includes('render')).length).toBeGreaterThanOrEqual(19)
  expect(races.filter(names => names.some(name => name !== 'render')).length).toBeLessThanOrEqual(1)
})

/** `makeProfiles`, where the time of `part` belongs to `owner`, and is of somebody else. */
function own(profiles: Profiles, part: string, owner: string, origin: 'library' | 'runtime' = 'library'): Profiles {
  const placeOf = (name: string): number => profiles.functions.findIndex(one => one.name === name)
  const functions = profiles.functions.map(one => (one.name === part ? { ...one, origin, module: 'lib.so' } : one))
  const rounds = profiles.rounds.map(round =>
    round.map(one => ({
      ...one,
      self: one.self.map(entry => {
        const [at, amount] = entry
        return at === placeOf(part) && owner !== '' ? ([at, amount, placeOf(owner)] as const) : entry
      }),
    })),
  )
  return { ...profiles, functions, rounds }
}

test.each([
  ['is new', before, { ...before, cast: 20 }, 'new'],
  ['took longer', { ...before, cast: 5 }, { ...before, cast: 25 }, undefined],
] as const)(
  'where code of others %s, its caller in the repository is named, with what it called',
  (_, one, other, presence) => {
    const causes = conclude(own(makeProfiles(one, other), 'cast', 'render'))
    expect(namesOf(causes)).toEqual(['render'])
    const [{ difference, parts }] = causes.rows as [Causes['rows'][number]]
    expect(parts).toEqual([{ name: 'cast', difference: expect.closeTo(20, -1), ...(presence && { presence }) }])
    expect(difference).toBeGreaterThan(10)
    expect(difference + causes.rest.difference).toBeCloseTo(causes.whole.difference)
  },
)

test('what a function calls in another library than before is neither new nor gone', () => {
  const profiles = makeProfiles({ ...before, cast: 200, render: 20 }, { ...before, moved: 200, render: 90 })
  const causes = conclude(own(own(profiles, 'cast', 'render'), 'moved', 'render'))
  const [{ name, parts }] = causes.rows as [Causes['rows'][number]]
  expect([name, parts]).toEqual(['render', undefined])
})

test('the runtime is never the cause, and a library is where no caller of it is known', () => {
  const profiles = makeProfiles(before, { ...before, fold: 90 })
  expect(namesOf(conclude(own(profiles, 'fold', '', 'runtime')))).toEqual([])
  expect(namesOf(conclude(own(profiles, 'fold', '')))).toEqual(['fold'])
  const both = makeProfiles(before, { ...before, fold: 120, render: 80 })
  expect(namesOf(conclude(own(both, 'fold', '')))).toEqual(['render', 'fold'])
})

test('functions that share a change are told together by their file, as far as they differ together', () => {
  const slower = { ...before, a: 12, b: 12, c: 12, d: 12, e: 12 }
  const profiles = makeProfiles({ ...before, a: 8, b: 8, c: 8, d: 8, e: 8 }, slower, 'shared')
  const functions = profiles.functions.map(one => ({ ...one, file: one.name.length === 1 ? 'rows.cpp' : 'report.cpp' }))
  const causes = conclude({ ...profiles, functions })
  expect(namesOf(causes).length).toBeLessThan(5)
  expect(causes.groups).toMatchObject([{ place: 'rows.cpp' }])
})
