/** The numbers of a list as Linux writes it, such as `0-2,5`; undefined where it is none. */
export function parseCores(text: string): readonly number[] | undefined {
  const parts = text
    .trim()
    .split(',')
    .map(part => /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part))
  if (parts.includes(null)) return undefined
  return parts.flatMap(part => {
    const [from, to] = [Number(part![1]), Number(part![2] ?? part![1])]
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  })
}

/** The same list, as short as it can be written. */
export function showCores(cores: readonly number[]): string {
  const runs: [from: number, to: number][] = []
  for (const core of cores.toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && core <= last[1] + 1) last[1] = core
    else runs.push([core, core])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}
