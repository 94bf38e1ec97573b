import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Doubt, ErpError, type ErpOrder, StillInDoubt } from "#area/erp"

const LONGEST_ERROR = 500
const FAULT = "Fault in the shop"

/** The ERP has come to another sum than the shop. */
export class WrongTotal extends Error {
  override readonly name = "WrongTotal"
}

/** Longer than all calls to the ERP take together. */
const LEASE = "2 minutes"

export interface ClaimedQuote {
  /** A write that was announced and of which no answer is known. */
  doubt: Doubt | null
}

/** Takes a quote that the ERP doesn't have, for one process at a time; null while another is at it. */
export async function claimQuote(db: Knex, id: string): Promise<ClaimedQuote | null> {
  const { rows } = await db.raw<{ rows: { doubt_lookups: 0 | 1 | null; doubt_at: Date | null }[] }>(
    `update quote set lease_until = now() + interval '${LEASE}', updated_at = now()
      where id = ? and erp_quote_id is null and (lease_until is null or lease_until < now())
     returning doubt_lookups, doubt_at`,
    [id],
  )
  const [row] = rows
  if (!row) return null
  return { doubt: row.doubt_at === null ? null : { lookups: row.doubt_lookups ?? 0, at: row.doubt_at } }
}

/** Lets another process try, and keeps for staff what went wrong; nothing has where it waits for the second look-up. */
export async function noteFailed(db: Knex, id: string, error: unknown): Promise<void> {
  if (error instanceof StillInDoubt) {
    await db("quote").where({ id }).update({ lease_until: null, updated_at: db.fn.now() })
    return
  }
  const isOfErp = error instanceof ErpError
  await db("quote")
    .where({ id })
    .update({
      lease_until: null,
      attempts: db.raw("attempts + 1"),
      last_error_class: isOfErp ? error.failure : "permanent",
      last_error: isOfErp || error instanceof WrongTotal ? error.message.slice(0, LONGEST_ERROR) : FAULT,
      updated_at: db.fn.now(),
    })
}

export async function keepDoubt(db: Knex, id: string, doubt: Doubt | null): Promise<void> {
  const columns = { doubt_lookups: doubt?.lookups ?? null, doubt_at: doubt?.at ?? null }
  await db("quote")
    .where({ id })
    .update({ ...columns, updated_at: db.fn.now() })
}

export async function noteIssued(db: Knex, id: string, { id: erpId, number }: ErpOrder): Promise<void> {
  await db("quote").where({ id }).update({
    erp_quote_id: erpId,
    erp_quote_number: number,
    lease_until: null,
    doubt_lookups: null,
    doubt_at: null,
    last_error_class: null,
    last_error: null,
    updated_at: db.fn.now(),
  })
}
