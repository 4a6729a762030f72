import { FormatError } from '../../format.js'
import { benchmarkFormat } from '../../reading/builders.js'
import { perIteration } from '../../reading/printed.js'
import { type Element, findXml, parseXml } from '../../reading/xml.js'

const advice = 'run it with --dump-file=FILE, and a filter that selects a subject'
const start = /^\ufeff?(?:<\?xml [^>]{0,200}>\s{0,100})?<phpbench[ >]/m

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
    return childrenOf(parseXml(xml), 'suite').flatMap(suite =>
      childrenOf(suite, 'benchmark').flatMap(benchmark =>
        childrenOf(benchmark, 'subject').flatMap(subject =>
          childrenOf(subject, 'variant').map(variant => {
            const name = `${benchmark.attributes.get('class') ?? ''}::${subject.attributes.get('name') ?? ''}`
            const [parameters] = childrenOf(variant, 'parameter-set')
            const set = parameters?.attributes.get('name') ?? ''
            // `0` and an empty name are those of no parameters.
            const isBare = set === '' || (set === '0' && parameters!.children.length === 0)
            return { name: isBare ? name : `${name}(${set})`, variant }
          }),
        ),
      ),
    )
  },
  read: ({ variant }) => {
    const time = { metric: 'time', unit: 'us' }
    const [failure] = childrenOf(variant, 'errors').flatMap(errors => childrenOf(errors, 'error'))
    if (failure) return [{ ...time, error: failure.text.trim() }]
    const iterations = childrenOf(variant, 'iteration')
    const memory = iterations.map(iteration => numberOf(iteration, 'mem-peak'))
    const isMemory = memory.length > 0 && memory.every(value => value > 0)
    const times = iterations.map(iteration =>
      perIteration(
        numberOf(iteration, 'time-net'),
        iteration.attributes.has('time-revs') ? numberOf(iteration, 'time-revs') : numberOf(variant, 'revs'),
      ),
    )
    return [
      { ...time, values: times },
      { metric: 'peak-memory', unit: 'B', values: isMemory ? memory : [] },
    ]
  },
  missing: `there is no benchmark in the output of PHPBench: ${advice}`,
})

function childrenOf({ children }: Element, name: string): readonly Element[] {
  return children.filter(child => child.name === name)
}

/** NaN where there is none: an empty text is no zero. */
function numberOf({ attributes }: Element, name: string): number {
  const text = attributes.get(name) ?? ''
  return text.trim() === '' ? Number.NaN : Number(text)
}
