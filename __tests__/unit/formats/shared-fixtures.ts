import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../repository/root.js'

/** Where a real output, or a folder of them, is among those beside the repository; undefined where they are not there. */
export function sharedFixture(path: string): string | undefined {
  const found = join(root, '../shared/fixtures/formats', path)
  return existsSync(found) ? found : undefined
}
