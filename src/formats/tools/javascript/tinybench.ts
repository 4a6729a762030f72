import * as v from 'valibot'
import { anything, filled, jsonFormat } from '../../reading/builders.js'
import { nest, shorten } from '../../reading/names.js'
import { finiteList, firstFinite, type MetricValues } from '../../reading/printed.js'

const statistics = v.object({
  mean: anything,
  p50: anything,
  // Looked at later: a schema for each of some hundred thousand numbers takes seconds.
  samples: anything,
  samplesCount: anything,
})

const result = v.object({
  latency: v.optional(statistics),
  error: anything,
  state: v.optional(v.string()),
  // Before version 3 the statistics had no object of their own.
  ...statistics.entries,
})

/** The output of tinybench for one task. Vitest 5 prints the same. */
const task = v.object({ name: v.string(), ...result.entries })

const finished = v.union([
  v.object({ latency: v.object({ mean: v.unknown() }), throughput: v.looseObject({}) }),
  v.object({ hz: v.unknown(), period: v.unknown(), samples: v.array(v.unknown()) }),
])
const unfinished = v.union([v.object({ error: v.looseObject({}) }), v.object({ state: v.string() })])
/** A task since version 6: none may have come to its end. */
const aborted = v.object({ state: v.literal('aborted'), runtime: v.string(), timestampProviderName: v.string() })

/** A task whose outcome is beside its name, or in an object of its own. */
const withOutcome = (outcome: v.GenericSchema) =>
  v.intersect([v.object({ name: v.string() }), v.union([outcome, v.object({ result: outcome })])])
const isOver = withOutcome(v.union([finished, unfinished]))
const isCertain = withOutcome(v.union([finished, aborted]))

/**
 * Milliseconds, which the script prints that ran the tasks. Versions 2 to 4 keep the samples, later ones where `retainSamples` is set;
 * they are sorted. Its throughput is the reciprocal of each time. Source: outputs of 2.9.0, 3.1.1, 4.1.0 and 6.2.3.
 */
export const tinybench = jsonFormat({
  name: 'tinybench',
  title: 'tinybench, its tasks as JSON',
  advice: 'print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))) when all tasks have run',
  is: json => v.is(v.array(isOver), json) && json.some(entry => v.is(isCertain, entry)),
  schema: filled(v.object({ ...task.entries, result: v.optional(result) })),
  benchmarks: tasks => tasks,
  read: entry => [readTask({ ...entry, ...entry.result })],
})

function readTask({ error, state, ...rest }: v.InferOutput<typeof result>): MetricValues {
  const time = { metric: 'time', unit: 'ms' }
  if (error !== undefined) {
    // JSON keeps nothing of an error unless its script kept the message.
    const { message } = v.is(v.object({ message: v.string() }), error)
      ? error
      : { message: typeof error === 'string' ? error : 'the output does not say why' }
    return { ...time, error: `it failed: ${message}` }
  }
  const { samples, samplesCount, p50, mean } = rest.latency ?? rest
  const values = wholeList(samples, samplesCount) ?? firstFinite(p50, mean)
  return values.length === 0 ? { ...time, error: `it has no time (${state ?? 'not run'})` } : { ...time, values }
}

/** The samples, if there are as many as the tool took. */
function wholeList(samples: unknown, count: unknown): readonly number[] | undefined {
  const list = finiteList(samples)
  return list && list.length === (count ?? list.length) ? list : undefined
}

/** A benchmark of vitest 4 and before, which has only its name if it threw. */
const benchmark = v.object({
  name: v.string(),
  mean: anything,
  median: anything,
  samples: anything,
  sampleCount: anything,
})

const group = v.object({ fullName: v.string(), benchmarks: v.array(benchmark) })

/** The file of vitest 4 and before. */
const grouped = v.pipe(
  v.object({ files: v.array(v.object({ groups: v.array(group) })) }),
  v.transform(({ files }) =>
    files
      .flatMap(({ groups }) => groups)
      .flatMap(({ fullName, benchmarks }) =>
        benchmarks.map(({ name, samples, sampleCount, median, mean }): Task => {
          const time = { name: nest(fullName, ' > ', name), metric: 'time', unit: 'ms' }
          const values = wholeList(samples, sampleCount) ?? firstFinite(median, mean)
          return values.length === 0 ? { ...time, error: 'it has no time: did it throw?' } : { ...time, values }
        }),
      ),
  ),
)

