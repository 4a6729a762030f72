import { statfsSync } from 'node:fs'
import type { HostMonitor } from '../../measure/session.js'
import type { HostSample } from '../../record/host.js'
import type { Spin } from '../processes/stopwatch.js'
import { difference, type HostCounters, openHostCounters } from './host-counters.js'

export interface MonitorOptions {
  /** A directory on the disk that copies and outputs are on. */
  readonly directory: string
  /** Does the fixed piece of work; undefined where it could not. */
  spin(): Promise<Spin | undefined>
  readonly counters?: HostCounters
}

interface Beginning {
  readonly at: number
  readonly counted: ReturnType<HostCounters['readCounters']>
  /** CPU time of whoever starts invocations, and of these. */
  readonly launcherSeconds: number | undefined
}

/** Watches this machine. */
export function openHostMonitor({
  directory,
  spin,
  counters = openHostCounters(),
}: MonitorOptions): HostMonitor & Disposable {
  let beginning: Beginning | undefined
  let last: Spin | undefined
  return {
    async begin() {
      // The first one finds caches and interpreters cold, and counts for nothing.
      last ??= await spin()
      beginning = { at: performance.now(), counted: counters.readCounters(), launcherSeconds: last?.cpuSecondsAfter }
    },
    async end() {
      if (beginning === undefined) return {}
      const seconds = (performance.now() - beginning.at) / 1000
      const counted = difference(beginning.counted, counters.readCounters())
      const state = { ...counters.readState(), ...readDisk(directory) }
      const spun = await spin()
      const { launcherSeconds } = beginning
      const launched =
        spun === undefined || launcherSeconds === undefined ? undefined : spun.cpuSecondsBefore - launcherSeconds
      last = spun
      return round(makeSample({ seconds, counted, state, launched, spun }))
    },
    [Symbol.dispose]: () => counters[Symbol.dispose](),
  }
}

interface Readings {
  readonly seconds: number
  readonly counted: ReturnType<HostCounters['readCounters']>
  readonly state: HostSample
  readonly launched: number | undefined
  readonly spun: Spin | undefined
}

/** What is left of the busy time without ours is that of others; where the launcher was started anew, it cannot be told. */
function makeSample({ seconds, counted, state, launched, spun }: Readings): HostSample {
  const { busySeconds, ownSeconds, ...rest } = counted
  const isKnown = busySeconds !== undefined && ownSeconds !== undefined && launched !== undefined && launched >= 0
  return {
    seconds,
    ...rest,
    ...(isKnown ? { othersSeconds: Math.max(0, busySeconds - ownSeconds - launched) } : {}),
    ...state,
    ...(spun === undefined ? {} : { spinSeconds: spun.seconds }),
  }
}

function readDisk(directory: string): HostSample {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return { freeDiskInBytes: bavail * bsize }
  } catch {
    return {}
  }
}

/** More digits than these would only make the record longer. */
function round(sample: HostSample): HostSample {
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, Number(value.toPrecision(6))]))
}
