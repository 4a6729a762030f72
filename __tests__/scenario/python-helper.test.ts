import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detectIn } from '../../src/formats/index.js'
import { readDocument } from '../../src/formats/read.js'
import { makeDocument } from '../../src/formats/reading/document.js'

test('the helper for Python prints lines that are read as they are', () => {
  const program = join(import.meta.dirname, '../../examples/helpers/bench.py')
  const stdout = execFileSync('python3', ['-B', program, '100'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const document = makeDocument({ stdout, benchOutput: '', seconds: 1 })
  const format = detectIn(document)
  expect(format.name).toBe('native')
  const [reading] = readDocument(format, document, 'suite')
  expect(reading).toMatchObject({ benchmark: 'sort/n=100', metric: { name: 'time', unit: 's' } })
  expect(reading!.values.length).toBeGreaterThanOrEqual(5)
})
