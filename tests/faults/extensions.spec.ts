import { once } from "node:events"
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Invoice } from "#shop/erp/wire/invoice"
import type { Order } from "#shop/orders/wire/order"
import type { Bookings } from "#shop/rental/wire/rental"
import type { Books } from "../../extensions/example-json-erp/books"
import {
  api,
  demoDeliveryTypes,
  demoProduct,
  erp,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  until,
} from "../harness"
import { DATA_DIR, ROOT } from "../harness/settings"
import { add, cartWithRental, readCart } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { ownShops } from "./shop"

/** An operator's own folder, outside of the shop's. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shop-config-"))
const BOOKS = path.join(DATA_DIR, "extensions/books.json")
const TOKEN = "ein-geheimes-wort"

interface Heard {
  authorization: string | undefined
  key: string
  body: { what: string; unit: string; until: string; order: string }
}
/** Ends the rest after a refusal; what is being told just now is due later than any of the first two rests. */
const DUE_AGAIN = `update outbox_delivery set due_at = now()
  where ended_at is null and due_at - last_at < make_interval(secs => 40)`

const heard: Heard[] = []
let refusals = 2
const warehouse = http.createServer(async (request, response) => {
  let text = ""
  for await (const part of request) text += part
  const { authorization, "idempotency-key": key } = request.headers
  heard.push({ authorization, key: String(key), body: JSON.parse(text) })
  response.writeHead(refusals-- > 0 ? 503 : 204).end()
})
warehouse.listen(0, "127.0.0.1")
await once(warehouse, "listening")

/** What the operator wrote: an extension of his own, a company register, and the examples. */
const OWN = `
import { defineCompanyRegister, defineExtension, text, z } from "#extension"
const acme = { name: "Acme AG", uid: "CHE-900.100.391", legalSeat: "Wil" }
const own = defineExtension({
  name: "own",
  requires: "^1.0.0",
  companyRegister: defineCompanyRegister({
    variables: z.object({ OWN_REGISTER: text.optional() }),
    settings: ({ OWN_REGISTER }) => OWN_REGISTER,
    required: "OWN_REGISTER",
    connect: (seat) => ({
      search: async () => ({ results: [{ ...acme, legalSeat: seat, uid_raw: "CHE900100391", ehraid: 1 }], too_many: false }),
      byUid: async () => null,
    }),
  }),
})
`

function configFile(...names: string[]) {
  const imports = names.map((name, n) => `import e${n} from "${path.join(ROOT, "extensions", name, "extension")}"`)
  const listed = ["own", ...names.map((_name, n) => `e${n}`)].join(", ")
  const file = path.join(folder, "shop.config.ts")
  fs.writeFileSync(file, `${imports.join("\n")}${OWN}\nexport default { extensions: [${listed}] }\n`)
  return file
}

const env: Record<string, string> = {
  SHOP_CONFIG: configFile("example-charge", "example-json-erp", "example-rental-log", "example-closed-days"),
  COMPANY_REGISTER: "own",
  OWN_REGISTER: "Rapperswil",
  ERP_MODE: "example-json-erp",
  JSON_ERP_FILE: BOOKS,
  RENTAL_LOG_URL: `http://127.0.0.1:${(warehouse.address() as AddressInfo).port}/`,
  RENTAL_LOG_TOKEN: TOKEN,
}
const shops = ownShops("extensions", 1, { env })
afterAll(() => {
  warehouse.close()
  fs.rmSync(folder, { recursive: true })
})

const INSURANCE = { code: "example-charge:insurance", title: "Geräteversicherung", refundable: false }
const KEY = { code: "example-charge:key", title: "Pfand für Zubehör, wird zurückerstattet", refundable: true }
const inBexio = async (method: string, path: string, body?: object): Promise<{ id: number }> => {
  const headers = { authorization: `Bearer ${shops.erp.token}`, accept: "application/json" }
  const answer = await fetch(`${shops.erp.baseUrl}${path}`, { method, headers, body: body && JSON.stringify(body) })
  return answer.json()
}
const byCode = (charges: Order["charges"] = []) => charges.toSorted((a, b) => a.code.localeCompare(b.code))
const books = (): Books => JSON.parse(fs.readFileSync(BOOKS, "utf8"))

it("asks the register that an extension brings along", async () => {
  const { status, body } = await api("GET", "/zefix/search/?query=Acme")
  expect([status, body.results]).toEqual([200, [expect.objectContaining({ name: "Acme AG", legalSeat: "Rapperswil" })]])
})

it("lets no rent begin or end on days that an extension closes, and tells the calendar", async () => {
  const { id } = await demoProduct("rtc-360")
  const { pickup } = await demoDeliveryTypes()
  const { body } = await api<Bookings>("GET", `/products/bookings/${id}/?delivery=${pickup.id}`)
  expect(body.closedDays).toContainEqual({ date: "2026-12-04", name: "Freitag" })
  for (const [rentalstartdate, rentalenddate] of [
    ["2026-12-04", "2026-12-07"],
    ["2026-12-03", "2026-12-04"],
  ]) {
    const asked = { cart: newCartToken(), rentalstartdate, rentalenddate, delivery: pickup.id, productservice: null }
    const refused = await add("rental", id, asked)
    expect(refused).toMatchObject({ status: 409, body: { reason: "closed", day: "2026-12-04" } })
  }
  await cartWithRental("rtc-360", ["2026-12-03", "2026-12-07"])
})

