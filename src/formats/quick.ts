/** The options by which a tool does less in each run. Rounds repeat it, so a short run is enough. By format. */
const options: Readonly<Record<string, string>> = {
  asv: '--quick',
  benchmarkdotnet: '--job short',
  catch2: '--benchmark-samples 10 --benchmark-warmup-time 10',
  criterion: '--warm-up-time 0.2 --measurement-time 0.5 --sample-size 10',
  divan: '--sample-count 10 --max-time 0.2',
  go: '-test.benchtime 50ms',
  'google-benchmark': '--benchmark_min_time=0.02s',
  hyperfine: '--runs 1',
  jmh: '-f 1 -wi 3 -w 200ms -i 3 -r 200ms',
  phpbench: '--iterations=1 --revs=100 --warmup=1',
  pyperf: '-p 1 -n 3 -w 1',
  'pytest-benchmark': '--benchmark-min-rounds=1 --benchmark-max-time=0.05',
}

/** The formats whose tools have such options. */
export const quickFormats: readonly string[] = Object.keys(options)

/** Finds the options of the tool that prints `format`. Returns undefined if none are known. */
export function findQuickOptions(format: string): string | undefined {
  const name = format.replace(/-csv$/, '')
  return Object.hasOwn(options, name) ? options[name] : undefined
}
