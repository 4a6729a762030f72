/** Returns the key of one metric of one benchmark, among all that a record has. */
export function seriesKey({ benchmark, metric }: { readonly benchmark: string; readonly metric: string }): string {
  return `${benchmark}\n${metric}`
}
