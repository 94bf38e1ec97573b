import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Longer than anybody asks for one that is over: what was offered and has no hold any more counts as ordered, and grants are counted for
 * days at most.
 */
const KEPT_MS = 30 * 86_400_000

const AT_A_TIME = 1_000

/** A hold that is in the place of an offer becomes it again. */
const LAPSED = {
  rental_hold: "greatest(expires_at, offer_until) < :before",
  rental_hold_grant: "ends_at < :before",
}

/** Deletes holds that lapsed a month ago, and what was granted then; some at a time. @returns how many holds */
export async function forgetLapsedHolds(db: Knex, at: Date): Promise<number> {
  const before = new Date(at.getTime() - KEPT_MS)
  await forget(db, "rental_hold_grant", before)
  return forget(db, "rental_hold", before)
}

async function forget(db: Knex, table: keyof typeof LAPSED, before: Date): Promise<number> {
  let forgotten = 0
  for (;;) {
    const { rowCount } = await db.raw<{ rowCount: number }>(
      `delete from ${table} where id in
         (select id from ${table} where ${LAPSED[table]} limit ${AT_A_TIME} for update skip locked)`,
      { before },
    )
    forgotten += rowCount
    if (rowCount < AT_A_TIME) return forgotten
  }
}
