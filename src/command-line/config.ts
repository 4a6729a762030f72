import { join } from 'node:path'
import { type Config, type ConfigFile, type Judged, joinTexts, type SuiteConfig, type Texts } from '../inputs/config.js'
import { decodeOne } from '../inputs/declarations.js'
import { usualConfigs } from '../inputs/declared/judging.js'
import type { Inputs } from '../inputs/inputs.js'
import { type Get, InputError } from '../inputs/values.js'
import type { SessionRecord } from '../record/record.js'
import { judgeAlike, parseConfigToday } from '../system/config.js'
import { type Git, openGit, readFileAt, readSmallFile } from '../system/git/git.js'
import { resolveBaseline } from '../system/git/history.js'
import { listenForSignals } from '../system/signals.js'

/** Adds all that the file in `directory` says, or the one that `--config` names, to the options. */
export async function withOwnConfig(get: Get, directory = '.'): Promise<SuiteConfig> {
  const config = await readOwn(get, directory)
  return {
    get: withTexts(get, joinTexts(config?.texts, ['report'])),
    ...(config?.rules ? { rules: config.rules } : {}),
  }
}

/** Adds what the file here says of runs, or the one that `--config` names. */
export async function withRunConfig(get: Get): Promise<Get> {
  return withTexts(get, (await readOwn(get, '.'))?.texts.run ?? {})
}

/** Lists the suites that the file describes, which run in turn where the call names none; none where one description is for all. */
export async function listSuites(get: Get): Promise<readonly string[]> {
  if (get('suite') !== '') return []
  return ((await readNamed(get)) ?? (await parseFound(await findOwnFile('.'))))?.described ?? []
}

async function readOwn(get: Get, directory: string): Promise<Config | undefined> {
  const file = (await readNamed(get)) ?? (await parseFound(await findOwnFile(directory)))
  return file?.of(decodeOne(get, 'suite'))
}

/** Reads the file that `--config` names, if it does. Returns `get` with what it says of judging a suite. */
export async function findNamedJudging(get: Get): Promise<(suite: string) => SuiteConfig> {
  const file = await readNamed(get)
  return suite => withJudging(get, file?.of(suite))
}

function withJudging(get: Get, config: Config | undefined): SuiteConfig {
  return { get: withTexts(get, config?.texts.judging ?? {}), ...(config?.rules ? { rules: config.rules } : {}) }
}

/**
 * Adds what decides the verdicts of the comparison that `inputs` ask for: the file that is named, else that of the baseline, since the
 * contender must not choose what it is judged by.
 */
export async function withBaselineConfig(get: Get, inputs: Inputs): Promise<Judged> {
  const suite = decodeOne(get, 'suite')
  if (decodeOne(get, 'config') !== undefined) return (await findNamedJudging(get))(suite)
  const [ofBaseline, ofContender] = [await findBaselineFile(inputs), await findOwnFile(inputs.contender)]
  const config = (await parseFound(ofBaseline))?.of(suite)
  // One that cannot be read decides nothing here.
  const others = (await parseFound(ofContender).catch(() => undefined))?.of(suite)
  const isOther = ofContender !== undefined && !judgeAlike(others, config)
  return {
    ...withJudging(get, config),
    ofBaseline: config?.texts.run,
    ...(isOther
      ? {
          warnings: [
            {
              code: 'rules-changed',
              message: `"judging" and "rules" of the baseline are used, and the contender has different ones in ${ofContender.source}: choose with "--config"`,
            },
          ],
        }
      : {}),
  }
}

/** Adds what the file of `commit` says of judging, or the one that `--config` names. */
export async function withConfigAt(get: Get, git: Git, commit: string): Promise<SuiteConfig> {
  const suite = decodeOne(get, 'suite')
  if (decodeOne(get, 'config') !== undefined) return (await findNamedJudging(get))(suite)
  return withJudging(get, (await parseFound(await readFoundAt(git, commit)))?.of(suite))
}

/** The rules of `record`, as they were on its day: more rounds are judged by nothing else. */
export function withRecordedRules(get: Get, { settings: { rules }, warnings }: SessionRecord): Judged {
  const reasons = warnings.filter(({ code }) => code === 'rules-changed')
  return { get, ...(rules ? { rules } : {}), ...(reasons.length > 0 ? { warnings: reasons } : {}) }
}

function withTexts(get: Get, texts: Texts): Get {
  return name => get(name) || (texts[name] ?? '')
}

interface Found {
  readonly text: string
  readonly source: string
}

async function readNamed(get: Get): Promise<ConfigFile | undefined> {
  const source = decodeOne(get, 'config')
  if (source === undefined) return undefined
  const text = await readSmallFile(source)
  if (text !== undefined) return await parseFound({ text, source })
  throw new InputError(
    `invalid value "${source}" for "--config"; it must be a file of settings and rules of at most 1 MiB`,
  )
}

async function parseFound(ofBaseline: Found | undefined): Promise<ConfigFile | undefined> {
  return ofBaseline && (await parseConfigToday(ofBaseline.text, ofBaseline.source))
}

/** Reads the file from either of the usual places. */
async function findFile(read: (path: string) => Promise<Found | undefined>): Promise<Found | undefined> {
  const [first, second] = [await read(usualConfigs[0]), await read(usualConfigs[1])]
  if (first === undefined || second === undefined) return first ?? second
  throw new InputError(`there are two files of settings, ${first.source} and ${second.source}: remove one of them`)
}

async function findOwnFile(directory: string): Promise<Found | undefined> {
  return await findFile(async path => {
    const source = join(directory, path)
    const text = await readSmallFile(source)
    return text === undefined ? undefined : { text, source }
  })
}

async function findBaselineFile({ baseline, contender }: Inputs): Promise<Found | undefined> {
  switch (baseline.kind) {
    case 'directory':
      return await findOwnFile(baseline.directory)
    case 'command':
      return await findOwnFile(contender)
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
    return await readFoundAt(git, await resolveBaseline(git, ref, {}))
  } catch (error) {
    signals.signal.throwIfAborted()
    throw error
  }
}

async function readFoundAt(git: Git, commit: string): Promise<Found | undefined> {
  return await findFile(async path => {
    const text = await readFileAt(git, commit, path)
    return text ? { text, source: `${path} of ${commit.slice(0, 7)}` } : undefined
  })
}
