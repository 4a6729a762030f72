import * as v from 'valibot'
import { parseGroupedNumber, stepOf } from '../../../metrics/number.js'
import { tidyUnit } from '../../../metrics/unit.js'
import { remember } from '../../../util/once.js'
import type { Reading } from '../../format.js'
import { decodeLines, readingFormat } from '../../reading/builders.js'
import { ReadingCollector } from '../../reading/collector.js'
import { makeQuantity, makeReading, readValues } from '../../reading/printed.js'

/**
 * `test NAME ... bench: 1,234.56 ns/iter (+/- 12) = 7474 MB/s`: the median (library/test/src/bench.rs and formatters/ of Rust). Criterion
 * prints whole nanoseconds.
 */
export const libtest = readingFormat({
  name: 'libtest',
  title: 'cargo bench (libtest), text or JSON; Criterion --output-format bencher',
  fits: ({ lines, text }) =>
    lines.some(line => values.test(splitLine(line)?.[1] ?? '')) ||
    decodeEvents(text).some(({ type }) => type === 'bench'),
  readings({ lines, text }) {
    const walk = new Walk()
    for (const line of lines) walk.follow(line)
    return [
      ...walk.collector.readings,
      ...decodeEvents(text).flatMap(result => {
        if (result.type === 'test') return [fail(result.name, 'it failed')]
        const { name, median, mib_per_second: rate } = result
        return [
          readValues(time, name, [median ?? Number.NaN]),
          ...(rate === undefined ? [] : [readValues(throughput, name, [rate])]),
        ]
      }),
    ]
  },
  missing:
    'no line is a result of "cargo bench", such as "test parse ... bench:  1,234 ns/iter (+/- 5)": does the target hold benchmarks (#[bench], nightly)?',
})

const separator = ' ... '
const values = /^bench:\s+(-?[\d,.]+) (\S+) \(\+\/- [\d,.]+\)(?: = ([\d,.]+) MB\/s)?$/

/** The name and the result of a line; undefined if it has no separator between them. */
function splitLine(line: string): readonly [name: string, rest: string] | undefined {
  const at = line.startsWith('test ') ? line.lastIndexOf(separator) : -1
  return at < 0 ? undefined : [line.slice(5, at).trim(), line.slice(at + separator.length).trim()]
}

class Walk {
  readonly collector = new ReadingCollector()
  /** The last target that has each name, and the number of others before. */
  readonly #targets = new Map<string, { readonly last: number; readonly before: number }>()
  #target = 0
  readonly #quantityOf = remember(unit => makeQuantity({ metric: tidyUnit(unit).unit === 's' ? 'time' : unit, unit }))
  #begun = ''

  follow(line: string): void {
    const [name, rest] = splitLine(line) ?? []
    if (name !== undefined && rest !== undefined) {
      this.#begun = this.#qualify(name)
      this.#read(rest)
      // A target prints `running 5 tests`, and then its own names, which other targets may have too.
    } else if (line.startsWith('running ')) this.#target++
    // A benchmark's own output comes between its name and its result.
    else if (this.#begun !== '' && line.startsWith('bench:')) this.#read(line.trim())
  }

  /** A name that an earlier target has too is another benchmark. */
  #qualify(name: string): string {
    const { last, before } = this.#targets.get(name) ?? { last: this.#target, before: 0 }
    const count = last === this.#target ? before : before + 1
    this.#targets.set(name, { last: this.#target, before: count })
    return count === 0 ? name : `${name} (${count + 1})`
  }

  #read(rest: string): void {
    if (rest === 'FAILED') this.collector.readings.push(fail(this.#begun, 'it failed'))
    const [, printed, unit, rate] = values.exec(rest) ?? []
    if (printed === undefined) return
    const value = parseGroupedNumber(printed)
    if (Number.isNaN(value))
      this.collector.readings.push(
        fail(this.#begun, `"${printed.slice(0, 100)}" is not how cargo bench prints a number`),
      )
    else this.collector.add(this.#quantityOf(unit!), this.#begun, printed.replaceAll(',', ''), stepOf(printed))
    if (rate !== undefined) this.collector.add(throughput, this.#begun, parseGroupedNumber(rate), stepOf(rate))
  }
}

/** Megabytes of 1000 × 1000 bytes. */
const throughput = makeQuantity({ metric: 'throughput', unit: 'MB/s' })
const time = makeQuantity({ metric: 'time', unit: 'ns' })

function fail(benchmark: string, error: string): Reading {
  return makeReading({ benchmark, metric: 'time', unit: 'ns', error })
}

const event = v.variant('type', [
  v.object({
    type: v.literal('bench'),
    name: v.string(),
    median: v.nullable(v.number()),
    mib_per_second: v.optional(v.number()),
  }),
  v.object({ type: v.literal('test'), event: v.literal('failed'), name: v.string() }),
])

const decodeEvents = (text: string) => decodeLines(text, '"type":', event)
