/**
 * Returns how many cores' worth of time a control group may use, from its `cpu.max` (version 2). Returns undefined if there is no
 * limit.
 */
export function parseCpuMax(text: string): number | undefined {
  const parts = /^(\d+) (\d+)$/.exec(text.trim())
  return parts ? Number(parts[1]) / Number(parts[2]) : undefined
}

/** The same from the two files of version 1: `cpu.cfs_quota_us` (-1 is no limit) and `cpu.cfs_period_us`. */
export function parseCpuQuota(quota: string, period: string): number | undefined {
  const [limit, length] = [Number(quota), Number(period)]
  return limit > 0 && length > 0 ? limit / length : undefined
}

/** The path of our own control group of version 2, or of the `cpu` controller in version 1, from `/proc/self/cgroup`. */
export function findGroup(text: string, controller: '' | 'cpu'): string | undefined {
  const lines = text.split('\n').map(line => line.split(':'))
  const own = lines.find(([, names]) => names?.split(',').includes(controller))
  return own?.slice(2).join(':')
}

/** `path` and all groups that it is in, up to the root: a limit of any of them is one of ours. */
export function listGroups(path: string): readonly string[] {
  const names = path.split('/').filter(name => name !== '')
  return [...names.map((_, index) => `/${names.slice(0, names.length - index).join('/')}`), '/']
}

/** In how many periods a group was stopped for having spent its quota, from its `cpu.stat`; the same in both versions. */
export function parseQuotaStops(text: string): number | undefined {
  const count = /^nr_throttled (\d+)$/m.exec(text)?.[1]
  return count === undefined ? undefined : Number(count)
}
