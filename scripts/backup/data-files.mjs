import fs from "node:fs"
import path from "node:path"

/** The database goes table by table; the rest belongs to running processes. */
const LEFT_OUT = [/^postgres(\.|$)/, /\.pid$/, /^server.*\.log$/, /^backups$/]

const kept = (name) => !LEFT_OUT.some((pattern) => pattern.test(name))

const namesIn = (dataDir) => (fs.existsSync(dataDir) ? fs.readdirSync(dataDir).filter(kept) : [])

/** Uploads, mails, secrets and the state of stand-ins. */
export function copyDataFiles(from, to) {
  fs.mkdirSync(to, { recursive: true })
  for (const name of namesIn(from)) fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true })
}

/** Names of what a shop has left in `DATA_DIR`. */
export const dataFiles = namesIn
