import { beforeAll, describe, expect, it } from "vitest"
import * as z from "zod/mini"
import {
  type ProductCard,
  type ProductDetail,
  productList,
  type RentalOffer,
  rentalOffer,
} from "#shop/catalogue/wire/product"
import { AT_ONCE_MS, api, demoDeliveryTypes, demoProduct, newCartToken, signedInCustomer, sql, until } from "../harness"

type Types = Awaited<ReturnType<typeof demoDeliveryTypes>>
let types: Types
beforeAll(async () => {
  types = await demoDeliveryTypes()
})

/** A check of the device comes along with it. */
const WITH_COMPANION = "blk-360-g2"

const PERIOD = { from: "2026-12-02", to: "2026-12-04" }

const ask = (query: Record<string, string>, token?: string) =>
  api<RentalOffer[]>("GET", `/products/rental/?${new URLSearchParams(query)}`, { token })
async function found(query: Record<string, string>, token?: string): Promise<RentalOffer[]> {
  const { status, body } = await ask(query, token)
  expect(status).toBe(200)
  return body
}
const offerOf = async (slug: string, query: Record<string, string>, token?: string) =>
  (await found(query, token)).find((offer) => offer.slug === slug) as RentalOffer
const plainList = async (query = "") => (await api<ProductCard[]>("GET", `/products/rental/${query}`)).body

