import fs from "node:fs"
import path from "node:path"
import { inject } from "vitest"
import { DATA_DIR, STAFF, shopEnvironment } from "./settings"
import { sql } from "./sql"

/** Passwords that were sent, logins that were answered, keys of links that were followed: one a line. */
const secretsIn = (dataDir: string) => path.join(dataDir, "secrets.txt")
/** What others could read: addresses, refusals, and on the console also referrers and the data layer: one a line. */
const seenIn = (dataDir: string) => path.join(dataDir, "seen.txt")

export type Sight = "address" | "console" | "refusal"

/** Of this file; the whole run's stand on the disk. */
const secrets = new Set<string>()
const sights = new Set<string>()

/** Before a worker begins. @param shared what every process of the run knows */
export function forgetSecrets(dataDir: string, shared: string[]) {
  fs.mkdirSync(dataDir, { recursive: true })
  const known = [STAFF.password, shopEnvironment("", 0).SESSION_SECRET, ...shared]
  fs.writeFileSync(secretsIn(dataDir), known.map((secret) => `${secret}\n`).join(""))
  fs.writeFileSync(seenIn(dataDir), "")
}

/** Before a file begins: what those before it used isn't in its database. */
export const forgetSecretsOfFile = () => secrets.clear()

/** Long and varied enough that it is nowhere by chance. */
const isTelling = (value: unknown): value is string =>
  typeof value === "string" && /^\S{12,128}$/.test(value) && new Set(value).size > 5

/** A worker whose files have shops of their own has no folder yet. */
function append(file: string, line: string) {
  fs.mkdirSync(DATA_DIR, { recursive: true })
  fs.appendFileSync(file, `${line}\n`)
}

/** Notes what nobody but its owner may read, if it is long and varied enough. */
export function noteSecret(value: unknown) {
  if (!isTelling(value) || secrets.has(value)) return
  secrets.add(value)
  append(secretsIn(DATA_DIR), value)
}

const SENT = ["password", "current_password", "new_password"]
const LINKS =
  /\/(activate|activate\/remove|links\/preview|reset_user_password_confirm|impersonate|impersonate\/preview)\/?$/

/** Notes what is secret in a call of the API. */
export function noteCall(address: string, sent: unknown, answered: unknown) {
  const body = (typeof sent === "object" && sent !== null ? sent : {}) as Record<string, unknown>
  const answer = (typeof answered === "object" && answered !== null ? answered : {}) as Record<string, unknown>
  for (const field of SENT) noteSecret(body[field])
  if (LINKS.test(address)) noteSecret(body.token)
  noteSecret(answer.auth_token)
  if (/\/change-password\/?$/.test(address)) noteSecret(answer.token)
}

/** Notes what others could read. */
export function noteSight(kind: Sight, text: string) {
  const line = `${kind} ${text.slice(0, 5_000).replaceAll("\n", " ")}`
  if (sights.has(line)) return
  sights.add(line)
  append(seenIn(DATA_DIR), line)
}

const linesOf = (file: string) => fs.readFileSync(file, "utf8").split("\n").filter(Boolean)

const logsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".log"))
    .map((name) => path.join(folder, name))

/** Of all workers. */
const folders = () => inject("shops").map(({ dataDir }) => dataDir)

/** How many secrets the run has used so far. */
export const secretsSoFar = () => folders().flatMap((folder) => linesOf(secretsIn(folder))).length

/** What the run has seen so far of the kind of a pattern. */
export const sightsLike = (pattern: RegExp) =>
  folders()
    .flatMap((folder) => linesOf(seenIn(folder)))
    .filter((line) => pattern.test(line))

/** Where the shops' own code has sent a statement on a connection that was at work. */
export const sentSideBySide = () =>
  folders()
    .map((folder) => path.join(folder, "side-by-side.txt"))
    .flatMap((file) => (fs.existsSync(file) ? linesOf(file) : []))

/** Where a secret of the run can be read that far: in the shops' output or by others. Empty if all is well. */
export function leaks(): string[] {
  const lines = folders()
    .flatMap((folder) => [...logsIn(folder), seenIn(folder)])
    .flatMap((file) => linesOf(file).map((line) => `${path.basename(file)}: ${line}`))
  const text = lines.join("\n")
  const used = new Set(folders().flatMap((folder) => linesOf(secretsIn(folder))))
  const told = [...used].filter((secret) => text.includes(secret))
  return told.flatMap((secret) => lines.filter((line) => line.includes(secret)).slice(0, 3))
}

/** Tables in which a secret of this file stands as it is. */
export const tablesWithSecrets = () => tablesHolding([...secrets])

/** Tables of the shop in which one of the texts stands, in whatever column. */
export async function tablesHolding(texts: string[]): Promise<string[]> {
  const tables = await sql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const search = tables.map(
    ({ name }) => `select '${name}' as name
      where exists (select from ${name} t, unnest($1::text[]) s where position(s in t::text) > 0)`,
  )
  return (await sql(search.join(" union all "), texts)).map(({ name }) => name)
}
