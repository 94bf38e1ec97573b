/** What package.json's "engines" says: ^20.19.0 || >=22.12.0. Written for old versions of Node too, which run it. */
export function isSupportedNode(version) {
  const [major, minor] = version.split(".").map(Number)
  if (major === 20) return minor >= 19
  return major > 22 || (major === 22 && minor >= 12)
}

export function refuseOldNode(version = process.versions.node) {
  if (isSupportedNode(version)) return
  process.stderr.write(`Node ${version} is too old: the shop needs Node 20.19 or newer, or 22.12 or newer.\n`)
  process.exit(1)
}
