import type { Extra } from '../../extra.js'

/** The report as an HTML page with plots. */
export const page: Extra = {
  name: 'page',
  renderers: [
    {
      name: 'html',
      file: 'Write the report as an HTML page with plots, which holds all values.',
      load: async () => (await import('./page.js')).renderPage,
    },
  ],
  follower: {
    commands: ['compare', 'show'],
    options: {
      open: { help: 'Open the HTML page in the browser. If no option writes it, it is a temporary file.' },
    },
    prepare: async get => (get('open') === 'true' ? (await import('./system/open.js')).prepareOpening(get) : undefined),
  },
}
