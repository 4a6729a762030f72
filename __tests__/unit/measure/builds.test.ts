import { expect, test } from 'vitest'
import { adviseOnBuild } from '../../../src/measure/builds.js'
import { measure } from '../../../src/measure/measure.js'
import { makeNotes } from '../../../src/report/words/progress.js'
import { makePorts, makeSession } from './clockwork.js'

test.each<[line: string, build: string | undefined]>([
  ['cargo bench --bench parse', 'cargo bench --no-run'],
  ['cargo +nightly bench', 'cargo bench --no-run'],
  ['go test -bench . ./...', 'go test -c -o bench.test'],
  ['cd core && ./gradlew jmh', './gradlew build'],
  ['./bench.test -test.bench .', undefined],
  ['node bench.js', undefined],
])('%s is known to compile, by %s', (line, build) => {
  const advice = adviseOnBuild({ kind: 'shell', line })
  expect(advice?.match(/such as "(.*?)"/)?.[1]).toBe(build)
})

test('a warm-up says after ten seconds that the command compiles', () => {
  const notesOn = makeNotes()
  const ticks = Array.from({ length: 25 }, (_, seconds) => seconds)
  const notes = ticks.flatMap(seconds => notesOn({ kind: 'busy', work: 'warming up', seconds, advice: 'build it' }))
  expect(notes).toEqual(['warming up: 5 s so far', 'warming up: 10 s so far', 'build it', 'warming up: 20 s so far'])
})

test('numbers that cannot be read are told after the first run of the baseline', async () => {
  const { ports, log } = makePorts(() => 1)
  const told: (readonly string[])[] = []
  const watch: typeof ports.watch = progress => {
    if (progress.kind === 'warned' && progress.warning.code === 'invocations-failed') told.push([...log])
  }
  await measure({ ...makeSession(['baseline', 'contender']), format: 'go' }, { ...ports, watch })
  expect(told).toHaveLength(1)
  expect(told[0]!.filter(command => command === 'baseline')).toHaveLength(1)
  expect(told[0]!.at(-1)).toBe('baseline')
})
