import type { Project, Repository } from './project.js'
import { go } from './projects/go.js'
import { mitata, tinybench, vitest } from './projects/javascript.js'
import { catch2, googleBenchmark, jmh, nanobench } from './projects/native.js'
import { pytestBenchmark } from './projects/python.js'
import { criterion, divan } from './projects/rust.js'
import { hyperfine, script } from './projects/script.js'

/** Every tool that is looked for, the surest signs first. */
export const recognisers = [
  go,
  criterion,
  divan,
  pytestBenchmark,
  vitest,
  tinybench,
  mitata,
  googleBenchmark,
  catch2,
  nanobench,
  jmh,
  hyperfine,
  script,
]

/** The ways in which the benchmarks of `repository` can be run, the surest first. */
export function recogniseProjects(repository: Repository): readonly Project[] {
  return recognisers.flatMap(recognise => recognise(repository) ?? [])
}
