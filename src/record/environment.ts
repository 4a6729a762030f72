import * as v from 'valibot'
import type { DataOf } from '../util/decode.js'
import { count, name } from './limits.js'

const mostTools = 100
const onOrOff = v.picklist(['on', 'off'])

export type Switch = v.InferOutput<typeof onOrOff>

const held = v.object({
  /** The cores that invocations may run on, such as `1-3`. */
  cores: v.exactOptional(name),
  /** Below 0 is before others. */
  niceness: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  /** Set if a command could write only to its own copy, and to none of our files. */
  isolated: v.exactOptional(v.literal(true)),
})

export type Held = DataOf<typeof held>

const tool = v.object({
  /** The line that was run, such as `go version`. */
  command: name,
  /** The first line that it printed. */
  version: name,
})

export type Tool = DataOf<typeof tool>

/** The machine and the versions that a record was made on, in a record or a manifest. */
export const environment = v.object({
  /** Two environments with the same fingerprint may be compared. */
  fingerprint: name,
  cpu: name,
  cores: count,
  memoryInBytes: count,
  os: name,
  kernel: name,
  node: name,
  /** Name and version of the hosted runner's image. */
  runner: v.exactOptional(name),
  /** The container or virtual machine, for example `docker` or `kvm`. */
  virtualization: v.exactOptional(name),
  /** The frequency governor or power plan, as the system calls it, such as `performance` or `powersave`. */
  governor: v.exactOptional(name),
  turbo: v.exactOptional(onOrOff),
  /** Set if threads share a core. */
  smt: v.exactOptional(onOrOff),
  /** The CPU quota of our control group in cores, if there is one. */
  quotaInCores: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e6))),
  /** Set if the kernel draws addresses at random. */
  aslr: v.exactOptional(onOrOff),
  /** The CPU affinity and priority that applied to every run of both sides. */
  held: v.exactOptional(held),
  /** The versions that the input `toolchain` asked for. */
  toolchain: v.exactOptional(v.pipe(v.array(tool), v.maxLength(mostTools))),
})

export type Environment = DataOf<typeof environment>

const fields: readonly (readonly [what: string, value: (environment: Environment) => string | undefined])[] = [
  ['CPU', ({ cpu }) => cpu],
  ['cores', ({ cores }) => String(cores)],
  ['memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(0)} GiB`],
  ['system', ({ os }) => os],
  ['kernel', ({ kernel }) => kernel],
  ['image', ({ runner = 'none' }) => runner],
  ['virtualisation', ({ virtualization = 'none' }) => virtualization],
  ['quota', ({ quotaInCores }) => (quotaInCores === undefined ? 'none' : `${quotaInCores} cores`)],
  ['governor', ({ governor }) => governor],
  ['turbo', ({ turbo }) => turbo],
  ['SMT', ({ smt }) => smt],
  ['ASLR', ({ aslr }) => aslr],
  ['cores held to', ({ held }) => held?.cores],
  ['niceness', ({ held }) => held?.niceness?.toString()],
  ['Node.js', ({ node }) => node],
]

/** Something that two environments are known to differ in: the CPU, AMD EPYC 7763 and Intel Xeon. */
export interface EnvironmentDifference {
  readonly what: string
  readonly before: string
  readonly after: string
}

/** Returns everything in which two environments are known to differ. */
export function listDifferences(then: Environment, now: Environment): readonly EnvironmentDifference[] {
  const tools = [...new Set([then, now].flatMap(({ toolchain = [] }) => toolchain.map(({ command }) => command)))]
  const all = [
    ...fields,
    ...tools.map(tool => [tool, (environment: Environment) => findVersion(environment, tool)] as const),
  ]
  return all.flatMap(([what, value]) => {
    const [before, after] = [value(then), value(now)]
    const isKnown = before !== undefined && after !== undefined
    return isKnown && before !== after ? [{ what, before, after }] : []
  })
}

function findVersion({ toolchain = [] }: Environment, tool: string): string | undefined {
  return toolchain.find(({ command }) => command === tool)?.version
}
