import type { Metric } from '../../metrics/metric.js'
import type { Format, Reading } from '../format.js'
import type { FileSizes } from '../output.js'
import { makeReading } from '../reading/printed.js'

/** The metric of that time. */
export const wallTime: Metric = { name: 'time', unit: 's', better: 'lower' }

/** The wall time of the process itself: one benchmark, named like the suite. No part of what is printed is of it. */
export const processTime: Format = {
  name: 'process',
  title: 'the wall time of the process itself',
  fits: () => false,
  parse: ({ output }, suite) => [{ benchmark: suite, metric: wallTime, values: [output.seconds] }],
}

/** A benchmark for each pattern of `size`, named by it: the names of files may have a hash in them, which differs between sides. */
export function readSizes(sizes: readonly FileSizes[] = []): readonly Reading[] {
  return sizes.flatMap(({ pattern, ...measured }) =>
    (['size', 'gzip', 'brotli'] as const).map(metric =>
      makeReading({ benchmark: pattern, metric, unit: 'B', values: [measured[metric]], primary: metric === 'size' }),
    ),
  )
}
