import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { shopWorkingDays } from "#area/rental"
import type { CalendarDay } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { notFound } from "#platform/refusal"
import { addressName, personName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { protocolsOfReservation, type RentalProtocol } from "#shop/rental/data/units/protocols"
import { handOverFrom, undoHandOverUntil } from "#shop/rental/rules/hand-over/hand-over"
import { checklistOf, type FixedPoints, linesOfHtml } from "#shop/rental/rules/hand-over/protocol"
import { protocolAddress } from "#shop/rental/wire/protocol-address"
import type { ReservationState } from "#shop/rental/wire/reservation"
import { type Texts, textsFor } from "#texts/texts"
import type { StaffHandover, StaffProtocol } from "../wire/staff-handover"
import { serviceNamesSql } from "./services-sql"

type Computed = "today" | "checklist" | "protocols" | "price_per_day" | "hand_over_from" | "undo_until"

interface Row extends Omit<StaffHandover, Computed> {
  state: ReservationState
  starts_on: CalendarDay
  window_start: CalendarDay
  /** Rappen. */
  price_per_day: number | null
  delivery_content: string | null
  accordions: { header: string; content: string }[] | null
}

const RENTAL = `
  select r.id as reservation_id, r.status as state, r.product_id, coalesce(l.product_title, p.title, '') as product,
         u.serial_number, r.start_day::text as starts_on, r.end_day::text as ends_on, r.window_start::text,
         case when u.calibration_due < r.end_day then u.calibration_due::text end as calibration_ends_on,
         coalesce(d.name, '') as delivery,
         coalesce(d.price_rappen, 0) = 0 as is_pickup, ${serviceNamesSql("l")} as service,
         exists (select 1 from rental_inspection waiting
                  where waiting.unit_id = r.unit_id and waiting.inspected_at is null) as unit_waits_for_inspection,
         (l.metadata->'rental'->>'pricePerDay')::int as price_per_day, r.order_id,
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
   where r.id = ? and r.kind = 'rental' and r.deleted_at is null`

/** A rental at the counter. Three statements. @throws Refusal 404 for what isn't a rental */
export async function handoverOf(db: Knex, id: string, today: CalendarDay): Promise<StaffHandover> {
  const [{ rows }, protocols] = await Promise.all([
    db.raw<{ rows: Row[] }>(RENTAL, [id]),
    protocolsOfReservation(db, id),
  ])
  const [row] = rows
  if (!row) throw notFound()
  const { delivery_content, accordions, price_per_day, window_start: windowStart, ...rental } = row
  const written = protocols.find(({ kind }) => kind === "hand_over") ?? null
  const handedOver = written?.checklist ?? null
  const calendar = await shopWorkingDays(db, windowStart, row.starts_on)
  return {
    ...rental,
    today,
    hand_over_from: handOverFrom({ start: row.starts_on, windowStart }, calendar),
    undo_until: row.state === "handed_over" ? undoHandOverUntil(row.starts_on, written?.day ?? null) : null,
    price_per_day: price_per_day === null ? null : toWireMoney(price_per_day),
    checklist: checklistOf(
      rental.state === "reserved" ? "hand_over" : "return",
      scopeOf(row),
      handedOver,
      fixedPoints(textsFor("shop")),
    ),
    protocols: protocols.map(protocolWire),
  }
}

/** What a product comes with is in its field of that name, or in the section 'Lieferumfang' of its page. */
function scopeOf({ delivery_content, accordions }: Row): string[] {
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
