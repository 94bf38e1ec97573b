import { api, demoDeliveryTypes, newCartToken, type SignedInCustomer, sql } from "../harness"
import type { Period } from "./rental-cart"

/** Any of so many. */
export type Roll = (limit: number) => number

interface Desk {
  customer: SignedInCustomer
  productId: string
  /** Monday of a week without holidays or other rentals. */
  monday: Date
  roll: Roll
  /** The process that answers the next call. */
  baseUrl: () => string
}

const DAY_MS = 86_400_000

/** A customer who tries by every way to keep the days of one week for himself. */
export async function holdingCustomer({ customer, productId, monday, roll, baseUrl }: Desk) {
  const { pickup } = await demoDeliveryTypes()
  let cart = newCartToken()
  const { token } = customer
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
    api(method, path, { token, body, baseUrl: baseUrl() })

  const somePeriod = (): Period => {
    const from = roll(5)
    const day = (offset: number) => new Date(monday.getTime() + offset * DAY_MS).toISOString().slice(0, 10)
    return { rentalstartdate: day(from), rentalenddate: day(from + roll(5 - from)) }
  }
  const lines = async (): Promise<{ id: string }[]> =>
    (await ask("GET", `/cart/${cart}/`)).body.items.filter(
      ({ product }: { product: { category: string } }) => product.category === "rental",
    )
  const add = () =>
    ask("POST", `/cart/rental/${productId}/`, {
      ...{ cart, product: productId, quantity: 1, ...somePeriod(), delivery: pickup.id, productservice: null },
    })
  const hold = () => ask("POST", `/checkout/${cart}/hold/`)

  const ways = {
    wait: async () => undefined,
    letGo: () => ask("DELETE", `/checkout/${cart}/hold/`),
    addAgain: async () => {
      for (const { id } of await lines()) await ask("DELETE", `/cart/rental/${id}/`)
      await add()
    },
    stretchOrShrink: async () => {
      for (const { id } of await lines()) await ask("PUT", `/cart/rental/${id}/`, somePeriod())
    },
    otherCart: async () => {
      cart = newCartToken()
      await add()
    },
    oneMore: add,
    twice: () => Promise.all([hold(), hold(), hold()]),
  }
  const names = Object.keys(ways) as (keyof typeof ways)[]

  return {
    /** Puts a rental into the cart and holds it. @returns how far the process's clock is from the machine's */
    async open(process: string): Promise<number> {
      await add()
      const { expires_at, expires_in_s } = (await api("POST", `/checkout/${cart}/hold/`, { token, baseUrl: process }))
        .body
      return Date.parse(expires_at) - expires_in_s * 1000 - Date.now()
    },
    /** @returns status of the hold asked for at the end */
    async tryOn(): Promise<number> {
      const tried = await ways[names[roll(names.length)]]()
      if (tried && "status" in tried && tried.status >= 500) return tried.status
      return (await hold()).status
    },
  }
}

/** What customers hold now: until when, in milliseconds from the given instant of the shop's clock. */
export async function heldNow(at: Date): Promise<{ customer: string; day: string; leftMs: number }[]> {
  const rows = await sql<{ customer: string; day: string; expires_at: Date }>(
    `select customer_id as customer, day::date::text as day, max(expires_at) as expires_at
       from rental_hold, generate_series(window_start, window_end, interval '1 day') day
      where expires_at > $1 and deleted_at is null
      group by customer_id, day`,
    at,
  )
  return rows.map(({ customer, day, expires_at }) => ({ customer, day, leftMs: expires_at.getTime() - at.getTime() }))
}

/** Lets time pass for holds: all that they know is moved into the past. */
export async function letTimePass(minutes: number): Promise<void> {
  await sql("update rental_hold set expires_at = expires_at - make_interval(mins => $1)", minutes)
  await sql(
    `update rental_hold_grant set granted_at = granted_at - make_interval(mins => $1),
        ends_at = ends_at - make_interval(mins => $1)`,
    minutes,
  )
}
