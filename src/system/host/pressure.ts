/** Seconds, since the machine was started, in which at least one process waited: a file of `/proc/pressure` (Linux 4.20 and later). */
export function parsePressure(text: string): number | undefined {
  const microseconds = /^some .*\btotal=(\d+)/m.exec(text)?.[1]
  return microseconds === undefined ? undefined : Number(microseconds) / 1e6
}
