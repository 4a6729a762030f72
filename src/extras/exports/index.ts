import type { Extra } from '../../extra.js'

/** What was measured, as files of other tools. */
export const exportFiles: Extra = {
  name: 'exports',
  exporters: async () => (await import('./exporters.js')).exporters,
  renderers: [{ name: 'junit', load: async () => (await import('./junit.js')).renderJunit }],
}
