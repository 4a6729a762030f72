import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, insistOnSome } from '../../reading/decode-json.js'
import type { Document } from '../../reading/document.js'
import { nest, numberDuplicates, shorten } from '../../reading/names.js'
import { finiteList, firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'
import { readTask, task } from './tinybench.js'

const expected = {
  tool: 'vitest bench',
  advice:
    'run it with "--run --outputJson=FILE" (vitest 4 and before) or "--reporter=json --outputFile=FILE" (vitest 5), on files that "benchmark.include" names',
}

/** What vitest 4 and before say of one benchmark; of one that threw, only its name. */
const benchmark = v.object({
  name: v.string(),
  mean: v.optional(v.unknown()),
  median: v.optional(v.unknown()),
  samples: v.optional(v.unknown()),
  sampleCount: v.optional(v.unknown()),
})

/** The file of vitest 4 and before. */
const grouped = v.object({
  files: v.array(v.object({ groups: v.array(v.object({ fullName: v.string(), benchmarks: v.array(benchmark) })) })),
})

const assertion = v.object({
  ancestorTitles: v.array(v.string()),
  title: v.string(),
  status: v.string(),
  failureMessages: v.optional(v.array(v.string()), []),
  benchmarks: v.optional(
    v.array(v.object({ tasks: v.array(v.object({ ...task.entries, fromStore: v.optional(v.boolean()) })) })),
    [],
  ),
})

const testFile = v.object({
  name: v.string(),
  status: v.optional(v.string()),
  message: v.optional(v.string(), ''),
  assertionResults: v.array(assertion),
})

/** The file of vitest 5. */
const asserted = v.object({ testResults: v.array(testFile) })

const likeGrouped = v.object({
  files: v.pipe(v.array(v.object({ groups: v.array(v.looseObject({})) })), v.minLength(1)),
})
const likeAsserted = v.object({
  testResults: v.array(v.object({ assertionResults: v.array(v.looseObject({ benchmarks: v.optional(v.unknown()) })) })),
})

/**
 * The output of `vitest bench`: the file of `--outputJson` (4 and before), or of `--reporter=json` (5, which has no
 * `--outputJson`).
 *
 * Times are in ms. Only vitest 5 keeps samples, if `benchmark.retainSamples` is set, and they are sorted. Vitest 4 exits with 0
 * even if a benchmark threw. That benchmark has no times. Source: outputs of 3.2, 4.1 and 5.1.
 */
export const vitest: Format = {
  name: 'vitest',
  title: 'vitest bench, JSON',
  // The tests of vitest and jest have the same shape, without benchmarks.
  fits: ({ json }) =>
    v.is(likeGrouped, json) ||
    (v.is(likeAsserted, json) &&
      json.testResults.some(file => file.assertionResults.some(one => Array.isArray(one.benchmarks)))),
  parse(document) {
    const isGrouped = v.is(v.object({ files: v.unknown() }), document.json)
    const readings = insistOnSome(isGrouped ? readGroups(document) : readTests(document), expected)
    const names = numberDuplicates(readings.map(reading => reading.benchmark))
    return readings.map((reading, index) => ({ ...reading, benchmark: names[index]! }))
  },
}

function readGroups(document: Document): readonly Reading[] {
  return decodeJson(document, grouped, expected)
    .files.flatMap(({ groups }) => groups)
    .flatMap(({ fullName, benchmarks }) => benchmarks.map(one => readBenchmark(one, fullName)))
}

function readBenchmark(
  { name, samples, sampleCount, ...rest }: v.InferOutput<typeof benchmark>,
  group: string,
): Reading {
  const said = { benchmark: nest(group, ' > ', name), metric: 'time', unit: 'ms' }
  const list = finiteList(samples)
  const values = list && list.length === (sampleCount ?? list.length) ? list : firstFinite(rest.median, rest.mean)
  if (values.length === 0) return makeFailure(said, 'it has no time: did it throw?')
  return makeReading({ ...said, values })
}

function readTests(document: Document): readonly Reading[] {
  const { testResults } = decodeJson(document, asserted, expected)
  const names = shortenPaths(testResults.map(({ name }) => name))
  return testResults.flatMap((file, index) => readFile({ ...file, name: names[index]! }))
}

function readFile({ name, status, message, assertionResults }: v.InferOutput<typeof testFile>): readonly Reading[] {
  // A file that could not be loaded has no tests to say so.
  if (status === 'failed' && assertionResults.length === 0)
    return [makeFailure({ benchmark: name, metric: 'time', unit: 's' }, `the file failed: ${message}`)]
  return assertionResults.flatMap(test => readTest(test, name))
}

function readTest(test: v.InferOutput<typeof assertion>, file: string): readonly Reading[] {
  const path = shorten([file, ...test.ancestorTitles, test.title].join(' > '))
  const tasks = test.benchmarks.flatMap(one => one.tasks).filter(({ fromStore }) => fromStore !== true)
  const [failure = ''] = test.failureMessages
  if (test.status === 'failed' && tasks.length === 0)
    return [makeFailure({ benchmark: path, metric: 'time', unit: 's' }, `its test failed: ${failure.split('\n')[0]}`)]
  return tasks.map(one => readTask({ ...one, name: nest(path, ' > ', one.name) }))
}

/**
 * Absolute paths as names that do not depend on where a side's directory is: their last parts, or, where two of them are the same,
 * what follows the directory that all are in.
 */
function shortenPaths(paths: readonly string[]): readonly string[] {
  const split = paths.map(path => path.split(/[/\\]/))
  const last = split.map(parts => parts.at(-1)!)
  if (new Set(last).size === last.length) return last
  const different = split[0]!.findIndex((part, index) => split.some(parts => parts[index] !== part))
  return different === -1 ? last : split.map(parts => parts.slice(different).join('/'))
}
