import type { StaffHandover, TakenBack, UnitPromised, WrongMoment } from "#shop/fleet/wire/staff-handover"
import { type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

export let admin: Awaited<ReturnType<typeof staff>>
export let customer: SignedInCustomer

/** Staff at the counter and a customer, for a file; all devices are at home. */
export async function startHandovers() {
  admin = await staff()
  customer = await signedInCustomer()
  await allAtHome()
}

/** As if nothing had ever been rented. */
export async function allAtHome() {
  for (const table of [
    "part_lack",
    "part_issue",
    "rental_inspection",
    "rental_protocol",
    "rental_change",
    "rental_reservation",
  ])
    await sql(`delete from ${table}`)
}

// The shop's clock shows Tuesday, 24 November 2026.
export async function ordered(handle: string, period: [string, string] = ["2026-11-25", "2026-11-27"]) {
  const cart = await cartWithRental(handle, period)
  const { body } = await checkOut(cart, customer)
  return { orderId: body.id as string, ...(await reservationOf(body.id)) }
}
interface Reservation {
  id: string
  status: string
  unit_id: string
  window_end: string
  serial_number: string
  product_id: string
}
export async function reservationOf(orderId: string): Promise<Reservation> {
  const [row] = await sql<Reservation>(
    `select r.id, r.status, r.unit_id, r.window_end::text, u.serial_number, u.product_id
       from rental_reservation r join rental_unit u on u.id = r.unit_id where r.order_id = $1`,
    orderId,
  )
  return row
}
const UNSIGNED = { checklist: [], note: "", photos: [], signer: "", signature: null, unsigned_reason: "Versand" }
export const handOver = (id: string, serial_number: string, changes: object = {}) =>
  admin<Partial<UnitPromised> & Record<"non_field_errors" | "serial_number", string[]>>(
    "POST",
    `/admin/rental/reservations/${id}/hand-over`,
    {
      serial_number,
      is_exchanged: false,
      ...UNSIGNED,
      note: "Koffer vollständig",
      ...changes,
    },
  )
export const takeBack = (id: string, returned_on: string, changes: object = {}) =>
  admin<TakenBack & WrongMoment>("POST", `/admin/rental/reservations/${id}/return`, {
    returned_on,
    is_waived: false,
    waiver_reason: "",
    damage: null,
    ...UNSIGNED,
    ...changes,
  })
/** A rental of CHF 90.00 a day that is out since Monday, 16 November, and was due on the given day. */
export async function out(handle: string, end: string) {
  const rental = await ordered(handle, ["2026-12-07", "2026-12-09"])
  await sql(
    "update rental_reservation set status = 'cancelled' where unit_id = $1 and id <> $2",
    rental.unit_id,
    rental.id,
  )
  await sql(
    `update rental_reservation set status = 'handed_over', start_day = '2026-11-16', end_day = $2,
        window_start = '2026-11-16', window_end = $2 where id = $1`,
    rental.id,
    end,
  )
  const [{ price }] = await sql(
    `select (line.metadata->'rental'->>'pricePerDay')::int as price from order_line_item line
       join order_item item on item.item_id = line.id where item.order_id = $1 and line.metadata ? 'rental'`,
    rental.orderId,
  )
  return { ...rental, pricePerDay: price as number }
}
export const changesOf = (orderId: string) =>
  sql("select kind, fee, day::text from rental_change where order_id = $1", orderId)

/** As `ordered`, with all units of the product at home. */
export async function orderedAlone(handle: string) {
  const { id, ...rental } = await ordered(handle, ["2027-02-15", "2027-02-17"])
  await sql(
    "update rental_reservation set status = 'cancelled' where product_id = $1 and id <> $2",
    rental.product_id,
    id,
  )
  await sql(
    `update rental_reservation set start_day = '2026-11-25', end_day = '2026-11-27', window_start = '2026-11-25',
        window_end = '2026-11-27' where id = $1`,
    id,
  )
  return { id, ...rental }
}
export const undo = (id: string, reason = "Falsche Miete") =>
  admin<Partial<WrongMoment> & { reason?: string[] }>("POST", `/admin/rental/reservations/${id}/hand-over/undo`, {
    reason,
  })
export const handoverOf = async (id: string) =>
  (await admin<StaffHandover>("GET", `/admin/rental/reservations/${id}`)).body
