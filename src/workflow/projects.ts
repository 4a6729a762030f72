import { hyperfine, script } from './kinds/command.js'
import { go } from './kinds/go.js'
import { benchmarkjs, mitata, tinybench, vitest } from './kinds/javascript.js'
import { jmhByGradle, jmhByMaven } from './kinds/jvm.js'
import { catch2, googleBenchmark, nanobench } from './kinds/native.js'
import { asv, pyperf, pytestBenchmark } from './kinds/python.js'
import { criterion, divan, gungraun } from './kinds/rust.js'
import type { Project, ProjectFiles } from './project.js'

/** Every tool that is looked for, the surest signs first. */
const recognisers = [
  go,
  criterion,
  divan,
  gungraun,
  pytestBenchmark,
  pyperf,
  asv,
  vitest,
  tinybench,
  mitata,
  benchmarkjs,
  googleBenchmark,
  catch2,
  nanobench,
  jmhByMaven,
  jmhByGradle,
  hyperfine,
  script,
]

/** The ways in which the benchmarks of `repository` can be run, the surest first. A script that is part of one is none of its own. */
export function recogniseProjects(repository: ProjectFiles): readonly Project[] {
  const projects = recognisers.flatMap(recognise => recognise(repository) ?? [])
  return projects.filter(
    ({ tool, evidence }) =>
      tool !== 'a script' || !projects.some(project => project.tool !== tool && project.command.includes(evidence)),
  )
}
