import type { Reading } from '../format.js'
import type { FileSizes } from '../output.js'
import { makeReading } from '../reading/printed.js'

/** A benchmark for each pattern of `size`, named by it: the names of files may have a hash in them, which differs between sides. */
export function readSizes(sizes: readonly FileSizes[] = []): readonly Reading[] {
  return sizes.flatMap(({ pattern, ...measured }) =>
    (['size', 'gzip', 'brotli'] as const).map(metric =>
      makeReading({ benchmark: pattern, metric, unit: 'B', values: [measured[metric]], primary: metric === 'size' }),
    ),
  )
}
