/**
 * Names of files with credentials, as a base name or the last parts of a path. `gha-creds-*.json` is what google-github-actions/auth leaves in
 * the workspace.
 */
const credentials: readonly RegExp[] = [
  /^(\.npmrc|\.pypirc|\.netrc|_netrc|\.git-credentials|\.pgpass|\.dockercfg)$/,
  /^gha-creds-[^/]*\.json$/,
  /^application_default_credentials\.json$/,
  /^id_(rsa|dsa|ecdsa|ed25519)(_sk)?$/,
  /^\.env(\.(?!example$|sample$|template$|dist$|defaults$)[^/]*)?$/,
  /^\.docker\/config\.json$/,
  /^\.kube\/config$/,
  /^\.aws\/credentials$/,
  /^\.cargo\/credentials(\.toml)?$/,
  /^\.gem\/credentials$/,
  /^gh\/hosts\.yml$/,
  /^\.gnupg\/.*\.(gpg|key)$/,
]

/**
 * Finds the `paths` whose names suggest credentials, unless `globs` name them literally: anyone who can read a repository can download
 * what its workflows publish. Such a file in `node_modules` came from a registry.
 */
export function findCredentials(paths: readonly string[], globs: readonly string[]): readonly string[] {
  const literal = new Set(globs.map(glob => glob.replace(/^(\.\/)+/, '')))
  return paths.filter(path => !literal.has(path) && isCredential(path))
}

function isCredential(path: string): boolean {
  const parts = path.split('/')
  if (parts.includes('node_modules')) return false
  return parts.some((_, index) => {
    const end = parts.slice(index).join('/')
    return credentials.some(pattern => pattern.test(end))
  })
}
