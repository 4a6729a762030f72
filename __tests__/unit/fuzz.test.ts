import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { loadCode } from '../../bench/fuzz/code.js'
import { kindNames, makeKind } from '../../bench/fuzz/kinds.js'
import { tryKind } from '../../bench/fuzz/try-kind.js'
import { root } from './repository/root.js'

/** `npm run fuzz` tries more. */
const inputs: Readonly<Record<string, number>> = {
  formats: 250,
  records: 80,
  manifests: 500,
  rules: 250,
  archives: 100,
  globs: 500,
}

test.each(kindNames)(
  '%s that are broken, hostile or extreme are refused in words, or accepted for what they are',
  async name => {
    const code = await loadCode(pathToFileURL(`${root}/src/`), 'ts')
    const tried = await tryKind(await makeKind(name, code), { inputs: inputs[name]!, seed: 20_260_131 })
    expect(tried.failure).toBeUndefined()
    // They are neither all fatal nor all harmless.
    expect(Math.min(tried.accepted, tried.refused)).toBeGreaterThan(inputs[name]! / 20)
    expect({}).not.toHaveProperty('schema')
  },
  300_000,
)
