import { join } from 'node:path'
import { usualConfig } from '../inputs/declared/judging.js'
import type { Inputs } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import type { SessionRecord, Warning } from '../record/record.js'
import type { Rules } from '../rules/rules.js'
import { readFileAt, readSmallFile } from '../system/git/file-at.js'
import { openGit } from '../system/git/git.js'
import { resolveBaseline } from '../system/git/history.js'
import { parseRulesToday } from '../system/rules.js'
import { listenForSignals } from '../system/signals.js'

/** The rules of the file that `--config` names; undefined where it names none. */
export async function readNamedRules(path: string | undefined): Promise<Rules | undefined> {
  if (path === undefined) return undefined
  const text = await readSmallFile(path)
  if (text === undefined) throw new InputError(`"--config" is "${path}"; it must be a file of rules of at most 1 MiB`)
  return await parseRulesToday(text, path)
}

/**
 * `inputs` with the rules that apply: those that are named, else those of the baseline, since the contender must not choose what it
 * is judged by.
 */
export async function withRules(inputs: Inputs, config: string | undefined): Promise<Inputs> {
  const named = await readNamedRules(config)
  if (named !== undefined) return { ...inputs, settings: { ...inputs.settings, rules: named } }
  const [found, own] = [await findBaselineFile(inputs), await readSmallFile(join(inputs.contender, usualConfig))]
  const isOther = own !== undefined && own.trimEnd() !== found?.text.trimEnd()
  const rules = found && (await parseRulesToday(found.text, found.source))
  return {
    ...inputs,
    settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
    ...(isOther ? { warnings: [otherWarning] } : {}),
  }
}

/** `inputs` with the rules of `record`, as they were on its day: more rounds are judged by nothing else. */
export function withRecordedRules(inputs: Inputs, { settings: { rules }, warnings }: SessionRecord): Inputs {
  const isOther = warnings.some(({ code }) => code === otherWarning.code)
  return {
    ...inputs,
    settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
    ...(isOther ? { warnings: [otherWarning] } : {}),
  }
}

/** `inputs` with the rules that are named, else those of what is published: nothing is judged by anybody else's. */
export async function withOwnRules<Some extends Pick<Inputs, 'contender' | 'settings'>>(
  inputs: Some,
  config: string | undefined,
): Promise<Some> {
  const path = join(inputs.contender, usualConfig)
  const own = config === undefined ? await readSmallFile(path) : undefined
  const rules = own === undefined ? await readNamedRules(config) : await parseRulesToday(own, path)
  return { ...inputs, settings: { ...inputs.settings, ...(rules ? { rules } : {}) } }
}

const otherWarning: Warning = {
  code: 'rules-changed',
  message: `the rules of the baseline are used, and the contender has different ones in ${usualConfig}: choose with "--config"`,
}

interface Found {
  readonly text: string
  readonly source: string
}

async function findBaselineFile({ baseline, contender }: Inputs): Promise<Found | undefined> {
  switch (baseline.kind) {
    case 'directory':
    case 'command': {
      const source = join(baseline.kind === 'directory' ? baseline.directory : contender, usualConfig)
      const text = await readSmallFile(source)
      return text === undefined ? undefined : { text, source }
    }
    case 'ref':
      return await findFileAt(baseline.ref, contender)
    case 'packed':
      return undefined
  }
}

async function findFileAt(ref: string | undefined, repository: string): Promise<Found | undefined> {
  using signals = listenForSignals()
  try {
    const git = openGit(repository, { signal: signals.signal })
    const commit = await resolveBaseline(git, ref, {})
    const text = await readFileAt(git, commit, usualConfig)
    return text ? { text, source: `${usualConfig} of ${commit.slice(0, 7)}` } : undefined
  } catch (error) {
    signals.signal.throwIfAborted()
    throw error
  }
}