describe("GET /products/rental/?from=&to=&delivery=", () => {
  it("says of every product whether it is free, when next and at what price, as the contract has it", async () => {
    const offers = await found(PERIOD)
    expect(z.safeParse(z.array(rentalOffer), offers).error).toBeUndefined()
    const cards = await plainList()
    expect(offers.map(({ id }) => id).sort()).toEqual(cards.map(({ id }) => id).sort())
    expect(await offerOf("rtc-360", PERIOD)).toMatchObject({ free: true, next_free: null, period_price: "870.00" })
  })

  it("puts free products first and keeps the list's order in each group", async () => {
    const order = (await plainList()).map(({ id }) => id)
    const offers = await found(PERIOD)
    const frees = offers.map(({ free }) => free)
    expect(new Set(frees)).toEqual(new Set([true, false]))
    expect(frees).toEqual([...frees].sort((a, b) => Number(b) - Number(a)))
    for (const group of [true, false]) {
      const places = offers.filter(({ free }) => free === group).map(({ id }) => order.indexOf(id))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })

  it("names the next period of the same length, which can then be had", async () => {
    const offer = await offerOf("blk-2-go", PERIOD)
    expect(offer).toMatchObject({ free: false, reason: "booked" })
    const next = offer.next_free as NonNullable<RentalOffer["next_free"]>
    expect(lengthOf(next.rentalstartdate, next.rentalenddate)).toBe(lengthOf(PERIOD.from, PERIOD.to))
    const again = await offerOf("blk-2-go", { from: next.rentalstartdate, to: next.rentalenddate })
    expect(again).toMatchObject({ free: true, next_free: null })
    const added = await api("POST", `/cart/rental/${offer.id}/`, {
      body: { cart: newCartToken(), ...next, delivery: types.pickup.id },
    })
    expect(added.status).toBeLessThan(300)
  })

  it("says of every product what a cart with nothing else costs without VAT, for the next free period too", async () => {
    const asked = { from: "2027-02-04", to: "2027-02-09", delivery: types.delivery.id }
    const offers = await found(asked)
    expect(offers.some(({ slug }) => slug === WITH_COMPANION)).toBe(true)
    for (const { id, free, next_free, period_price, next_price } of [...offers, ...(await found(PERIOD))]) {
      const isAsked = offers.some((offer) => offer.id === id && offer.period_price === period_price)
      const { from, to, delivery } = isAsked ? asked : { ...PERIOD, delivery: types.pickup.id }
      const period = free ? { rentalstartdate: from, rentalenddate: to } : next_free
      expect(next_price === null).toBe(next_free === null)
      if (period === null) continue
      const cart = newCartToken()
      const { status } = await api("POST", `/cart/rental/${id}/`, { body: { cart, ...period, delivery } })
      expect(status).toBe(200)
      expect((await api("GET", `/cart/${cart}/`)).body.total_shipping_price).toBe(free ? period_price : next_price)
    }
  })

  it("says what rates take off the days of the period that can be had, where they do", async () => {
    const week = { from: "2027-02-08", to: "2027-02-12", delivery: types.delivery.id }
    const offers = await found(week)
    for (const { slug, free, price, next_free, saving = "0.00" } of offers) {
      const { rates = [] } = (await api<ProductDetail>("GET", `/products/rental/${slug}/`)).body
      const weekly = rates.find(({ days }) => days === 6)
      const off = weekly ? 5 * Number(price) - Number(weekly.price) : 0
      if (free || next_free) expect([slug, Number(saving)]).toEqual([slug, off])
    }
    expect(offers.some(({ saving }) => saving !== undefined)).toBe(true)
    expect(offers.some(({ saving }) => saving === undefined)).toBe(true)
  })

  it("states on each card what its device can do, as its page does", async () => {
    for (const { slug, ...card } of await plainList()) {
      const page = (await api<ProductDetail>("GET", `/products/rental/${slug}/`)).body
      expect(card.fact_laserreach ?? "").toBe(page.fact_laserreach)
      expect(card.fact_battery ?? "").toBe(page.fact_battery)
    }
  })

  it("charges no Sunday, and the delivery once", async () => {
    const overSunday = { from: "2026-12-11", to: "2026-12-14" }
    expect(await offerOf("rtc-360", overSunday)).toMatchObject({ period_price: "870.00" })
    expect(await offerOf("rtc-360", { ...overSunday, delivery: types.delivery.id })).toMatchObject({
      period_price: "915.00",
    })
  })

  it("counts the way of the delivery asked for, the shop's own without one", async () => {
    const tuesday = { from: "2026-12-08", to: "2026-12-08" }
    const fetched = await offerOf("blk-2-go", { ...tuesday, delivery: types.pickup.id })
    expect(fetched).toMatchObject({ free: true, period_price: fetched.price })
    expect(await offerOf("blk-2-go", tuesday)).toEqual(fetched)
    const sent = await offerOf("blk-2-go", { ...tuesday, delivery: types.delivery.id })
    expect(sent).toMatchObject({ free: false, reason: "transit" })
    const saturday = { from: "2026-12-12", to: "2026-12-14" }
    expect((await found({ ...saturday, delivery: types.delivery.id })).length).toBeGreaterThan(0)
    expect((await ask({ ...saturday, delivery: types.pickup.id })).status).toBe(400)
  })

  it("keeps to the purpose", async () => {
    const { body: purposes } = await api<{ id: string }[]>("GET", "/products/rental-purposes/")
    const cards = await plainList(`?purpose=${purposes[0].id}`)
    const offers = await found({ ...PERIOD, purpose: purposes[0].id })
    expect(offers.map(({ id }) => id).sort()).toEqual(cards.map(({ id }) => id).sort())
    expect((await ask({ ...PERIOD, purpose: "unknown" })).status).toBe(404)
  })

  it("shows a change of the database at once", async () => {
    const { id } = await demoProduct("rtc-360")
    const later = { from: "2027-03-02", to: "2027-03-02" }
    expect((await offerOf("rtc-360", later)).free).toBe(true)
    await sql("update rental_unit set is_in_service = false where product_id = $1", id)
    expect(await offerOf("rtc-360", later)).toMatchObject({ free: false, reason: "maintenance", next_free: null })
    await sql("update rental_unit set is_in_service = true where product_id = $1", id)
  })

  it("is no start on a closed day, for any product", async () => {
    const offers = await found({ from: "2026-12-25", to: "2026-12-28" })
    expect(offers.every(({ free }) => !free)).toBe(true)
    expect(offers[0]).toMatchObject({ reason: "closed" })
  })

  it("shows a period held at the checkout as taken to others, not to its holder", async () => {
    const { id } = await demoProduct("rtc-360")
    await sql("update rental_unit set is_in_service = false where product_id = $1", id)
    await sql(
      "update rental_unit set is_in_service = true where id = (select min(id) from rental_unit where product_id = $1)",
      id,
    )
    const day = { from: "2027-02-02", to: "2027-02-02" }
    const { token } = await signedInCustomer()
    const cart = newCartToken()
    const wish = { rentalstartdate: day.from, rentalenddate: day.to, delivery: types.pickup.id }
    await api("POST", `/cart/rental/${id}/`, { token, body: { cart, ...wish } })
    await api("PUT", `/cart/${cart}/`, { token, body: {} })
    expect((await offerOf("rtc-360", day)).free).toBe(true)
    expect((await api("POST", `/checkout/${cart}/hold/`, { token })).status).toBe(200)
    expect(await offerOf("rtc-360", day)).toMatchObject({ free: false, reason: "booked" })
    expect((await offerOf("rtc-360", day, token)).free).toBe(true)
    expect((await offerOf("rtc-360", day, "long-gone")).free).toBe(false)
    await sql("update rental_unit set is_in_service = true where product_id = $1", id)
  })

  it("offers an inactive product for no period", async () => {
    const { id } = await demoProduct("blk-3d")
    await sql("update catalogue_product_profile set is_inactive = true where product_id = $1", id)
    const later = { from: "2027-04-06", to: "2027-04-06" }
    await until("the inactive product", async () => !(await offerOf("blk-3d", later)).free, AT_ONCE_MS)
    expect(await offerOf("blk-3d", later)).toMatchObject({ next_free: null, product_is_inactive: true })
    await sql("update catalogue_product_profile set is_inactive = false where product_id = $1", id)
  })

  it("is the plain list without a period, with and without the slash", async () => {
    for (const address of ["/products/rental/?from=&to=", "/products/rental?from=&to=&delivery="]) {
      const { status, body } = await api("GET", address)
      expect(status).toBe(200)
      expect(z.safeParse(productList, body).error).toBeUndefined()
      expect(body[0]).not.toHaveProperty("free")
    }
    expect((await api("GET", `/products/rental?${new URLSearchParams(PERIOD)}`)).body).toEqual(await found(PERIOD))
  })

  it.each([
    ["only a start", { from: "2026-12-07" }, "to"],
    ["only an end", { to: "2026-12-07" }, "from"],
    ["a day that doesn't exist", { from: "2026-12-07", to: "2026-02-30" }, "to"],
    ["no date at all", { from: "morgen", to: "2026-12-07" }, "from"],
    ["a past start", { from: "2026-11-20", to: "2026-12-07" }, "from"],
    ["today", { from: "2026-11-24", to: "2026-12-07" }, "from"],
    ["a Sunday as start", { from: "2026-12-06", to: "2026-12-07" }, "from"],
    ["a Sunday as end", { from: "2026-12-04", to: "2026-12-06" }, "to"],
    ["a Saturday as pickup", { from: "2026-12-05", to: "2026-12-07" }, "from"],
    ["an end before the start", { from: "2026-12-08", to: "2026-12-07" }, "to"],
    ["an end beyond the horizon", { from: "2026-12-08", to: "2028-05-25" }, "to"],
    ["an unknown delivery", { ...PERIOD, delivery: "balloon" }, "delivery"],
    ["an unknown delivery without a period", { delivery: "balloon" }, "delivery"],
  ])("refuses %s", async (_case, query, field) => {
    const { status, body } = await ask(query as Record<string, string>)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("refuses a Saturday as the end of a delivery, and a parameter given twice", async () => {
    const delivered = { from: "2026-12-10", to: "2026-12-12", delivery: types.delivery.id }
    expect(Object.keys((await ask(delivered)).body)).toEqual(["to"])
    const twice = await api("GET", "/products/rental/?from=2026-12-07&from=2026-12-08&to=2026-12-09")
    expect([twice.status, Object.keys(twice.body)]).toEqual([400, ["from"]])
  })
})

const lengthOf = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 86_400_000
