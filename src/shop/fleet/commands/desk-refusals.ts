import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInWords, periodInWords } from "#kernel/format-day"
import { notFound, Refusal } from "#platform/refusal"
import { shopNumber } from "#platform/sql/shop-numbers"
import { HandOverStandsError, TooEarlyError, UnitTakenError, UnknownReservationError } from "#shop/rental/rules/errors"
import type { ReservationState } from "#shop/rental/wire/reservation"
import type { UnitPromised, WrongMoment } from "../wire/staff-desk"

const MOMENTS: Record<ReservationState, WrongMoment> = {
  reserved: { code: "not_handed_over", non_field_errors: ["Das Gerät ist noch nicht übergeben."] },
  handed_over: { code: "already_handed_over", non_field_errors: ["Das Gerät ist bereits übergeben."] },
  returned: { code: "already_returned", non_field_errors: ["Das Gerät ist bereits zurück."] },
  cancelled: { code: "cancelled", non_field_errors: ["Diese Miete ist storniert."] },
}

const tooEarly = (from: CalendarDay) =>
  `Übergeben wird diese Miete frühestens am ${dayInWords(from)}: am Werktag vor dem Mietbeginn, im Versand am Versandtag.`
const tooLate = (until: CalendarDay) =>
  `Rückgängig ging das bis ${dayInWords(until)}. Nehmen Sie das Gerät stattdessen zurück.`

const outOfTime = (code: WrongMoment["code"], text: string) => {
  const body: WrongMoment = { code, non_field_errors: [text] }
  return new Refusal(409, { ...body })
}

/** Says what stands against a hand-over or return: where the rental stands, or who else is promised the unit. */
export async function deskRefusal(db: Knex, reservationId: string, error: unknown): Promise<unknown> {
  if (error instanceof UnknownReservationError) return wrongMoment(db, reservationId)
  if (error instanceof TooEarlyError) return outOfTime("too_early", tooEarly(error.from))
  if (error instanceof HandOverStandsError) return outOfTime("too_late", tooLate(error.until))
  return error instanceof UnitTakenError ? unitPromised(db, error.reservationIds) : error
}

async function wrongMoment(db: Knex, id: string): Promise<Refusal> {
  const found = await db("rental_reservation").where({ id, kind: "rental", deleted_at: null }).first("status")
  return found ? new Refusal(409, { ...MOMENTS[found.status as ReservationState] }) : notFound()
}

interface Holder {
  id: string
  kind: "rental" | "repair" | "calibration" | "other"
  status: ReservationState
  serial_number: string
  start: CalendarDay
  end: CalendarDay
  shop_number: string | null
  customer: string
}

const HOLDERS = `
  select r.id, r.kind, r.status, u.serial_number, r.start_day::text as start, r.end_day::text as "end",
         ${shopNumber("o")} as shop_number,
         coalesce(nullif(a.company, ''), nullif(trim(concat(a.first_name, ' ', a.last_name)), ''), r.note) as customer
    from rental_reservation r
    join rental_unit u on u.id = r.unit_id
    left join "order" o on o.id = r.order_id
    left join order_address a on a.id = o.billing_address_id
   where r.id = any(?)
   order by r.start_day`

async function unitPromised(db: Knex, ids: readonly string[]): Promise<Refusal> {
  const { rows } = await db.raw<{ rows: Holder[] }>(HOLDERS, [[...ids]])
  const body: UnitPromised = {
    code: "unit_taken",
    non_field_errors: rows.map(inWords),
    conflicts: [...ids],
    can_exchange: rows.every(({ kind, status }) => kind === "rental" && status === "reserved"),
  }
  return new Refusal(409, { ...body })
}

const BLOCKS = { repair: "in Reparatur", calibration: "in Prüfung", other: "gesperrt" }

function inWords({ kind, status, serial_number, shop_number, customer, ...period }: Holder): string {
  const when = periodInWords(period)
  if (kind !== "rental") return `${serial_number} ist ${BLOCKS[kind]}: ${when}.`
  const whose = [shop_number && `Bestellung ${shop_number}`, customer].filter(Boolean).join(", ")
  return status === "handed_over"
    ? `${serial_number} ist noch bei: ${whose} (${when}).`
    : `${serial_number} ist fest versprochen: ${whose} (${when}).`
}
