import * as core from '@actions/core'
import { inputs, runnerDefault } from '../inputs/declarations.js'

/**
 * Returns the text of an input that the step's author chose; empty where there is none.
 *
 * The runner fills in the defaults of action.yml, so a step that says nothing and one that writes down the default look alike. Neither is a
 * choice: what is left out here is decoded as the default in any case, unless a file of settings says more.
 */
export function readInput(name: string): string {
  const text = core.getInput(name)
  return text === usual.get(name) ? '' : text
}

const usual = new Map(inputs.map(input => [input.name, runnerDefault(input)]))
