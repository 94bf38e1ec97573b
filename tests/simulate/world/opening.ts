import { api, demoProduct, newCartToken, signedInCustomer, sql } from "../../harness"
import { rappen } from "../model/money"
import type { Customer, Delivery, Product, ShopState } from "../model/state"

/** Few units, so that customers get in each other's way. */
const MOST_UNITS = 3
const PRODUCTS = 4
const CUSTOMERS = 5
const ACCESSORY = "usb-c-kabel"

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

async function products(): Promise<Product[]> {
  const { body: listed } = await api<{ id: string; slug: string; product_is_inactive: boolean }[]>(
    "GET",
    "/products/rental/",
  )
  const rows = await sql<{ id: string; restocking: number; units: number }>(
    `select p.product_id as id, p.restocking_days as restocking,
            (select count(*)::int from rental_unit u where u.product_id = p.product_id and u.deleted_at is null) as units
       from rental_product p where p.deleted_at is null`,
  )
  const offered = listed.flatMap(({ id, slug, product_is_inactive }) => {
    const row = rows.find((one) => one.id === id)
    return row && row.units > 0 && !product_is_inactive ? [{ ...row, slug }] : []
  })
  const chosen = offered
    .sort((one, other) => one.units - other.units || (one.slug < other.slug ? -1 : 1))
    .slice(0, PRODUCTS)
  const found: Product[] = []
  for (const { id, slug, restocking } of chosen) {
    const detail = await demoProduct(slug)
    const units = await sql<{ id: string; serial: string }>(
      "select id, serial_number as serial from rental_unit where product_id = $1 and deleted_at is null order by serial_number",
      id,
    )
    const services = detail.productservices.map(({ id, basis, price, permille, group }) => {
      return { id, per: basis, amount: basis === "permille" ? (permille ?? 0) : rappen(price), group }
    })
    const { mandatory_companion: companion } = detail
    found.push({
      ...{ id, slug, restocking, services, pricePerDay: rappen(detail.price) },
      rates: (detail.rates ?? []).map(({ days, price }) => ({ days, price: rappen(price) })),
      units: units
        .slice(0, MOST_UNITS)
        .map((unit) => ({ ...unit, isInService: true, isKept: true, calibrationDue: null })),
      deposit: (detail.charges ?? []).reduce((sum, { amount }) => sum + rappen(amount), 0),
      companion: companion ? { kind: companion.category, price: rappen(companion.price) } : null,
    })
  }
  return found
}

const deliveries = async (): Promise<Delivery[]> =>
  (
    await sql(
      `select id, price_rappen, preparation_days + transit_out_days as before, transit_back_days as after, cut_off_time
         from rental_delivery_type where deleted_at is null and is_active order by sort_order`,
    )
  ).map(({ id, price_rappen, before, after, cut_off_time }) => {
    return { id, price: price_rappen, before, after, cutOff: minutesOf(cut_off_time ?? "16:00") }
  })

async function customer(now: number): Promise<Customer> {
  const { token, email, password } = await signedInCustomer()
  return { email, password, login: token, lastUsed: now, cart: { token: newCartToken(), lines: [], pieces: 0 } }
}

/**
 * The database's clock doesn't move with the shop's: after three months of the shop's, what lies in a cart would seem to have lain there as long,
 * and be forgotten.
 */
async function keepCarts(): Promise<void> {
  await sql(`create function stamp_far_ahead() returns trigger language plpgsql as $$
    begin new.updated_at = now() + interval '100 years'; return new; end $$`)
  await sql(`create trigger stamped_far_ahead before insert or update on cart_line_item
    for each row execute function stamp_far_ahead()`)
}

/** The shop on its first day, without what the demo has rented; what the model knows of it then. */
export async function opening(now: number): Promise<ShopState> {
  for (const table of ["rental_inspection", "rental_protocol", "rental_change", "rental_reservation", "rental_hold"])
    await sql(`delete from ${table}`)
  await sql("update rental_unit set calibration_due = null, is_in_service = true")
  await sql("delete from rental_closed_day")
  await keepCarts()
  const known = await products()
  const kept = known.flatMap(({ units }) => units.map(({ id }) => id))
  await sql(
    "update rental_unit set is_in_service = false where product_id = any($1) and id <> all($2)",
    known.map(({ id }) => id),
    kept,
  )
  const accessory = await demoProduct(ACCESSORY, "accessory")
  const customers: Customer[] = []
  for (let count = 0; count < CUSTOMERS; count++) customers.push(await customer(now))
  return {
    ...{ products: known, deliveries: await deliveries(), customers, closed: new Set(), closedAt: new Map() },
    accessory: { id: accessory.id, price: rappen(accessory.price) },
    ...{ orders: [], reservations: [], blocks: [], holds: [], grants: [] },
  }
}
