import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listSearched, middleOf, readManifest } from '../../../bench/corpus/manifest.js'
import { root } from '../repository/root.js'

const manifest = (...lines: readonly string[]): string =>
  [...lines, 'code()', '// pair: 8 9 none | | no field'].join('\n')
const uuid = ['// package: npm uuid', '// versions: 1.0.0 1.1.0 2.0.0 2.1.0 3.0.0 3.1.0']

describe('readManifest', () => {
  it('reads the first comment lines, and no other', () => {
    const text = manifest(
      ...uuid,
      '// with: @scope/sax@1.2.4 xml@11.0.1',
      '// pair: 1.0.0 1.1.0 -51..-48.5% | rng.js:rng my.js:run | pool of bytes',
      '// pair: 2.0.0 2.1.0 none | | the same files',
      '// pair: 3.0.0 3.1.0 layout | | moved by 112 bytes',
    )
    expect(readManifest('uuid.js', text)).toEqual({
      file: 'uuid.js',
      ecosystem: 'npm',
      name: 'uuid',
      versions: ['1.0.0', '1.1.0', '2.0.0', '2.1.0', '3.0.0', '3.1.0'],
      pinned: ['@scope/sax@1.2.4', 'xml@11.0.1'],
      pairs: [
        {
          old: '1.0.0',
          new: '1.1.0',
          truth: { kind: 'change', low: -0.51, high: -0.485 },
          functions: [
            { file: 'rng.js', name: 'rng' },
            { file: 'my.js', name: 'run' },
          ],
          source: 'pool of bytes',
        },
        {
          old: '2.0.0',
          new: '2.1.0',
          truth: { kind: 'none', low: 0, high: 0 },
          functions: [],
          source: 'the same files',
        },
        {
          ...{ old: '3.0.0', new: '3.1.0', truth: { kind: 'layout', low: 0, high: 0 }, functions: [] },
          source: 'moved by 112 bytes',
        },
      ],
    })
  })

  it('reads the comments of Python', () => {
    const text = manifest('# package: pypi h11', '# versions: 1 2', '# pair: 1 2 +1..+3% | | by the diff')
    expect(readManifest('h11.py', text)).toMatchObject({
      ecosystem: 'pypi',
      pairs: [{ truth: { low: 0.01, high: 0.03 } }],
    })
  })

  it.each<[wrong: string, lines: readonly string[], says: string]>([
    ['no package', ['// versions: 1 2', '// pair: 1 2 none | | same'], 'expected a line "package: ECOSYSTEM NAME"'],
    ['an unknown ecosystem', ['// package: gem rake'], 'npm, pypi, crates, go, maven'],
    ['no pair', uuid, 'expected a line "pair: OLD NEW SIZE | FUNCTIONS | SOURCE"'],
    ['no evidence', [...uuid, '// pair: 1.0.0 1.1.0 none'], 'SOURCE in "1.0.0 1.1.0 none"'],
    ['one number', [...uuid, '// pair: 1.0.0 1.1.0 -50% | | x'], 'invalid size "-50%"; expected an interval such as'],
    ['an interval from right to left', [...uuid, '// pair: 1.0.0 1.1.0 +5..+3% | | x'], 'invalid size "+5..+3%"'],
    ['a version that is not listed', [...uuid, '// pair: 1.0.0 4.0.0 none | | x'], '1.0.0 and 4.0.0 of a pair must be'],
    ['the newer one first', [...uuid, '// pair: 1.1.0 1.0.0 none | | x'], 'in their order'],
  ])('refuses %s', (_, lines, says) => {
    expect(() => readManifest('uuid.js', manifest(...lines))).toThrow(says)
  })
})

it.each([
  [{ low: 0, high: 0 }, 0],
  [{ low: -0.5, high: -0.5 }, -0.5],
  [{ low: -0.5, high: 1 }, 0],
  [{ low: 0, high: 3 }, 1],
])('the middle of %j is %d', ({ low, high }, middle) => {
  expect(middleOf({ kind: 'change', low, high })).toBeCloseTo(middle)
})

describe('listSearched', () => {
  const read = (...pairs: readonly string[]) => readManifest('uuid.js', manifest(...uuid, ...pairs))

  it('takes two more versions on each side, as far as there are some', () => {
    const benchmark = read('// pair: 1.1.0 2.0.0 +5..+6% | | x')
    expect(listSearched(benchmark, benchmark.pairs[0]!)).toEqual(['1.0.0', '1.1.0', '2.0.0', '2.1.0', '3.0.0'])
  })

  it('stops at another change, and not at a pair without one', () => {
    const benchmark = read(
      '// pair: 1.0.0 1.1.0 none | | x',
      '// pair: 1.1.0 2.0.0 +5..+6% | | x',
      '// pair: 2.1.0 3.0.0 -6..-5% | | x',
    )
    expect(listSearched(benchmark, benchmark.pairs[1]!)).toEqual(['1.0.0', '1.1.0', '2.0.0', '2.1.0'])
    expect(listSearched(benchmark, benchmark.pairs[2]!)).toEqual(['2.0.0', '2.1.0', '3.0.0', '3.1.0'])
  })
})

describe('the corpus', () => {
  const directory = join(root, 'bench/corpus/pairs')
  const benchmarks = readdirSync(directory).map(file => readManifest(file, readFileSync(join(directory, file), 'utf8')))
  const pairs = benchmarks.flatMap(benchmark => benchmark.pairs)
  const ofKind = (kind: string) => pairs.filter(({ truth }) => truth.kind === kind)

  it('has enough pairs of each kind, in five ecosystems', () => {
    expect(new Set(benchmarks.map(({ ecosystem }) => ecosystem)).size).toBe(5)
    expect(pairs.length).toBeGreaterThanOrEqual(30)
    expect(ofKind('none').length).toBeGreaterThanOrEqual(10)
    expect(ofKind('layout').length).toBeGreaterThanOrEqual(2)
  })

  it('names functions of changes alone, and a change has one direction', () => {
    for (const { truth, functions } of pairs)
      if (truth.kind === 'change') expect(Math.sign(truth.low) * Math.sign(truth.high)).toBe(1)
      else expect(functions).toEqual([])
  })
})
