/** A time for people, in its two largest units. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const
  const shown = parts.filter(([number]) => number > 0).slice(0, 2)
  return shown.map(([number, unit]) => `${number} ${unit}`).join(' ') || '0 s'
}
