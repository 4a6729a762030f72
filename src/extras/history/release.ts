/** A version that people have a name for. */
export interface Release {
  readonly name: string
  readonly commit: string
}

/** Chooses the highest version among tags; undefined where no tag is the number of a version, such as `v1.4`. */
export function chooseRelease(tags: readonly Release[]): Release | undefined {
  return tags
    .flatMap(tag => {
      const number = /^v?(\d{1,9}(?:\.\d{1,9})+)$/.exec(tag.name)?.[1]
      return number === undefined ? [] : [{ tag, parts: number.split('.').map(Number) }]
    })
    .toSorted((one, other) => compareParts(other.parts, one.parts))[0]?.tag
}

function compareParts(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== (other[index] ?? 0))
  return at < 0 ? one.length - other.length : one[at]! - (other[at] ?? 0)
}