describe("a rental in a shop with extensions", () => {
  let customer: SignedInCustomer
  let order: Order
  beforeAll(async () => {
    customer = await signedInCustomer()
  })

  it("is offered with their charges on the product's page and in the cart", async () => {
    const { charges = [], price } = await demoProduct("rtc-360")
    const insurance = Math.round(Number(price) * 0.4).toFixed(2)
    expect(charges).toEqual([
      { ...INSURANCE, amount: insurance },
      { ...KEY, amount: "50.00" },
    ])
    const token = await cartWithRental("rtc-360", ["2027-03-01", "2027-03-03"])
    const cart = await readCart(token)
    expect(cart.charges).toMatchObject([
      { ...INSURANCE, amount: insurance, vat: "8.1" },
      { ...KEY, amount: "50.00", vat: "0" },
    ])
    const { status, body } = await checkOut(token, customer, { confirmed_total: cart.total_cost })
    expect(status, JSON.stringify(body)).toBe(200)
    order = (await api<Order>("GET", `/orders/${body.id}/`, { token: customer.token })).body
    expect(order).toMatchObject({ total_cost: cart.total_cost })
    expect(byCode(order.charges)).toMatchObject([INSURANCE, KEY])
  })

  it("is in the books of the JSON file, its charges too, to the Rappen", async () => {
    const invoice = await until("the invoice", async () =>
      fs.existsSync(BOOKS) ? books().invoices.find(({ state }) => state === "issued") : undefined,
    )
    const total = Math.round(Number(order.total_cost) * 100)
    expect(invoice.document.total).toBe(total)
    const positions = invoice.document.positions.flatMap((one) => (one.kind === "priced" ? [one] : []))
    expect(positions.map(({ lines, isRefundable = false }) => [lines[0], isRefundable]).sort()).toEqual([
      [INSURANCE.title, false],
      [KEY.title, true],
      ["RTC 360", false],
    ])
  })

  it("is told to the warehouse until that takes it, the same event, and never in the log with its token", async () => {
    await until("both refusals and the event", async () => {
      await sql(DUE_AGAIN)
      return heard.length >= 3
    })
    const [first] = heard
    expect(heard.map(({ key }) => key)).toEqual([first.key, first.key, first.key])
    expect(first.authorization).toBe(`Bearer ${TOKEN}`)
    expect(first.body).toMatchObject({ what: "rental.booked", until: "2027-03-03", order: expect.stringMatching(/\d/) })
    const log = fs.readFileSync(shops.processes[0].logFile, "utf8")
    expect(log).toContain("example-rental-log: rental.booked")
    expect(log).not.toContain(TOKEN)
    const delivered = () =>
      sql("select * from outbox_delivery where subscriber_id = 'extension:example-rental-log' and is_delivered")
    const [delivery] = await until("its note", async () => {
      const rows = await delivered()
      return rows.length > 0 ? rows : undefined
    })
    expect(delivery).toMatchObject({ attempts: 3, last_error: null })
  })

  describe("whose shop has another ERP from now on", () => {
    beforeAll(async () => {
      Object.assign(env, { ERP_MODE: "bexio" })
      await shops.processes[0].stop()
      await shops.start()
    })

    it("has its customer looked for anew, so that nobody else's contact gets the next order", async () => {
      const { id: user } = await inBexio("GET", "/3.0/users/me")
      const stranger = { contact_type_id: 1, name_1: "Fremd AG", user_id: user, owner_id: user }
      expect(await inBexio("POST", "/2.0/contact", stranger)).toMatchObject({ id: 1 })
      const [{ contact_id: former }] = await sql("select contact_id from erp_contact")
      expect(former).toBe("example-json-erp:1")
      const token = await cartWithRental("rtc-360", ["2027-04-05", "2027-04-06"])
      const { status } = await checkOut(token, customer)
      expect(status).toBe(200)
      const contact = await until("the contact", async () => {
        const [{ contact_id: id }] = await sql("select contact_id from erp_contact")
        return id === null || id === former ? undefined : String(id)
      })
      const { contacts, orders } = await until("the order", async () => {
        const state = await erp.state()
        return state.orders.length > 0 ? state : undefined
      })
      expect(contacts.find(({ id }) => String(id) === contact)).toMatchObject({ mail: customer.email })
      expect(orders.map(({ contact_id }) => String(contact_id))).toEqual([contact])
    })

    it("says with words that its documents are in the former ERP, and asks nobody for them", async () => {
      const { body: invoices } = await api<Invoice[]>("GET", "/invoices/", { token: customer.token })
      const former = invoices.find(({ id }) => id.startsWith("example-json-erp:"))!
      for (const path of [
        `/invoice/${encodeURIComponent(former.id)}/pdf`,
        `/orders/${order.id}/invoice-pdf`,
        `/orders/${order.id}/confirmation-pdf`,
      ]) {
        const { status, body } = await api("GET", path, { token: customer.token })
        expect([path, status, JSON.stringify(body)]).toEqual([
          path,
          410,
          expect.stringContaining("früheren Buchhaltung"),
        ])
      }
    })
  })

  it("is told to an extension that wasn't listed for a while once it is listed again", async () => {
    const startedWith = async (changes: Record<string, string>) => {
      Object.assign(env, changes)
      await shops.processes.find((shop) => shop.isRunning())?.stop()
      await shops.start()
    }
    const { SHOP_CONFIG, COMPANY_REGISTER } = env
    await startedWith({ SHOP_CONFIG: "off", COMPANY_REGISTER: "zefix", ERP_MODE: "bexio" })
    heard.length = 0
    const { status } = await checkOut(await cartWithRental("rtc-360", ["2027-06-07", "2027-06-08"]), customer)
    expect(status).toBe(200)
    await startedWith({ SHOP_CONFIG, COMPANY_REGISTER })
    await until("the rental", () => heard.some(({ body }) => body.until === "2027-06-08"))
  })
})
