import { type Command, showCommand } from './process.js'

/** Commands that compile before they run, and the line that does only the first of it. */
const builds: readonly (readonly [pattern: RegExp, build: string])[] = [
  [/\bcargo (?:\+\S+ )?bench\b/, 'cargo bench --no-run'],
  [/\bcargo (?:\+\S+ )?(?:run|test)\b/, 'cargo build --release'],
  [/\bgo test\b/, 'go test -c -o bench.test'],
  [/\bgo run\b/, 'go build -o bench'],
  [/\bmvnw?\b/, 'mvn package'],
  [/\bgradlew?\b/, './gradlew build'],
  [/\bdotnet run\b/, 'dotnet build --configuration Release'],
  [/\bswift run\b/, 'swift build --configuration release'],
  [/\b(?:cabal|stack) (?:bench|run)\b/, 'cabal build'],
  [/\bzig build\b/, 'zig build'],
  [/\bcmake --build\b|\bmake\b/, 'make'],
]

/** Says that a command seems to compile in each copy while it is measured, and what does that once. Undefined for others. */
export function adviseOnBuild(command: Command): string | undefined {
  const text = showCommand(command)
  const matches = builds.flatMap(([pattern, build]) => {
    const [words] = pattern.exec(text) ?? []
    return words === undefined ? [] : [{ words, build }]
  })
  const [first] = matches
  return (
    first && `if "${first.words}" compiles first, let "build" do that, such as "${first.build}", and run what it built`
  )
}
