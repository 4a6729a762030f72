import type { Format } from '../../format.js'
import { benchmarkFormat } from '../../reading/builders.js'
import { nest } from '../../reading/names.js'
import { type Element, findXml, parseXml } from '../../reading/xml.js'

const root = /^\ufeff?(?:<\?xml [^>]{0,200}>\s{0,100})?<(?:Catch2TestRun|Catch) /m

/**
 * The mean in nanoseconds with six digits, and no samples. Names repeat between test cases and sections, so these stand before them.
 * (`catch_reporter_xml.cpp`; the root is `Catch` before version 3.)
 */
export const catch2: Format = benchmarkFormat({
  name: 'catch2',
  title: 'Catch2, XML',
  fits: ({ text }) => findXml(text, '<Catch', root) !== undefined,
  benchmarks({ text }) {
    const xml = findXml(text, '<Catch', root)
    return xml === undefined ? [] : findBenchmarks(parseXml(xml), undefined)
  },
  read: ({ results: { children } }) => {
    const failed = children.find(child => child.name === 'failed')
    if (failed) return [{ metric: 'time', unit: 's', error: failed.attributes.get('message') ?? '' }]
    const mean = children.find(child => child.name === 'mean')?.attributes.get('value')
    return [{ metric: 'time', unit: 'ns', values: [mean ? Number(mean) : Number.NaN] }]
  },
  missing:
    'there is no benchmark in the output of Catch2: run it with -r xml, and a name or tag that selects a test with a BENCHMARK',
})

/** The results below `element`, each named by its test case and sections too. */
function findBenchmarks(
  element: Element,
  outer: string | undefined,
): readonly { readonly name: string; readonly results: Element }[] {
  const name = element.attributes.get('name') ?? ''
  if (element.name === 'BenchmarkResults') return [{ name: nest(outer, ' > ', name), results: element }]
  const isNamed = element.name === 'TestCase' || element.name === 'Section'
  const path = isNamed ? nest(outer, ' > ', name) : outer
  return element.children.flatMap(child => findBenchmarks(child, path))
}
