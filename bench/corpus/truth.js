// What is known of a pair without this tool: the CPU time of its versions, run by turns, and where the code is the same.
import { spawnSync } from 'node:child_process'
import { makeTable } from '../simulate/table.js'
import { commandOf, environment, install, runProgram } from './installation.js'
import { compareCode, readDisassembly } from './machine-code.js'
import { median, medianInterval } from './median.js'
import { percent } from './table.js'

/** @typedef {import('./manifest.js').Benchmark} Benchmark */

const turns = 15
const isCompiled = { crates: true, go: true }
const isCounted = { ...isCompiled, pypi: true }

/**
 * Measures each step between the listed versions, and each pair; of a pair that has `newer`, only its own versions. Returns a table with sizes as
 * the manifest has them. It takes `turns` runs of each version, and for pairs without a change one under callgrind, where that counts the same
 * each time.
 */
export function measureTruth(/** @type {Benchmark} */ benchmark, /** @type {string | undefined} */ newer) {
  const { ecosystem, name, pairs } = benchmark
  const command = commandOf(benchmark)
  const steps = listSteps(benchmark, newer)
  const versions = [...new Set(steps.flat())]
  const directories = Object.fromEntries(versions.map(version => [version, install(benchmark, version)]))
  const times = measureByTurns(versions, version => readCpuSeconds(directories[version], command))
  const rows = steps.map(([old, contender]) => {
    const truth = pairs.find(pair => pair.old === old && pair.new === contender)?.truth
    const ratios = times[contender].map((seconds, turn) => seconds / times[old][turn] - 1)
    const { low, high } = medianInterval(ratios)
    const isOfCode = truth !== undefined && truth.kind !== 'change'
    return [
      ...[`${old} → ${contender}`, truth?.kind ?? '', `${signed(low)}..${signed(high)}%`, percent(median(ratios))],
      `${median(times[old]).toFixed(3)} → ${median(times[contender]).toFixed(3)} s`,
      isOfCode ? compareWork(ecosystem, directories[old], directories[contender], command) : '',
    ]
  })
  return `${ecosystem} ${name}\n\n${makeTable(['step', 'truth', 'CPU time', 'median', 'medians', 'code'], rows)}`
}

/** The pair that has `newer`, or each step between neighbours, then pairs that skip a version. */
function listSteps({ versions, pairs }, newer) {
  const ofPairs = pairs.map(pair => [pair.old, pair.new])
  if (newer !== undefined) return ofPairs.filter(([, contender]) => contender === newer)
  const neighbours = versions.slice(1).map((version, at) => [versions[at], version])
  const isNeighbour = ([old, contender]) => neighbours.some(([from, to]) => from === old && to === contender)
  return [...neighbours, ...ofPairs.filter(step => !isNeighbour(step))]
}

/** The values of each version, in turns of all versions, so that a busy minute is no version's own. */
function measureByTurns(versions, measure) {
  const values = Object.fromEntries(versions.map(version => [version, []]))
  for (let turn = 0; turn < turns; turn++)
    for (const version of turn % 2 === 0 ? versions : versions.toReversed()) values[version].push(measure(version))
  return values
}

/** User and system time of a run, in seconds, by the shell that waited for it. */
function readCpuSeconds(cwd, command) {
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%3U %3S"; time "$@" > /dev/null', 'bash', ...command],
    {
      ...{ cwd, env: environment, encoding: 'utf8' },
    },
  )
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr.trim()}`)
  const [user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number)
  return user + system
}

/** Instructions, where they can be counted, and machine code, where there is some. */
function compareWork(ecosystem, old, contender, command) {
  const parts = []
  if (isCounted[ecosystem]) {
    const [before, after] = [old, contender].map(cwd => countInstructions(cwd, command))
    parts.push(`${signed(after / before - 1, 4)}% instructions`)
  }
  if (isCompiled[ecosystem]) {
    const [before, after] = [old, contender].map(cwd =>
      readDisassembly(runProgram(cwd, 'objdump', '--disassemble', '--no-show-raw-insn', command[0])),
    )
    const { of, different, moved } = compareCode(before, after)
    parts.push(`${different.length} of ${of} functions differ (${different.slice(0, 3).join(', ')}), ${moved} moved`)
  }
  return parts.join('; ')
}

/** The instructions of one run under callgrind, without what a start draws by chance, as far as that can be turned off. */
function countInstructions(cwd, command) {
  const { stderr } = spawnSync('valgrind', ['--tool=callgrind', '--callgrind-out-file=/dev/null', ...command], {
    ...{ cwd, encoding: 'utf8' },
    env: { ...environment, PYTHONHASHSEED: '0', GOMAXPROCS: '1', GOGC: 'off', GODEBUG: 'asyncpreemptoff=1' },
  })
  const [, count] = /Collected : (\d+)/.exec(stderr) ?? []
  if (count === undefined) throw new Error(`callgrind counted nothing: ${stderr.trim().split('\n').at(-1)}`)
  return Number(count)
}

function signed(change, digits = 1) {
  return `${change < 0 ? '-' : '+'}${Math.abs(100 * change).toFixed(digits)}`
}
