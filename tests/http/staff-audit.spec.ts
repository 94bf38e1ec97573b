import { beforeAll, describe, expect, it } from "vitest"
import type { StaffAllImpersonations } from "#shop/impersonation/wire/staff-impersonations"
import type { StaffAudit } from "#shop/journal/wire/staff-audit"
import { demoProduct, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { create, logInStaff, register } from "./staff-event-support"
import { certifyUnitOf } from "./unit-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let customerId: string
let order: { id: string; shop_number: string }
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer({ company: "Spurlos 50% AG" })
  const [account] = await sql("select customer_id from session_account where email = $1", customer.email)
  customerId = account.customer_id
  order = (await checkOut(await cartWithRental("rtc-360", ["2027-04-06", "2027-04-15"]), customer)).body
  await admin("POST", `/admin/orders/${order.id}/notes`, { text: "Bitte anrufen" })
  await admin("POST", `/admin/customers/${customerId}/mails`, { kind: "reset" })
})

const audit = async (query: string) => (await admin<StaffAudit>("GET", `/admin/audit?${query}`)).body
const actions = async (query: string) => (await audit(query)).entries.map(({ action }) => action)
/** What was done through a route of Medusa's own, once its end is known. */
const stockEntry = (subjectId: string) =>
  until("the entry", async () => {
    const [entry] = (await audit(`subject_id=${subjectId}&area=admin`)).entries
    return entry && entry.status !== 0 ? entry : null
  })

describe("GET /admin/audit", () => {
  it("says who did what, with names", async () => {
    const { entries, staff: everybody } = await audit(`subject_id=${order.id}`)
    expect(entries).toEqual([
      expect.objectContaining({
        staff: "team@example.ch",
        action: "order.note",
        subject: { type: "order", id: order.id, label: order.shop_number, page: `orders/${order.id}` },
        before: null,
        after: { note: "Bitte anrufen" },
        status: null,
      }),
    ])
    expect(everybody).toEqual([expect.objectContaining({ name: "team@example.ch" })])
  })

  it("names what an entry is about, and the page that shows it", async () => {
    await logInStaff()
    const eventId = await create({ name: "Scan-Abend Thusis" })
    const { body: registration } = await register(eventId)
    await certifyUnitOf(order.id)
    const [unit] = await sql(
      "select u.id, u.product_id, u.serial_number from rental_unit u join rental_reservation r on r.unit_id = u.id where r.order_id = $1",
      order.id,
    )
    const { version } = (await admin("GET", "/admin/content/home-intro")).body
    await admin("POST", "/admin/content/home-intro", { html: "<p>Neu</p>", version })

    const subjectOf = async (id: string) => (await audit(`subject_id=${id}`)).entries[0].subject
    const event = { label: "Scan-Abend Thusis", page: `events/${eventId}` }
    expect(await subjectOf(eventId)).toMatchObject(event)
    expect(await subjectOf(registration.id)).toMatchObject(event)
    expect((await audit(`subject_id=${registration.id}`)).names).toEqual({ [eventId]: "Scan-Abend Thusis" })
    expect(await subjectOf(unit.id)).toMatchObject({ label: unit.serial_number, page: `products/${unit.product_id}` })
    expect(await subjectOf("home-intro")).toMatchObject({ label: null, page: "content/home-intro" })
    await sql("update event set deleted_at = now() where id = $1", eventId)
    expect(await subjectOf(eventId)).toMatchObject({ label: "Scan-Abend Thusis", page: null })
  })

  it("is filtered by area, person, words and days", async () => {
    expect(await actions(`area=customer&q=${encodeURIComponent("spurlos 50%")}`)).toEqual(["customer.mail-reset"])
    expect(await actions(`q=${order.shop_number}`)).toEqual(["order.note"])
    const [{ id }] = (await audit("")).staff
    expect(await actions(`subject_id=${order.id}&staff_id=${id}`)).toEqual(["order.note"])
    expect(await actions(`subject_id=${order.id}&staff_id=user_unknown`)).toEqual([])
    expect(await actions(`subject_id=${order.id}&from=2026-11-24&to=2026-11-24`)).toEqual(["order.note"])
    expect(await actions(`subject_id=${order.id}&to=2026-11-23`)).toEqual([])
    expect((await audit("limit=1&offset=1")).entries).toHaveLength(1)
  })

  it.each(["from=2026-13-01", "limit=0", "offset=x", `q=${"x".repeat(101)}`])("refuses '%s'", async (query) =>
    expect((await admin("GET", `/admin/audit?${query}`)).status).toBe(400),
  )
})

it("GET /admin/impersonations lists those of all customers", async () => {
  await admin("POST", `/admin/customers/${customerId}/impersonations`, { reason: "Bestellung am Telefon" })
  const { body } = await admin<StaffAllImpersonations>("GET", "/admin/impersonations?limit=1")
  expect(body.impersonations).toEqual([
    expect.objectContaining({ reason: "Bestellung am Telefon", customer: { id: customerId, name: "Spurlos 50% AG" } }),
  ])
  expect(body.count).toBeGreaterThan(0)
})

