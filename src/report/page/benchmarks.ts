import { group } from 'd3-array'
import type { Finding } from '../../compare/verdicts/finding.js'
import { attribute } from '../../document/escape.js'
import { write } from '../../document/text.js'
import { makeNaming } from '../naming.js'
import type { Section } from '../section.js'
import { isTold } from '../view.js'
import { addressOfId, freeId, idOf } from './address.js'
import { drawForest, listRows } from './forest.js'
import { html, section } from './html.js'
import type { Measured } from './measured.js'
import { drawPanel, makeShared, type Subject, sharedKey } from './panel.js'
import { pictureBelow } from './plots/machine.js'
import { drawPicture } from './plots/picture.js'

/** The benchmarks of a report: their forest, and a panel for each of them. */
export interface Benchmarks {
  readonly forest: string
  /** The panels that stand in the page. */
  readonly panels: string
  /** Each of the others behind its id and a line end, and the parts that they share. */
  readonly packed: readonly string[]
}

/** As many panels can be read without a script. */
export const mostInPage = 30

interface Drawing {
  readonly measured: Measured | undefined
  /** What ids begin with, where several reports are on one page. */
  readonly prefix: string
  /** By which the script finds the packed record. */
  readonly recordKey: string
  /** How many panels may stand in the page. */
  readonly most: number
}

/** Draws the benchmarks of `report`. */
export function drawBenchmarks(report: Section, { measured, prefix, recordKey, most }: Drawing): Benchmarks {
  const rows = listRows(report)
  const subjects = listSubjects(
    report,
    rows.map(({ finding }) => finding),
    prefix,
  )
  const byKey = new Map(subjects.map(subject => [keyOf(subject.findings[0]!), subject]))
  const addressOf = (finding: Finding) => addressOfId(byKey.get(keyOf(finding))!.id)
  const machine = measured === undefined ? '' : pictureBelow(measured).map(drawPicture).join('')
  const shared = makeShared(machine)
  const options = { measured, shared, prefix, recordKey }
  const shown = subjects.slice(0, most)
  const panels = shown.map(subject => {
    const panel = drawPanel(subject, report, { ...options, isWhole: true })
    return `<details class="panel" id="${attribute(subject.id)}"><summary>${html(subject.title)}</summary>\n${panel}\n</details>`
  })
  const rest = subjects
    .slice(most)
    .map(
      subject =>
        `${subject.id}\n<summary>${html(subject.title)}</summary>${drawPanel(subject, report, { ...options, isWhole: false })}`,
    )
  const parts = Object.entries(shared).map(([name, part]) => `${sharedKey(prefix, name)}\n${part}`)
  return {
    forest: rows.length === 0 ? '' : section('Benchmarks', drawControls(rows), drawForest(report, rows, addressOf)),
    panels: panels.join('\n'),
    packed: rest.length === 0 ? [] : [...parts, ...rest],
  }
}

/** The benchmarks of `findings`, in their order, each with all that is told of it. */
function listSubjects(report: Section, findings: readonly Finding[], prefix: string): readonly Subject[] {
  const { titleOf } = makeNaming(report)
  const groups = group(report.findings.filter(isTold), keyOf)
  const taken = new Set<string>()
  return [...new Set(findings.map(keyOf))].map(key => {
    const own = groups.get(key)!
    const title = titleOf(own[0]!)
    const id = freeId(
      `${prefix}${idOf(write(title, { name: text => text, message: text => text, line: text => text }))}`,
      taken,
    )
    return { id, title, findings: own }
  })
}

function keyOf({ benchmark, aside }: Finding): string {
  return `${aside === true}\n${benchmark}`
}

/** The controls stand in the page, and are shown by the script that they need. */
function drawControls(rows: readonly { readonly verdict: string | null; readonly word: string }[]): string {
  const words = new Map(rows.map(({ verdict, word }) => [verdict ?? 'none', verdict === null ? 'not judged' : word]))
  const boxes = [...words].map(
    ([verdict, word]) =>
      `<label><input type="checkbox" name="verdict" value="${verdict}" checked> ${verdict === 'none' ? word : commonly(verdict, rows)}</label>`,
  )
  return `<form class="controls" hidden><input type="search" aria-label="Filter by name" placeholder="Filter by name ( / )">${boxes.join('')}<output aria-live="polite">${rows.length} shown</output></form>`
}

function commonly(
  verdict: string,
  rows: readonly { readonly verdict: string | null; readonly word: string }[],
): string {
  const words = new Set(rows.filter(row => row.verdict === verdict).map(({ word }) => word))
  return words.size === 1 ? [...words][0]! : verdict
}
