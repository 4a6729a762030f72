import { processMetrics } from '../../metrics/process-metrics.js'
import type { Warning } from '../../record/record.js'
import { callgrind } from './callgrind.js'
import { clock } from './clock.js'
import type { Instrument } from './instrument.js'
import { makePerf, type PerfSkills, perfEvents } from './perf.js'
import type { InstrumentName, InstrumentsRequest } from './request.js'
import { rusage } from './rusage.js'

/** The known facts about the machine's instruments. */
export interface Bench {
  /** Whether the kernel's account of a process tree is to be had. */
  readonly hasUsage: boolean
  /** What perf can do, or in words why it can do nothing; undefined where nobody has looked. */
  readonly perf: PerfSkills | string | undefined
  /** In words why there is no valgrind; undefined where there is, or nobody has looked. */
  readonly withoutValgrind: string | undefined
}

/** The instruments of a session, and what is missing of those that were asked for. */
export interface Equipment {
  readonly instruments: readonly Instrument[]
  readonly warnings: readonly Warning[]
}

/**
 * Chooses the instruments for `request` on a machine with `bench`. It reports a named instrument that is missing. If no
 * instrument is named, it uses those that are available.
 */
export function chooseInstruments(request: InstrumentsRequest, bench: Bench, metrics: string): Equipment {
  if (request === 'auto') return chooseByMetrics(bench, metrics)
  const found = findAll(request, bench)
  const missing = request.filter(name => !found.some(instrument => instrument.name === name))
  const warnings = missing.map(name => describeMissing(`"instruments" names ${name}`, name, bench))
  // What was to be counted exactly can still be timed.
  const isInstead = found.length === 0
  return { instruments: isInstead ? findAll(['clock', 'rusage'], bench) : found, warnings }
}

function chooseByMetrics(bench: Bench, metrics: string): Equipment {
  const instruments = findAll(['clock', 'rusage', 'perf'], bench)
  const isThere = (name: InstrumentName): boolean => instruments.some(instrument => instrument.name === name)
  const warnings = metrics.split(',').flatMap(text => {
    const metric = processMetrics.find(one => one === text.trim())
    if (metric === undefined) return []
    const by = perfEvents.includes(metric) ? 'perf' : 'rusage'
    return isThere(by) ? [] : [describeMissing(`"metrics" names ${metric}`, by, bench)]
  })
  return { instruments, warnings }
}

function findAll(names: readonly InstrumentName[], bench: Bench): readonly Instrument[] {
  return order.filter(name => names.includes(name)).flatMap(name => findInstrument(name, bench) ?? [])
}

/** What is put around the command comes before those that read what is left. */
const order: readonly InstrumentName[] = ['callgrind', 'perf', 'clock', 'rusage']

function findInstrument(name: InstrumentName, { hasUsage, perf, withoutValgrind }: Bench): Instrument | undefined {
  switch (name) {
    case 'clock':
      return clock
    case 'rusage':
      return hasUsage ? rusage : undefined
    case 'perf':
      return typeof perf === 'object' ? makePerf(perf) : undefined
    case 'callgrind':
      return withoutValgrind === undefined ? callgrind : undefined
  }
}

function describeMissing(wish: string, name: InstrumentName, { perf, withoutValgrind }: Bench): Warning {
  const why: { readonly [name in InstrumentName]?: string | undefined } = {
    rusage: 'CPU time, memory, page faults and context switches are unknown, because they need Python 3.8 or later',
    perf: `instructions, cycles, branches and cache misses are unknown: ${typeof perf === 'string' ? perf : 'nobody has looked'}`,
    callgrind: `instructions cannot be counted: ${withoutValgrind}`,
  }
  return { code: 'instrument-missing', message: `${wish}, but ${why[name]}` }
}
