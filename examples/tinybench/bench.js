import { Bench } from 'tinybench'
import { count } from './words.js'

const text = Array.from({ length: 5000 }, (_, index) => `word${index % 97}`).join(' ')
const bench = new Bench({ time: 100, iterations: 1, warmupTime: 100, warmupIterations: 1 })
bench.add('count', () => {
  count(text)
})
await bench.run()
console.log(JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))))
