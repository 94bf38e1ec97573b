import { beforeAll, describe, expect, it } from "vitest"
import { fromWireMoney } from "#kernel/money"
import type { PeriodOffer } from "#shop/cart/wire/cart"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { api, demoProduct, newCartToken } from "../harness"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"

let station: ProductDetail
beforeAll(async () => {
  station = await demoProduct("icon-icr70", "purchase")
})

describe("mandatory companions", () => {
  it("come with their product, in its quantity, and leave with it", async () => {
    const cart = newCartToken()
    const { body: added } = await add("purchase", station.id, { cart, quantity: 2 })
    const { items, total_quantity } = await readCart(cart)
    expect(items.map((item) => [item.product.name, item.quantity, item.mandatory, item.demanded_by])).toEqual([
      ["iCON iCR70 Totalstation", 2, false, null],
      ["Geräteprüfung mit Protokoll", 2, true, added.item],
    ])
    expect(total_quantity).toBe(4)

    await api("PUT", `/cart/purchase/${added.item}/`, { body: { quantity: 3 } })
    expect((await readCart(cart)).items.map((item) => item.quantity)).toEqual([3, 3])

    expect(await api("DELETE", `/cart/purchase/${added.item}/`)).toMatchObject({
      status: 200,
      body: { total_quantity: 0 },
    })
  })

  it("can be neither changed, removed nor bought alone", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-03-09", "2027-03-10"])
    const companion = (await readCart(cart)).items[1]
    const path = `/cart/addon/${companion.id}/`
    expect((await api("DELETE", path)).status).toBe(400)
    expect((await api("PUT", path, { body: { quantity: 5 } })).status).toBe(400)
    expect((await add("addon", companion.product.id, { cart })).status).toBe(400)
    expect((await readCart(cart)).items).toHaveLength(2)
  })
})

describe("PUT and DELETE /cart/{category}/{item}/", () => {
  it("sets the quantity, read as when adding", async () => {
    const cart = await cartWithAccessory("usb-c-kabel", 4)
    const [{ id }] = (await readCart(cart)).items
    expect((await api("PUT", `/cart/accessory/${id}/`, { body: { quantity: "6.5" } })).body).toMatchObject({
      quantity: 6,
    })
    expect((await api("PUT", `/cart/accessory/${id}/`, { body: { quantity: -1 } })).body).toMatchObject({ quantity: 1 })
    expect((await api("PUT", `/cart/accessory/${id}/`, { body: { quantity: 1000 } })).status).toBe(400)
  })

  it("leaves a rental at one piece and moves it to another period", async () => {
    const cart = await cartWithRental("blk-3d", ["2027-03-02", "2027-03-04"])
    const [{ id }] = (await readCart(cart)).items
    expect((await api("PUT", `/cart/rental/${id}/`, { body: { quantity: 3 } })).body).toMatchObject({ quantity: 1 })

    const body = { rentalstartdate: "2027-03-09", rentalenddate: "2027-03-10" }
    expect((await api("PUT", `/cart/rental/${id}/`, { body })).status).toBe(200)
    expect((await readCart(cart)).items[0]).toMatchObject({
      ...body,
      id,
      subtotal: "120.00",
      display_quantity: "2 Tage",
    })

    const refused = { rentalstartdate: "2027-03-14", rentalenddate: "2027-03-16" }
    expect((await api("PUT", `/cart/rental/${id}/`, { body: refused })).status).toBe(400)
    expect((await readCart(cart)).items[0]).toMatchObject(body)
  })

  it("offers another period with its sum and the difference, changes nothing by it, and moves for that sum alone", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-04-13", "2027-04-14"])
    const [{ id, subtotal }] = (await readCart(cart)).items
    const query = { rentalstartdate: "2027-04-13", rentalenddate: "2027-04-19" }
    const { body: offer } = await api<PeriodOffer>("GET", `/cart/rental/${id}/period/?${new URLSearchParams(query)}`)
    expect(offer).toMatchObject({ ...query, display_quantity: "6 Tage" })
    expect(fromWireMoney(offer.difference)).toBe(fromWireMoney(offer.subtotal) - fromWireMoney(subtotal))
    expect((await readCart(cart)).items[0]).toMatchObject({ subtotal, rentalenddate: "2027-04-14" })

    const change = (confirmed_subtotal: string) =>
      api("PUT", `/cart/rental/${id}/`, { body: { ...query, confirmed_subtotal } })
    expect(await change("1.00")).toMatchObject({ status: 409, body: { code: "price_changed" } })
    expect((await readCart(cart)).items[0]).toMatchObject({ subtotal, rentalenddate: "2027-04-14" })
    expect((await change(offer.subtotal)).status).toBe(200)
    expect((await readCart(cart)).items[0]).toMatchObject({ ...query, subtotal: offer.subtotal })
  })

  it("offers no period that breaks the calendar's rules", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-04-13", "2027-04-14"])
    const [{ id }] = (await readCart(cart)).items
    const sunday = "?rentalstartdate=2027-04-18&rentalenddate=2027-04-20"
    const answer = await api("GET", `/cart/rental/${id}/period/${sunday}`)
    expect(answer).toMatchObject({ status: 400, body: { rentalstartdate: [expect.any(String)] } })
  })

  it("answers 404 for an unknown line or the wrong category", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const [{ id }] = (await readCart(cart)).items
    expect((await api("DELETE", "/cart/accessory/cali_unbekannt/")).status).toBe(404)
    expect((await api("DELETE", `/cart/purchase/${id}/`)).status).toBe(404)
    expect((await api("PUT", `/cart/rental/${id}/`, { body: { rentalstartdate: "2027-03-02" } })).status).toBe(404)
  })
})
