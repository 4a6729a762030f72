/** The lines of each run of a tool: from a line that `start` matches to the next. */
export function splitRuns(lines: readonly string[], start: RegExp): readonly (readonly string[])[] {
  const runs: string[][] = []
  for (const line of lines)
    if (start.test(line)) runs.push([line])
    else runs.at(-1)?.push(line)
  return runs
}
