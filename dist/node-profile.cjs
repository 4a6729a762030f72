'use strict'
// Profiles this thread of Node.js from its start to its end, and leaves a .cpuprofile with the CPU time of the process.

const directory = process.env.COUNTERBALANCE_PROFILES

const maps = new Map()

/** Reads the source map that a script names at its end, as a file or as data; null if there is none. */
function readMap(url) {
  const { SourceMap } = require('node:module')
  const { readFileSync } = require('node:fs')
  const { fileURLToPath, pathToFileURL } = require('node:url')
  try {
    const script = url.startsWith('file:') ? url : pathToFileURL(url).href
    const text = readFileSync(fileURLToPath(script), 'utf8')
    const [, name] = [...text.matchAll(/^\/\/# sourceMappingURL=(\S+)\s*$/gm)].at(-1)
    const [, data] = /^data:[^,]*;base64,(.*)$/.exec(name) ?? []
    const place = data === undefined ? new URL(name, script) : new URL(script)
    const json = data === undefined ? readFileSync(place, 'utf8') : Buffer.from(data, 'base64').toString()
    const { sourceRoot = '', ...payload } = JSON.parse(json)
    const root = sourceRoot === '' ? place : new URL(sourceRoot.replace(/\/?$/, '/'), place)
    const sources = payload.sources.map(source => new URL(source, root).href)
    return new SourceMap({ ...payload, sources })
  } catch {
    return null
  }
}

/** Moves a function to where its author wrote it, if a source map of the script knows. Packages stay as they are installed. */
function placeInSource(node) {
  const { functionName, url, lineNumber, columnNumber } = node.callFrame
  if (!/^(?:file:|\/)/.test(url) || url.includes('/node_modules/')) return
  if (!maps.has(url)) maps.set(url, readMap(url))
  const map = maps.get(url)
  const origin = map?.findEntry(lineNumber, columnNumber)
  if (!origin?.originalSource?.startsWith('file:')) return
  const { name, originalSource, originalLine } = origin
  // In front of a function without a name, the map has the name of something else.
  node.callFrame = {
    functionName: (functionName && name) || functionName,
    url: originalSource,
    lineNumber: originalLine,
  }
  // Ticks have no column, so those of the line that a function begins on may be of another function.
  node.positionTicks = node.positionTicks?.flatMap(({ line }) => {
    const entry = line - 1 > lineNumber ? map.findEntry(line - 1, 1e6) : {}
    return entry.originalSource === originalSource ? [{ line: entry.originalLine + 1 }] : []
  })
}

function begin() {
  const { Session } = require('node:inspector')
  const { writeFileSync } = require('node:fs')
  const { randomBytes } = require('node:crypto')
  const { threadId } = require('node:worker_threads')
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: 1000 })
  session.post('Profiler.start')
  const start = process.cpuUsage()
  let isOver = false
  const finish = () => {
    if (isOver) return
    isOver = true
    const { user, system } = process.cpuUsage(start)
    session.post('Profiler.stop', (error, result) => {
      if (error) return
      // Of every sample its time is kept too, which nobody reads here.
      const { nodes } = result.profile
      for (const node of nodes) placeInSource(node)
      const name = `${process.pid}-${threadId}-${randomBytes(4).toString('hex')}.cpuprofile`
      writeFileSync(`${directory}/${name}`, JSON.stringify({ nodes, cpu: user + system, pid: process.pid }), {
        flag: 'wx',
      })
    })
  }
  process.on('exit', finish)
  if (threadId !== 0) return
  // A pool of processes ends its own by this signal. Only a program without a listener dies of it.
  const onTerm = () => {
    finish()
    process.removeListener('SIGTERM', onTerm)
    if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM')
  }
  process.on('SIGTERM', onTerm)
}

try {
  if (directory) begin()
} catch {
  // The command runs as it would without a profile.
}
