import type { Project } from './project.js'

/** Describes what was chosen for a workflow, and how to change it. The reader has just got the workflow at `path`. */
export function describeChoice(path: string, [project, ...others]: readonly [Project, ...Project[]]): string {
  const { tool, evidence, build, payload, install, command, advice = [] } = project
  const rows = [
    ['tool', `${tool} (${evidence})`],
    ['build', build?.replaceAll('\n', ' && ') ?? 'nothing'],
    ['files', payload.join(', ')],
    ...(install === undefined ? [] : [['install', install]]),
    ['command', command],
  ]
  const steps = [
    'Replace OWNER by the account that Counterbalance belongs to.',
    ...advice,
    ...(others.length === 0 ? [] : [`Also found: ${others.map(one => one.tool).join(', ')}. Each needs its own step.`]),
    'Change what does not fit in the file: docs/workflows.md explains it, and "counterbalance doctor" checks it.',
    'Open a pull request with it: it gets the first numbers.',
  ]
  return [
    `wrote ${path}`,
    ...rows.map(([name, text]) => `  ${`${name}:`.padEnd(9)} ${text}`),
    '',
    'What to do next:',
    ...steps.map((text, index) => `  ${index + 1}. ${text}`),
    '',
  ].join('\n')
}
