import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"
import {
  api,
  demoProduct,
  type Mail,
  mails,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  staffToken,
  until,
} from "../harness"
import { target } from "../harness/target"
import { add, cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { invoicedOrder, printedText } from "./document-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let order: Order
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  const cart = await cartWithRental("rtc-360", ["2027-04-06", "2027-04-15"])
  await add("accessory", (await demoProduct("usb-c-kabel", "accessory")).id, { cart })
  order = await invoicedOrder(customer, cart)
})

const office = async (id = order.id) => (await admin<StaffOrderOffice>("GET", `/admin/orders/${id}/office`)).body
const lastAudit = async () =>
  (await sql("select * from audit_entry where subject_id = $1 order by created_at desc, id desc limit 1", order.id))[0]

describe("GET /admin/orders/{id}/office", () => {
  it("shows lines by kind with where the devices are, and the totals", async () => {
    const { shop_number, groups, totals, amended } = await office()
    expect(shop_number).toBe(order.shop_number)
    expect(groups.map(({ category, lines }) => [category, lines.length])).toEqual([
      ["rental", 1],
      ["accessory", 1],
    ])
    expect(groups[0].lines[0].rental).toEqual({ starts_on: "2027-04-06", ends_on: "2027-04-15", state: "reserved" })
    expect([totals.total, amended]).toEqual([Math.round(Number(order.total_cost) * 100), null])
  })

  it("shows the days that were ordered, which its prices are for, also when a rental was extended", async () => {
    const { body: placed } = await checkOut(await cartWithRental("blk-360-g2", ["2027-06-07", "2027-06-09"]), customer)
    const { token } = customer
    const { rentalitems } = (await api<Order>("GET", `/orders/${placed.id}/`, { token })).body
    const path = `/orders/${placed.id}/items/${rentalitems[0].id}/extension/`
    const [{ rentalenddate, price }] = (await api<ExtensionOffer>("GET", path, { token })).body.options
    const body = { rentalenddate, confirmed_price: price }
    expect((await api("POST", path, { token, body })).status).toBe(200)
    const { groups, amended, totals } = await office(placed.id)
    expect(groups[0].lines[0].rental).toMatchObject({ starts_on: "2027-06-07", ends_on: "2027-06-09" })
    expect(amended?.total).toBeGreaterThan(totals.total)
  })

  it("is 404 for what isn't there", async () => {
    for (const path of ["office", "documents/order/1", "documents/nonsense/1"])
      expect((await admin("GET", `/admin/orders/order_unknown/${path}`)).status).toBe(404)
    expect((await admin("POST", "/admin/orders/order_unknown/confirmation")).status).toBe(404)
    expect((await admin("POST", "/admin/orders/order_unknown/notes", { text: "x" })).status).toBe(404)
  })
})

describe("documents", () => {
  const fetchPdf = async (path: string) => {
    const headers = { authorization: `Bearer ${await staffToken()}` }
    const answer = await fetch(`${target().baseUrl}${path}`, { headers })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  it("are the confirmation and the invoice, as the ERP prints them", async () => {
    const documents = await until("the invoice in the shop's books", async () => {
      const all = (await office()).documents
      return all[1]?.pdf ? all : null
    })
    expect(documents).toEqual([
      expect.objectContaining({ kind: "order", number: order.bexio_order_id, label: order.shop_number }),
      expect.objectContaining({ kind: "invoice", number: order.bexio_invoice_id, state: "open" }),
    ])
    for (const { pdf, number } of documents) {
      const { status, headers, bytes } = await fetchPdf(pdf as string)
      expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"])
      expect(headers.get("content-disposition")).toContain(number)
      expect(await printedText(bytes)).toContain(number)
    }
  })

  it("are those of the order alone", async () => {
    const other = (await checkOut(await cartWithRental("icon-icr70", ["2027-07-06", "2027-07-08"]), customer)).body
    const [{ pdf }] = (await office()).documents
    expect((await fetchPdf((pdf as string).replace(order.id, other.id))).status).toBe(404)
  })
})

describe("mails", () => {
  const confirmations = async () =>
    (await office()).mails.filter(({ template }) => template === "order-confirmation").length

  it("are listed, and the confirmation is sent once more, once for two clicks", async () => {
    await until("the confirmation", async () => (await confirmations()) === 1)
    expect((await office()).mails[0]).toMatchObject({ to: customer.email, state: "sent" })
    const path = `/admin/orders/${order.id}/confirmation`
    const answers = await Promise.all([1, 2].map(() => admin("POST", path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await until("the second confirmation", async () => (await confirmations()) > 1)
    const isConfirmation = ({ to, subject, text }: Mail) =>
      to.includes(customer.email) && text.includes(order.shop_number) && /^Ihre Bestellung/.test(subject)
    await until("both mails", () => mails().filter(isConfirmation).length === 2)
    expect(await lastAudit()).toMatchObject({ action: "order.confirm", after: { to: [customer.email] } })
  })

  it("confirm no order that is cancelled", async () => {
    const { id } = (await checkOut(await cartWithAccessory("usb-c-kabel"), customer)).body
    expect((await admin("POST", `/admin/orders/${id}/cancel`, {})).status).toBe(200)
    expect((await admin("POST", `/admin/orders/${id}/confirmation`)).status).toBe(409)
  })
})

describe("notes", () => {
  it("name author and time, and leave a trace when they are deleted", async () => {
    const path = `/admin/orders/${order.id}/notes`
    expect((await admin("POST", path, { text: "  " })).body).toHaveProperty("text")
    expect((await admin("POST", path, { text: "x".repeat(2001) })).status).toBe(400)
    expect((await admin("POST", path, { text: "Ruft an,\n<b>bevor</b> er kommt" })).status).toBe(201)
    const [note] = (await office()).notes
    expect(note).toMatchObject({ by: "team@example.ch", text: "Ruft an,\n<b>bevor</b> er kommt" })
    expect(await lastAudit()).toMatchObject({ action: "order.note", after: { note: note.text } })

    expect((await admin("DELETE", `${path}/${note.id}`)).status).toBe(200)
    expect((await admin("DELETE", `${path}/${note.id}`)).status).toBe(404)
    expect((await office()).notes).toEqual([])
    expect(await lastAudit()).toMatchObject({ action: "order.note-delete", before: { note: note.text } })
    const seen = await api("GET", `/orders/${order.id}/`, { token: customer.token })
    expect(JSON.stringify(seen.body)).not.toContain("bevor")
  })
})

it("the pages of Medusa's admin show ours above its own, and nothing for developers", async () => {
  for (const page of ["order", "product", "customer"]) {
    const { body } = await admin("GET", `/admin/layouts/${page}.details/configuration`)
    expect(body.active_scope).toBe("default")
    expect(body.default_configuration.configuration.widgets["core:JsonViewSection"]).toEqual({ hidden: true })
  }
})
