'use strict'
// Profiles this thread of Node.js from its start to its end, and leaves a .cpuprofile with the CPU time of the process.

const directory = process.env.COUNTERBALANCE_PROFILES

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
    session.post('Profiler.stop', (error, result) => {
      if (error) return
      const { user, system } = process.cpuUsage(start)
      // Of every sample its time is kept too, which nobody reads here.
      const { nodes } = result.profile
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