describe("what is done on Medusa's own pages", () => {
  it("is written down with how it ended, without secrets", async () => {
    const body = { phone: "+41 71 111 11 11", metadata: { api_token: "geheim" } }
    expect((await admin("POST", `/admin/customers/${customerId}`, body)).status).toBe(200)
    expect(await stockEntry(customerId)).toMatchObject({
      action: "admin.post",
      status: 200,
      staff: "team@example.ch",
      subject: { label: "Spurlos 50% AG" },
      after: {
        path: `/admin/customers/${customerId}`,
        body: { phone: "+41 71 111 11 11", metadata: { api_token: "…" } },
      },
    })
  })

  it("isn't written down twice where the route is ours", async () => {
    expect(await actions(`subject_id=${order.id}&area=admin`)).toEqual([])
  })

  const deviceId = async () => (await demoProduct("rtc-360", "rental")).id
  const idOf = async (table: string, which = "true") =>
    (await sql<{ id: string }>(`select id from ${table} where deleted_at is null and ${which} limit 1`))[0].id
  const vat = async () => `/admin/tax-rates/${await idOf("tax_rate", "is_default")}`
  const channelId = () => idOf("sales_channel")
  const elsewhere = { location_id: "sloc_elsewhere", stocked_quantity: 5 }
  const ofItem = async () => ({ create: [{ ...elsewhere, inventory_item_id: await idOf("inventory_item") }] })

  it.each<[string, string, () => string | Promise<string>, (() => object | Promise<object>)?]>([
    ["another login", "POST", () => `/admin/customers/${customerId}`, () => ({ email: "anders@example.ch" })],
    ["deleting a customer", "DELETE", () => `/admin/customers/${customerId}`],
    ["deleting a product with units", "DELETE", async () => `/admin/products/${await deviceId()}`],
    [
      "products with units among many",
      "POST",
      () => "/admin/products/batch",
      async () => ({ delete: [await deviceId()] }),
    ],
    [
      "a product without its ordered variants",
      "POST",
      async () => `/admin/products/${await deviceId()}`,
      () => ({ variants: [] }),
    ],
    [
      "such a product among many",
      "POST",
      () => "/admin/products/batch",
      async () => ({ update: [{ id: await deviceId(), variants: [{ title: "Neu" }] }] }),
    ],
    ["products from a file", "POST", () => "/admin/products/imports", () => ({ file_key: "x", originalname: "x.csv" })],
    [
      "taking a product out of the channel",
      "POST",
      async () => `/admin/products/${await deviceId()}`,
      () => ({ sales_channels: [] }),
    ],
    [
      "taking it out among many",
      "POST",
      () => "/admin/products/batch",
      async () => ({ update: [{ id: await deviceId(), sales_channels: [] }] }),
    ],
    [
      "taking products out where the channel is",
      "POST",
      async () => `/admin/sales-channels/${await channelId()}/products`,
      async () => ({ remove: [await deviceId()] }),
    ],
    ["deleting what the shop stands on", "DELETE", () => "/admin/sales-channels/sc_1"],
    ["deleting its VAT", "DELETE", vat],
    ["another rate of VAT than in the settings", "POST", vat, () => ({ rate: 5 })],
    ["another code of its VAT", "POST", vat, () => ({ code: "VAT" })],
    [
      "another currency",
      "POST",
      async () => `/admin/regions/${await idOf("region")}`,
      () => ({ currency_code: "eur" }),
    ],
    [
      "another name of a kind of products",
      "POST",
      async () => `/admin/product-types/${await idOf("product_type", "value = 'rental'")}`,
      () => ({ value: "Miete" }),
    ],
    [
      "another channel of the store",
      "POST",
      async () => `/admin/stores/${await idOf("store")}`,
      () => ({ default_sales_channel_id: null }),
    ],
    [
      "taking the channel from its location",
      "POST",
      async () => `/admin/stock-locations/${await idOf("stock_location")}/sales-channels`,
      async () => ({ remove: [await channelId()] }),
    ],
    [
      "stock in another location",
      "POST",
      async () => `/admin/inventory-items/${await idOf("inventory_item")}/location-levels`,
      () => elsewhere,
    ],
    [
      "stock of an item in many locations",
      "POST",
      async () => `/admin/inventory-items/${await idOf("inventory_item")}/location-levels/batch`,
      () => ({ create: [elsewhere] }),
    ],
    ["stock of many items elsewhere", "POST", () => "/admin/inventory-items/location-levels/batch", ofItem],
    ["an item that is elsewhere", "POST", () => "/admin/inventory-items", () => ({ location_levels: [elsewhere] })],
  ])("is refused for %s", async (_what, method, path, body) => {
    const answer = await admin(method, await path(), await body?.())
    expect([answer.status, typeof answer.body.message]).toEqual([409, "string"])
  })

  it("is what staff may do besides: names, variants that weren't ordered, and values sent back as they were", async () => {
    const { variants } = (await admin("GET", `/admin/products/${await deviceId()}?fields=variants.id`)).body.product
    const kept = variants.map(({ id }: { id: string }) => ({ id }))
    for (const [path, body] of [
      [`/admin/products/${await deviceId()}`, { variants: kept }],
      [`/admin/regions/${await idOf("region")}`, { name: "Schweiz", currency_code: "chf" }],
      [await vat(), { name: "MwSt. 8,1 %", rate: 8.1 }],
      [`/admin/product-types/${await idOf("product_type", "value = 'rental'")}`, { value: "rental" }],
    ] as const)
      expect([path, (await admin("POST", path, body)).status]).toEqual([path, 200])
  })

  it("is refused for an order whose device is out", async () => {
    await sql("update rental_reservation set status = 'handed_over' where order_id = $1", order.id)
    expect((await admin("POST", `/admin/orders/${order.id}/cancel`, {})).status).toBe(409)
    expect(await stockEntry(order.id)).toMatchObject({ status: 409 })
  })

  it("keeps customers' own e-mail", async () => {
    expect((await admin("POST", `/admin/customers/${customerId}`, { email: customer.email })).status).toBe(200)
  })
})
