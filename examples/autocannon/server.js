import fastify from 'fastify'
import { countWords } from './words.js'

const text = 'the quick brown fox jumps over the lazy dog '.repeat(1000)

const server = fastify()
server.get('/words', () => countWords(text))
await server.listen({ host: 'localhost', port: Number(process.env.PORT) })
