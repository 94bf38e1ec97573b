import { beforeAll, describe, expect, it } from "vitest"
import type { StaffCustomerHits } from "#shop/accounts/wire/staff-customers"
import type { StaffErpRows } from "#shop/erp/wire/staff-erp"
import type { StaffOrderList } from "#shop/erp/wire/staff-order-list"
import type { StaffPlan } from "#shop/fleet/wire/staff-plan"
import type { StaffSearch } from "#wire/staff-search"
import { api, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

const REFERENCE = "Halle_4 100%"
const BILLED_TO = "buchhaltung.finden@example.ch"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let order: { id: string; shop_number: string; bexio_order_id: string; bexio_invoice_id: string }
let serial: string

/** The order that is looked for, and another customer's next to it. */
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  await checkOut(await cartWithAccessory("usb-c-kabel"), await signedInCustomer())
  const cart = await cartWithRental("rtc-360", ["2027-02-08", "2027-02-10"])
  const { body } = await checkOut(cart, customer, { referencenum: REFERENCE, email: BILLED_TO })
  order = await until("the invoice of the order", async () => {
    const seen = (await api("GET", `/orders/${body.id}/`, { token: customer.token })).body
    return seen.bexio_invoice_id && seen
  })
  const [unit] = await sql(
    "select serial_number from rental_reservation r join rental_unit u on u.id = r.unit_id where r.order_id = $1",
    order.id,
  )
  serial = unit.serial_number
})

/** What somebody may know of an order. */
const NAMES: [string, () => string][] = [
  ["its number", () => order.shop_number],
  ["its number without the letter", () => order.shop_number.slice(2)],
  ["its number as it is said", () => `w ${order.shop_number.slice(2)}`],
  ["its number on Medusa's pages", () => `#${order.shop_number.slice(2)}`],
  ["its number as it is called", () => `Bestellung ${order.shop_number.slice(2)}`],
  ["the number in the accounts", () => order.bexio_order_id],
  ["the number of its invoice", () => order.bexio_invoice_id],
  ["the serial number of its unit", () => serial],
  ["the customer's reference", () => REFERENCE],
  ["the login's e-mail", () => customer.email.toUpperCase()],
  ["the e-mail on the bill", () => BILLED_TO],
]

const get = async <Answer>(path: string): Promise<Answer> => {
  const { status, body } = await admin<Answer>("GET", path)
  expect(status).toBe(200)
  return body
}

const inOrders = async (q: string) =>
  (await get<StaffOrderList>(`/admin/order-list?limit=100&q=${encodeURIComponent(q)}`)).orders.map(({ id }) => id)

describe.each(NAMES)("an order is found by %s", (_name, words) => {
  it("in the list of orders", async () => {
    expect(await inOrders(words())).toContain(order.id)
  })

  it("in the search over everything", async () => {
    const { results } = await get<StaffSearch>(`/admin/search?limit=20&q=${encodeURIComponent(words())}`)
    expect(results[0].data.map(({ id }) => id)).toContain(order.id)
  })

  it("in Medusa's list", async () => {
    const { orders } = await get<{ orders: { id: string }[] }>(
      `/admin/orders?limit=100&q=${encodeURIComponent(words())}`,
    )
    expect(orders.map(({ id }) => id)).toContain(order.id)
  })

  it("as its customer's, above the list of customers", async () => {
    const { customers } = await get<StaffCustomerHits>(`/admin/customer-search?q=${encodeURIComponent(words())}`)
    expect(customers.map(({ email }) => email)).toContain(customer.email)
  })

  it("among the documents for the accounts", async () => {
    const found = await get<StaffErpRows>(`/admin/erp?filter=done&limit=100&q=${encodeURIComponent(words())}`)
    expect(found.rows.map(({ order_id }) => order_id)).toContain(order.id)
    expect(found.count).toBe(found.rows.length)
  })
})

it("knows in the plan all that is looked for there", async () => {
  const { items, units } = await get<StaffPlan>("/admin/rental/plan?from=2027-02-01&to=2027-02-28")
  const planned = items.find(({ order_id }) => order_id === order.id)
  expect(planned?.shop_number).toBe(order.shop_number)
  for (const name of [order.bexio_order_id, order.bexio_invoice_id, REFERENCE, customer.email])
    expect(planned?.known_by).toContain(name)
  expect(units.find(({ id }) => id === planned?.unit_id)?.serial_number).toBe(serial)
})

describe("Medusa's list of orders", () => {
  const listed = (query: string) => get<{ orders: unknown[]; count: number }>(`/admin/orders?${query}`)

  it("finds by a number no more than it names", async () => {
    expect((await listed(`q=${encodeURIComponent(`Bestellung ${order.shop_number}`)}`)).count).toBe(1)
  })

  it.each([
    ["its company", "Halle 77 AG"],
    ["its street", "Bahnweg 77"],
    ["its postal code", "9877"],
    ["a word that looks like a document's number", "P40"],
    ["its phone", "+41 71 555 77 77"],
  ])("finds an order by %s, next to what the words name besides", async (_name, words) => {
    const addressed = {
      company: "Halle 77 AG",
      address: "Bahnweg 77 P40",
      postalcode: "9877",
      phone: "+41 71 555 77 77",
    }
    const other = await signedInCustomer()
    const { body } = await checkOut(await cartWithAccessory("usb-c-kabel"), other, addressed)
    await sql(
      "update \"order\" set metadata = jsonb_set(metadata, '{reference}', to_jsonb($1::text)) where id = $2",
      words,
      order.id,
    )
    const { orders } = await get<{ orders: { id: string }[] }>(`/admin/orders?limit=100&q=${encodeURIComponent(words)}`)
    await sql(
      "update \"order\" set metadata = jsonb_set(metadata, '{reference}', to_jsonb($1::text)) where id = $2",
      REFERENCE,
      order.id,
    )
    expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining([body.id, order.id]))
  })

  it("finds by an invoice's digits no number that only begins with them", async () => {
    const [{ digits }] = await sql(
      "select substring(erp_invoice_number from '0*([0-9]+)$') as digits from erp_mirror where order_id = $1",
      order.id,
    )
    const idsBy = async (words: string) => (await inOrders(words)).includes(order.id)
    expect(await idsBy(`Rechnung ${digits}`)).toBe(true)
    expect(await idsBy(`Rechnungsnummer 00${digits}`)).toBe(true)
    for (const part of [`${digits}`.slice(0, -1), `9${digits}`].filter(Boolean))
      expect([part, await idsBy(`Rechnung ${part}`)]).toEqual([part, false])
  })

  it("finds nothing by a number that no order has", async () => {
    expect((await listed("q=W-999999")).count).toBe(0)
  })

  it("keeps to what else is asked", async () => {
    expect((await listed(`q=${order.shop_number}&id=order_another`)).count).toBe(0)
  })
})

it.each<[string, () => string]>([
  ["its serial number without signs", () => serial.replace(/[^a-z0-9]/gi, "").toLowerCase()],
  ["the reference as it is heard", () => "halle 4 100%"],
])("the list of orders finds one by %s too", async (_name, words) => {
  expect(await inOrders(words())).toContain(order.id)
})

it.each(["%25_%25", "W-999999", "--"])("the list of orders has nothing by '%s'", async (q) => {
  expect(await get<StaffOrderList>(`/admin/order-list?q=${q}`)).toMatchObject({ orders: [], counts: { all: 0 } })
})
