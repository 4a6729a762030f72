import { expect, test } from 'vitest'
import { readProfile } from '../../../src/profiles/readers/detect.js'

const perf = 'x 1/1 1.0: 9 cpu-clock:\n'
const [length, mostSeconds] = [1_000_000, 5]
const fill = (text: string): string => text.repeat(length / text.length)

// A reader whose work grew with the square of a line would need hours.
test.each<[string, string]>([
  ['collapsed: opening parentheses', `a${fill(' (')} 1\n`],
  ['collapsed: places', `a (${fill(':1')}x) 1\n`],
  ['collapsed: digits that are no line', `a (x:${fill('1')}x) 1\n`],
  ['collapsed: spaces', `${fill(' ')}a 1\n`],
  ['perf script: opening parentheses', `${perf}\t 1 ${fill(' (')}\n`],
  ['perf script: pairs of parentheses', `${perf}\t 1 ${fill(' (a(b)c')})\n`],
  ['perf script: an object without an end', `${perf}\t 1 f (${fill('a')}))\n`],
  ['perf script: spaces before nothing', `${perf}${fill(' ')}z\n`],
  ['perf script: an address', `${perf}\t${fill('a')}\n`],
  ['perf script: spaces in a header', `${perf}x${fill(' ')}z\n`],
  ['perf script: periods in a header', `${perf}x${fill(' 1')}\n`],
  ['perf script: events in a header', `${perf}x${fill(' 1 a:')}z\n`],
  ['perf script: paths of V8', `${perf}\t 1 JS:*${fill('/a')} (x)\n`],
  ['perf script: places of V8', `${perf}\t 1 JS:*${fill('/a:1')}x (x)\n`],
  ['perf script: spaces of V8', `${perf}\t 1 JS:*${fill(' ')}/a (x)\n`],
  ['perf script: marks of V8', `${perf}\t 1 JS:${fill('*')} (x)\n`],
  ['a first line of spaces', `x${fill(' ')}`],
  ['callgrind: a name', `events: Ir\nfn=(1) ${fill('a ')}\n1 5\n`],
  ['callgrind: words', `events: Ir\n${fill('a')}\nfn=(1) a\n1 5\n`],
])('%s in a line of a megabyte are read, or refused, in its time', (_, text) => {
  const before = process.cpuUsage()
  try {
    readProfile({ name: 'profile', bytes: new TextEncoder().encode(text) })
  } catch (error) {
    expect((error as Error).name).toBe('ProfileError')
  }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(mostSeconds)
})
