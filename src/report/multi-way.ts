import { rankSides, type SideRanking } from '../compare/ranking.js'
import { type NamedSide, type SessionRecord, usualNames } from '../record/record.js'
import type { Section } from './section.js'

/** More than two sides that ran in the same rounds; plain data, as it stands in the JSON. */
export interface MultiWay {
  readonly suite: string
  readonly part?: string
  /** The side that the others are compared with. */
  readonly baseline: string
  /** The baseline first, then the contenders in the order in which they were given. */
  readonly sides: readonly Pick<NamedSide, 'name' | 'origin'>[]
  readonly rankings: readonly SideRanking[]
}

/** The contest of all sides of `record`, whose contenders have these `sections`. */
export function makeMultiWay(record: SessionRecord, sections: readonly Section[]): MultiWay {
  const { suite, part, baseline, sides } = record
  const isBaseline = ({ name }: NamedSide): boolean => name === baseline
  const ordered = [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))]
  return {
    suite,
    ...(part === undefined ? {} : { part }),
    baseline,
    sides: ordered.map(({ name, origin }) => ({ name, ...(origin && { origin }) })),
    rankings: rankSides(record, new Map(sections.map(section => [contenderOf(section), section.findings]))),
  }
}

/** Returns the name of the contender that `section` is of. */
export function contenderOf({ names }: Section): string {
  return names?.contender ?? usualNames.contender
}

/** Returns whether `section` is of the same suite and part. */
export function isOfSamePart(
  section: Section,
  { suite, part }: { readonly suite: string; readonly part?: string | undefined },
): boolean {
  return section.suite === suite && section.part === part
}
