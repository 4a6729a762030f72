// Trims a text with so many newlines in its middle, by one version of trim-newlines: node trim.js VERSION SIZE
const [version, size] = process.argv.slice(2)
const { end } = require(`trim-newlines-${version}`)
const text = `a${'\n'.repeat(Number(size))}b`

const samples = []
for (let sample = 0; sample < 5; sample++) {
  const start = process.hrtime.bigint()
  let calls = 0
  do {
    end(text)
    calls++
  } while (process.hrtime.bigint() - start < 2_000_000n)
  samples.push(Number(process.hrtime.bigint() - start) / calls)
}
console.log(JSON.stringify({ bench: 'trim', samples, unit: 'ns' }))
