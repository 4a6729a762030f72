const units = new Set(['B', 'count'])

/**
 * Returns whether `unit` is for things that are counted. Without noise, counts repeat to the last digit. A time does so only on a
 * coarse clock.
 */
export function isCounted(unit: string): boolean {
  return units.has(unit)
}
