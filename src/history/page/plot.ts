import { changeAxis, placeAxis } from '../../report/page/plots/axis.js'
import type { Mark, Picture } from '../../report/page/plots/picture.js'
import type { BenchmarkLevels, Levels } from '../levels.js'
import type { Since } from '../since.js'
import type { LevelStep } from '../steps.js'
import { nameVersion } from '../words.js'

/** What is drawn beside the levels of one benchmark. */
interface Around {
  readonly levels: Pick<Levels, 'pushes'>
  /** Its own. */
  readonly steps: readonly LevelStep[]
}

/** The levels of one benchmark by push, each stretch that races join as a line. */
export function pictureLevels(
  { ground }: Since,
  { of, compare }: Pick<BenchmarkLevels, 'of' | 'compare'>,
  { levels: { pushes }, steps }: Around,
): Picture {
  const levels = pushes.map(({ digest, isAnchored }, position) => ({
    position,
    isAnchored,
    level: compare(digest, ground.digest),
  }))
  const known = levels.flatMap(({ level, ...place }) => (level ? [{ ...place, ...level }] : []))
  const moves = pushes.flatMap(({ machine }, at) => (at > 0 && machine !== pushes[at - 1]!.machine ? [at] : []))
  const releases = pushes.flatMap(({ name }, at) => (name === undefined ? [] : [at]))
  const ribbons = splitWhere(levels, ({ level }) => level === undefined).flatMap((stretch): readonly Mark[] => [
    {
      shape: 'area',
      kind: 'band',
      points: stretch.map(({ position, level }) => [position, level!.low ?? -1, level!.high ?? level!.value]),
    },
    { shape: 'line', kind: 'curve estimate', points: stretch.map(({ position, level }) => [position, level!.value]) },
  ])
  const dots = (kind: string, label: string, points: typeof known): Mark => ({
    shape: 'dots',
    kind,
    label,
    points: points.map(({ position, value }) => [position, value]),
  })
  const placesOf = (some: readonly LevelStep[]): readonly number[] =>
    some.map(({ at }) => pushes.findIndex(({ digest }) => digest === at.digest) - 0.5)
  const isShort = pushes.length <= mostDots
  return {
    title: of.benchmark,
    description: 'The level of each push above the version that it stands on',
    x: placeAxis(pushes.map(nameVersion), releases),
    y: changeAxis(known.flatMap(({ value, low, high }) => [low ?? value, high ?? value])),
    marks: [
      { shape: 'rules', kind: 'zero', y: [0] },
      { shape: 'rules', kind: 'look', x: releases },
      { shape: 'rules', kind: 'step worse', x: placesOf(steps.filter(isWorse)) },
      { shape: 'rules', kind: 'step better', x: placesOf(steps.filter(step => !isWorse(step))) },
      ...ribbons,
      dots(isShort ? 'dot estimate small' : 'unseen', 'push', known),
      dots(
        'dot estimate small hollow',
        'raced against the anchor',
        known.filter(({ isAnchored }) => isAnchored),
      ),
      { shape: 'ticks', kind: 'thin', x: moves },
    ],
    height: 180,
  }
}

/** With more, dots would hide the line. */
const mostDots = 40

function isWorse({ of: { better }, change: { value } }: LevelStep): boolean {
  return better === 'higher' ? value < 0 : value > 0
}

function splitWhere<Item>(items: readonly Item[], isGap: (item: Item) => boolean): readonly (readonly Item[])[] {
  const stretches: Item[][] = [[]]
  for (const item of items)
    if (isGap(item)) stretches.push([])
    else stretches.at(-1)!.push(item)
  return stretches.filter(stretch => stretch.length > 0)
}
