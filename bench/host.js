// What it costs to watch the machine: the two readings around a round, and the spin after it. Run it after `npm run build`, on a
// machine that does nothing else.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHostCounters, openHostMonitor } from '../lib/system/host/host-monitor.js'
import { openProcesses } from '../lib/system/processes/processes.js'

const rounds = 300

const folder = mkdtempSync(join(tmpdir(), 'host-'))
const processes = await openProcesses({ directory: folder, variables: process.env })
try {
  const none = { seconds: 0, cpuSecondsBefore: 0, cpuSecondsAfter: 0 }
  const ways = {
    'both readings': openHostMonitor({ directory: folder, spin: async () => none }),
    'with the spin': openHostMonitor({ directory: folder, spin: () => processes.spin() }),
  }
  for (const [name, monitor] of Object.entries(ways)) {
    const times = []
    const spins = []
    for (let round = 0; round < rounds; round++) {
      const start = performance.now()
      await monitor.begin()
      const { spinSeconds } = await monitor.end()
      times.push(performance.now() - start)
      spins.push(spinSeconds * 1000)
    }
    const shown = [quantile(times, 0.5), quantile(times, 0.95)].map(value => value.toFixed(3)).join(' / ')
    const spin = spins[0] === 0 ? '' : `, the spin ${quantile(spins, 0.5).toFixed(4)} (5% to 95%: ${range(spins)})`
    console.log(`${name.padEnd(16)}median / 95% of ${rounds} rounds, in ms: ${shown}${spin}`)
  }
  const counters = openHostCounters()
  console.log(`counters here   ${Object.keys({ ...counters.readCounters(), ...counters.readState() }).join(', ')}`)
} finally {
  await processes[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]
}

function range(values) {
  return [0.05, 0.95].map(share => quantile(values, share).toFixed(4)).join(' to ')
}
