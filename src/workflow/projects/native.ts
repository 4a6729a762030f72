import { baseOf, directoryOf, type Recogniser } from '../project.js'

/** A program that CMake links with Google Benchmark. */
export const googleBenchmark: Recogniser = ({ files, read }) => {
  const linked = /target_link_libraries\(\s*([\w.-]+)[^)]*\bbenchmark(::benchmark(_main)?)?\b[^)]*\)/
  const file = files.find(path => baseOf(path) === 'CMakeLists.txt' && linked.test(read(path)))
  if (file === undefined || !files.includes('CMakeLists.txt')) return undefined
  const name = linked.exec(read(file))![1]!
  const folder = directoryOf(file)
  const program = `build/${folder === '.' ? '' : `${folder}/`}${name}`
  const isInstalled = files.some(
    path => baseOf(path) === 'CMakeLists.txt' && /find_package\(\s*benchmark/.test(read(path)),
  )
  return {
    tool: 'Google Benchmark',
    evidence: `${file}, which links ${name} with it`,
    languages: [],
    build: [
      ...(isInstalled ? ['sudo apt-get update && sudo apt-get install --yes libbenchmark-dev'] : []),
      'cmake -S . -B build -DCMAKE_BUILD_TYPE=Release',
      `cmake --build build --target ${name}`,
    ].join('\n'),
    payload: [program],
    // Without its unit: versions before 1.8 know none.
    command: `./${program} --benchmark_min_time=0.02 --benchmark_out=result.json --benchmark_out_format=json`,
    format: 'google-benchmark',
    output: 'result.json',
  }
}

/** A build of Maven or Gradle with JMH. */
export const jmh: Recogniser = ({ files, read }) => {
  const pom = files.find(path => baseOf(path) === 'pom.xml' && read(path).includes('jmh-core'))
  const gradle = files.find(
    path => /^build\.gradle(\.kts)?$/.test(baseOf(path)) && read(path).includes('me.champeau.jmh'),
  )
  const file = pom ?? gradle
  if (file === undefined) return undefined
  const below = directoryOf(file) === '.' ? '' : `${directoryOf(file)}/`
  const jar = pom ? `${below}target/benchmarks.jar` : `${below}build/libs/*-jmh.jar`
  return {
    tool: 'JMH',
    evidence: file,
    languages: [{ uses: 'actions/setup-java@v5', with: { distribution: 'temurin', 'java-version': '21' } }],
    build: pom ? `mvn --batch-mode --quiet --file ${file} package -DskipTests` : './gradlew jmhJar',
    payload: [jar],
    command: `java -jar ${jar} -f 1 -wi 3 -w 200ms -i 3 -r 200ms -rf json -rff result.json`,
    format: 'jmh',
    output: 'result.json',
    advice: [`Check that the build makes ${jar}.`],
  }
}
