import { expect, test } from 'vitest'
import { environmentLines } from '../../../../src/report/words/environment.js'
import { trust } from '../../../../src/report/words/trust.js'
import { environment, mixed } from '../samples.js'

/** The lines, as somebody without markup reads them. */
function linesOf(texts: ReturnType<typeof environmentLines>): readonly string[] {
  return texts.map(text => text.map(part => (typeof part === 'string' ? part : Object.values(part)[0])).join(''))
}

test('how the machine was held, and what the user wanted to know', () => {
  const lines = linesOf(
    environmentLines({
      ...mixed,
      environment: {
        ...environment,
        ...{ governor: 'performance', turbo: 'off', smt: 'off', aslr: 'on' },
        held: { cores: '1-3', niceness: -5 },
        toolchain: [{ command: 'go version', version: 'go1.25.1' }],
      },
    }),
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      'Settings: governor performance, turbo off, SMT off, ASLR on, on cores 1-3, priority −5',
      'go version: go1.25.1',
    ]),
  )
})

test('what is unlike where the baseline was published', () => {
  const published = { label: 'main', source: 'artifact', environment: { ...environment, cpu: 'Intel Xeon' } } as const
  const lines = linesOf(environmentLines({ ...mixed, sides: { ...mixed.sides!, baseline: published } }))
  const at = lines.findIndex(line => line.endsWith('Differences from that machine:'))
  expect(lines[at + 1]).toBe('CPU: Intel Xeon then, AMD EPYC 7763 now')
  const same = linesOf(
    environmentLines({ ...mixed, sides: { ...mixed.sides!, baseline: { ...published, environment } } }),
  )
  expect(same.some(line => line.includes('never judged'))).toBe(false)
})

test('the machine is told of where it was watched', () => {
  const spin = { seconds: 0.0001943, spread: 0.001, drift: 0.042, moved: [3, 4], contaminated: true }
  expect(linesOf(trust({ ...mixed, spin }))).toContain(
    'CPU speed, timed after each round (194 µs): spread 0.1%, drift +4.2%.',
  )
})
