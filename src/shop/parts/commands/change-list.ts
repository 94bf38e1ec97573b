import { isDeepStrictEqual } from "node:util"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { conflict, invalidField, notFound, staleChange } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import type { MoveBody, NewPartBody, PartChangeBody } from "../wire/staff-parts"

interface PartRow {
  id: string
  product_id: string
  pool_id: string | null
  name: string
  price_rappen: number
  quantity: number
  sort_order: number
  version: number
}

/** One change of a product's list at a time. @returns its parts in their order */
async function lockList(trx: Knex.Transaction, productId: string): Promise<PartRow[]> {
  await trx.raw("select pg_advisory_xact_lock(hashtext('parts'), hashtext(?))", [productId])
  return trx<PartRow>("set_part")
    .where({ product_id: productId })
    .whereNull("withdrawn_at")
    .orderBy(["sort_order", "id"])
    .select("id", "product_id", "pool_id", "name", "price_rappen", "quantity", "sort_order", "version")
}

/** The list that the part is in, locked. @throws Refusal 404 for one that isn't there any more */
async function lockListOf(trx: Knex.Transaction, id: string): Promise<{ part: PartRow; list: PartRow[] }> {
  const found = await trx<PartRow>("set_part").where({ id }).first("product_id")
  const list = found ? await lockList(trx, found.product_id) : []
  const part = list.find((one) => one.id === id)
  if (!part) throw notFound()
  return { part, list }
}

const subjectOf = (id: string) => ({ type: "product", id })
const MOST_PARTS = 40

/**
 * Adds a part at the end of a rental product's list. @returns its id
 * @throws Refusal 404 for what isn't rented out; 400 keyed `pool_id` for pieces that aren't there or go along already; 409 for a list
 *   that is full
 */
export const addPart = byStaff(async (trx, staffId, productId: string, body: NewPartBody): Promise<{ id: string }> => {
  const rented = await trx("rental_product").where({ product_id: productId, deleted_at: null }).first("product_id")
  if (!rented) throw notFound()
  const list = await lockList(trx, productId)
  if (list.length >= MOST_PARTS) throw conflict("parts.too_many", { most: MOST_PARTS })
  const { name, price_rappen, quantity, is_tracked } = body
  const poolId = is_tracked ? await poolFor(trx, list, body) : null
  const id = generateEntityId(undefined, "spart")
  const own = poolId === null ? { name, price_rappen } : {}
  const row = { id, product_id: productId, pool_id: poolId, ...own, quantity }
  await trx("set_part").insert({ ...row, sort_order: (list.at(-1)?.sort_order ?? 0) + 1 })
  const after = { part: name, quantity, price_rappen, is_tracked }
  await recordAudit(trx, { staffId, action: "rental.part-add", subject: subjectOf(productId), before: null, after })
  return { id }
})

/** The pieces that are shared, whose name and price stay; or new ones. */
async function poolFor(
  trx: Knex.Transaction,
  list: readonly PartRow[],
  { pool_id, name, price_rappen }: NewPartBody,
): Promise<string> {
  if (pool_id === null) {
    const id = generateEntityId(undefined, "ppool")
    await trx("part_pool").insert({ id, name, price_rappen })
    return id
  }
  const pool = await trx("part_pool").where({ id: pool_id }).first("id")
  if (!pool) throw invalidField("pool_id", "parts.gone")
  if (list.some((part) => part.pool_id === pool_id)) throw invalidField("pool_id", "parts.pool_twice")
  return pool_id
}

/**
 * Changes a part; what has serial numbers is called and costs the same wherever it goes along, and a new name or price is a new
 * version of each part with these pieces.
 * @throws Refusal 404; 409 if somebody else changed it since
 */
export const changePart = byStaff(async (trx, staffId, id: string, { version, ...body }: PartChangeBody) => {
  const { part } = await lockListOf(trx, id)
  const pool = part.pool_id && (await trx("part_pool").where({ id: part.pool_id }).forUpdate().first())
  const { name, price_rappen } = pool || part
  const changed = differences<object>({ name, quantity: part.quantity, price_rappen }, body)
  if (changed === null) return
  // A colleague who held the pool has raised it.
  const stored = await trx<PartRow>("set_part").where({ id }).first("version")
  if (stored && stored.version !== version) throw staleChange(stored.version)
  const words = { name: body.name, price_rappen: body.price_rappen }
  if (pool && !isDeepStrictEqual(words, { name, price_rappen })) {
    await trx("part_pool")
      .where({ id: pool.id })
      .update({ ...words, updated_at: now() })
    await trx("set_part")
      .where({ pool_id: pool.id })
      .whereNot({ id })
      .update({ version: trx.raw("version + 1"), updated_at: now() })
  }
  await trx("set_part")
    .where({ id })
    .update({ ...(pool ? {} : words), quantity: body.quantity, version: version + 1, updated_at: now() })
  await recordAudit(trx, { staffId, action: "rental.part-change", subject: subjectOf(part.product_id), ...changed })
})

/** Takes a part off the list; what customers have of it comes back as it was given. @throws Refusal 404 */
export const withdrawPart = byStaff(async (trx, staffId, id: string) => {
  const { part } = await lockListOf(trx, id)
  const pool = part.pool_id && (await trx("part_pool").where({ id: part.pool_id }).first("name"))
  await trx("set_part").where({ id }).update({ withdrawn_at: now(), updated_at: now() })
  await recordAudit(trx, {
    ...{ staffId, action: "rental.part-withdraw", subject: subjectOf(part.product_id) },
    ...{ before: { part: pool ? pool.name : part.name, quantity: part.quantity }, after: null },
  })
})

/** Puts a part before another, or last. @throws Refusal 404; 400 keyed `before` */
export const movePart = byStaff(async (trx, staffId, productId: string, { id, before }: MoveBody) => {
  const ids = (await lockList(trx, productId)).map((part) => part.id)
  if (!ids.includes(id)) throw notFound()
  if (before !== null && (before === id || !ids.includes(before))) throw invalidField("before", "input.entry_gone")
  const rest = ids.filter((each) => each !== id)
  const place = before === null ? rest.length : rest.indexOf(before)
  const order = [...rest.slice(0, place), id, ...rest.slice(place)]
  if (isDeepStrictEqual(order, ids)) return
  await trx.raw(
    `update set_part set sort_order = place.n, updated_at = now()
       from unnest(?::text[]) with ordinality place (id, n) where place.id = set_part.id`,
    [order],
  )
  const change = { before: { ids }, after: { ids: order } }
  await recordAudit(trx, { staffId, action: "rental.part-move", subject: subjectOf(productId), ...change })
})
