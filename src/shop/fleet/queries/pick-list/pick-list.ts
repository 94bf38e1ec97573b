import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { partsAtDesk } from "#area/parts"
import type { CalendarDay, Period } from "#kernel/calendar-day"
import { message } from "#kernel/wire/message"
import type { GoodsToPick, OrdersToPick, OrderToPick } from "#shop/orders/wire/to-pick"
import { textsFor } from "#texts/texts"
import { type ToPack, toPack } from "../../rules/pick-list"
import { customerOf, errandCalendar, errandsDue } from "../errands"
import { type DeliveryScope, scopeOf } from "../handover"
import { currentRentals } from "../today-rows"

interface PickDay {
  day: CalendarDay
  today: CalendarDay
}

/** A list that is asked for. */
export interface PickListOf extends PickDay {
  /** What is packed of these orders, and of all whose goods are to be sent if so asked: orders know it. */
  ordersToPick(db: Knex, ids: readonly string[], withAllToSend: boolean): Promise<OrdersToPick>
}

export interface DeviceToPick {
  order_id: string | null
  due: CalendarDay
  /** For one without an order: whose it is. */
  customer: string
  product: string
  serial_number: string
  period: Period
  delivery: string
  is_pickup: boolean
  waits_for_inspection: boolean
  /** What goes along with it: the parts of its set, or what the product is said to come with. */
  scope: string[]
}

export interface PickList extends PickDay {
  packs: ToPack<DeviceToPick, GoodsToPick, OrderToPick>[]
  /** Orders with goods to send, those included that the list has no room for. */
  count: number
}

/** What goes out on a day; on today's list also what is late, and all that was sold and is to be sent. Six statements. */
export async function pickList(db: Knex, { day, today, ordersToPick }: PickListOf): Promise<PickList> {
  const [rentals, calendar] = await Promise.all([currentRentals(db, today), errandCalendar(db, today)])
  const due = errandsDue(rentals, today, day, calendar).filter(
    ({ errand, due }) => (errand === "pickup" || errand === "dispatch") && (due === day || day === today),
  )
  due.sort((a, b) => a.due.localeCompare(b.due))
  const ids = due.flatMap(({ row }) => row.order_id ?? [])
  const [scopes, { orders, count }] = await Promise.all([
    scopesOf(db, [...new Set(due.map(({ row }) => row.product_id))]),
    ordersToPick(db, [...new Set(ids)], day === today),
  ])
  const devices = due.map(
    ({ row, due }): DeviceToPick => ({
      order_id: row.order_id,
      due,
      customer: customerOf(row),
      product: row.product,
      serial_number: row.serial_number,
      period: { start: row.start, end: row.end },
      delivery: row.delivery ?? "",
      is_pickup: row.is_pickup,
      waits_for_inspection: row.waits_for_inspection,
      scope: scopes.get(row.product_id) ?? [],
    }),
  )
  return { day, today, packs: toPack<DeviceToPick, GoodsToPick, OrderToPick>(devices, orders), count }
}

async function scopesOf(db: Knex, productIds: string[]): Promise<Map<string, string[]>> {
  const [{ rows }, desk] = await Promise.all([
    db.raw<{ rows: (DeliveryScope & { product_id: string })[] }>(
      `select product_id, delivery_content, accordions from catalogue_product_profile
        where product_id = any(?::text[]) and deleted_at is null`,
      [productIds],
    ),
    partsAtDesk(db, productIds, []),
  ])
  const texts = textsFor("shop")
  return new Map(
    rows.map((row) => {
      const parts = desk
        .ofProduct(row.product_id)
        .map(({ quantity, name }) => texts(message("parts.pieces", { quantity, name })))
      return [row.product_id, parts.length > 0 ? parts : scopeOf(row)]
    }),
  )
}
