let sink: ((line: string) => void) | undefined

/** Takes each request and each decision with its reason, for whoever looks for a fault; without one who asks, it does nothing. */
export function debug(text: string): void {
  sink?.(hideSecrets(harmlessLine(text), process.env))
}

/** Sends what is debugged to `write`, until it is disposed of. */
export function startDebugging(write: (line: string) => void): Disposable {
  sink = write
  return {
    [Symbol.dispose]() {
      sink = undefined
    },
  }
}

/** Names of variables that hold secrets. */
const secretName = /(TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS|AUTH)$/i
/** Shorter values are words that a text may hold by chance. */
const shortestSecret = 5

/** `text` without the values of secrets among `variables`, in whatever form they are sent, and without what addresses carry for the same end. */
export function hideSecrets(text: string, variables: Readonly<Record<string, string | undefined>>): string {
  // In the forms in which headers and addresses carry them.
  const secrets = Object.entries(variables).flatMap(([name, value = '']) =>
    secretName.test(name) && value.length >= shortestSecret
      ? [value, encodeURIComponent(value), base64(value), base64(`x-access-token:${value}`)]
      : [],
  )
  const longestFirst = [...new Set(secrets)].sort((a, b) => b.length - a.length)
  const known = longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
  return known
    .replaceAll(/(\w:\/\/)[^/\s@]+@/g, '$1***@')
    .replaceAll(/\?[\w.~%-]+=[^\s"')]*/g, '?***')
    .replaceAll(/\b(authorization|bearer|basic)(\s*[:=]\s*|\s+)[^\s"',;]{8,}/gi, '$1$2***')
}

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}

/** `text` as one line that a terminal shows as it is. */
export function harmlessLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}
