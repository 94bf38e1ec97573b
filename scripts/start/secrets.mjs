import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

const PRIVATE = { mode: 0o600 }

const readIfThere = (file) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined)

/**
 * The operator's secret, else one that is made once and kept in `DATA_DIR`, so that logins survive a restart.
 * @param {{ sessionSecret?: string, dataDir: string }} settings
 */
export function sessionSecret({ sessionSecret: given, dataDir }) {
  const file = path.join(dataDir, "session-secret")
  const secret = given ?? readIfThere(file) ?? randomBytes(32).toString("base64url")
  if (!given) fs.writeFileSync(file, secret, PRIVATE)
  return secret
}

/**
 * The first staff user, the e-mail in lower case. What the operator left unset is made once and kept in `DATA_DIR/admin.txt`.
 * `isNew` asks to show the password, this one time.
 * @param {{ adminEmail?: string, adminPassword?: string, dataDir: string }} settings
 */
export function staffLogin({ adminEmail, adminPassword, dataDir }) {
  const file = path.join(dataDir, "admin.txt")
  const [kept, keptPassword] = readIfThere(file)?.split("\n") ?? []
  const keptEmail = kept?.toLowerCase()
  const email = adminEmail ?? keptEmail ?? "admin@example.ch"
  if (adminPassword) return { email, password: adminPassword, isGenerated: false, isNew: false, file }
  const isKept = keptEmail === email && Boolean(keptPassword)
  const password = isKept ? keptPassword : randomBytes(12).toString("base64url")
  if (!isKept) fs.writeFileSync(file, `${email}\n${password}\n`, PRIVATE)
  return { email, password, isGenerated: true, isNew: !isKept, file }
}
