import type { Metric } from '../../metrics/metric.js'
import type { Format } from '../format.js'

/** The metric of that time. */
export const wallTime: Metric = { name: 'time', unit: 's', better: 'lower' }

/** The wall time of the process itself: one benchmark, named like the suite. No part of what is printed is of it. */
export const processTime: Format = {
  name: 'process',
  title: 'the wall time of the process itself',
  fits: () => false,
  parse: ({ output }, suite) => [{ benchmark: suite, metric: wallTime, values: [output.seconds] }],
}
