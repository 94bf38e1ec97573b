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

const staffFile = (dataDir) => path.join(dataDir, "admin.txt")

/**
 * The first staff user as far as he is known here, the e-mail in lower case; nothing is made or written.
 * @param {{ adminEmail?: string, adminPassword?: string, dataDir: string }} settings
 * @returns {{ email: string, password: string | undefined }}
 */
export function knownStaffLogin({ adminEmail, adminPassword, dataDir }) {
  const [kept, keptPassword] = readIfThere(staffFile(dataDir))?.split("\n") ?? []
  const keptEmail = kept?.toLowerCase()
  const email = adminEmail ?? keptEmail ?? "admin@example.ch"
  return { email, password: adminPassword || (keptEmail === email && keptPassword) || undefined }
}

/**
 * The first staff user. What the operator left unset is made once; `isNew` asks to keep it in `DATA_DIR/admin.txt`, by `keepLogin`, and
 * to show the password, this one time.
 * @param {{ adminEmail?: string, adminPassword?: string, dataDir: string }} settings
 */
export function staffLogin(settings) {
  const file = staffFile(settings.dataDir)
  const { email, password: known } = knownStaffLogin(settings)
  const password = known ?? randomBytes(12).toString("base64url")
  const { adminEmail, adminPassword } = settings
  return { email, password, isUnnamed: !adminEmail, isGenerated: !adminPassword, isNew: !known, file }
}

export const keepLogin = ({ email, password, file }) => fs.writeFileSync(file, `${email}\n${password}\n`, PRIVATE)

/** What a start says of a login that counts: a made password once, and one that was applied before as no more than that. */
export function noticesOf({ standing, email, password, isNew, isGenerated, file }) {
  const kept = isGenerated ? `, with the password in ${file}` : ""
  if (standing === "ignored") return []
  if (standing === "known") return [`Login  ${email} was set before${kept}; what the admin changed since stays`]
  return [isNew ? `Login  ${email}  ${password}  (shown once, kept in ${file})` : `Login  ${email}${kept}`]
}
