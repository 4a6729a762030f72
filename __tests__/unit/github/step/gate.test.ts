import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findMisfit } from '../../../../bench/fuzz/report-schema.js'
import type { Acceptance } from '../../../../src/compare/gate/gate.js'
import type { GatePolicy } from '../../../../src/compare/gate/policy.js'
import { commentLimit } from '../../../../src/document/markdown.js'
import { annotate } from '../../../../src/github/step/annotations.js'
import { gate, withAcceptance } from '../../../../src/github/step/gate.js'
import { errored, interrupted, mixed, report } from '../../report/samples.js'
import { asReport, renderMarkdown } from '../../report/shown.js'

const home = mkdtempSync(join(tmpdir(), 'gate-'))
const summary = join(home, 'summary.md')
let printed = ''

beforeEach(() => {
  printed = ''
  writeFileSync(summary, '## what was found\n')
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary)
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    printed += text
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.exitCode = undefined
})
afterAll(() => rmSync(home, { recursive: true }))

const onRegressed: GatePolicy = { failOn: ['regressed'], allow: ['removed'] }
const label = 'performance-accepted'
const given: Acceptance = { kind: 'given', label, by: 'octocat' }

test('a label opens the gate: a notice, since every page says it already', async () => {
  await gate(mixed, onRegressed, async () => given)
  expect(process.exitCode).toBeUndefined()
  expect(printed).toMatch(/^::notice::Accepted: the gate would have failed \(2 regressed: .* octocat accepted this/)
  expect(readFileSync(summary, 'utf8')).toBe('## what was found\n')
})

test.each<[what: string, acceptance: Acceptance | undefined, says: string]>([
  ['no pull request', undefined, '::error::"fail-on": 2 regressed: parse/big, parse/big\n'],
  ['no label', { kind: 'missing', label }, 'To accept this, add the label "performance-accepted"'],
  ['labels that cannot be read', { kind: 'unknown', label, reason: 'HTTP 403' }, 'could not be read: HTTP 403'],
])('the gate stays shut: %s', async (_, acceptance, says) => {
  await gate(mixed, onRegressed, acceptance && (async () => acceptance))
  expect(process.exitCode).toBe(1)
  expect(printed).toContain(says)
  expect(readFileSync(summary, 'utf8')).toBe('## what was found\n')
})

test.each([
  ['nothing measured', errored],
  ['interrupted', interrupted],
])('no label accepts it, and none is asked for: %s', async (_, page) => {
  let asked = 0
  await gate(page, onRegressed, async () => {
    asked++
    return given
  })
  expect([process.exitCode, asked]).toEqual([1, 0])
})

test('an open gate asks for no label', async () => {
  await gate(report(), onRegressed, () => Promise.reject(new Error('asked')))
  expect([process.exitCode, printed]).toEqual([undefined, ''])
})

test('annotations are commands of the runner, one line each', () => {
  annotate(mixed, onRegressed)
  expect(printed.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^::error title=parse\/big%3A regressed::parse\/big: 41.2 ms → 44.0 ms, \+6.8%25 /),
    expect.stringMatching(/^::error title=parse\/big · allocations%3A regressed::parse\/big · allocations: 0 → /),
    expect.stringMatching(/^::warning title=lex%3A not comparable::lex: 12.3 ms/),
  ])
})

const at = '2026-01-31T12:00:00Z'
const why = 'safer <b>now</b>'

test('every page says who accepted it, when, and why', async () => {
  const findAcceptance = async (): Promise<Acceptance> => ({ ...given, at, why })
  const accepted = await withAcceptance(mixed, mixed, { policy: onRegressed, findAcceptance })
  expect(accepted.acceptance).toEqual({
    label,
    by: 'octocat',
    at,
    why,
    failures: ['2 regressed: parse/big, parse/big'],
  })
  const { acceptance, ...section } = accepted
  const whole = { ...asReport(section), ...(acceptance && { acceptance }) }
  const page = renderMarkdown(whole, { limit: commentLimit })
  expect(page).toMatch(
    /^> \[!WARNING\]\n> \*\*Accepted:\*\* the gate would have failed \(.*<code>octocat<\/code> accepted this with the label/,
  )
  expect(page).toMatch(/ on 2026-01-31 12:00 UTC, saying .*safer &lt;b&gt;now|safer &#60;b&#62;now/)
  expect(findMisfit(whole)).toBeUndefined()
})

test.each<[what: string, run: typeof mixed, acceptance: Acceptance | undefined]>([
  ['nobody was asked', mixed, undefined],
  ['nobody has', mixed, { kind: 'missing', label }],
  ['nothing fails', report(), given],
  ['nothing was measured', errored, given],
])('no page says that it is accepted where %s', async (_, run, acceptance) => {
  const findAcceptance = acceptance && (async () => acceptance)
  expect(await withAcceptance(run, run, { policy: onRegressed, findAcceptance })).toBe(run)
})
