import { attribute } from '../../document/escape.js'
import type { PageOptions } from './context.js'
import { script } from './script/script.js'
import { style } from './style.js'

/** A whole page: its policy allows nothing but its own style and its own script, and no request. */
export function makeDocument(title: string, body: readonly string[], { tools }: PageOptions): string {
  const policy = `default-src 'none'; style-src 'sha256-${tools.digest(style)}'; script-src 'sha256-${tools.digest(script)}'; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${attribute(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body.filter(Boolean).join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`
}
