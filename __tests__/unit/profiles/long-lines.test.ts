import { expect, test } from 'vitest'
import { readCallgrind } from '../../../src/profiles/readers/callgrind.js'
import { readProfile } from '../../../src/profiles/readers/detect.js'
import { readPerfScript } from '../../../src/profiles/readers/perf-script.js'

const perf = 'x 1/1 1.0: 9 cpu-clock:\n'
const [length, mostSeconds] = [1_000_000, 5]
const fill = (text: string): string => text.repeat(length / text.length)

const readFile = (text: string) => readProfile({ name: 'profile', bytes: new TextEncoder().encode(text) })

// A reader whose work grew with the square of a line would need hours.
test.each<[what: string, text: string, read: (text: string) => unknown]>([
  ['collapsed: opening parentheses', `a${fill(' (')} 1\n`, readFile],
  ['collapsed: places', `a (${fill(':1')}x) 1\n`, readFile],
  ['collapsed: digits that are no line', `a (x:${fill('1')}x) 1\n`, readFile],
  ['collapsed: spaces', `${fill(' ')}a 1\n`, readFile],
  ['perf script: opening parentheses', `${perf}\t 1 ${fill(' (')}\n`, readPerfScript],
  ['perf script: pairs of parentheses', `${perf}\t 1 ${fill(' (a(b)c')})\n`, readPerfScript],
  ['perf script: an object without an end', `${perf}\t 1 f (${fill('a')}))\n`, readPerfScript],
  ['perf script: spaces before nothing', `${perf}${fill(' ')}z\n`, readPerfScript],
  ['perf script: an address', `${perf}\t${fill('a')}\n`, readPerfScript],
  ['perf script: spaces in a header', `${perf}x${fill(' ')}z\n`, readPerfScript],
  ['perf script: periods in a header', `${perf}x${fill(' 1')}\n`, readPerfScript],
  ['perf script: events in a header', `${perf}x${fill(' 1 a:')}z\n`, readPerfScript],
  ['perf script: paths of V8', `${perf}\t 1 JS:*${fill('/a')} (x)\n`, readPerfScript],
  ['perf script: places of V8', `${perf}\t 1 JS:*${fill('/a:1')}x (x)\n`, readPerfScript],
  ['perf script: spaces of V8', `${perf}\t 1 JS:*${fill(' ')}/a (x)\n`, readPerfScript],
  ['perf script: marks of V8', `${perf}\t 1 JS:${fill('*')} (x)\n`, readPerfScript],
  ['a first line of spaces', `x${fill(' ')}`, readFile],
  ['callgrind: a name', `events: Ir\nfn=(1) ${fill('a ')}\n1 5\n`, readCallgrind],
  ['callgrind: words', `events: Ir\n${fill('a')}\nfn=(1) a\n1 5\n`, readCallgrind],
])('%s in a line of a megabyte are read, or refused, in its time', (_, text, read) => {
  const before = process.cpuUsage()
  try {
    read(text)
  } catch (error) {
    expect((error as Error).name).toBe('ProfileError')
  }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(mostSeconds)
})
