import { randomUUID } from "node:crypto"
import { Client } from "pg"

const ECHO = "shop_echo"

interface SessionCheck {
  databaseUrl: string
  /** So soon a notification has to come. */
  withinMs: number
}

/** What pg's types leave out: whom the other end named at the start. */
type Connected = Client & { processID: number }

/** A pool in between names a process of its own invention. */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  return rows[0].pid !== (client as Connected).processID
}

async function notify(databaseUrl: string, token: string) {
  const other = new Client({ connectionString: databaseUrl })
  other.on("error", () => undefined)
  await other.connect()
  await other.query("select pg_notify($1, $2)", [ECHO, token]).finally(() => other.end())
}

/**
 * A pool that lends connections by the transaction takes `listen`, and passes nothing on: whoever listens would never hear, and
 * never know. So what comes from another connection has to arrive.
 * @throws Error if it doesn't
 */
export async function requireSession(client: Client, { databaseUrl, withinMs }: SessionCheck): Promise<void> {
  if (!(await isPooled(client))) return
  const token = randomUUID()
  await client.query(`listen ${ECHO}`)
  let patience: NodeJS.Timeout | undefined
  const heard = new Promise<void>((resolve, reject) => {
    const late = "The pool of connections passes no notifications on; DATABASE_DIRECT_URL has to lead past it"
    patience = setTimeout(() => reject(new Error(late)), withinMs)
    client.on("notification", ({ payload }) => payload === token && resolve())
  })
  await Promise.all([heard, notify(databaseUrl, token)]).finally(() => clearTimeout(patience))
  await client.query(`unlisten ${ECHO}`)
}
