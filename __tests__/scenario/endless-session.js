// A session whose command never ends, to be killed: node endless-session.js <URL of processes.js> <directory> <mark>
const [module, directory, mark] = process.argv.slice(2)
const { openProcesses } = await import(module)
const processes = await openProcesses({ directory, variables: { PATH: process.env.PATH } })
await processes.run({
  argv: ['sh', '-c', 'sleep 1000 & (setsid sleep 1000 &); touch started; sleep 1000'],
  directory,
  environment: { PATH: process.env.PATH, MARK: mark },
  timeoutInSeconds: 600,
})
