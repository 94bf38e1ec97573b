import { beforeAll, describe, expect, it } from "vitest"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { demoDeliveryTypes, demoProduct, newCartToken } from "../harness"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"

// The shop's day is Tuesday, 24 November 2026.
let cable: ProductDetail
let station: ProductDetail
let scanner: ProductDetail
let types: Awaited<ReturnType<typeof demoDeliveryTypes>>
beforeAll(async () => {
  ;[cable, station, scanner, types] = await Promise.all([
    demoProduct("usb-c-kabel", "accessory"),
    demoProduct("icon-icr70", "purchase"),
    demoProduct("blk-360-g2"),
    demoDeliveryTypes(),
  ])
})

describe("POST /cart/{category}/{id}/", () => {
  it("adds the same product and package to its line", async () => {
    const cart = await cartWithAccessory("usb-c-kabel", 2)
    const again = await add("accessory", cable.id, { cart, quantity: 3 })
    expect(again.body).toMatchObject({ quantity: 5, total_quantity: 5 })
    expect((await readCart(cart)).items).toHaveLength(1)
  })

  it("keeps packages of one product apart, each by its own id and name", async () => {
    const cart = newCartToken()
    const [first, second] = station.packages
    await add("package", first.id, { cart })
    await add("package", second.id, { cart })
    const packages = (await readCart(cart)).items.filter((item) => item.product.category === "package")
    expect(packages.map((item) => [item.product.id, item.display_name, item.subtotal])).toEqual([
      [first.id, `iCON iCR70 Totalstation, ${first.name}`, first.price],
      [second.id, `iCON iCR70 Totalstation, ${second.name}`, second.price],
    ])
  })

  it("adds pieces asked for at the same time to one line", async () => {
    const cart = newCartToken()
    await Promise.all(Array.from({ length: 12 }, () => add("accessory", cable.id, { cart })))
    const { items, total_quantity } = await readCart(cart)
    expect([items.length, total_quantity]).toEqual([1, 12])
  })

  it.each([
    ["a word", "drei", 1],
    ["zero", 0, 1],
    ["nothing", undefined, 1],
    ["a fraction", 2.9, 2],
    ["digits as text", "4", 4],
    ["the most", 999, 999],
  ])("reads %s as a quantity", async (_case, quantity, expected) => {
    const { body } = await add("accessory", cable.id, { cart: newCartToken(), quantity })
    expect(body.quantity).toBe(expected)
  })

  it("refuses more than 999 pieces, also in steps", async () => {
    const cart = newCartToken()
    expect(await add("accessory", cable.id, { cart, quantity: 1000 })).toMatchObject({
      status: 400,
      body: { quantity: [expect.any(String)] },
    })
    await add("accessory", cable.id, { cart, quantity: 999 })
    expect((await add("accessory", cable.id, { cart, quantity: 1 })).status).toBe(400)
    expect((await readCart(cart)).total_quantity).toBe(999)
  })

  it("takes the price from the catalogue, whatever the body says", async () => {
    const cart = newCartToken()
    await add("accessory", cable.id, { cart, price: "0.05", unit_price: 1, subtotal: "0.05" })
    expect((await readCart(cart)).total_price).toBe("39.00")
  })

  it("answers 404 for what there is not, or not in this category", async () => {
    const cart = newCartToken()
    const answers = await Promise.all([
      add("accessory", "prod_unbekannt", { cart }),
      add("purchase", cable.id, { cart }),
      add("package", station.id, { cart }),
      add("zubehoer", cable.id, { cart }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
  })

  it("refuses a product that can't be delivered", async () => {
    const charger = await demoProduct("ladegeraet-rtc-360", "accessory")
    const answer = await add("accessory", charger.id, { cart: newCartToken() })
    expect(answer).toMatchObject({ status: 400, body: { non_field_errors: ["Produkt nicht lieferbar."] } })
  })

  it("needs a cart token", async () => {
    expect(await add("accessory", cable.id, {})).toMatchObject({ status: 400, body: { cart: [expect.any(String)] } })
  })

  it.each([
    ["a start in the past", "2026-11-20", "2026-12-09", "rentalstartdate"],
    ["a start today", "2026-11-24", "2026-12-09", "rentalstartdate"],
    ["a start on a Sunday", "2026-12-06", "2026-12-09", "rentalstartdate"],
    ["a pickup on a Saturday", "2026-12-05", "2026-12-09", "rentalstartdate"],
    ["an end on a Saturday", "2026-12-07", "2026-12-12", "rentalenddate"],
    ["an end before its start", "2026-12-09", "2026-12-08", "rentalenddate"],
    ["an end beyond the horizon", "2026-12-09", "2028-11-27", "rentalenddate"],
    ["the year 9999", "9999-12-01", "9999-12-02", "rentalstartdate"],
    ["a day that does not exist", "2026-11-31", "2026-12-02", "rentalstartdate"],
    ["another format", "07.12.2026", "2026-12-09", "rentalstartdate"],
    ["no days", null, null, "rentalstartdate"],
  ])("refuses %s under its field", async (_case, rentalstartdate, rentalenddate, field) => {
    const body = { cart: newCartToken(), rentalstartdate, rentalenddate, delivery: types.pickup.id }
    const answer = await add("rental", scanner.id, body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it.each([
    ["delivery", { delivery: "delivery_unbekannt" }],
    ["delivery", { delivery: null }],
    ["productservice", { productservice: "service_unbekannt" }],
  ])("refuses an unknown %s", async (field, change) => {
    const period = { rentalstartdate: "2026-12-07", rentalenddate: "2026-12-09" }
    const answer = await add("rental", scanner.id, {
      cart: newCartToken(),
      ...period,
      delivery: types.pickup.id,
      ...change,
    })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it("explains a period that starts on a holiday, with three others", async () => {
    const period = { rentalstartdate: "2026-12-25", rentalenddate: "2026-12-29" }
    const answer = await add("rental", scanner.id, { cart: newCartToken(), ...period, delivery: types.pickup.id })
    expect(answer).toMatchObject({ status: 409, body: { reason: "closed", day: "2026-12-25" } })
    expect(answer.body.alternatives).toHaveLength(3)
    expect(answer.body.non_field_errors).toHaveLength(1)
  })

  it("gives each rental a line of its own, quantity 1", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-03-02", "2027-03-04"])
    const period = { rentalstartdate: "2027-03-02", rentalenddate: "2027-03-04" }
    await add("rental", scanner.id, { cart, quantity: 7, ...period, delivery: types.pickup.id })
    const rentals = (await readCart(cart)).items.filter((item) => item.product.category === "rental")
    expect(rentals.map((item) => item.quantity)).toEqual([1, 1])
  })

  it("counts the cart's own rentals: of one unit there is no second", async () => {
    const station = await demoProduct("icon-icr70")
    const cart = await cartWithRental("icon-icr70", ["2027-03-02", "2027-03-04"])
    const period = { rentalstartdate: "2027-03-03", rentalenddate: "2027-03-05" }
    const answer = await add("rental", station.id, { cart, ...period, delivery: types.pickup.id })
    expect(answer).toMatchObject({ status: 409, body: { reason: "booked" } })
  })
})
