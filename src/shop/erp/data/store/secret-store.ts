import type { SecretStore } from "../provider"
import type { Database } from "./database"
import { rowsOf } from "./database"

/** What an ERP gives the shop to be let in with, shared by all processes; renewed by one at a time. */
export const secretStore =
  (database: Database) =>
  (id: string): SecretStore => ({
    read: async () =>
      (await rowsOf<{ value: string }>(database, "select value from erp_token where id = :id", { id }))[0]?.value ??
      null,
    write: async (value) => {
      await rowsOf(
        database,
        `insert into erp_token (id, value) values (:id, :value)
       on conflict (id) do update set value = excluded.value, updated_at = now()`,
        { id, value },
      )
    },
    withLock: (act) =>
      database.transaction(async (trx) => {
        await trx.raw("select pg_advisory_xact_lock(hashtext(?))", [id])
        return act()
      }),
  })
