import { stringify } from 'yaml'
import type { ProjectFiles } from './project.js'
import { recogniseProjects } from './projects.js'

/** Finds what must change so that the numbers can be read of the command that `config`, the text of the file of settings, names as init wrote it. */
export function findMissing(repository: ProjectFiles, config: string): string | undefined {
  return recogniseProjects(repository).find(
    ({ command, missing }) => missing !== undefined && config.includes(stringify({ command }, { lineWidth: 0 })),
  )?.missing
}
