import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import { now } from "#platform/clock"
import type { EntryState } from "../rules/entry-states"
import { OPEN_STATES } from "../rules/entry-states"
import type { LetGo } from "../rules/let-go"
import { isOver, type Wish } from "../rules/wanted-periods"

export interface EntryRow {
  id: string
  email: string
  customer_id: string | null
  product_id: string
  delivery_type_id: string
  start_day: CalendarDay
  end_day: CalendarDay
  flex_days: number
  state: EntryState
  queued_at: Date | null
  offered_start: CalendarDay | null
  offered_end: CalendarDay | null
  offered_at: Date | null
  offer_ends_at: Date | null
  unheard_offers: number
  created_at: Date
}

export const wishOf = ({
  start_day,
  end_day,
  flex_days,
}: Pick<EntryRow, "start_day" | "end_day" | "flex_days">): Wish => ({
  period: { start: start_day, end: end_day },
  flexDays: flex_days,
})

/** Nobody is written to about days that can't begin any more: such a wish has ended, though nobody has written that down. */
export const stateOn = (entry: EntryRow, day: CalendarDay): EntryState =>
  (entry.state === "unconfirmed" || entry.state === "waiting") && isOver(wishOf(entry), day) ? "ended" : entry.state

export type NewEntry = Omit<
  EntryRow,
  "id" | "offered_start" | "offered_end" | "offered_at" | "offer_ends_at" | "unheard_offers" | "created_at"
>

/** SQL for the entries `e` of `:customerId`: with his login, or without one by `:email`, which he has proved; null matches none. */
export const OF_CUSTOMER = "e.customer_id = :customerId or e.customer_id is null and e.email = :email"

export interface EntriesOwner {
  customerId: string
  /** Proved to be his. */
  email: string | null
}

const entries = (db: Knex) => db<EntryRow & { updated_at: Date; deleted_at: Date | null }>("wait_list_entry")

/** Keeps a new entry; null if the same one is open already. */
export async function insertEntry(trx: Knex.Transaction, entry: NewEntry): Promise<EntryRow | null> {
  const { rows } = await trx.raw<{ rows: EntryRow[] }>("? on conflict do nothing returning *", [
    entries(trx).insert({ id: generateEntityId(undefined, "wait"), ...entry, created_at: now(), updated_at: now() }),
  ])
  return rows[0] ?? null
}

type Same = Pick<EntryRow, "email" | "product_id" | "delivery_type_id" | "start_day" | "end_day">

/** The open entry for the same wish of the same address, locked. */
export const openEntryLike = (
  trx: Knex.Transaction,
  { email, product_id, delivery_type_id, start_day, end_day }: Same,
): Promise<EntryRow | undefined> =>
  entries(trx)
    .where({ email, product_id, delivery_type_id, start_day, end_day, deleted_at: null })
    .whereIn("state", OPEN_STATES)
    .forUpdate()
    .first()

export const entryById = (db: Knex, id: string): Promise<EntryRow | undefined> =>
  entries(db).where({ id, deleted_at: null }).first()

export const lockEntry = (trx: Knex.Transaction, id: string): Promise<EntryRow | undefined> =>
  entries(trx).where({ id, deleted_at: null }).forUpdate().first()

/** Those of an address, one change after the other: the transaction has the address to itself. */
export async function lockEntriesOf(trx: Knex.Transaction, email: string): Promise<EntryRow[]> {
  await trx.raw("select pg_advisory_xact_lock(hashtextextended('wait-list ' || ?, 0))", [email])
  return entries(trx).where({ email, deleted_at: null })
}

/** Those of a product that wait or are offered something, in the order in which they are asked. */
export const lockQueue = (trx: Knex.Transaction, productId: string): Promise<EntryRow[]> =>
  entries(trx)
    .where({ product_id: productId, deleted_at: null })
    .whereIn("state", ["waiting", "offered"])
    .orderBy(["queued_at", "id"])
    .forUpdate()

export const productsWaitedFor = (db: Knex): Promise<string[]> =>
  entries(db).where({ deleted_at: null }).whereIn("state", ["waiting", "offered"]).distinct().pluck("product_id")

/** What came to nothing of what was offered and held of a product. */
export async function offersLetGo(trx: Knex.Transaction, productId: string): Promise<LetGo[]> {
  const rows = await entries(trx)
    .where({ product_id: productId, deleted_at: null })
    .whereIn("state", ["expired", "ended"])
    .whereNotNull("offered_at")
  return rows.flatMap(({ customer_id, offered_start: start, offered_end: end }) =>
    start && end ? [{ hasLogin: customer_id !== null, period: { start, end } }] : [],
  )
}

const NO_OFFER = { offered_start: null, offered_end: null, offered_at: null, offer_ends_at: null }

/** Who waits again does so in his place. @param to a state that all of them may have next */
export async function setState(trx: Knex.Transaction, ids: readonly string[], to: EntryState): Promise<void> {
  if (ids.length === 0) return
  const queued = to === "waiting" ? { ...NO_OFFER, queued_at: trx.raw("coalesce(queued_at, ?)", [now()]) } : {}
  await entries(trx)
    .whereIn("id", ids)
    .update({ state: to, ...queued, updated_at: now() })
}

export interface NewOffer {
  id: string
  start: CalendarDay
  end: CalendarDay
  /** Null for who is told, and waits no longer. */
  endsAt: Date | null
}

/** One statement for all offers. */
export async function noteOffers(trx: Knex.Transaction, offers: readonly NewOffer[]): Promise<void> {
  await trx.raw(
    `update wait_list_entry e
        set state = case when o.ends_at is null then 'ended' else 'offered' end, offered_start = o.start, offered_end = o.end,
            offer_ends_at = o.ends_at, offered_at = case when o.ends_at is null then null else :now::timestamptz end,
            updated_at = :now
       from unnest(cast(:ids as text[]), cast(:starts as date[]), cast(:ends as date[]), cast(:times as timestamptz[]))
            as o (id, start, "end", ends_at)
      where o.id = e.id`,
    {
      now: now(),
      ids: offers.map(({ id }) => id),
      starts: offers.map(({ start }) => start),
      ends: offers.map(({ end }) => end),
      times: offers.map(({ endsAt }) => endsAt?.toISOString() ?? null),
    },
  )
}
