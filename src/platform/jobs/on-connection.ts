import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type PgBoss from "pg-boss"

/** pg-boss's statements on the connection of a running transaction, or on one borrowed from the pool. */
export const onConnection = (database: Knex | Knex.Transaction): PgBoss.Db => ({
  async executeSql(text, values) {
    const connection = await database.client.acquireConnection()
    try {
      return await connection.query(text, values)
    } finally {
      if (!database.isTransaction) await database.client.releaseConnection(connection)
    }
  },
})

/** When the transaction has been committed, or now if there is none; never if it is rolled back. */
export function afterCommit(database: Knex | Knex.Transaction, act: () => void) {
  if (!database.isTransaction) return act()
  const { executionPromise } = database as Knex.Transaction
  executionPromise.then(act, () => {})
}
