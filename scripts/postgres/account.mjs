import { spawnSync } from "node:child_process"
import fs from "node:fs"

const NAME = "postgres"

function lookUp() {
  const line = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${NAME}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(":")
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * The account PostgreSQL runs as: it refuses root, so root lends it the system account "postgres", made if missing.
 * Everybody else runs it as themselves: `{}`.
 */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return {}
  const known = lookUp()
  if (known) return known
  spawnSync("groupadd", ["-f", NAME])
  spawnSync("useradd", ["-r", "-M", "-g", NAME, NAME])
  const made = lookUp()
  if (!made) throw new Error('PostgreSQL can\'t run as root, and an account "postgres" could not be made.')
  return made
}
