import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { now } from "#platform/clock"
import { invalidField, refuse } from "#platform/refusal"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { GivenPartBody, ProtocolPart } from "../wire/desk-parts"

export interface Giving {
  reservationId: string
  productId: string
  unitId: string
  parts: readonly GivenPartBody[]
}

interface ListedPart {
  id: string
  pool_id: string | null
  name: string
  price_rappen: number
  quantity: number
}

interface ItemRow {
  id: string
  pool_id: string
  serial_number: string
  unit_id: string | null
  state: string
  holder: string | null
}

interface GivenPiece {
  part: ListedPart
  item: ItemRow | null
  quantity: number
}

const LISTED = `
  select p.id, p.pool_id, coalesce(pool.name, p.name) as name, coalesce(pool.price_rappen, p.price_rappen) as price_rappen, p.quantity
    from set_part p left join part_pool pool on pool.id = p.pool_id
   where p.product_id = ? and p.withdrawn_at is null
   order by p.sort_order, p.id`

/** Asked once the pieces are locked, so that who had to wait for another's hand-over sees it. */
const ITEMS = `
  select i.id, i.pool_id, i.serial_number, i.unit_id, i.state,
         case when held.id is not null then coalesce(${shopNumber("o")}, ${addressName("a", "nullif(r.note, '')")}, '') end as holder
    from part_item i
    left join part_issue held on held.item_id = i.id and held.closed_at is null
    left join rental_reservation r on r.id = held.reservation_id
    left join "order" o on o.id = r.order_id
    left join order_address a on a.id = o.billing_address_id
   where i.id = any(?)`

/**
 * Gives parts out with a unit, in the hand-over's transaction: those that are counted as counted, those with serial numbers piece by
 * piece. What isn't named doesn't go along.
 * @returns what the paper says of it
 * @throws Refusal 400 keyed `parts.0.quantity`, `parts.0.item_ids` or `parts.0.part_id`; 409 for a piece that somebody has
 */
export async function giveParts(trx: Knex.Transaction, { parts, ...giving }: Giving): Promise<ProtocolPart[]> {
  if (parts.length === 0) return []
  const { rows: listed } = await trx.raw<{ rows: ListedPart[] }>(LISTED, [giving.productId])
  const items = await lockedItems(
    trx,
    parts.flatMap(({ item_ids }) => item_ids),
  )
  const given = parts.flatMap((body, index): GivenPiece[] => {
    const field = `parts.${index}`
    const part = listed.find(({ id }) => id === body.part_id)
    if (!part) throw invalidField(`${field}.part_id`, "parts.gone")
    if (parts.findIndex(({ part_id }) => part_id === part.id) < index)
      throw invalidField(`${field}.part_id`, "parts.twice")
    return part.pool_id === null
      ? [{ part, item: null, quantity: body.quantity }]
      : chosenItems(body, part, items, giving.unitId, field).map((item) => ({ part, item, quantity: 1 }))
  })
  const at = now()
  const rows = given
    .filter(({ quantity }) => quantity > 0)
    .map(({ part, item, quantity }) => ({
      ...{ id: generateEntityId(undefined, "pissue"), reservation_id: giving.reservationId, unit_id: giving.unitId },
      ...{ part_id: part.id, item_id: item?.id ?? null, name: part.name, serial_number: item?.serial_number ?? null },
      ...{ price_rappen: part.price_rappen, quantity, given_at: at },
    }))
  if (rows.length > 0) await trx("part_issue").insert(rows)
  return listed.flatMap((part) => {
    const own = rows.filter(({ part_id }) => part_id === part.id)
    return parts.some(({ part_id }) => part_id === part.id) ? linesOf(part, own) : []
  })
}

/** Locked in their order, so that two hand-overs wait for each other instead of both going on. */
async function lockedItems(trx: Knex.Transaction, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return []
  await trx("part_item")
    .whereIn("id", [...ids])
    .orderBy("id")
    .forUpdate()
    .select("id")
  const { rows } = await trx.raw<{ rows: ItemRow[] }>(ITEMS, [[...ids]])
  return rows
}

function chosenItems(
  { item_ids }: GivenPartBody,
  part: ListedPart,
  items: readonly ItemRow[],
  unitId: string,
  field: string,
): ItemRow[] {
  return item_ids.map((id, index) => {
    const item = items.find((one) => one.id === id)
    const at = `${field}.item_ids`
    if (!item || item.pool_id !== part.pool_id) throw invalidField(at, "parts.gone")
    const { serial_number: serial } = item
    if (item_ids.indexOf(id) < index) throw invalidField(at, "parts.item_twice", { serial })
    if (item.holder !== null)
      throw refuse(message("parts.item_taken", { serial, holder: item.holder }), { field: at, status: 409 })
    if (item.state !== "ok") throw invalidField(at, "parts.item_not_ready", { serial })
    if (item.unit_id !== null && item.unit_id !== unitId) throw invalidField(at, "parts.item_of_another", { serial })
    return item
  })
}

interface GivenRow {
  serial_number: string | null
  quantity: number
}

/** A line for what is counted, one for each piece with a serial number, and one for pieces that stay here. */
function linesOf({ name, pool_id, quantity }: ListedPart, rows: readonly GivenRow[]): ProtocolPart[] {
  const nothing = { name, serial_number: null, fee: null, waived: "" }
  const given = rows.reduce((sum, row) => sum + row.quantity, 0)
  if (pool_id === null) return [{ ...nothing, quantity: given, of: Math.max(given, quantity) }]
  const pieces = rows.map(({ serial_number }) => ({ ...nothing, serial_number, quantity: 1, of: 1 }))
  return given < quantity ? [...pieces, { ...nothing, quantity: 0, of: quantity - given }] : pieces
}

/** As if nothing had been given out with a hand-over that is undone. */
export const takeGivenBack = (trx: Knex.Transaction, reservationId: string): Promise<unknown> =>
  trx("part_issue").where({ reservation_id: reservationId }).delete()
