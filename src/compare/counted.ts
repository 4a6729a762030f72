const units = new Set(['B', 'count'])

/** Whether `unit` is of things that are counted: without noise they repeat to the last digit, which a time does only on a coarse clock. */
export function isCounted(unit: string): boolean {
  return units.has(unit)
}
