import { beforeAll, describe, expect, it } from "vitest"
import type { StaffAllImpersonations } from "#shop/impersonation/wire/staff-impersonations"
import type { StaffAudit } from "#shop/journal/wire/staff-audit"
import type { StaffCancellation } from "#shop/orders/wire/staff-rental"
import { demoProduct, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { staffAs } from "../harness/staff-session"
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

  it("has with an order what was done to its rentals and documents", async () => {
    const { body } = await checkOut(await cartWithRental("rtc-360", ["2027-06-07", "2027-06-09"]), customer)
    const [{ id: rental }] = await sql("select id from rental_reservation where order_id = $1", body.id)
    const path = `/admin/rental/reservations/${rental}`
    const { cancellation } = (await admin<StaffCancellation>("GET", `${path}/cancellation`)).body
    const cancelled = { confirmed_fee: cancellation?.fee, is_waived: false, note: "" }
    expect((await admin("POST", `${path}/cancel`, cancelled)).status).toBe(200)
    const row = await until("its document", async () => {
      const [mirror] = await sql("select id, state from erp_mirror where order_id = $1 and serial = 1", body.id)
      return mirror?.state === "done" ? mirror : null
    })
    await sql("update erp_mirror set state = 'parked' where id = $1", row.id)
    expect((await admin("POST", `/admin/erp/${row.id}/retry`, {})).status).toBe(200)
    expect(await actions(`subject_id=${body.id}`)).toEqual(["erp.retry", "rental.cancel"])
    expect(await actions(`subject_id=${rental}`)).toEqual(["rental.cancel"])
  })

  it("names among the staff who left, once there are entries of theirs", async () => {
    const [gone, idle] = [await staffAs("counter"), await staffAs("counter")]
    expect((await gone.call("POST", `/admin/orders/${order.id}/notes`, { text: "Ruft zurück" })).status).toBe(201)
    await sql("delete from audit_entry where staff_id = $1", idle.id)
    for (const { id } of [gone, idle]) expect((await admin("DELETE", `/admin/users/${id}`)).status).toBe(200)
    const { staff: everybody } = await audit("limit=1")
    expect(everybody.map(({ id }) => id)).toEqual(expect.arrayContaining([gone.id]))
    expect(everybody.map(({ id }) => id)).not.toContain(idle.id)
    expect(await actions(`subject_id=${order.id}&staff_id=${gone.id}`)).toEqual(["order.note"])
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

  /** One of each of what the shop stands on. */
  const ids = {} as Record<"device" | "channel" | "region" | "store" | "type" | "vat" | "location" | "item", string>
  const elsewhere = { location_id: "sloc_elsewhere", stocked_quantity: 5 }
  beforeAll(async () => {
    const [found] = await sql(
      `select (select id from sales_channel limit 1) as channel, (select id from region limit 1) as region,
              (select id from store limit 1) as store, (select id from product_type where value = 'rental') as type,
              (select id from tax_rate where is_default limit 1) as vat, (select id from stock_location limit 1) as location,
              (select id from inventory_item limit 1) as item`,
    )
    Object.assign(ids, found, { device: (await demoProduct("rtc-360", "rental")).id })
  })

  it.each<[string, () => [method: string, path: string, body?: object]]>([
    ["another login", () => ["POST", `customers/${customerId}`, { email: "anders@example.ch" }]],
    ["deleting a customer", () => ["DELETE", `customers/${customerId}`]],
    ["deleting a product with units", () => ["DELETE", `products/${ids.device}`]],
    ["products with units among many", () => ["POST", "products/batch", { delete: [ids.device] }]],
    ["a product without its ordered variants", () => ["POST", `products/${ids.device}`, { variants: [] }]],
    [
      "such a product among many",
      () => ["POST", "products/batch", { update: [{ id: ids.device, variants: [{ title: "Neu" }] }] }],
    ],
    ["products from a file", () => ["POST", "products/imports", { file_key: "x", originalname: "x.csv" }]],
    ["a product out of the channel", () => ["POST", `products/${ids.device}`, { sales_channels: [] }]],
    ["one among many", () => ["POST", "products/batch", { update: [{ id: ids.device, sales_channels: [] }] }]],
    ["products out of it", () => ["POST", `sales-channels/${ids.channel}/products`, { remove: [ids.device] }]],
    ["deleting what the shop stands on", () => ["DELETE", "sales-channels/sc_1"]],
    ["deleting its VAT", () => ["DELETE", `tax-rates/${ids.vat}`]],
    ["another rate of VAT than in the settings", () => ["POST", `tax-rates/${ids.vat}`, { rate: 5 }]],
    ["another code of its VAT", () => ["POST", `tax-rates/${ids.vat}`, { code: "VAT" }]],
    ["another currency", () => ["POST", `regions/${ids.region}`, { currency_code: "eur" }]],
    ["another name of a kind of products", () => ["POST", `product-types/${ids.type}`, { value: "Miete" }]],
    ["another channel of the store", () => ["POST", `stores/${ids.store}`, { default_sales_channel_id: null }]],
    [
      "a location without the channel",
      () => ["POST", `stock-locations/${ids.location}/sales-channels`, { remove: [ids.channel] }],
    ],
    ["stock elsewhere", () => ["POST", `inventory-items/${ids.item}/location-levels`, elsewhere]],
    ["levels elsewhere", () => ["POST", `inventory-items/${ids.item}/location-levels/batch`, { create: [elsewhere] }]],
    [
      "levels of items elsewhere",
      () => [
        "POST",
        "inventory-items/location-levels/batch",
        { create: [{ ...elsewhere, inventory_item_id: ids.item }] },
      ],
    ],
    ["an item that is elsewhere", () => ["POST", "inventory-items", { location_levels: [elsewhere] }]],
  ])("is refused for %s", async (_what, asked) => {
    const [method, path, body] = asked()
    const answer = await admin(method, `/admin/${path}`, body)
    expect([answer.status, typeof answer.body.message]).toEqual([409, "string"])
  })

  it.each<[string, () => [path: string, body: object] | Promise<[path: string, body: object]>]>([
    [
      "a product with all its variants",
      async () => {
        const { product } = (await admin("GET", `/admin/products/${ids.device}?fields=variants.id`)).body
        return [`products/${ids.device}`, { variants: product.variants.map(({ id }: { id: string }) => ({ id })) }]
      },
    ],
    ["a region's name", () => [`regions/${ids.region}`, { name: "Schweiz", currency_code: "chf" }]],
    ["the name of the VAT", () => [`tax-rates/${ids.vat}`, { name: "MwSt. 8,1 %", rate: 8.1 }]],
    ["a kind as it was", () => [`product-types/${ids.type}`, { value: "rental" }]],
  ])("isn't for %s", async (_what, asked) => {
    const [path, body] = await asked()
    expect((await admin("POST", `/admin/${path}`, body)).status).toBe(200)
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
