import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { setOutputs } from '../../../../src/github/step/step.js'
import { grown } from '../../report/samples.js'

const home = mkdtempSync(join(tmpdir(), 'outputs-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(home, { recursive: true }))

test('a status that growth alone decides is among the counts by verdict', () => {
  const path = join(home, 'outputs')
  writeFileSync(path, '')
  vi.stubEnv('GITHUB_OUTPUT', path)
  setOutputs({ ...grown, findings: [] }, { record: 'a', report: 'b', markdown: 'c' })
  const [, counts] = /^verdicts<<.*\n(.*)$/m.exec(readFileSync(path, 'utf8'))!
  expect(JSON.parse(counts!)).toMatchObject({ regressed: 1, 'not-comparable': 1, unchanged: 0 })
})
