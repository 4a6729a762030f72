const names = [
  // Versions of tools, and what is installed.
  /^(\.nvmrc|\.node-version|\.python-version|\.ruby-version|\.tool-versions|\.?mise\.toml|rust-toolchain(\.toml)?|\.npmrc|\.yarnrc(\.yml)?)$/,
  /^(package-lock|npm-shrinkwrap)\.json$|^(yarn|Cargo|poetry|uv|Gemfile|composer|flake)\.lock$|^(pnpm-lock\.yaml|bun\.lockb?|go\.sum|go\.work\.sum)$/,
  // The graph of packages.
  /^(package|nx|project|turbo|lerna|rush)\.json$|^turbo\.jsonc$|^pnpm-workspace\.yaml$|^(ts|js)config[^/]*\.json$/,
  /^(Cargo\.toml|go\.mod|go\.work|modules\.txt)$/,
  /^(BUILD|WORKSPACE|MODULE)(\.bazel)?$|\.bzl$|^\.bazel/,
  // What git itself makes of files.
  /^\.git(modules|attributes)$/,
  // Our own rules.
  /^counterbalance\.yml$/,
]

/** Returns whether a change of this file can touch every benchmark, whatever the rules say: lock files, toolchains, workflows, the graph. */
export function isDecisive(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    /^\.(github|cargo|yarn)\//.test(path) ||
    /(^|\/)(\.cargo|node_modules)\//.test(path) ||
    names.some(one => one.test(name))
  )
}
