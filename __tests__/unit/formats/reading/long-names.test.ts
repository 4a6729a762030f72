import { expect, test } from 'vitest'
import { detectFormat } from '../../../../src/formats/index.js'
import { makeDocument } from '../../../../src/formats/reading/document.js'
import { printed } from '../outputs.js'

const many = 5000
const long = 'x'.repeat(1_000_000)
const list = (make: (n: number) => string, separator = '\n') =>
  Array.from({ length: many }, (_, n) => make(n)).join(separator)

/** What is around a great many benchmarks, and would be in the name of each. */
const outputs: Readonly<Record<string, string>> = {
  'vitest, a group': JSON.stringify({
    files: [
      {
        groups: [{ fullName: long, benchmarks: Array.from({ length: many }, (_, n) => ({ name: `b${n}`, mean: 1 })) }],
      },
    ],
  }),
  'catch2, XML': `<Catch2TestRun name="a">${`<Section name="${'x'.repeat(10_000)}">`.repeat(100)}${list(n => `<BenchmarkResults name="b${n}"><mean value="1"/></BenchmarkResults>`)}${'</Section>'.repeat(100)}</Catch2TestRun>`,
  'go, a package': `pkg: ${long.slice(0, 60_000)}\n${list(n => `Benchmark${n} 1 2 ns/op`)}`,
  'julia, groups': JSON.stringify([
    { BenchmarkTools: '1' },
    [
      [
        'BenchmarkGroup',
        {
          data: {
            [long]: [
              'BenchmarkGroup',
              {
                data: Object.fromEntries(
                  Array.from({ length: many }, (_, n) => [`b${n}`, ['TrialEstimate', { time: 1 }]]),
                ),
              },
            ],
          },
        },
      ],
    ],
  ]),
}

test.each(Object.keys(outputs))(
  '%s: a long name around many benchmarks is cut once, and tells them apart by their own',
  name => {
    const output = printed(outputs[name]!)
    const names = detectFormat(output)
      .parse(makeDocument(output), 'suite')
      .map(({ benchmark }) => benchmark)
    expect(new Set(names).size).toBe(many)
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(256)
    expect(names.at(-1)).toMatch(/4999$/)
  },
)
