// What is concluded from the same pairs otherwise: by hyperfine's runs of one side after the other, and by timed runs in turns.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peers } from '../simulate/peers.js'
import { commandOf, environment, install, runProgram } from './installation.js'
import { isLarge } from './sums.js'
import { percent } from './table.js'

/** @typedef {import('./manifest.js').Benchmark} Benchmark */
/** @typedef {import('./manifest.js').Pair} Pair */
/** @typedef {import('./manifest.js').Truth} Truth */
/** @typedef {{ rule: string, says: string, alarm: boolean, isSlower: boolean }} Decision */
/** @typedef {{ rule: string, large: string, small: string, wrongWay: number, falseAlarms: string }} PeerSum */

const runs = 10

/** The rules of `bench/simulate/peers.js`, and how many of the runs of which session they take. */
const rules = [
  {
    rule: "Welch's test of hyperfine's runs",
    name: 'Welch, one side after the other',
    session: 'inSequence',
    count: runs,
  },
  {
    rule: "benchstat's rule on the same runs",
    ...{ name: 'Mann–Whitney, one side after the other (benchstat)', session: 'inSequence', count: runs },
  },
  { rule: "benchstat's rule, interleaved", name: 'Mann–Whitney, interleaved', session: 'interleaved', count: runs },
  { rule: 'one run each, 110%', name: 'ratio 110%', session: 'inSequence', count: 1 },
  {
    rule: "one run each, 200% (github-action-benchmark's default)",
    ...{ name: 'ratio 200% (github-action-benchmark)', session: 'inSequence', count: 1 },
  },
]

/** Runs both versions of a pair in both ways. Returns what each rule decides. */
export function comparePeers(/** @type {Benchmark} */ benchmark, /** @type {Pair} */ pair) {
  const directories = [pair.old, pair.new].map(version => install(benchmark, version))
  const command = commandOf(benchmark)
  const sessions = {
    inSequence: directories.map(directory => timeByHyperfine(directory, command)),
    interleaved: timeByTurns(directories, command),
  }
  return { decisions: rules.map(rule => decide(rule, sessions)) }
}

/** @returns {Decision} */
function decide({ rule, name, session, count }, sessions) {
  const [baseline, contender] = sessions[session].map(times => Float64Array.from(times.slice(0, count)))
  const { alarm, direction } = peers.find(peer => peer.name === name).decide(baseline, contender)
  const change = percent(meanOf(contender) / meanOf(baseline) - 1)
  return {
    rule,
    says: alarm ? `${direction} (${change})` : `nothing (${change})`,
    alarm,
    isSlower: direction === 'slower',
  }
}

function timeByHyperfine(cwd, command) {
  const words = command.map(word => `'${word}'`).join(' ')
  const json = join(cwd, '..', 'hyperfine.json')
  runProgram(cwd, 'hyperfine', '-N', '--warmup=1', `--runs=${runs}`, '--export-json', json, words)
  return JSON.parse(readFileSync(json, 'utf8')).results[0].times
}

/** Seconds of each run by the clock, by turns, after a run of each side that is not counted. */
function timeByTurns(directories, [program, ...words]) {
  const times = directories.map(() => [])
  for (let turn = -1; turn < runs; turn++)
    for (const [side, cwd] of directories.entries()) {
      const from = performance.now()
      const { status } = spawnSync(program, words, { cwd, env: environment, stdio: 'ignore' })
      if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed with status ${status}`)
      if (turn >= 0) times[side].push((performance.now() - from) / 1000)
    }
  return times
}

function meanOf(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Counts what each rule found, told in the wrong direction, and told where nothing has changed. */
export function sumPeers(/** @type {readonly { truth: Truth, decisions?: readonly Decision[] }[]} */ rows) {
  const ran = rows.filter(({ decisions }) => decisions !== undefined)
  return rules.map(({ rule }) => {
    const told = ran.map(({ truth, decisions }) => ({ truth, ...decisions.find(decision => decision.rule === rule) }))
    const changes = told.filter(({ truth }) => truth.kind === 'change')
    const none = told.filter(({ truth }) => truth.kind !== 'change')
    const isRight = ({ truth, alarm, isSlower }) => alarm && isSlower === truth.low > 0
    return {
      rule,
      large: countOf(
        changes.filter(({ truth }) => isLarge(truth)),
        isRight,
      ),
      small: countOf(
        changes.filter(({ truth }) => !isLarge(truth)),
        isRight,
      ),
      wrongWay: changes.filter(row => row.alarm && !isRight(row)).length,
      falseAlarms: countOf(none, ({ alarm }) => alarm),
    }
  })
}

function countOf(rows, isCounted) {
  return `${rows.filter(isCounted).length} of ${rows.length}`
}

/** The sums as sentences. */
export function peerLines(/** @type {readonly PeerSum[]} */ sums) {
  return sums.map(
    ({ rule, large, small, wrongWay, falseAlarms }) =>
      `${rule}: ${large} changes of 10% or more found, ${small} of less, ${wrongWay} told in the wrong direction, ${falseAlarms} false alarms.`,
  )
}
