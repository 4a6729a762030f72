import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWhole } from '../../system/disk.js'
import { failAtTheEnd } from './disk.js'

/** The files that a comparison leaves for later steps. */
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
