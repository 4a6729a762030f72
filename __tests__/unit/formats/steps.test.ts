import { expect, test } from 'vitest'
import { detectIn } from '../../../src/formats/index.js'
import { makeRegex } from '../../../src/formats/own/regex.js'
import { readDocument } from '../../../src/formats/read.js'
import { makeDocument } from '../../../src/formats/reading/document.js'

const documentOf = (stdout: string) => makeDocument({ stdout, benchOutput: '', seconds: 1 })

const stepsOf = (stdout: string): readonly (number | undefined)[] => {
  const document = documentOf(stdout)
  return readDocument(detectIn(document), document, 'suite').map(({ step }) => step)
}

const libtest = (value: string, rate = ''): string =>
  `running 1 test\ntest a ... bench: ${value} ns/iter (+/- 0)${rate}\n`

test.each<[what: string, stdout: string, steps: readonly (number | undefined)[]]>([
  ['whole nanoseconds', libtest('3'), [1e-9]],
  ['zeros behind the point', libtest('3.00'), [1e-11]],
  ['a rate beside them', libtest('3', ' = 1935 MB/s'), [1e-9, 1e6]],
  ['text of Go', 'BenchmarkA-2 \t 1000\t 12.50 ns/op\t 16 B/op\t 2 allocs/op\n', [1e-11, undefined, undefined]],
  ['a number in JSON, whose zeros are lost', '{"bench":"a","value":3.00,"unit":"ms"}\n', [1e-3]],
  ['the finest of several', '{"bench":"a","samples":[3,3.25,4.5],"unit":"ms"}\n', [1e-5]],
  ['bytes as they are', '{"bench":"a","value":300,"unit":"B"}\n', [undefined]],
  ['bytes in thousands', '{"bench":"a","value":3,"unit":"kB"}\n', [1000]],
  ['a score', '{"bench":"a","value":3,"unit":"points","better":"higher"}\n', [1]],
  ['a float in full', '{"bench":"a","value":0.12345678901234,"unit":"ms"}\n', [undefined]],
  [
    'a short float beside one in full',
    '{"bench":"a","value":0.1,"unit":"ms"}\n{"bench":"b","value":0.30000000000000004,"unit":"ms"}\n',
    [undefined, undefined],
  ],
])('the step of %s', (_, stdout, steps) => {
  const close = steps.map(step => (step === undefined ? undefined : expect.closeTo(step, 14)))
  expect(stepsOf(stdout)).toEqual(close)
})

test('the step of what a pattern finds has the zeros of the text', () => {
  const format = makeRegex('(?<name>\\w+): (?<value>[\\d.]+)(?<unit>\\S+)', (_, work) => {
    work()
    return true
  })
  expect(readDocument(format, documentOf('train: 2.10it/s\n'), 'suite')[0]!.step).toBeCloseTo(0.01, 12)
})
