import { longestRow, splitLines } from './reading/lines.js'

/** A line by which a tool says that it ran nothing, and the line that shows that it ran something all the same. */
interface IdleSign {
  readonly idle: RegExp
  readonly busy?: RegExp
}

const things = '(?:tests?|benchmarks?|benches|examples?|specs?|suites?)'
const amount = '(?:no|0|zero)'

/** Google's Go prints this where a benchmark ran that writes lines of its own. */
const ofGo = /^--- BENCH:|^Benchmark\S/
const ofCargo = /^test result: .*\b[1-9]\d* (?:passed|measured);|(?:^|\s)time: +\[/

/** Lines of tools of tests, benchmarks and builds that had nothing to run, in the order in which they are searched. */
const signs: readonly IdleSign[] = [
  {
    idle: /^(?:\d+ actionable tasks?: \d+ up-to-date|> Task \S+ (?:UP-TO-DATE|NO-SOURCE|FROM-CACHE|SKIPPED))$/,
    busy: /\bexecuted\b/,
  },
  {
    idle: /\bis up to date\b|\balready up[ -]to[ -]date\b|^up to date\b|\bnothing to (?:do|build|be done)\b|\bno work to do\b/i,
  },
  { idle: /\bread the output from the cache instead\b|>>> FULL TURBO/ },
  { idle: /\(cached\) +PASSED\b|^Executed 0 out of \d+ tests?\b/, busy: /^Executed [1-9]\d* out of/ },
  { idle: /^running 0 tests$/, busy: ofCargo },
  { idle: /^test result: .*\b0 passed; .*\b0 measured;/, busy: ofCargo },
  {
    idle: /\[no test files\]|\[no tests to run\]|^testing: warning: no tests to run$/,
    busy: /^(?:ok\s+\S+\s+[\d.]+s|PASS)$/,
  },
  { idle: /^ok\s+\S+\s+\(cached\)/, busy: /^ok\s+\S+\s+[\d.]+s$/ },
  { idle: /^PASS$/, busy: ofGo },
  {
    idle: /^=* *(?:no tests ran|(?:\d+ (?:skipped|deselected)(?:, )?)+)(?:, \d+ warnings?)? in [\d.]+s/,
    busy: /\b[1-9]\d* passed\b/,
  },
  { idle: /^collected \d+ items? \/ \d+ deselected \/ 0 selected$/ },
  { idle: /^collected 0 items$/, busy: /\b[1-9]\d* passed\b/ },
  { idle: /^(?:#|ℹ) tests 0$/ },
  { idle: /\bTests run: 0\b/, busy: /\bTests run: [1-9]/ },
  { idle: /^Failed to match any benchmarks against regex\b|^No matching benchmarks\b|\breturned 0 benchmarks\b/ },
  {
    idle: new RegExp(
      String.raw`\b${amount} (?:matching )?${things}(?: (?:cases?|files?|modules?))?(?: (?:was|were|are|is|have been))? (?:ran|run|executed|found|to (?:run|choose from)|matched|selected|collected|available|passed|passing)\b|\b(?:ran|executed|running|run|collected|selected|found|matched) ${amount} ${things}\b|^${amount} (?:passing|${things}, 0 failures)\b|\b(?:did not|didn't|could not|couldn't) (?:find|match) any ${things}\b`,
      'i',
    ),
    busy: new RegExp(
      String.raw`\b[1-9]\d* (?:${things} )?(?:passed|passing|measured|executed|ran)\b|\b(?:ran|executed|running) [1-9]\d* ${things}\b`,
      'i',
    ),
  },
]

/** The first words of a tool that only says how it is used. */
const usage = /^usage:? /i

/** A program that ran nothing says so in few words. */
const mostCharacters = 2 ** 16

/**
 * Finds the line in `text`, which no format reads, that says that no test or benchmark ran, or nothing was built: `running 0 tests`. Returns
 * undefined where there is none, or where another one shows that something ran.
 */
export function findIdleLine(text: string): string | undefined {
  if (text.length > mostCharacters) return undefined
  const rows = splitLines(text)
    .filter(row => row.length <= longestRow)
    .map(row => row.trim())
    .filter(row => row !== '')
  if (usage.test(rows[0] ?? '')) return rows[0]
  for (const { idle, busy } of signs) {
    const line = rows.find(row => idle.test(row))
    if (line !== undefined && !(busy && rows.some(row => busy.test(row)))) return line
  }
  return undefined
}
