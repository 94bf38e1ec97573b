import { randomUUID } from "node:crypto"
import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { forgetOldHolds } from "#shop/checkout/data/staff-holds"
import type { StaffHoldAnswer, StaffHolds } from "#shop/checkout/wire/staff-order"
import { api, demoProduct, OVER, type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { target } from "../harness/target"
import { readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { cableLine, orderDesk, rentalLine, SITE_FACTS } from "./staff-order-support"

let db: Knex
beforeAll(() => {
  db = knex({ client: "pg", connection: target().databaseUrl })
})
afterAll(() => db.destroy())

let customer: SignedInCustomer
let desk: Awaited<ReturnType<typeof orderDesk>>
beforeEach(async () => {
  customer = await signedInCustomer()
  desk = await orderDesk(customer)
})

let week = 0
/** All units of a device on days that no other test asks for. */
async function allUnits() {
  week += 1
  const day = (date: number) => new Date(Date.UTC(2027, 5, 1 + 7 * week + date)).toISOString().slice(0, 10)
  const { id } = await demoProduct("rtc-360")
  const [{ units }] = await sql(
    "select count(*)::int as units from rental_unit where product_id = $1 and is_in_service and deleted_at is null",
    id,
  )
  const line = await rentalLine("rtc-360", [day(0), day(2)])
  return Array.from({ length: units }, () => line)
}

const open = async () => (await desk.desk<StaffHolds>("GET", "/admin/new-order/holds")).body.holds
const release = (id: string) => desk.desk("DELETE", `/admin/new-order/holds/${id}`)
const isTaken = async (lines: object[]) => (await desk.preview(lines.slice(0, 1))).body.items[0].conflict !== null

describe("devices that staff hold", () => {
  it("are taken for others, and listed with whom they are for, until somebody lets go of them", async () => {
    const lines = await allUnits()
    const { status, body } = await desk.hold(lines)
    expect(status, JSON.stringify(body)).toBe(201)
    expect(await isTaken(lines)).toBe(true)
    expect(await open()).toMatchObject([
      {
        id: body.id,
        customer_id: desk.customer_id,
        lines: lines.map(() => ({ name: expect.stringContaining("RTC 360") })),
      },
    ])
    expect((await release(body.id)).status).toBe(200)
    expect([await isTaken(lines), await open()]).toEqual([false, []])
    expect((await release(body.id)).status).toBe(409)
  })

  it("keep where their order goes, its reference and its note, for who orders them", async () => {
    const key = randomUUID()
    const lines = await allUnits()
    const hold = (facts?: object) => desk.hold(lines, 24, key, facts)
    const kept = async (id: string) =>
      (await desk.desk<StaffHoldAnswer>("GET", `/admin/new-order/holds/${id}`)).body.hold?.facts
    const { body: held } = await hold(SITE_FACTS)
    expect(await kept(held.id)).toEqual(SITE_FACTS)
    expect((await hold(SITE_FACTS)).body).toEqual(held)
    expect((await hold({ ...SITE_FACTS, note: "Kran bis 10 Uhr" })).status).toBe(409)
    await release(held.id)
    const nowhere = { ...SITE_FACTS, shipping_address: { ...SITE_FACTS.shipping_address, city: "" } }
    const refused = await desk.hold(lines, 24, randomUUID(), nowhere)
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { "facts.shipping_address.city": ["Bitte Ort eingeben"] },
    ])
    const { body: without } = await desk.hold(lines)
    expect(await kept(without.id)).toBeNull()
    await release(without.id)
  })

  it("are ordered by who holds them, at the agreed price, once", async () => {
    const [line, ...others] = await allUnits()
    const lines = [{ ...line, price: "own", price_value: 10_000, price_reason: "Messe" }, ...others]
    const { body: held } = await desk.hold(lines)
    const preview = await desk.desk("POST", "/admin/new-order/preview", {
      ...{ customer_id: desk.customer_id, hold: held.id, lines },
    })
    expect(preview.body.items.filter(({ conflict }: { conflict: unknown }) => conflict !== null)).toEqual([])
    expect((await desk.order(lines)).status).toBe(409)
    const another = await orderDesk(await signedInCustomer())
    expect((await another.order([await cableLine()], { hold: held.id })).status).toBe(409)
    const { status, body } = await desk.order(lines, { hold: held.id, confirmed_total: preview.body.total_cost })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await sql("select from rental_hold where customer_id = $1", `offer:${held.id}`)).toEqual([])
    expect((await desk.order([await cableLine()], { hold: held.id })).status).toBe(409)
    expect((await release(held.id)).status).toBe(409)
  })

  it("are quoted to whom they are held for, and stay held until the quote is ordered", async () => {
    const lines = await allUnits()
    const { body: held } = await desk.hold(lines)
    const { total_cost } = (
      await desk.desk("POST", "/admin/new-order/preview", { customer_id: desk.customer_id, hold: held.id, lines })
    ).body
    expect((await desk.quote(lines, total_cost)).status).toBe(409)
    const { status, body: quote } = await desk.quote(lines, total_cost, held.id)
    expect(status).toBe(201)
    expect((await open()).map(({ id }) => id)).toEqual([held.id])
    const other = await desk.hold([await rentalLine("blk-3d", ["2027-11-02", "2027-11-04"])])
    const facts = { key: randomUUID(), referencenum: "", note: "", confirmed_total: total_cost }
    const ordered = await desk.desk("POST", `/admin/quotes/${quote.id}/order`, facts)
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
    expect(
      (await open()).map(({ id }) => id),
      "the other hold stays",
    ).toEqual([other.body.id])
    await release(other.body.id)
  })

  describe("and quote", () => {
    const heldAndQuoted = async () => {
      const lines = [...(await allUnits()), await cableLine()]
      const { body: held } = await desk.hold(lines)
      const asked = { customer_id: desk.customer_id, hold: held.id, lines }
      const { total_cost } = (await desk.desk("POST", "/admin/new-order/preview", asked)).body
      return { held, lines, quote: (await desk.quote(lines, total_cost, held.id)).body }
    }
    async function redeem(id: string): Promise<string> {
      const { status, body } = await api("POST", `/quotes/${id}/redeem/`, { token: customer.token })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.cart
    }
    const conflicts = async (cart: string) =>
      (await readCart(cart)).items.map(({ conflict }) => conflict).filter((conflict) => conflict !== null)

    it("are the customer's in the cart that he puts the quote into, each time he does, and his order ends the hold", async () => {
      const { lines, quote } = await heldAndQuoted()
      for (const _time of [1, 2]) expect(await conflicts(await redeem(quote.id))).toEqual([])
      expect([await isTaken(lines), (await open()).length]).toEqual([true, 1])
      const { status, body } = await checkOut(await redeem(quote.id), customer)
      expect(status, JSON.stringify(body)).toBe(200)
      expect(await open()).toEqual([])
    })

    it("are free again once staff let go, also where the customer has them in his cart", async () => {
      const { held, lines, quote } = await heldAndQuoted()
      const cart = await redeem(quote.id)
      expect((await release(held.id)).status).toBe(200)
      expect([await isTaken(lines), await conflicts(cart)]).toEqual([false, []])
    })

    it("are ordered by the quote that the customer had in his cart before, and stay held if it is of less", async () => {
      const lines = await allUnits()
      const { body: quote } = await desk.quote([...lines.slice(1), await cableLine()])
      const cart = await redeem(quote.id)
      const { body: held } = await desk.hold(lines)
      expect((await checkOut(cart, customer)).status).toBe(409)
      expect((await open()).map(({ id }) => id)).toEqual([held.id])
      await release(held.id)
      await desk.hold(lines.slice(1))
      expect((await checkOut(cart, customer)).status).toBe(200)
      expect(await open()).toEqual([])
    })
  })

  it("are free again by themselves", async () => {
    const lines = await allUnits()
    const { body } = await desk.hold(lines, 1)
    for (const table of ["staff_hold where id = $1", "rental_hold where customer_id = 'offer:' || $1"])
      await sql(`update ${table.replace(" where", ` set expires_at = ${OVER} - interval '1 day' where`)}`, body.id)
    expect([await isTaken(lines), await open()]).toEqual([false, []])
  })

  it("are told by their link, over or not", async () => {
    const [line] = await allUnits()
    const { body } = await desk.hold([line])
    const told = async (id: string) => (await desk.desk<StaffHoldAnswer>("GET", `/admin/new-order/holds/${id}`)).body
    expect(await told(body.id)).toMatchObject({
      ...{ hold: { id: body.id, customer_id: desk.customer_id, lines: [{ id: line.id }] }, end: null },
    })
    await sql(`update staff_hold set expires_at = ${OVER} - interval '1 day' where id = $1`, body.id)
    expect((await told(body.id)).end).toBe("lapsed")
    await release(body.id)
    expect((await told(body.id)).end).toBe("ended")
    expect(await told("shold_unknown")).toEqual({ hold: null, end: null })
  })

  it("are all held or none", async () => {
    const lines = await allUnits()
    const { status, body } = await desk.hold([...lines, lines[0]])
    expect([status, body.reason]).toEqual([409, "booked"])
    expect([await isTaken(lines), await open()]).toEqual([false, []])
  })

  it("are held once, however often and at once that is sent; nothing else is under its key", async () => {
    const [line] = await allUnits()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => desk.hold([line], 24, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await sql("select from rental_hold where customer_id = $1", `offer:${answers[0].body.id}`)).toHaveLength(1)
    expect((await desk.hold([line], 24, key)).body).toEqual(answers[0].body)
    for (const other of [await desk.hold([line, line], 24, key), await desk.hold([line], 72, key)])
      expect([other.status, Object.keys(other.body)]).toEqual([409, ["non_field_errors"]])
    await release(answers[0].body.id)
  })

  it.each([0, 337, 1.5, null])("aren't held for %s hours", async (hours) => {
    const answer = await desk.hold(await allUnits(), hours)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["hours"]])
  })

  it("are rentals: nothing that is sold is held", async () => {
    const { status, body } = await desk.hold([await cableLine()])
    expect([status, Object.keys(body)]).toEqual([400, ["lines"]])
  })

  it("are free with the account of whom they are for: closed, or erased", async () => {
    const lines = await allUnits()
    await desk.hold(lines)
    await desk.desk("POST", `/admin/customers/${desk.customer_id}/deactivation`, { reason: "Zahlt nicht" })
    const other = await orderDesk(await signedInCustomer())
    expect([await open(), (await other.hold(lines)).status]).toEqual([[], 201])
    expect((await desk.desk("POST", `/admin/customers/${other.customer_id}/erasure`)).status).toBe(200)
    const another = await orderDesk(await signedInCustomer())
    expect([await open(), (await another.hold(lines)).status]).toEqual([[], 201])
    for (const { id } of await open()) await release(id)
  })

  it("are forgotten a month after they lapsed", async () => {
    const { body } = await desk.hold(await allUnits())
    await forgetOldHolds(db)
    expect(await sql("select from staff_hold where id = $1", body.id)).toHaveLength(1)
    await sql(`update staff_hold set expires_at = ${OVER} - interval '40 days' where id = $1`, body.id)
    await forgetOldHolds(db)
    expect(await sql("select from staff_hold where id = $1", body.id)).toEqual([])
    await sql("delete from rental_hold where customer_id = $1", `offer:${body.id}`)
  })
})
