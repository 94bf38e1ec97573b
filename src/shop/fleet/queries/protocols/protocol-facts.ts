import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { type Message, message } from "#kernel/wire/message"
import { personName, placeName, staffName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { ProtocolPart } from "#shop/parts/wire/desk-parts"
import { protocolById, type RentalProtocol } from "#shop/rental/data/units/protocols"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"

/** A protocol with what its paper says next to it. */
export interface ProtocolFacts extends RentalProtocol {
  parts: ProtocolPart[]
  shop_number: string | null
  /** Lines of the address. */
  customer: string[]
  period: RentalPeriod
  delivery: string
  staff: string
  /** Of a return: what was found damaged then; what is found later isn't what was signed. */
  damages: { description: string; fee: Rappen; photos: string[] }[]
}

interface Row {
  shop_number: string | null
  customer: string[]
  start: CalendarDay
  end: CalendarDay
  delivery: string
  staff: string
  damages: ProtocolFacts["damages"] | null
}

const FACTS = `
  select ${shopNumber("o")} as shop_number,
         case when a.id is null then array[r.note] else
           array[a.company, ${personName("a")}, a.address_1, ${placeName("a")}]
         end as customer,
         r.start_day::text as start, r.end_day::text as "end", coalesce(d.name, '') as delivery,
         ${staffName("staff", "''", "p.staff_id")} as staff,
         (select jsonb_agg(jsonb_build_object('description', c.note, 'photos', coalesce(c.details->'photos', '[]'),
             'fee', c.fee)
             order by c.created_at, c.id)
            from rental_change c
           where c.reservation_id = p.reservation_id and c.kind = 'damage' and c.created_at <= p.created_at
             and c.deleted_at is null) as damages
    from rental_protocol p
    join rental_reservation held on held.id = p.reservation_id
    join rental_reservation r on r.id = coalesce(held.swapped_out_of, held.id)
    left join rental_delivery_type d on d.id = r.delivery_type_id
    left join "order" o on o.id = p.order_id
    left join order_address a on a.id = o.billing_address_id
    left join "user" staff on staff.id = p.staff_id
   where p.id = ?`

/** @returns null for an unknown id */
export async function protocolFacts(db: Knex, id: string): Promise<ProtocolFacts | null> {
  const [protocol, { rows }] = await Promise.all([protocolById(db, id), db.raw<{ rows: Row[] }>(FACTS, [id])])
  const [row] = rows
  if (!protocol || !row) return null
  const { start, end, damages, ...facts } = row
  return {
    ...protocol,
    parts: protocol.parts as ProtocolPart[],
    ...facts,
    customer: facts.customer.map((line) => line ?? "").filter(Boolean),
    period: { start, end },
    damages: protocol.kind === "return" ? (damages ?? []) : [],
  }
}

/** What the paper is called. */
export const protocolTitle = ({ kind }: Pick<ProtocolFacts, "kind">): Message =>
  message(kind === "hand_over" ? "fleet.hand_over_protocol" : "fleet.return_protocol")
