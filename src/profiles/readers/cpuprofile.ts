import * as v from 'valibot'
import { cutStack, ProfileError, parseProfileJson, type StackFrame, type StackSample } from '../profile.js'

const node = v.object({
  id: v.number(),
  callFrame: v.object({ functionName: v.string(), url: v.string(), lineNumber: v.number() }),
  hitCount: v.optional(v.number(), 0),
  children: v.optional(v.array(v.number()), []),
  positionTicks: v.optional(v.array(v.object({ line: v.number() })), []),
})

const document = v.object({
  nodes: v.array(node),
  /** Fields that only our own recorder writes: the process, and its CPU time in microseconds. */
  cpu: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  pid: v.optional(v.number()),
})

/** A profile of one thread, as V8 writes it. */
export interface ThreadProfile {
  readonly samples: readonly StackSample[]
  readonly pid?: number
  readonly cpuSeconds?: number
}

/** Not what the program does. */
const idle = ['(root)', '(idle)']

/** The profile in `text`, a file `.cpuprofile`; each sample weighs how often it was hit. */
export function readCpuProfile(text: string): ThreadProfile {
  const result = v.safeParse(document, parseProfileJson(text))
  if (!result.success) throw new ProfileError('it is not a CPU profile of V8')
  const { nodes, cpu, pid } = result.output
  const parents = new Map(nodes.flatMap(node => node.children.map(child => [child, node.id] as const)))
  const frames = new Map(nodes.map(node => [node.id, makeFrame(node)]))
  const samples = nodes.flatMap(({ id, hitCount, callFrame }) =>
    hitCount > 0 && !idle.includes(callFrame.functionName)
      ? [{ frames: listFrames(id, parents, frames), weight: hitCount }]
      : [],
  )
  return { samples, ...(pid === undefined ? {} : { pid }), ...(cpu === undefined ? {} : { cpuSeconds: cpu / 1e6 }) }
}

function makeFrame({
  callFrame: { functionName, url, lineNumber },
  positionTicks,
}: v.InferOutput<typeof node>): StackFrame {
  const name = functionName || '(anonymous)'
  if (url === '') return { name, module: 'V8' }
  const line = Math.max(1, lineNumber + 1)
  const last = positionTicks.reduce((most, tick) => Math.max(most, tick.line), line)
  return { name, file: url.replace(/^file:\/\//, ''), line, last }
}

/** V8 samples at most 255 functions of a stack; a profile whose nodes lie in a circle would have no end. */
const mostSteps = 300

function listFrames(
  id: number,
  parents: ReadonlyMap<number, number>,
  frames: ReadonlyMap<number, StackFrame>,
): readonly StackFrame[] {
  const stack: StackFrame[] = []
  let at: number | undefined = id
  for (let step = 0; at !== undefined && step < mostSteps; step++) {
    const frame = frames.get(at)
    if (frame && frame.name !== '(root)') stack.push(frame)
    at = parents.get(at)
  }
  return cutStack(stack.reverse())
}
