import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { type Message, message } from "#kernel/wire/message"
import { notFound, Refusal, refuse } from "#platform/refusal"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import {
  HandOverStandsError,
  HandOverSwappedError,
  OtherUnitOutError,
  ReturnStandsError,
  TooEarlyError,
  UnitTakenError,
  UnknownReservationError,
} from "#shop/rental/rules/errors"
import type { ReservationState } from "#shop/rental/wire/reservation"
import type { PlainCode } from "#texts/codes"
import type { UnitPromised, WrongMoment } from "../wire/staff-handover"
import { heldForOthers } from "./staff-change"

const MOMENTS: Record<ReservationState, { code: WrongMoment["code"]; reason: PlainCode }> = {
  reserved: { code: "not_handed_over", reason: "rental.not_handed_over" },
  handed_over: { code: "already_handed_over", reason: "rental.already_handed_over" },
  returned: { code: "already_returned", reason: "rental.already_returned" },
  cancelled: { code: "cancelled", reason: "fleet.cancelled" },
}

const outOfTime = (code: WrongMoment["code"], reason: Message) => refuse(reason, { status: 409, extra: { code } })

/** Says what stands against a hand-over or return: where the rental is, or who else is promised the unit. */
export async function handoverRefusal(db: Knex, reservationId: string, error: unknown): Promise<unknown> {
  if (error instanceof UnknownReservationError) return wrongMoment(db, reservationId)
  if (error instanceof TooEarlyError) return outOfTime("too_early", message("fleet.too_early", { day: error.from }))
  if (error instanceof HandOverStandsError)
    return outOfTime("too_late", message("fleet.too_late", { day: error.until }))
  if (error instanceof HandOverSwappedError) return outOfTime("too_late", message("fleet.swapped"))
  if (error instanceof ReturnStandsError) return outOfTime("too_late", message(`fleet.return_${error.reason}`))
  if (error instanceof OtherUnitOutError)
    return outOfTime("other_unit_out", message("fleet.other_unit_out", { serial: error.serialNumber }))
  return error instanceof UnitTakenError ? unitPromised(db, error) : error
}

async function wrongMoment(db: Knex, id: string): Promise<Refusal> {
  const found = await db("rental_reservation").where({ id, kind: "rental", deleted_at: null }).first("status")
  if (!found) return notFound()
  const { code, reason } = MOMENTS[found.status as ReservationState]
  return outOfTime(code, message(reason))
}

interface Holder {
  id: string
  kind: "rental" | "repair" | "calibration" | "other"
  status: ReservationState
  is_pinned: boolean
  serial_number: string
  start: CalendarDay
  end: CalendarDay
  shop_number: string | null
  customer: string
}

const HOLDERS = `
  select r.id, r.kind, r.status, r.is_pinned, u.serial_number, r.start_day::text as start, r.end_day::text as "end",
         ${shopNumber("o")} as shop_number,
         ${addressName("a", "r.note")} as customer
    from rental_reservation r
    join rental_unit u on u.id = r.unit_id
    left join "order" o on o.id = r.order_id
    left join order_address a on a.id = o.billing_address_id
   where r.id = any(?)
   order by r.start_day`

/** An exchange lets go whom the unit is promised by name; who isn't has nowhere to go already. */
const isExchangeable = (holders: readonly Holder[]): boolean =>
  holders.every(({ kind, status }) => kind === "rental" && status === "reserved") &&
  holders.some(({ is_pinned }) => is_pinned)

async function unitPromised(db: Knex, { reservationIds: ids, held }: UnitTakenError): Promise<Refusal> {
  const { rows } = await db.raw<{ rows: Holder[] }>(HOLDERS, [[...ids]])
  const extra: Omit<UnitPromised, "non_field_errors"> = {
    code: "unit_taken",
    conflicts: [...ids],
    can_exchange: isExchangeable(rows),
  }
  return new Refusal({ non_field_errors: [...rows.map(whyNot), ...held.map(heldForOthers)] }, { status: 409, extra })
}

const BLOCKS = {
  repair: "fleet.unit_in_repair",
  calibration: "fleet.unit_in_calibration",
  other: "fleet.unit_blocked",
} as const

function whyNot({ kind, status, serial_number: serial, shop_number: number, customer, start, end }: Holder): Message {
  const period = { start, end }
  if (kind !== "rental") return message(BLOCKS[kind], { serial, period })
  const holder = [...(number ? [message("fleet.order", { number })] : []), ...(customer ? [customer] : [])]
  const code = status === "handed_over" ? "fleet.unit_handed_over" : "fleet.unit_promised"
  return message(code, { serial, holder, period })
}
