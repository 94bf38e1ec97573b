import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import type { OrderFacts, StaffHoldBody } from "../wire/staff-order"

export interface StaffHoldRow {
  id: string
  key: string | null
  content_hash: string | null
  customer_id: string
  staff_id: string
  lines: StaffHoldBody["lines"]
  facts: OrderFacts | null
  expires_at: Date
}

const holds = (db: Knex) => db<StaffHoldRow & { ended_at: Date | null; created_at: Date }>("staff_hold")

/** @returns its id; null where another one has its key */
export async function insertHold(trx: Knex.Transaction, hold: Omit<StaffHoldRow, "id">): Promise<string | null> {
  const id = generateEntityId(undefined, "shold")
  const lines = JSON.stringify(hold.lines) as unknown as StaffHoldBody["lines"]
  const [inserted] = await holds(trx)
    .insert({ ...hold, id, lines, created_at: now() })
    .onConflict("key")
    .ignore()
    .returning("id")
  return inserted?.id ?? null
}

/** The one under the key, if it is of this content. */
export const holdBefore = (trx: Knex.Transaction, asked: Pick<StaffHoldRow, "key" | "content_hash">) =>
  holds(trx).where({ key: asked.key, content_hash: asked.content_hash }).first("id")

/** Ends one that nobody has ended. @returns whether there was one */
export async function endHold(trx: Knex.Transaction, id: string): Promise<StaffHoldRow | undefined> {
  const [ended] = await holds(trx).where({ id, ended_at: null }).update({ ended_at: now() }).returning("*")
  return ended
}

/** Those that hold something now, the first to lapse first. */
export const openHolds = (db: Knex): Promise<StaffHoldRow[]> =>
  holds(db).where({ ended_at: null }).where("expires_at", ">", now()).orderBy("expires_at")

/** Those of a customer's, locked until the transaction ends. */
export const openHoldsFor = (trx: Knex.Transaction, customerId: string): Promise<StaffHoldRow[]> =>
  holds(trx)
    .where({ customer_id: customerId, ended_at: null })
    .where("expires_at", ">", now())
    .orderBy("id")
    .forUpdate()

export const holdById = (db: Knex, id: string) => holds(db).where({ id }).first()

export const isHeldFor = async (db: Knex, customerId: string): Promise<boolean> =>
  (await holds(db).where({ customer_id: customerId, ended_at: null }).where("expires_at", ">", now()).first("id")) !==
  undefined

const KEPT_MS = 30 * 86_400_000

/** Deletes those that lapsed a month ago; their orders stay. @returns how many */
export const forgetOldHolds = (db: Knex): Promise<number> =>
  holds(db)
    .where("expires_at", "<", new Date(now().getTime() - KEPT_MS))
    .delete()
