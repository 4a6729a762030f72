import { directoryOf, type Project, type ProjectFiles, prefixOf, type Recogniser } from '../project.js'

const options = '"$BENCH_SELECT" -f 1 -wi 3 -w 200ms -i 3 -r 200ms -rf json -rff result.json'

const common = {
  tool: 'JMH',
  languages: [{ uses: 'actions/setup-java@v5', with: { distribution: 'temurin', 'java-version': '21' } }],
  format: 'jmh',
  output: 'result.json',
} as const

const marked = /@Benchmark\b/

export const jmhByMaven: Recogniser = repository => {
  const { files, read } = repository
  const poms = files.filter(path => /(^|\/)pom\.xml$/.test(path))
  const folders = files
    .filter(path => /\.(?:java|kt)$/.test(path) && marked.test(read(path)))
    .flatMap(path => poms.findLast(pom => path.startsWith(prefixOf(directoryOf(pom)))) ?? [])
  const pom =
    poms.findLast(path => folders.includes(path) && read(path).includes('jmh-core')) ??
    poms.find(path => read(path).includes('jmh-core') && !isParent(read(path)))
  if (pom === undefined) return undefined
  const jar = findShadedJar(read(pom))
  const made = jar === undefined ? runByClasspath(repository, pom) : runJar(repository, pom, jar)
  return { ...common, evidence: pom, ...made }
}

type Made = Pick<Project, 'build' | 'payload' | 'command'>

function runJar(repository: ProjectFiles, pom: string, jar: string): Made {
  const path = `${prefixOf(directoryOf(pom))}target/${jar}`
  return { build: callMaven(repository, pom, 'package'), payload: [path], command: `java -jar ${path} ${options}` }
}

/** Where the pom makes no jar of benchmarks, the classes and the jars that they depend on are enough. */
function runByClasspath(repository: ProjectFiles, pom: string): Made {
  const target = `${prefixOf(directoryOf(pom))}target`
  const places = ['test-classes', 'classes', 'dependency']
  const path = places.map(name => `${target}/${name}${name === 'dependency' ? '/*' : ''}`).join(':')
  return {
    build: callMaven(repository, pom, 'package dependency:copy-dependencies'),
    payload: places.map(name => `${target}/${name}/**`),
    command: `java -cp "${path}" org.openjdk.jmh.Main ${options}`,
  }
}

/** A module is built with those that it depends on, by the pom above all. */
function callMaven({ files, read }: ProjectFiles, pom: string, goals: string): string {
  const folder = directoryOf(pom)
  const isModule = folder !== '.' && files.includes('pom.xml') && isParent(read('pom.xml'))
  const where = isModule ? `--projects ${folder} --also-make` : `--file ${pom}`
  return `${files.includes('mvnw') ? './mvnw' : 'mvn'} --batch-mode --quiet ${where} ${goals} -DskipTests`
}

function isParent(pom: string): boolean {
  return pom.includes('<modules>')
}

/** Finds the name of the jar with all classes that the pom makes; undefined where it makes none. */
function findShadedJar(pom: string): string | undefined {
  const plugin = pom.split('<plugin>').find(text => text.includes('maven-shade-plugin'))
  if (plugin === undefined || !/<goal>shade<\/goal>/.test(plugin)) return undefined
  const ofPlugin = textOf(plugin, 'finalName')
  const ofProject = textOf(pom.replaceAll(/<plugins>[\s\S]*?<\/plugins>/g, ''), 'finalName')
  const ownText = pom.replaceAll(/<(parent|dependencies|dependencyManagement|build|profiles)>[\s\S]*?<\/\1>/g, '')
  const version = textOf(ownText, 'version') ?? textOf(pom, 'version')
  const usual = `${textOf(ownText, 'artifactId')}-${version}`
  const values = new Map(
    [...(/<properties>([\s\S]*?)<\/properties>/.exec(pom)?.[1] ?? '').matchAll(/<([\w.-]+)>([^<]*)</g)].map(
      ([, name, value]) => [name!, value!.trim()],
    ),
  )
  const name = (ofPlugin ?? ofProject ?? usual).replaceAll(/\$\{([\w.]+)\}/g, (whole, key: string) => {
    if (/^(?:project\.)?artifactId$/.test(key)) return textOf(ownText, 'artifactId') ?? whole
    if (/^(?:project\.)?version$/.test(key)) return version ?? whole
    return values.get(key) ?? whole
  })
  return name.includes('${') || name.includes('undefined') ? undefined : `${name}.jar`
}

function textOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>\\s*([^<]+?)\\s*</${name}>`).exec(xml)?.[1]
}

export const jmhByGradle: Recogniser = ({ files, read }) => {
  const file = files.find(
    path => /(^|\/)build\.gradle(\.kts)?$/.test(path) && /me\.champeau\.jmh|jmh-core/.test(read(path)),
  )
  if (file === undefined) return undefined
  const folder = directoryOf(file)
  const task = `${folder === '.' ? '' : `:${folder.replaceAll('/', ':')}:`}jmhJar`
  const jar = `${prefixOf(folder)}build/libs/*-jmh.jar`
  return {
    ...common,
    evidence: file,
    build: `${files.includes('gradlew') ? './gradlew' : 'gradle'} --quiet ${task}`,
    payload: [jar],
    command: `java -jar ${jar} ${options}`,
    ...(read(file).includes('me.champeau.jmh')
      ? {}
      : {
          missing: `let ${file} apply the plugin me.champeau.jmh, whose task jmhJar makes a jar of the benchmarks, or put a task that makes one into "build"`,
        }),
  }
}