const storedTask = v.object({ ...task.entries, fromStore: v.optional(v.boolean()) })
const assertion = v.object({
  ancestorTitles: v.array(v.string()),
  title: v.string(),
  status: v.string(),
  failureMessages: v.optional(v.array(v.string()), []),
  benchmarks: v.optional(v.array(v.object({ tasks: v.array(storedTask) })), []),
})

/** The file of vitest 5. */
const asserted = v.pipe(
  v.object({
    testResults: v.array(
      v.object({
        name: v.string(),
        status: v.optional(v.string()),
        message: v.optional(v.string(), ''),
        assertionResults: v.array(assertion),
      }),
    ),
  }),
  v.transform(({ testResults }) => {
    const names = shortenPaths(testResults.map(({ name }) => name))
    return testResults.flatMap(({ status, message, assertionResults }, index): readonly Task[] =>
      // A file that could not be loaded has no tests to say so.
      status === 'failed' && assertionResults.length === 0
        ? [{ name: names[index]!, metric: 'time', unit: 's', error: `the file failed: ${message}` }]
        : assertionResults.flatMap(test => readTest(test, names[index]!)),
    )
  }),
)

const likeGrouped = v.object({ files: filled(v.object({ groups: v.array(v.looseObject({})) })) })
const likeAsserted = v.object({
  testResults: v.array(v.object({ assertionResults: v.array(v.looseObject({ benchmarks: anything })) })),
})

/** A benchmark of either file, named by its group or test. */
interface Task extends MetricValues {
  readonly name: string
}

/**
 * Milliseconds. Only vitest 5 keeps samples, if `benchmark.retainSamples` is set, and they are sorted. Vitest 4 exits with 0 even if a
 * benchmark threw, which then has no times. Source: outputs of 3.2, 4.1 and 5.1.
 */
export const vitest = jsonFormat({
  name: 'vitest',
  // A test that asserted something of its benchmarks, all of which have their times.
  isLimit: ({ status, document: { json } }) => {
    const { success, output } = v.safeParse(asserted, json)
    return status === 1 && success && output.length > 0 && output.every(({ error }) => error === undefined)
  },
  title: 'vitest bench, JSON',
  advice:
    'run it with "--run --outputJson=FILE" (vitest 4 and before) or "--reporter=json --outputFile=FILE" (vitest 5), on files that "benchmark.include" names',
  // The tests of vitest and jest have the same shape, without benchmarks.
  is: json =>
    v.is(likeGrouped, json) ||
    (v.is(likeAsserted, json) &&
      json.testResults.some(file => file.assertionResults.some(test => Array.isArray(test.benchmarks)))),
  schema: json => (v.is(v.object({ files: v.unknown() }), json) ? grouped : asserted),
  benchmarks: tasks => tasks,
  read: ({ name: _, ...measured }) => [measured],
})

function readTest(test: v.InferOutput<typeof assertion>, file: string): readonly Task[] {
  const path = shorten([file, ...test.ancestorTitles, test.title].join(' > '))
  const tasks = test.benchmarks.flatMap(({ tasks }) => tasks).filter(({ fromStore }) => fromStore !== true)
  const [failure = ''] = test.failureMessages
  if (test.status === 'failed' && tasks.length === 0)
    return [{ name: path, metric: 'time', unit: 's', error: `its test failed: ${failure.split('\n')[0]}` }]
  return tasks.map(task => ({ ...readTask(task), name: nest(path, ' > ', task.name) }))
}

/** Absolute paths as names without a side's directory: their last parts, or, where two are the same, what follows the directory of all. */
function shortenPaths(paths: readonly string[]): readonly string[] {
  const split = paths.map(path => path.split(/[/\\]/))
  const last = split.map(parts => parts.at(-1)!)
  if (new Set(last).size === last.length) return last
  const different = split[0]!.findIndex((part, index) => split.some(parts => parts[index] !== part))
  return different === -1 ? last : split.map(parts => parts.slice(different).join('/'))
}
