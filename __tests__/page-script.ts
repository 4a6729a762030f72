import { join } from 'node:path'
import { bundlePageScript } from '../.ci/page-script.js'

/** Bundles the script of the HTML pages beside the module that reads it, as a build does for the bundles. */
export async function setup(): Promise<void> {
  await bundlePageScript(join(import.meta.dirname, '../src/system/page-script.js'))
}
