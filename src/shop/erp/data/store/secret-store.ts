import type { RefreshTokenStore } from "#integrations/bexio/token"
import type { Database } from "./database"
import { rowsOf } from "./database"

const ID = "bexio refresh token"

/** The OAuth refresh token that all processes share; renewed by one at a time. */
export const refreshTokenStore = (database: Database): RefreshTokenStore => ({
  read: async () =>
    (await rowsOf<{ value: string }>(database, "select value from erp_token where id = :id", { id: ID }))[0]?.value ??
    null,
  write: async (value) => {
    await rowsOf(
      database,
      `insert into erp_token (id, value) values (:id, :value)
       on conflict (id) do update set value = excluded.value, updated_at = now()`,
      { id: ID, value },
    )
  },
  withLock: (act) =>
    database.transaction(async (trx) => {
      await trx.raw("select pg_advisory_xact_lock(hashtext(?))", [ID])
      return act()
    }),
})
