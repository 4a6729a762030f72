import type { Environment } from './environment.js'

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
export interface Difference {
  readonly what: string
  readonly before: string
  readonly after: string
}

/** Returns everything in which two environments are known to differ. */
export function listDifferences(then: Environment, now: Environment): readonly Difference[] {
  const tools = [...new Set([then, now].flatMap(({ toolchain = [] }) => toolchain.map(({ command }) => command)))]
  const all = [...fields, ...tools.map(tool => [tool, (one: Environment) => findVersion(one, tool)] as const)]
  return all.flatMap(([what, value]) => {
    const [before, after] = [value(then), value(now)]
    const isKnown = before !== undefined && after !== undefined
    return isKnown && before !== after ? [{ what, before, after }] : []
  })
}

function findVersion({ toolchain = [] }: Environment, tool: string): string | undefined {
  return toolchain.find(({ command }) => command === tool)?.version
}
