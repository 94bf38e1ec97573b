import fs from "node:fs"
import path from "node:path"
import { DATA_DIR, STAFF, shopEnvironment } from "./settings"
import { sql } from "./sql"

/** Passwords that were sent, logins that were answered, keys of links that were followed: one a line. */
const SECRETS = path.join(DATA_DIR, "secrets.txt")
/** What others could read: addresses, refusals, and on the console also referrers and the data layer: one a line. */
const SEEN = path.join(DATA_DIR, "seen.txt")

export type Sight = "address" | "console" | "refusal"

/** Of this file; the whole run's stand on the disk. */
const secrets = new Set<string>()
const sights = new Set<string>()

/** Before a run begins. @param shared what every process of the run knows */
export function forgetSecrets(shared: string[]) {
  fs.mkdirSync(DATA_DIR, { recursive: true })
  const known = [STAFF.password, shopEnvironment("", 0).SESSION_SECRET, ...shared]
  fs.writeFileSync(SECRETS, known.map((secret) => `${secret}\n`).join(""))
  fs.writeFileSync(SEEN, "")
}

/** Long and varied enough that it stands nowhere by chance. */
const isTelling = (value: unknown): value is string =>
  typeof value === "string" && /^\S{12,128}$/.test(value) && new Set(value).size > 5

function note(value: unknown) {
  if (!isTelling(value) || secrets.has(value)) return
  secrets.add(value)
  fs.appendFileSync(SECRETS, `${value}\n`)
}

const SENT = ["password", "current_password", "new_password"]
const LINKS =
  /\/(activate|activate\/remove|links\/preview|reset_user_password_confirm|impersonate|impersonate\/preview)\/?$/

/** Notes what is secret in a call of the API. */
export function noteCall(address: string, sent: unknown, answered: unknown) {
  const body = (typeof sent === "object" && sent !== null ? sent : {}) as Record<string, unknown>
  const answer = (typeof answered === "object" && answered !== null ? answered : {}) as Record<string, unknown>
  for (const field of SENT) note(body[field])
  if (LINKS.test(address)) note(body.token)
  note(answer.auth_token)
  if (/\/change-password\/?$/.test(address)) note(answer.token)
}

/** Notes what others could read. */
export function noteSight(kind: Sight, text: string) {
  const line = `${kind} ${text.slice(0, 5_000).replaceAll("\n", " ")}`
  if (sights.has(line)) return
  sights.add(line)
  fs.appendFileSync(SEEN, `${line}\n`)
}

const linesOf = (file: string) => fs.readFileSync(file, "utf8").split("\n").filter(Boolean)

/** How many secrets the run has used so far. */
export const secretsSoFar = () => linesOf(SECRETS).length

/** What the run has seen so far of the kind of a pattern. */
export const sightsLike = (pattern: RegExp) => linesOf(SEEN).filter((line) => pattern.test(line))

/** Where a secret of the run can be read that far: in the shops' output or by others. Empty if all is well. */
export function leaks(): string[] {
  const logs = fs.readdirSync(DATA_DIR).filter((name) => name.endsWith(".log"))
  const lines = [...logs.map((name) => path.join(DATA_DIR, name)), SEEN].flatMap((file) =>
    linesOf(file).map((line) => `${path.basename(file)}: ${line}`),
  )
  const text = lines.join("\n")
  const told = [...new Set(linesOf(SECRETS))].filter((secret) => text.includes(secret))
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
