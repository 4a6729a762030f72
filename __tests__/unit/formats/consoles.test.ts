import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consoles, describeConsole, recogniseConsole } from '../../../src/formats/consoles.js'
import { detectFormat, findConsole } from '../../../src/formats/index.js'
import { root } from '../repository/root.js'
import { fixture, printed } from './outputs.js'

/** Printed by the tools themselves; that of BenchmarkDotNet is made after its documentation. */
const home = join(root, '__tests__/fixtures/consoles')

test.each(consoles.map(({ tool }) => tool))('the table of %s is recognised', tool => {
  const text = readFileSync(join(home, `${tool.toLowerCase().replace(' ', '-')}.txt`), 'utf8')
  expect(recogniseConsole(text.split('\n'))?.tool).toBe(tool)
  expect(consoles.filter(({ sign }) => text.split('\n').some(line => sign.test(line)))).toHaveLength(1)
})

test('nothing that a format reads is a table for people', () => {
  const files = readdirSync(fixture(''), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.txt'))
  expect(files.length).toBeGreaterThan(30)
  const tables = files.filter(name => findConsole(printed(readFileSync(fixture(name), 'utf8'))) !== undefined)
  expect(tables).toEqual([])
})

const table = readFileSync(join(home, 'pytest-benchmark.txt'), 'utf8')

test.each([
  ['a table beside a file of numbers', { ...printed(table), files: [{ path: 'result.json', text: '{}' }] }],
  ['a table beside lines of its own', printed(`${table}\n{"bench":"parse","value":1,"unit":"ms"}\n`)],
  ['a sentence about a table', printed('Benchmark Time CPU\n')],
])('%s is no reason to stop', (_, output) => {
  expect(findConsole(output)).toBeUndefined()
})

test('a table in a file is no reason to stop, but it cannot be read either', () => {
  const output = { ...printed(''), files: [{ path: 'result.txt', text: table }] }
  expect(() => detectFormat(output)).toThrow(
    'what the command wrote (result.txt) is the table of pytest-benchmark for people, which is never detected: add --benchmark-json=result.json to the command',
  )
})

test.each([
  [
    'pytest-benchmark',
    'command line',
    'this is the table of pytest-benchmark, whose numbers are not read: add --benchmark-json=result.json to the command, and add --output result.json. To compare the time of the whole process, add --format process',
  ],
  [
    'mitata',
    'action',
    'this is the table of mitata, whose numbers are not read: let the script call run({ format: { json: { samples: false, debug: false } } }). To compare the time of the whole process, add "format: process"',
  ],
] as const)('what to do about %s (%s)', (tool, way, text) => {
  expect(describeConsole(consoles.find(one => one.tool === tool)!, way)).toBe(text)
})
