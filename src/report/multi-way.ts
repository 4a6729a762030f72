import type { SideRanking } from '../compare/conclusion.js'
import { type NamedSide, usualNames } from '../record/record.js'
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
