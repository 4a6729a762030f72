import { line, say, type Text, trusted } from '../../document/text.js'
import type { Reason } from '../../record/reasons.js'
import type { Section } from '../report.js'

/** Finds why a section has nothing to compare with: it is the first of its suite. Undefined where it is not. */
export function findFirstRun({ status, warnings }: Pick<Section, 'status' | 'warnings'>): Reason | undefined {
  if (status !== 'not-compared') return undefined
  return warnings.find(({ code, isFirst }) => code === 'baseline-unpublished' && isFirst === true)
}

/** Says what a first run is, and whether a gate fails on it. */
export function firstRunText({ failsGate }: Reason): Text {
  return failsGate === true
    ? say`First run: nothing to compare with yet, so ${line('fail-on')} fails.`
    : trusted('First run: there is nothing to compare with yet.')
}

/** Says what comes after a first run; undefined where nobody knows the workflow. */
export function firstRunStep({ failsGate, hasBuild, hasPush }: Reason): Text | undefined {
  const allow = say`${line('allow-not-compared')} to ${line('fail-on')} until the first push`
  if (failsGate === true)
    return hasBuild === true
      ? say`add ${allow}.`
      : say`add ${line('build')}, so that the base is built here, or ${allow}.`
  if (hasPush === true)
    return trusted('merge this. Each push then stores its build, and the next pull request is compared with it.')
  if (hasBuild === true)
    return trusted('merge this. The next pull request is compared with it, because "build" builds the base too.')
  if (hasPush === undefined) return undefined
  return say`add ${line('on: push: branches: [main]')} to the workflow, so that each push stores what pull requests are compared with.`
}
