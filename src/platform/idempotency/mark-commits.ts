import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { keyIsRunning } from "./refusals"
import { type RunningKey, runningKey } from "./running"

const MARK = `update idempotency_request set effect_at = now() where id = ? and attempt = ? and status is null`

/** @throws Refusal 409 where another process has taken the call over: this one's changes are none */
async function mark(trx: Knex.Transaction, key: RunningKey) {
  if (key.isOver || trx.isCompleted()) return
  const { rowCount } = await trx.raw<{ rowCount: number }>(MARK, [key.id, key.attempt])
  if (rowCount === 0) throw keyIsRunning()
}

type Work = (trx: Knex.Transaction) => Promise<unknown>
type Begin = (work?: unknown, options?: Knex.TransactionConfig) => Promise<unknown>

/** Medusa's modules begin a transaction and end it later. */
function markedAtCommit(trx: Knex.Transaction, key: RunningKey): Knex.Transaction {
  const commit = trx.commit.bind(trx)
  trx.commit = ((value: unknown) =>
    mark(trx, key).then(
      () => commit(value),
      (error) => trx.rollback(error),
    )) as typeof trx.commit
  return trx
}

const markedAtEnd =
  (work: Work, key: RunningKey): Work =>
  async (trx) => {
    const result = await work(trx)
    await mark(trx, key)
    return result
  }

/** What both knex and Medusa's modules begin transactions with. Pinned to knex 3. */
interface WithContext {
  context: { transaction: Begin }
}

/**
 * From here on each transaction that a call with a key commits says so in the key's row, and in the same transaction: whatever
 * becomes of the process, the next try knows whether there was an effect. Calls without a key begin theirs as before.
 * @see docs/decisions/267-idempotency-keys.md
 */
export function markCommits(database: Knex) {
  const { context } = database as unknown as WithContext
  const begin = context.transaction.bind(context)
  context.transaction = (work, options) => {
    const key = runningKey()
    if (!key || options?.readOnly) return begin(work, options)
    if (typeof work === "function") return begin(markedAtEnd(work as Work, key), options)
    return begin(work, options).then((trx) => markedAtCommit(trx as Knex.Transaction, key))
  }
}
