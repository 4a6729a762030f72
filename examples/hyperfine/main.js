import { count } from './words.js'

const text = Array.from({ length: 100_000 }, (_, index) => `word${index % 97}`).join(' ')
for (let turn = 0; turn < 10; turn++) count(text)
