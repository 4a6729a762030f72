import { type Format, FormatError, type Reading } from '../../format.js'
import type { Document } from '../../reading/document.js'
import { nest, numberDuplicates } from '../../reading/names.js'
import { makeFailure, makeReading } from '../../reading/printed.js'
import { type Element, parseXml } from '../../reading/xml.js'

/** The result of one benchmark: its mean in ns, or why it has none. */
interface Benchmark {
  /** With its test case and sections. */
  readonly name: string
  readonly result: { readonly value: number } | { readonly error: string }
}

const advice = 'run it with -r xml, and a name or tag that selects a test with a BENCHMARK'

/**
 * The output of Catch2 with `-r xml`: the mean in nanoseconds with six digits, and no samples.
 *
 * The name of a benchmark includes its test case and sections, since names repeat between them. (`catch_reporter_xml.cpp`; the root is
 * `Catch` before version 3.)
 */
export const catch2: Format = {
  name: 'catch2',
  title: 'Catch2, XML',
  fits: document => findXml(document) !== undefined,
  parse(document) {
    const xml = findXml(document)
    const benchmarks = xml === undefined ? [] : findBenchmarks(parseXml(xml), undefined)
    if (benchmarks.length === 0) throw new FormatError(`there is no benchmark in the output of Catch2: ${advice}`)
    const names = numberDuplicates(benchmarks.map(({ name }) => name))
    return benchmarks.map((benchmark, index) => read(benchmark, names[index]!))
  },
}

/** Where the report begins: at its declaration or its root, at the start of a line. */
function findXml({ text }: Document): string | undefined {
  if (!text.includes('<Catch')) return undefined
  const start = text.search(/^\ufeff?(?:<\?xml [^>]{0,200}>\s{0,100})?<(?:Catch2TestRun|Catch) /m)
  return start < 0 ? undefined : text.slice(start)
}

function findBenchmarks(element: Element, outer: string | undefined): readonly Benchmark[] {
  const name = element.attributes.get('name') ?? ''
  if (element.name === 'BenchmarkResults') return [{ name: nest(outer, ' > ', name), result: findResult(element) }]
  const isNamed = element.name === 'TestCase' || element.name === 'Section'
  const path = isNamed ? nest(outer, ' > ', name) : outer
  return element.children.flatMap(child => findBenchmarks(child, path))
}

function findResult({ children }: Element): Benchmark['result'] {
  const failed = children.find(child => child.name === 'failed')
  if (failed) return { error: failed.attributes.get('message') ?? '' }
  const mean = children.find(child => child.name === 'mean')?.attributes.get('value')
  return { value: mean ? Number(mean) : Number.NaN }
}

function read({ result }: Benchmark, benchmark: string): Reading {
  const time = { benchmark, metric: 'time' }
  return 'error' in result
    ? makeFailure({ ...time, unit: 's' }, result.error)
    : makeReading({ ...time, unit: 'ns', values: [result.value] })
}
