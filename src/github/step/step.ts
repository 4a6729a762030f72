import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as core from '@actions/core'
import { verdicts } from '../../compare/finding.js'
import type { Section } from '../../report/report.js'
import { DiskError, nameFile, writeWhole } from '../../system/disk.js'
import { log } from './log.js'
import { writeRunnerFile } from './runner-files.js'

/**
 * `write`, which writes to `path`. Where the disk refuses that, the step fails, and goes on to its end all the same: what was measured is
 * told in other places too.
 */
function failAtTheEnd(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    noteDisk(error, path)
  }
}

/** Has the step fail at its end, where `error` is the disk's, from writing to `path`; throws any other. */
function noteDisk(error: unknown, path: string): void {
  const named = nameFile(error, path)
  if (!(named instanceof DiskError)) throw named
  if (!refused.has(path)) log.fail(named.message)
  refused.add(path)
}

/** Refusals that were reported already, so that each is reported once. */
const refused = new Set<string>()

export interface Files {
  readonly record: string
  readonly report: string
  readonly markdown: string
}

/** Paths in a new directory that lasts as long as the job; the suite is in its name for those who look. */
export function makeFiles(suite: string): Files {
  const slug = suite.replace(/[^A-Za-z0-9-]+/g, '-').slice(0, 40)
  const home = mkdtempSync(join(process.env.RUNNER_TEMP || tmpdir(), `counterbalance-${slug}-`))
  return { record: join(home, 'record.json'), report: join(home, 'report.json'), markdown: join(home, 'report.md') }
}

/** Writes what is to be read by programs, and by people. */
export function writePages({ report, markdown }: Files, json: string, page: string): void {
  failAtTheEnd(report, () => writeWhole(report, json))
  failAtTheEnd(markdown, () => writeWhole(markdown, page))
}

/** The origins of baselines, as the input `baseline` calls them. */
const sourceNames: Readonly<Record<string, string>> = { artifact: 'published', directory: 'dir' }

/** Sets the step's outputs. */
export function setOutputs(
  { status, findings, sides }: Pick<Section, 'status' | 'findings' | 'sides'>,
  { record, report, markdown }: Files,
): void {
  const counts = verdicts.map(verdict => [verdict, findings.filter(finding => finding.verdict === verdict).length])
  setOutput('status', status)
  setOutput('verdicts', JSON.stringify(Object.fromEntries(counts)))
  setOutput('report', report)
  setOutput('record', record)
  setOutput('markdown', markdown)
  setOutput('baseline-sha', sides?.baseline?.commit ?? '')
  const source = sides?.baseline?.source
  setOutput('baseline-source', source === undefined ? '' : (sourceNames[source] ?? source))
}

/** Sets one output of the step. */
export function setOutput(name: string, value: string | number | boolean): void {
  const path = process.env.GITHUB_OUTPUT
  failAtTheEnd(path ?? 'GITHUB_OUTPUT', () => writeRunnerFile(path, () => core.setOutput(name, value)))
}

/** Adds `markdown` to the job's summary, where the runner keeps one. */
export async function addToSummary(markdown: string): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (!path) return
  try {
    writeRunnerFile(path, () => appendFileSync(path, `${markdown}\n`))
  } catch (error) {
    noteDisk(error, path)
  }
}
