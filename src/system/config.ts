import type { Config, ConfigFile, Texts } from '../inputs/config.js'

/** The file in `text`, as of today. What reads it is loaded only now: most runs have no file, and need no YAML. */
export async function parseConfigToday(text: string, source: string): Promise<ConfigFile> {
  const { decodeConfig } = await import('../inputs/config.js')
  return decodeConfig(text, { source, asOf: new Date().toISOString().slice(0, 10) })
}

/** Returns whether two files decide the verdicts of a suite alike; a file that is not there decides nothing. */
export function judgeAlike(config: Config | undefined, reference: Config | undefined): boolean {
  const describe = (config: Config | undefined): string =>
    JSON.stringify([
      config?.texts.judging ?? {},
      config?.texts.report ?? {},
      (config?.rules?.list ?? []).map(({ line: _, ...rule }) => rule),
    ])
  return describe(config) === describe(reference)
}

/** The texts of the input `settings`. */
export async function parseSettings(text: string): Promise<Texts> {
  if (text.trim() === '') return {}
  const { decodeSettings } = await import('../inputs/config.js')
  return decodeSettings(text)
}
