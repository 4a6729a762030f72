import type { Warning } from './record.js'

/** Warns about contenders with these names, whose files are those of the baseline. `contenders` is the number of all. */
export function warnOfIdentical(names: readonly string[], contenders: number): readonly Warning[] {
  return names.map(name => ({
    code: 'identical-payloads',
    message:
      contenders === 1
        ? 'both sides have the same files, byte for byte, so this run only compares the program with itself'
        : `${name} has the same files as the baseline, byte for byte, so it is the same program`,
  }))
}
