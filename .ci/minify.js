// Makes the bundles in the directories that it is given smaller. Names of functions and classes stay, since errors are told apart by name.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'rolldown/utils'

const keepNames = { function: true, class: true }

for (const directory of process.argv.slice(2))
  for (const name of readdirSync(directory).filter(file => file.endsWith('.js'))) {
    const path = join(directory, name)
    const { code, errors } = minifySync(name, readFileSync(path, 'utf8'), {
      module: true,
      compress: { keepNames },
      mangle: { toplevel: false, keepNames },
      codegen: { removeWhitespace: true },
    })
    if (errors.length > 0) throw errors[0]
    writeFileSync(path, code)
  }
