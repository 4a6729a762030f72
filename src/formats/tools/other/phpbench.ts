import { FormatError } from '../../format.js'
import { benchmarkFormat } from '../../reading/builders.js'
import { type MetricValues, perIteration } from '../../reading/printed.js'
import { type Element, findXml, parseXml } from '../../reading/xml.js'

const advice = 'run it with --dump-file=FILE, and a filter that selects a subject'
const start = /^\ufeff?(?:<\?xml [^>]{0,200}>\s{0,100})?<phpbench[ >]/m

/** A subject with one set of parameters. */
interface Variant {
  readonly name: string
  readonly element: Element
}

/**
 * An iteration's `time-net` is in microseconds of all its revolutions, so it is divided by them; the order is kept. (`XmlEncoder`; before
 * 1.0 there was no `time-revs`, and the revolutions of the variant count.)
 */
export const phpbench = benchmarkFormat({
  name: 'phpbench',
  title: 'PHPBench, XML',
  fits: ({ text }) => findXml(text, '<phpbench', start) !== undefined,
  benchmarks({ text }) {
    const xml = findXml(text, '<phpbench', start)
    if (xml === undefined) throw new FormatError(`the output is not what PHPBench writes: ${advice}`)
    return findVariants(parseXml(xml))
  },
  read: ({ element }) => read(element),
  missing: `there is no benchmark in the output of PHPBench: ${advice}`,
})

function findVariants(root: Element): readonly Variant[] {
  return childrenOf(root, 'suite').flatMap(suite =>
    childrenOf(suite, 'benchmark').flatMap(benchmark =>
      childrenOf(benchmark, 'subject').flatMap(subject =>
        childrenOf(subject, 'variant').map(element => ({ name: nameVariant(benchmark, subject, element), element })),
      ),
    ),
  )
}

function childrenOf({ children }: Element, name: string): readonly Element[] {
  return children.filter(child => child.name === name)
}

/** `\Bench::subject`, with the name of its parameters where they are some: `0` and an empty name are those of none. */
function nameVariant(benchmark: Element, subject: Element, variant: Element): string {
  const name = `${benchmark.attributes.get('class') ?? ''}::${subject.attributes.get('name') ?? ''}`
  const [parameters] = childrenOf(variant, 'parameter-set')
  const set = parameters?.attributes.get('name') ?? ''
  return set === '' || (set === '0' && parameters!.children.length === 0) ? name : `${name}(${set})`
}

function read(variant: Element): readonly MetricValues[] {
  const time = { metric: 'time', unit: 'us' }
  const wrong = childrenOf(variant, 'errors').flatMap(errors => childrenOf(errors, 'error'))
  if (wrong[0]) return [{ ...time, error: wrong[0].text.trim() }]
  const iterations = childrenOf(variant, 'iteration')
  const memory = iterations.map(one => numberOf(one, 'mem-peak'))
  const isMemory = memory.length > 0 && memory.every(value => value > 0)
  return [
    { ...time, values: iterations.map(one => timeOf(one, variant)) },
    { metric: 'peak-memory', unit: 'B', values: isMemory ? memory : [] },
  ]
}

function timeOf(iteration: Element, variant: Element): number {
  const owner = iteration.attributes.has('time-revs') ? iteration : variant
  const revolutions = numberOf(owner, owner === iteration ? 'time-revs' : 'revs')
  return perIteration(numberOf(iteration, 'time-net'), revolutions)
}

/** NaN where there is none: an empty text is no zero. */
function numberOf({ attributes }: Element, name: string): number {
  const text = attributes.get(name) ?? ''
  return text.trim() === '' ? Number.NaN : Number(text)
}
