import type { Causes } from '../../causes/causes.js'
import type { Block } from '../../document/document.js'
import type { Frame } from '../../document/picture.js'
import { names, own, say } from '../../document/text.js'
import type { Profiles } from '../../record/causes.js'
import { type SessionRecord, usualNames } from '../../record/record.js'
import { tabulateFunctions } from '../causes-document.js'
import type { Section } from '../section.js'
import { amountText, causesText, countersText, makeLineFinder } from '../words/causes.js'

/** Shows the functions that account for a change, all of them as a table, and the calls of both sides; nothing where nothing was profiled. */
export function showCauses(
  report: Section,
  record: SessionRecord | undefined,
  repositoryUrl: string | undefined,
): readonly Block[] {
  const { causes, names: { baseline, contender } = usualNames } = report
  const text = causesText(causes)
  if (text === undefined || causes === undefined) return []
  const counters = countersText(report)
  const profiles = record?.causes
  const isDrawn = !('absence' in causes) && profiles && !('absence' in profiles) && profiles.calls.length > 0
  return [
    { kind: 'heading', level: 2, text: own('Causes') },
    { kind: 'paragraph', text: text.title },
    ...(counters === undefined ? [] : [{ kind: 'paragraph', text: own(`Counters: ${counters}.`) } as const]),
    ...('absence' in causes ? [] : [tabulateFunctions(causes, makeLineFinder(report, repositoryUrl))]),
    ...(isDrawn ? showFlame(layOutFlame(profiles, baseline, contender), causes) : []),
  ]
}

const mostGone = 20

function showFlame({ frames, gone }: FlameGraph, { whole, unit }: Causes): readonly Block[] {
  const changeOf = ({ baseline, contender }: Call): number => contender - baseline
  const most = Math.max(...frames.map(frame => Math.abs(changeOf(frame))), 1e-9)
  const amount = (value: number): string => amountText(value, whole, unit)
  const without = gone.map(({ name, baseline }) => `${name} (−${amount(baseline)})`)
  return [
    {
      kind: 'flame',
      title: own('Calls of the contender, compared with the baseline'),
      description: `Flame graph of the calls of the contender. ${frames.length} frames`,
      frames: frames.map(frame => ({
        ...frame,
        words: `${amount(frame.baseline)} → ${amount(frame.contender)}`,
        heat: changeOf(frame) / most,
      })),
      caption: own(
        'The width is the time of a function with the functions that it calls. Orange takes more than the baseline there, blue takes less; the darker, the more.',
      ),
    },
    ...(gone.length === 0 ? [] : [{ kind: 'paragraph', text: say`Gone: ${names(without, mostGone)}.` } as const]),
  ]
}

/** A place in the tree of calls, laid out. Horizontally, 1 is the larger of both sides; its width is what the contender took with all that it called. */
export interface Call extends Omit<Frame, 'words' | 'heat'> {
  readonly baseline: number
  readonly contender: number
}

/** A differential flame graph: the contender's calls, each with what the baseline took there. */
export interface FlameGraph {
  /** From the outermost to the innermost; narrower ones than a pixel are left out. */
  readonly frames: readonly Call[]
  /** Calls that only the baseline has, the longest first. */
  readonly gone: readonly Call[]
}

/** Of a thousand pixels. */
const narrowest = 0.001

/** Lays out the calls of two profiled sides. */
export function layOutFlame({ functions, sides, calls }: Profiles, baseline: string, contender: string): FlameGraph {
  const places = [baseline, contender].map(name => sides.indexOf(name))
  const totals = calls.map(({ self }) => places.map(place => self[place] ?? 0))
  // Each stands behind its parent, so from the end all that is below a call is known before it.
  for (let at = calls.length - 1; at >= 0; at--) {
    const above = totals[calls[at]!.parent]
    if (above) for (const side of [0, 1]) above[side]! += totals[at]![side]!
  }
  const roots = totals.filter((_, at) => calls[at]!.parent < 0)
  const scale = Math.max(...[0, 1].map(side => roots.reduce((sum, total) => sum + total[side]!, 0)), 1e-9)
  const ends = new Map<number, number>([[-1, 0]])
  const depths = new Map<number, number>([[-1, -1]])
  const all = calls.map(({ parent, at }, index): Call => {
    const [before, after] = totals[index] as [number, number]
    const start = ends.get(parent)!
    const width = after / scale
    const depth = depths.get(parent)! + 1
    ends.set(parent, start + width)
    ends.set(index, start)
    depths.set(index, depth)
    return { name: functions[at]!.name, depth, start, width, baseline: before, contender: after }
  })
  const isFirstGone = ({ contender, baseline }: Call, index: number): boolean => {
    const above = all[calls[index]!.parent]
    return contender === 0 && baseline / scale >= narrowest && (above === undefined || above.contender > 0)
  }
  return {
    frames: all.filter(({ width }) => width >= narrowest),
    gone: all.filter(isFirstGone).sort((one, other) => other.baseline - one.baseline),
  }
}
