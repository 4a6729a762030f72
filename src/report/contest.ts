import { type Ranking, rankSides } from '../compare/ranking.js'
import type { NamedSide, SessionRecord } from '../record/record.js'
import type { Report } from './report.js'

/** More than two sides that ran in the same rounds; plain data, as it stands in the JSON. */
export interface Contest {
  readonly suite: string
  readonly leg?: string
  /** The side that the others are compared with. */
  readonly baseline: string
  /** The baseline first, then the contenders in the order in which they were given. */
  readonly sides: readonly Pick<NamedSide, 'name' | 'origin'>[]
  readonly rankings: readonly Ranking[]
}

/** The contest of all sides of `record`. */
export function makeContest(record: SessionRecord): Contest {
  const { suite, leg, baseline, sides } = record
  const isBaseline = ({ name }: NamedSide): boolean => name === baseline
  const ordered = [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))]
  return {
    suite,
    ...(leg === undefined ? {} : { leg }),
    baseline,
    sides: ordered.map(({ name, origin }) => ({ name, ...(origin && { origin }) })),
    rankings: rankSides(record),
  }
}

/** Returns whether `section` is of the same suite and leg. */
export function isOfContest(
  section: Report,
  { suite, leg }: { readonly suite: string; readonly leg?: string | undefined },
): boolean {
  return section.suite === suite && section.leg === leg
}
