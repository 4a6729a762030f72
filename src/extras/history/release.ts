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
    .toSorted((a, b) => compareParts(b.parts, a.parts))[0]?.tag
}

function compareParts(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0))
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? 0)
}
