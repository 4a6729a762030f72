import { expect, test } from 'vitest'
import { findLanguage } from '../../../../src/formats/selection.js'
import { measure } from '../../../../src/measure/measure.js'
import { noExamination } from '../../../../src/measure/rounds/examination.js'
import { makePorts, makeSession } from '../clockwork.js'

/** Runs 8 to 12 rounds of two sides whose commands print what is in `printed`, or what is selected of it, each in a second. */
async function run(needless: readonly string[], { isSettled = true, failing = () => false }: Machine = {}) {
  const { ports, log } = makePorts(() => 1)
  const selection = { language: findLanguage('names')!, isNarrowed: true }
  const { rounds, focus, stoppedBy, warnings } = await measure(
    makeSession(['a', 'b'], { more: { selection, format: 'native' } }),
    {
      ...ports,
      processes: {
        ...ports.processes,
        async run(request) {
          const { BENCH_SELECT: selected = '' } = request.overrides ?? {}
          const side = request.argv.at(-1)!
          const ended = await ports.processes.run(request)
          if (failing(side, log.length)) return { ...ended, exit: { kind: 'exited', status: 1 } }
          const names = selected === '' ? ['one', 'two'] : selected.split('\n')
          const text = names.map(bench => `${JSON.stringify({ bench, unit: 's', value: 1 })}\n`).join('')
          return { ...ended, stdout: { readText: () => text, readTail: () => text } }
        },
      },
      examine: {
        ...noExamination,
        findNeedless: () => new Set(needless),
        settle: () => ({ isSettled, findOpen: () => new Set(['two']), findDoubtful: () => undefined }),
      },
    },
  )
  const ran = rounds.map(round => round.map(({ outcome, measurements }) => `${outcome} ${measurements.length}`))
  return { rounds: rounds.length, focus, stoppedBy, warnings, last: ran.at(-1), log }
}

interface Machine {
  readonly isSettled?: boolean
  /** Whether a side fails in the run with this number. */
  readonly failing?: (side: string, run: number) => boolean
}

test('where nothing need run, one round is all', async () => {
  const { log, ...measured } = await run(['one', 'two'])
  const focus = [{ from: 1, without: ['one', 'two'] }]
  expect(measured).toEqual({ rounds: 1, focus, stoppedBy: 'settled', warnings: [], last: ['ok 2', 'ok 2'] })
  expect(log).toHaveLength(4)
})

test('where that settles nothing, all run in all rounds', async () => {
  const measured = await run(['one', 'two'], { isSettled: false })
  const focus = [{ from: 8, without: ['one'] }]
  expect(measured).toMatchObject({ rounds: 12, focus, stoppedBy: 'complete', last: ['ok 1', 'ok 1'] })
})

test('what need not run ends after one round, and the rest goes on', async () => {
  const focus = [{ from: 1, without: ['one'] }]
  expect(await run(['one'])).toMatchObject({ rounds: 8, focus, stoppedBy: 'settled', last: ['ok 1', 'ok 1'] })
})

test('a command that fails as soon as some are selected is told from one that fails anyway', async () => {
  // A warm-up round and the first one are four runs; then two have a selection, and two run again with all.
  const flaky = await run(['one'], { failing: (side, run) => side === 'b' && (run === 5 || run === 6) })
  expect(flaky).toMatchObject({ rounds: 8, focus: [], last: ['ok 2', 'ok 2'] })
  expect(flaky.warnings.map(({ code }) => code)).toEqual(['focus-ended'])
  const broken = await run(['one'], { failing: (side, run) => side === 'b' && run > 4 })
  expect(broken).toMatchObject({ rounds: 8, focus: [{ from: 1, without: ['one'] }], warnings: [] })
  expect([...broken.last!].sort()).toEqual(['failed 0', 'ok 1'])
  expect(broken.log).toHaveLength(20)
})

test('what cannot be found is refused after the first run of the baseline', async () => {
  const { ports, log } = makePorts(() => 1)
  const seen: unknown[] = []
  const refuseInVain = ({ slot, measurements }: { slot: object; measurements: readonly object[] }) => {
    seen.push(slot, measurements.length)
    throw new Error('in vain')
  }
  const measuring = measure(makeSession(['a', 'b']), { ...ports, examine: { ...noExamination, refuseInVain } })
  await expect(measuring).rejects.toThrow('in vain')
  expect(seen).toEqual([{ side: 'a', copy: expect.anything() }, 1])
  expect(log.filter(name => name === 'a')).toHaveLength(1)
})
