import { api } from "./api"
import { nameOfDatabase } from "./database"
import { sql } from "./sql"
import { target } from "./target"
import { until } from "./until"

/** Settings of PostgreSQL on this file's database, in each connection from now on; the next file has another database. */
export async function setDatabase(settings: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await sql(`alter database "${nameOfDatabase(target().databaseUrl)}" set ${name} = '${value}'`)
  // With a time it waits until they are gone: a busy machine's would end with the shop's next statement.
  await sql(
    "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  )
  const answers = async () => (await api("GET", "/products/deliverytypes/")).status === 200
  await until("the shop to connect again", async () => (await answers().catch(() => false)) && answers())
}
