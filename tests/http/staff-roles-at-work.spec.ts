import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { api, signedInCustomer, sql, staff } from "../harness"
import { staffAs } from "../harness/staff-session"
import { ordered, reservationOf, startHandovers } from "./handover-support"
import { customerIdOf } from "./special-price-support"
import { cableLine } from "./staff-order-support"

let counter: Awaited<ReturnType<typeof staffAs>>
let office: Awaited<ReturnType<typeof staffAs>>
beforeAll(async () => {
  await startHandovers()
  counter = await staffAs("counter")
  office = await staffAs("office")
})

const OWN_PRICE = { price: "own", price_value: 100, price_reason: "Abgesprochen" }

describe("a new order at the counter", () => {
  const orderBy = async (who: typeof counter, changes: object = {}) => {
    const customer = await signedInCustomer()
    const customer_id = await customerIdOf(customer)
    const lines = [await cableLine(1, changes)]
    const preview = await who.call("POST", "/admin/new-order/preview", { customer_id, lines })
    const addresses = { billing_address_id: null, shipping_address_id: null, referencenum: "", note: "" }
    const sent = { key: randomUUID(), customer_id, lines, confirmed_total: preview.body.total_cost }
    return {
      order: () => who.call("POST", "/admin/new-order", { ...sent, ...addresses }),
      hold: () => who.call("POST", "/admin/new-order/holds", { key: sent.key, customer_id, lines, hours: 4 }),
      quote: () =>
        who.call("POST", "/admin/new-order/quote", { customer_id, lines, confirmed_total: sent.confirmed_total }),
    }
  }

  it("is placed at the customer's price", async () => {
    expect((await (await orderBy(counter)).order()).status).toBe(200)
  })

  it.each(["percent", "less", "own"] as const)(
    "isn't placed, quoted or held at a price of one's own: %s",
    async (price) => {
      const desk = await orderBy(counter, { ...OWN_PRICE, price })
      for (const act of [desk.order, desk.quote, desk.hold]) {
        const { status, body } = await act()
        expect([status, body.message]).toEqual([409, expect.stringContaining("zum Preis des Kunden")])
      }
    },
  )

  it("is placed at such a price by the office", async () => {
    expect((await (await orderBy(office, OWN_PRICE)).order()).status).toBe(200)
  })
})

describe("a hand-over at the counter", () => {
  const PROTOCOL = { checklist: [], note: "", photos: [], signer: "", signature: null, unsigned_reason: "Versand" }

  it("and its return are done, but nothing is waived", async () => {
    const { id, serial_number } = await ordered("blk-360-g2")
    const path = `/admin/rental/reservations/${id}`
    const given = await counter.call("POST", `${path}/hand-over`, { serial_number, is_exchanged: false, ...PROTOCOL })
    expect([given.status, given.body]).toEqual([200, {}])
    await sql(
      "update rental_reservation set start_day = '2026-11-16', end_day = '2026-11-18', window_start = '2026-11-16', window_end = '2026-11-24' where id = $1",
      id,
    )
    const back = { returned_on: "2026-11-24", damage: null, ...PROTOCOL }
    const waived = await counter.call("POST", `${path}/return`, { ...back, is_waived: true, waiver_reason: "Stau" })
    expect([waived.status, waived.body.message]).toEqual([409, expect.stringContaining("nur das Büro")])
    const taken = await counter.call("POST", `${path}/return`, { ...back, is_waived: false, waiver_reason: "" })
    expect(taken.status).toBe(200)
    expect(Number(taken.body.late_fee)).toBeGreaterThan(0)
    expect((await sql("select status from rental_reservation where id = $1", id))[0].status).toBe("returned")
  })

  it("brings no other right over the order", async () => {
    const { id, orderId } = await ordered("blk-360-g2", ["2026-12-07", "2026-12-09"])
    const path = `/admin/rental/reservations/${id}`
    const refused = await Promise.all([
      counter.call("POST", `${path}/cancel`, {}),
      counter.call("POST", `${path}/dates`, {}),
      counter.call("POST", `${path}/extension`, {}),
      counter.call("POST", `/admin/orders/${orderId}/cancel`),
    ])
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect((await reservationOf(orderId)).status).toBe("reserved")
  })
})

it("who may no longer act for customers doesn't go on in the shop", async () => {
  const admin = await staff()
  const customer = await signedInCustomer()
  const path = `/admin/customers/${await customerIdOf(customer)}/impersonations`
  const link = async () => {
    const { body } = await office.call("POST", path, { reason: "Hilfe am Telefon" })
    return new URL(body.url).searchParams.get("token")
  }
  const [used, unused] = [await link(), await link()]
  const { body } = await api("POST", "/impersonate/", { body: { token: used } })
  const isIn = async () => (await api("GET", "/profile/", { token: body.auth_token })).status
  expect(await isIn()).toBe(200)
  await admin("POST", `/admin/team/members/${office.id}/role`, { role: "counter" })
  expect(await isIn()).toBe(403)
  expect((await api("POST", "/impersonate/", { body: { token: unused } })).status).toBe(400)
})
