import type { Project, Recogniser, Repository } from '../project.js'

/** A bench target of Criterion. */
export const criterion: Recogniser = repository =>
  recognise(repository, 'criterion', {
    tool: 'Criterion',
    command:
      'rm -rf results && CRITERION_HOME=results ./counterbalance-bench --bench "$BENCH_SELECT" --warm-up-time 0.2 --measurement-time 0.5 --sample-size 10 --nresamples 1001 --noplot',
    format: 'criterion',
    output: 'results',
  })

/** A bench target of divan. */
export const divan: Recogniser = repository =>
  recognise(repository, 'divan', {
    tool: 'divan',
    command: './counterbalance-bench --bench "$BENCH_SELECT" --sample-count 10 --max-time 0.2',
    format: 'divan',
  })

function recognise(
  { files, read }: Repository,
  crate: string,
  run: Pick<Project, 'tool' | 'command' | 'format' | 'output'>,
): Project | undefined {
  const manifest = files.find(path => /(^|\/)Cargo\.toml$/.test(path) && parseTarget(read(path), crate) !== undefined)
  if (manifest === undefined) return undefined
  const { name, others } = parseTarget(read(manifest), crate)!
  return {
    ...run,
    evidence: `${manifest}, with the bench target ${name}`,
    languages: [],
    build: [
      `cargo bench --bench ${name} --no-run --message-format json${manifest === 'Cargo.toml' ? '' : ` --manifest-path ${manifest}`} > bench.json`,
      `cp "$(sed -n 's/.*"kind":\\["bench"\\].*"executable":"\\([^"]*\\)".*/\\1/p' bench.json)" counterbalance-bench`,
    ].join('\n'),
    payload: ['counterbalance-bench'],
    advice: [
      ...(others.length === 0 ? [] : [`There are other bench targets: ${others.join(', ')}. Add a step for each.`]),
      'If the benchmarks read files, add them to "files".',
    ],
  }
}

/** The bench targets of a Cargo manifest. */
interface Targets {
  readonly name: string
  readonly others: readonly string[]
}

/** The bench targets in the text of a Cargo.toml that depends on `crate`; undefined where there is none. */
function parseTarget(manifest: string, crate: string): Targets | undefined {
  if (!new RegExp(`^(\\[dev-dependencies\\.)?${crate}\\b`, 'm').test(manifest)) return undefined
  const benches = manifest.split(/^\[\[bench\]\]/m).slice(1)
  const names = benches.flatMap(text => /^\s*name\s*=\s*["']([\w-]+)["']/m.exec(text)?.[1] ?? [])
  const [name, ...others] = names
  return name === undefined ? undefined : { name, others }
}
