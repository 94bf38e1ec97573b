import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type PartsAtDesk, partsAtDesk } from "#area/parts"
import { changesOfOrders, type RentalChange, shopWorkingDays } from "#area/rental"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import type { WorkingDays } from "#kernel/working-days"
import { dayInZurich } from "#platform/clock"
import { notFound } from "#platform/refusal"
import { addressName, personName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { coveredDays } from "#shop/orders/rules/other-dates"
import { protocolsOfReservations, type RentalProtocol } from "#shop/rental/data/units/protocols"
import { handOverFrom, undoHandOverUntil } from "#shop/rental/rules/hand-over/hand-over"
import { checklistOf, type FixedPoints, linesOfHtml, type ProtocolKind } from "#shop/rental/rules/hand-over/protocol"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { protocolAddress } from "#shop/rental/wire/protocol-address"
import type { ReservationState } from "#shop/rental/wire/reservation"
import { type Texts, textsFor } from "#texts/texts"
import { paidUntil } from "../rules/late-days"
import { givenBackOn } from "../rules/staff-day"
import type { StaffHandover, StaffProtocol } from "../wire/staff-handover"
import { serviceNamesSql } from "./services-sql"
import { IS_PICKUP } from "./today-rows"

type Computed =
  | "today"
  | "checklist"
  | "hand_over_checklist"
  | "protocols"
  | "parts"
  | "given_parts"
  | "price_per_day"
  | "paid_until"
  | "hand_over_from"
  | "undo_until"
  | "can_undo_return"
  | "given_back_on"

export interface DeliveryScope {
  delivery_content: string | null
  accordions: { header: string; content: string }[] | null
}

interface Row extends Omit<StaffHandover, Computed>, DeliveryScope {
  state: ReservationState
  starts_on: CalendarDay
  ends_on: CalendarDay
  window_start: CalendarDay
  days_back: number
  order_line_id: string | null
  /** When its return was recorded, of a unit that nobody has looked at since. */
  waiting_since: Date | null
  ordered: RentalPeriod | null
  /** Rappen. */
  price_per_day: number | null
}

/** In calendar days: what delivery types may take at most, over the longest holidays. */
const LONGEST_WAY = 60

const RENTALS = `
  select r.id as reservation_id, r.status as state, r.product_id, coalesce(l.product_title, p.title, '') as product,
         u.serial_number, r.start_day::text as starts_on, r.end_day::text as ends_on, r.window_start::text,
         least(coalesce(d.transit_back_days, 0), r.days_after) as days_back,
         case when u.calibration_due < r.end_day then u.calibration_due::text end as calibration_ends_on,
         coalesce(d.name, '') as delivery,
         ${IS_PICKUP} as is_pickup, ${serviceNamesSql("l")} as service,
         exists (select 1 from rental_inspection waiting
                  where waiting.unit_id = r.unit_id and waiting.inspected_at is null) as unit_waits_for_inspection,
         (select own.created_at from rental_inspection own
           where own.reservation_id = r.id and own.inspected_at is null) as waiting_since,
         (l.metadata->'rental'->>'pricePerDay')::int as price_per_day, r.order_id,
         l.id as order_line_id, l.metadata->'rental'->'period' as ordered,
         ${shopNumber("o")} as shop_number,
         ${addressName("a", "r.note")} as customer,
         ${personName("a")} as contact, coalesce(a.phone, '') as phone,
         f.delivery_content, f.accordions
    from rental_reservation r
    join rental_unit u on u.id = r.unit_id
    left join product p on p.id = r.product_id
    left join catalogue_product_profile f on f.product_id = r.product_id and f.deleted_at is null
    left join rental_delivery_type d on d.id = r.delivery_type_id
    left join order_line_item l on l.id = r.order_line_id
    left join "order" o on o.id = r.order_id
    left join order_address a on a.id = o.billing_address_id
   where r.id = any(?) and r.kind = 'rental' and r.deleted_at is null
   order by r.start_day, product, r.id`

/** A rental at the counter. Six statements. @throws Refusal 404 for what isn't a rental */
export async function handoverOf(db: Knex, id: string, today: CalendarDay): Promise<StaffHandover> {
  const [found] = await handoversOf(db, [id], today)
  if (!found) throw notFound()
  return found
}

/** Several of them by their start; what isn't a rental is left out. Six statements. */
export async function handoversOf(db: Knex, ids: readonly string[], today: CalendarDay): Promise<StaffHandover[]> {
  const [{ rows }, protocols] = await Promise.all([
    db.raw<{ rows: Row[] }>(RENTALS, [[...ids]]),
    protocolsOfReservations(db, ids),
  ])
  if (rows.length === 0) return []
  const first = [addDays(today, -LONGEST_WAY), ...rows.map((row) => row.window_start)].sort()[0]
  const last = rows.map((row) => row.starts_on).sort()[rows.length - 1]
  const products = rows.map(({ product_id }) => product_id)
  const orders = rows.flatMap(({ order_id }) => order_id ?? [])
  const [calendar, desk, changes] = await Promise.all([
    shopWorkingDays(db, first, last),
    partsAtDesk(db, products, ids),
    changesOfOrders(db, orders),
  ])
  return rows.map((row) => {
    const own = protocols.filter(({ rental_id }) => rental_id === row.reservation_id)
    return handoverWire(row, own, { calendar, desk, changes, today })
  })
}

interface Now {
  calendar: WorkingDays
  desk: PartsAtDesk
  changes: readonly RentalChange[]
  today: CalendarDay
}

const paidUntilOf = ({ starts_on: start, ends_on: end, order_line_id, ordered }: Row, changes: Now["changes"]) =>
  order_line_id && ordered ? paidUntil({ start, end }, coveredDays(order_line_id, ordered, changes)) : end

function handoverWire(row: Row, protocols: readonly RentalProtocol[], now: Now): StaffHandover {
  const { calendar, desk, today } = now
  const {
    delivery_content: _,
    accordions: __,
    price_per_day,
    window_start: windowStart,
    days_back: daysBack,
    ...more
  } = row
  const { order_line_id: ___, ordered: ____, waiting_since: since, ...rental } = more
  const isOwn = ({ reservation_id }: RentalProtocol) => reservation_id === row.reservation_id
  const written = protocols.find((one) => one.kind === "hand_over" && isOwn(one)) ?? null
  const isNoSwap = protocols.every(isOwn)
  const parts = desk.ofProduct(row.product_id)
  const scope = parts.length > 0 ? [] : scopeOf(row)
  const listOf = (kind: ProtocolKind) =>
    checklistOf(kind, scope, kind === "return" ? (written?.checklist ?? null) : null, fixedPoints(textsFor("shop")))
  return {
    ...rental,
    today,
    paid_until: paidUntilOf(row, now.changes),
    hand_over_from: handOverFrom({ start: row.starts_on, windowStart }, calendar),
    given_back_on: givenBackOn({ isPickup: row.is_pickup, start: row.starts_on, daysBack }, today, calendar),
    undo_until: row.state === "handed_over" && isNoSwap ? undoHandOverUntil(row.starts_on, written?.day ?? null) : null,
    can_undo_return: row.state === "returned" && isNoSwap && since !== null && dayInZurich(since) === today,
    price_per_day: price_per_day === null ? null : toWireMoney(price_per_day),
    checklist: listOf(rental.state === "reserved" ? "hand_over" : "return"),
    hand_over_checklist: listOf("hand_over"),
    parts,
    given_parts: desk.givenWith(row.reservation_id),
    protocols: protocols.map(protocolWire),
  }
}

/** What a product comes with is in its field of that name, or in the section 'Lieferumfang' of its page. */
export function scopeOf({ delivery_content, accordions }: DeliveryScope): string[] {
  const section = accordions?.find(({ header }) => /^lieferumfang/i.test(header.trim()))
  return linesOfHtml(delivery_content || section?.content || "")
}

const protocolWire = (protocol: RentalProtocol): StaffProtocol => ({
  id: protocol.id,
  kind: protocol.kind,
  day: protocol.day,
  serial_number: protocol.serial_number,
  checklist: protocol.checklist,
  note: protocol.note,
  photos: protocol.photos.map((id) => ({ id, url: `/admin/files/${id}` })),
  signer: protocol.signer,
  unsigned_reason: protocol.unsigned_reason,
  url: protocolAddress(protocol.id),
})

/** In the language of the shop, since the list is kept as it was ticked. */
const fixedPoints = (texts: Texts): FixedPoints => ({
  hand_over: texts(message("fleet.hand_over_points")).split("\n"),
  return: texts(message("fleet.return_points")).split("\n"),
})
