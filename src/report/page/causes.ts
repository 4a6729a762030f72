import type { Causes } from '../../causes/causes.js'
import type { Block } from '../../document/document.js'
import type { Frame } from '../../document/picture.js'
import { own, say } from '../../document/text.js'
import { share } from '../../metrics/scale.js'
import type { Profiles } from '../../record/causes.js'
import { type SessionRecord, usualNames } from '../../record/record.js'
import { tabulateFunctions } from '../causes-document.js'
import type { Section } from '../section.js'
import { amountText, causesText, causeText, countersText, makeLineFinder } from '../words/causes.js'

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
    ...(isDrawn ? [showFlames(profiles, causes, [baseline, contender])] : []),
  ]
}

/** The calls of both sides next to each other. */
function showFlames(profiles: Profiles, causes: Causes, sides: readonly [baseline: string, contender: string]): Block {
  const { whole, unit, rows } = causes
  const graphs = layOutFlames(profiles, sides)
  const most = Math.max(...graphs.flat().map(call => Math.abs(call.contender - call.baseline)), 1e-9)
  const amount = (value: number): string => amountText(value, whole, unit)
  const selves = new Map(rows.map(row => [row.name, causeText(row, whole, unit)]))
  return {
    kind: 'flame',
    graphs: graphs.map((calls, at) => {
      const side = sides[at]!
      const total = calls.reduce((sum, call) => sum + (call.depth === 0 ? call[sideNames[at]!] : 0), 0)
      return {
        title: say`Calls of ${side}`,
        description: `Flame graph of the calls of ${side}: ${calls.length} frames`,
        frames: calls.map(call => {
          const self = selves.get(call.name)
          const itself = self === undefined ? '' : `; itself ${self.difference} ${self.interval}`
          const part = share(Number((call[sideNames[at]!] / total).toPrecision(2)))
          return {
            ...call,
            words: `${part} of ${side}, ${amount(call.baseline)} → ${amount(call.contender)}${itself}`,
            heat: (call.contender - call.baseline) / most,
          }
        }),
      }
    }),
    caption: own(
      'The width is the time of a function with the functions that it calls, on one scale for both sides. Orange takes more in the contender, blue takes less; the darker, the more. A click or Enter enlarges a frame and marks its function in both graphs and in the table; the arrow keys go from frame to frame, and Escape shows all.',
    ),
  }
}

const sideNames = ['baseline', 'contender'] as const

/** A place in the tree of calls, laid out. Horizontally, 1 is the larger of both sides; its width is what one side took with all that it called. */
export interface Call extends Omit<Frame, 'words' | 'heat'> {
  readonly baseline: number
  readonly contender: number
}

/** Narrowest box that is drawn: a pixel of a thousand. */
const narrowest = 0.001

/** Lays out the calls of two profiled sides, each from the outermost to the innermost. Frames that are narrower than a pixel are left out. */
export function layOutFlames(
  { functions, sides, calls }: Profiles,
  names: readonly [baseline: string, contender: string],
): readonly (readonly Call[])[] {
  const places = names.map(name => sides.indexOf(name))
  const totals = calls.map(({ self }) => places.map(place => self[place] ?? 0))
  // Each stands behind its parent, so from the end all that is below a call is known before it.
  for (let at = calls.length - 1; at >= 0; at--) {
    const above = totals[calls[at]!.parent]
    if (above) for (const side of [0, 1]) above[side]! += totals[at]![side]!
  }
  const roots = totals.filter((_, at) => calls[at]!.parent < 0)
  const scale = Math.max(...[0, 1].map(side => roots.reduce((sum, total) => sum + total[side]!, 0)), 1e-9)
  return [0, 1].map(side => {
    const ends = new Map<number, number>([[-1, 0]])
    const depths = new Map<number, number>([[-1, -1]])
    const all = calls.map(({ parent, at }, index): Call => {
      const [baseline, contender] = totals[index] as [number, number]
      const start = ends.get(parent)!
      const width = totals[index]![side]! / scale
      const depth = depths.get(parent)! + 1
      ends.set(parent, start + width)
      ends.set(index, start)
      depths.set(index, depth)
      return { name: functions[at]!.name, depth, start, width, baseline, contender }
    })
    return all.filter(({ width }) => width >= narrowest)
  })
}
