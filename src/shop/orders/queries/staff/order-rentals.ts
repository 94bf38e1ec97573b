import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { changesOfOrders, protocolsOfOrders, type RentalChange } from "#area/rental"
import type { CalendarDay } from "#kernel/calendar-day"
import { type StoredTerms, termsOf } from "#shop/lines/rules/shop-line"

import { chargeableDays } from "#shop/rental/rules/rental-period"
import { protocolAddress } from "#shop/rental/wire/protocol-address"
import type { ReservationState } from "#shop/rental/wire/reservation"
import type { StaffRentalChange, StaffRentalLine } from "../../wire/staff-rental-lines"

interface Row {
  id: string
  reservation_id: string | null
  product_id: string
  product: string
  terms: StoredTerms
  serial_number: string | null
  start_day: CalendarDay | null
  end_day: CalendarDay | null
  occupied_from: CalendarDay | null
  occupied_to: CalendarDay | null
  state: ReservationState | null
}

/** The rental lines of an order with their reserved units, as staff read them next to the order. */
export async function orderRentals(knex: Knex, orderId: string): Promise<StaffRentalLine[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `select l.id, r.id as reservation_id, l.product_id, l.product_title as product, l.metadata->'rental' as terms,
        u.serial_number, r.start_day, r.end_day, r.window_start::text as occupied_from, r.window_end::text as occupied_to,
        r.status as state
      from order_item i
      join order_line_item l on l.id = i.item_id
      left join lateral (
        select * from rental_reservation where order_id = i.order_id and order_line_id = l.id and swapped_out_of is null and deleted_at is null
        order by status = 'cancelled', created_at desc limit 1
      ) r on true
      left join rental_unit u on u.id = r.unit_id and r.status <> 'cancelled'
      where i.order_id = ? and i.deleted_at is null and l.metadata \\? 'rental'
        and i.version = (select version from "order" where id = i.order_id)
      order by l.created_at, l.id`,
    [orderId],
  )
  const [changes, protocols] = await Promise.all([changesOfOrders(knex, [orderId]), protocolsOfOrders(knex, [orderId])])
  return rows.map(({ terms: stored, start_day, end_day, ...line }) => {
    const terms = termsOf(stored)
    const period = start_day && end_day ? { start: start_day, end: end_day } : terms.period
    return {
      ...line,
      starts_on: period.start,
      ends_on: period.end,
      chargeable_days: chargeableDays(period),
      occupied_from: line.occupied_from ?? period.start,
      occupied_to: line.occupied_to ?? period.end,
      delivery: terms.delivery.name,
      services: terms.services.map(({ name, price }) => ({ name, price })),
      changes: changes
        .filter(({ orderLineId }) => orderLineId === line.id)
        .map((change) => toStaffChange(change, changes)),
      protocols: protocols
        .filter(({ order_line_id }) => order_line_id === line.id)
        .map(({ id, kind, day }) => ({ id, kind, day, url: protocolAddress(id) })),
    }
  })
}

const toStaffChange = (
  { id, kind, day, fee, percent, details, actor, note }: RentalChange,
  all: readonly RentalChange[],
): StaffRentalChange => ({
  id,
  kind,
  day,
  fee,
  percent,
  ended_on: details.period_before.end,
  ends_on: details.period_after?.end ?? null,
  started_on: details.period_before.start,
  starts_on: details.period_after?.start ?? null,
  refunded: details.refunded ?? null,
  by: actor.type,
  note,
  is_waived: all.some(({ waives }) => waives === id),
})
