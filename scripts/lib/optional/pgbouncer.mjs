import fs from "node:fs"
import { installByApt } from "./apt-package.mjs"

const INSTALLED = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"]

/** The PgBouncer of this computer, if it has one. */
export const findPgBouncer = () => INSTALLED.find((file) => fs.existsSync(file))

/** Provides PgBouncer for the test of a pool where the package manager has it and may be used. */
export async function ensurePgBouncer() {
  if (!findPgBouncer()) await installByApt("Installing PgBouncer", "pgbouncer")
}
