import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Rappen, toWireMoney } from "#kernel/money"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { DeskGiven, DeskPart } from "../wire/desk-parts"

interface PartRow extends Omit<DeskPart, "price" | "items" | "missing"> {
  product_id: string
  pool_id: string | null
  price: Rappen
  items: DeskPart["items"] | null
  missing: DeskPart["missing"] | null
}

/**
 * What of pieces is in order, with who has it, and what of the sets of which units is missing. Of units that are there: the serial number of a
 * retired one may be another's by now.
 */
const PARTS = `
  select p.id, p.product_id, p.pool_id, p.quantity, p.pool_id is not null as is_tracked, coalesce(pool.name, p.name) as name,
         coalesce(pool.price_rappen, p.price_rappen) as price,
         (select jsonb_agg(jsonb_build_object('id', i.id, 'serial_number', i.serial_number, 'unit_serial', u.serial_number,
                    'out_with', case when held.id is not null
                                then coalesce(${shopNumber("o")}, ${addressName("a", "nullif(r.note, '')")}, '') end)
                    order by i.serial_number)
            from part_item i
            left join rental_unit u on u.id = i.unit_id
            left join part_issue held on held.item_id = i.id and held.closed_at is null
            left join rental_reservation r on r.id = held.reservation_id
            left join "order" o on o.id = r.order_id
            left join order_address a on a.id = o.billing_address_id
           where i.pool_id = p.pool_id and i.state = 'ok' and u.deleted_at is null) as items,
         (select jsonb_agg(jsonb_build_object('serial_number', lacking.serial_number, 'quantity', lacking.quantity))
            from (select u.serial_number, sum(l.quantity)::int as quantity
                    from part_lack l
                    join part_issue i on i.id = l.issue_id
                    join rental_unit u on u.id = i.unit_id
                   where l.closed_at is null and i.part_id = p.id and i.item_id is null and u.deleted_at is null
                   group by u.serial_number) lacking) as missing
    from set_part p left join part_pool pool on pool.id = p.pool_id
   where p.product_id = any(?) and p.withdrawn_at is null
   order by p.sort_order, p.id`

const GIVEN = `
  select i.id, i.reservation_id, i.name, i.serial_number, i.quantity - i.back as quantity, i.price_rappen as price
    from part_issue i join set_part p on p.id = i.part_id
   where i.reservation_id = any(?) and i.closed_at is null
   order by i.given_at, p.sort_order, i.serial_number, i.id`

type GivenRow = Omit<DeskGiven, "price"> & { reservation_id: string; price: Rappen }

export interface PartsAtDesk {
  /** What goes along with a product's devices. */
  ofProduct(productId: string): DeskPart[]
  /** What a customer has of a rental's parts. */
  givenWith(reservationId: string): DeskGiven[]
}

/** Two statements, however many rentals there are. */
export async function partsAtDesk(
  db: Knex,
  productIds: readonly string[],
  reservationIds: readonly string[],
): Promise<PartsAtDesk> {
  const [parts, given] = await Promise.all([
    db.raw<{ rows: PartRow[] }>(PARTS, [[...new Set(productIds)]]),
    db.raw<{ rows: GivenRow[] }>(GIVEN, [[...reservationIds]]),
  ])
  return {
    ofProduct: (productId) => parts.rows.filter(({ product_id }) => product_id === productId).map(partWire),
    givenWith: (reservationId) =>
      given.rows
        .filter(({ reservation_id }) => reservation_id === reservationId)
        .map(({ reservation_id: _, price, ...row }) => ({ ...row, price: toWireMoney(price) })),
  }
}

const partWire = ({ product_id: _, pool_id: __, price, items, missing, ...row }: PartRow): DeskPart => ({
  ...row,
  price: toWireMoney(price),
  items: items ?? [],
  missing: missing ?? [],
})
