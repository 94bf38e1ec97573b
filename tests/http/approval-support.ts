import type { OrderRequestWire } from "#shop/approvals/wire/order-request"
import { api, type SignedInCustomer, sql } from "../harness"
import { cartWithAccessory } from "./cart-support"
import { checkOut, type Orderer } from "./checkout-support"
import { colleague, founder } from "./company-support"

export const limit = ({ token }: Pick<SignedInCustomer, "token">, order_limit: string | null) =>
  api("PUT", "/company/limit/", { token, body: { order_limit } })

/** A company in which a colleague without the right to manage orders nothing alone. */
export async function limitedCompany(order_limit = "0.00") {
  const manager = await founder()
  await limit(manager, order_limit)
  return { manager, member: await colleague(manager) }
}

/** What the member's order of the cart became: the request's id. */
export async function requestFor(
  member: Orderer,
  cart: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await checkOut(cart, member, changes)
  if (status !== 200 || !body.approval) throw new Error(`No request: ${status} ${JSON.stringify(body)}`)
  return body.approval.id
}

/** A company with an order that waits. */
export async function waitingRequest(cart?: string) {
  const company = await limitedCompany()
  return { ...company, id: await requestFor(company.member, cart ?? (await cartWithAccessory("usb-c-kabel"))) }
}

export const requestOf = ({ token }: SignedInCustomer, id: string) =>
  api<OrderRequestWire>("GET", `/company/requests/${id}/`, { token })

/** At what it costs now, unless another sum is named. */
export async function approve(by: SignedInCustomer, id: string, confirmed_total?: string, baseUrl?: string) {
  const total = confirmed_total ?? (await requestOf(by, id)).body.total_cost
  return api("POST", `/company/requests/${id}/approve/`, {
    ...{ token: by.token, body: { confirmed_total: total } },
    ...(baseUrl && { baseUrl }),
  })
}

export const refuse = ({ token }: SignedInCustomer, id: string, reason = "Bitte das kleinere Gerät.") =>
  api("POST", `/company/requests/${id}/refuse/`, { token, body: { reason } })

export const withdraw = ({ token }: SignedInCustomer, id: string) =>
  api("POST", `/company/requests/${id}/withdraw/`, { token })

/** As if its time had passed long ago: clocks of shop and spec may be minutes apart. */
export const letRunOut = (id: string) =>
  sql(
    `with over as (update order_request set expires_at = created_at - interval '1 hour' where id = $1 returning id, expires_at)
     update rental_hold h set expires_at = over.expires_at from over where h.customer_id = 'offer:' || over.id`,
    id,
  )

/** Of a device with one unit: days that no other test of the file asks for. */
export const DEVICE = "icon-icr70"
export function weeksOfDays() {
  let weeks = 0
  return (): [string, string] => {
    weeks += 1
    const day = (date: number) => new Date(Date.UTC(2027, 8, date + 7 * weeks)).toISOString().slice(0, 10)
    return [day(7), day(8)]
  }
}

export const codeOf = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get("refusal-code"),
]
export const ordersOf = async ({ token }: SignedInCustomer) => (await api("GET", "/orders/", { token })).body
export const earlierOf = async ({ token }: SignedInCustomer) =>
  (await api("PUT", `/cart/${"n".repeat(24)}/`, { token, body: {} })).body.earlier
export const hoursOf = async (by: SignedInCustomer, id: string) => {
  const { expires_at, requested_at } = (await requestOf(by, id)).body
  return Math.round((Date.parse(expires_at) - Date.parse(requested_at)) / 3_600_000)
}
export const stateOf = async (by: SignedInCustomer, id: string) => (await requestOf(by, id)).body.state
export const reservedFrom = (start: string) =>
  sql("select from rental_reservation where start_day = $1 and kind = 'rental' and status = 'reserved'", start)
