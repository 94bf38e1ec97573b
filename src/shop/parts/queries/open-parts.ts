import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { addDays, type CalendarDay, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import { type Rappen, toWireMoney } from "#kernel/money"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { firstShortage } from "../rules/shortage"
import type { StaffOpenPart, StaffOpenParts, StaffTightPool } from "../wire/open-parts"

const MOST_SHOWN = 100
const DAYS_AHEAD = 28

type OpenRow = Omit<StaffOpenPart, "price"> & { price: Rappen; total: number }

const OPEN = `
  select l.id, i.name, i.serial_number, l.quantity, i.price_rappen as price, l.settlement, l.reason, l.noticed_on::text,
         coalesce(p.title, '') as product, u.serial_number as unit_serial, r.order_id, ${shopNumber("o")} as shop_number,
         ${addressName("a", "r.note")} as customer, l.total
    from (select *, count(*) over ()::int as total from part_lack where closed_at is null
           order by noticed_on, id limit ${MOST_SHOWN}) l
    join part_issue i on i.id = l.issue_id
    join rental_unit u on u.id = i.unit_id
    join rental_reservation r on r.id = i.reservation_id
    left join product p on p.id = r.product_id
    left join "order" o on o.id = r.order_id
    left join order_address a on a.id = o.billing_address_id
   order by l.noticed_on, l.id`

interface PoolRow {
  id: string
  name: string
  pieces: number
  promises: { first: CalendarDay; last: CalendarDay; quantity: number }[]
}

/** By product, so that the index of what lies ahead is used however long the history is. A rental that is out counts today, late or on its eve. */
const POOLS = `
  select pool.id, pool.name,
         (select count(*)::int from part_item i where i.pool_id = pool.id and i.state = 'ok') as pieces,
         jsonb_agg(jsonb_build_object('first', r.window_start, 'last', r.window_end, 'quantity', p.quantity)) as promises
    from part_pool pool
    join set_part p on p.pool_id = pool.id and p.withdrawn_at is null
    cross join lateral (
      select least(window_start, :today::date) as window_start, greatest(window_end, :today::date) as window_end
        from rental_reservation
       where product_id = p.product_id and kind = 'rental' and status = 'handed_over' and deleted_at is null
       union all
      select window_start, window_end from rental_reservation
       where product_id = p.product_id and kind = 'rental' and status = 'reserved' and deleted_at is null
         and window_end >= :today and window_start <= :until) r
   group by pool.id, pool.name
   order by pool.name, pool.id`

/** What is missing, the oldest first, and which pieces run short within four weeks. Two statements. */
export async function openParts(db: Knex, today: CalendarDay): Promise<StaffOpenParts> {
  const [open, pools] = await Promise.all([
    db.raw<{ rows: OpenRow[] }>(OPEN),
    db.raw<{ rows: PoolRow[] }>(POOLS, { today, until: addDays(today, DAYS_AHEAD) }),
  ])
  return {
    open: open.rows.map(({ total: _, price, ...row }) => ({ ...row, price: toWireMoney(price) })),
    total: open.rows[0]?.total ?? 0,
    tight: pools.rows.flatMap((pool) => tightPool(pool, today)),
  }
}

function tightPool({ id, name, pieces, promises }: PoolRow, today: CalendarDay): StaffTightPool[] {
  const inNumbers = promises.map(({ first, last, quantity }) => {
    return { first: toDayNumber(first), last: toDayNumber(last), quantity }
  })
  const short = firstShortage(pieces, inNumbers, toDayNumber(today))
  return short ? [{ id, name, pieces, day: fromDayNumber(short.day), needed: short.needed }] : []
}
