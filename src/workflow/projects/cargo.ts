/** The bench targets of a Cargo manifest. */
export interface Targets {
  readonly name: string
  readonly others: readonly string[]
}

/** The bench targets in the text of a Cargo.toml that depends on `crate`; undefined where there is none. */
export function parseTarget(manifest: string, crate: string): Targets | undefined {
  if (!new RegExp(`^(\\[dev-dependencies\\.)?${crate}\\b`, 'm').test(manifest)) return undefined
  const benches = manifest.split(/^\[\[bench\]\]/m).slice(1)
  const names = benches.flatMap(text => /^\s*name\s*=\s*["']([\w-]+)["']/m.exec(text)?.[1] ?? [])
  const [name, ...others] = names
  return name === undefined ? undefined : { name, others }
}
