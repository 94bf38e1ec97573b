import { screen } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { unbroken } from "@/lib/unbroken"
import { CART, COUNT, ORDER, openCheckout, order, signInWithCart } from "@/test/checkout-page"
import { callsTo } from "@/test/stub-api"
import { conflict, emptyCart, filledCart, profile, rentalItem } from "@/test/wire"

beforeEach(signInWithCart)

/** A checkout whose cart is ordered meanwhile: ordering it is refused so, and it is empty from then on. */
function openOrdered(refusal: object) {
  let cart = filledCart
  return openCheckout({
    [`GET /cart/${CART}`]: () => ({ body: cart }),
    [COUNT]: { body: { total_quantity: 0 } },
    [ORDER]: () => {
      cart = emptyCart
      return { status: 400, body: refusal }
    },
  })
}

describe("ordering", () => {
  it("of a cart that another tab has ordered says why nothing was ordered", async () => {
    const { user } = await openOrdered({ cart: ["Der Warenkorb ist leer."] })
    await order(user)
    expect(await screen.findByText("Warenkorb: Der Warenkorb ist leer.")).toBeTruthy()
    expect(await screen.findByText(/Ihr Warenkorb ist leer\. Noch nichts/)).toBeTruthy()
  })

  it.each([
    ["was ordered before", { order: "order-1" }, "/orders/order-1"],
    ["waits for approval", { request: "req-1" }, "/firma/freigaben/req-1"],
  ])("of a cart that %s leads there, and speaks of no failure", async (_case, made, address) => {
    const { user } = await openOrdered({ non_field_errors: ["Das gibt es schon."], ...made })
    await order(user)
    await screen.findByText(/Ihr Warenkorb ist leer\. Noch nichts/)
    expect(screen.getByRole("alert").textContent).toBe("Das gibt es schon.Zur Bestellung")
    expect(screen.getByRole("link", { name: "Zur Bestellung" }).getAttribute("href")).toBe(address)
  })

  it("without a cart token says so and sends nothing", async () => {
    const { calls, user } = await openCheckout()
    localStorage.removeItem("cart_token")
    await order(user)
    expect(await screen.findByText("Warenkorb-Token fehlt. Bitte laden Sie die Seite neu.")).toBeTruthy()
    expect(callsTo(calls, ORDER)).toHaveLength(0)
  })

  it("a period that is gone shows the next possible ones, and nothing is ordered", async () => {
    const { user, address } = await openCheckout({
      [ORDER]: { status: 409, body: { ...conflict, item: rentalItem.id } },
      [COUNT]: { body: { total_quantity: 4 } },
    })
    await order(user)
    expect(await screen.findByRole("button", { name: unbroken("Do 17.12. bis Di 29.12.2026") })).toBeTruthy()
    expect(screen.getByText(/Es wurde nichts bestellt\./)).toBeTruthy()
    expect(address()).toBe("/cart/checkout")
  })

  it("a sum that changed meanwhile is said and shown before it is ordered", async () => {
    let cart = filledCart
    const text = "Die Bestellung kostet jetzt CHF 2’051.10 statt CHF 2’049.58."
    const { calls, user } = await openCheckout({
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      [COUNT]: { body: { total_quantity: 4 } },
      [ORDER]: () => {
        cart = { ...filledCart, total_shipping_vat: "155.10", total_cost: "2051.10" }
        return { status: 409, body: { code: "price_changed", items: [], non_field_errors: [text] } }
      },
    })
    await order(user)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(await screen.findAllByText("CHF 2’051.10")).not.toHaveLength(0)
    await order(user)
    const sums = callsTo(calls, ORDER).map(({ body }) => (body as { confirmed_total: string }).confirmed_total)
    expect(sums).toEqual([filledCart.total_cost, "2051.10"])
  })

  it("an incomplete address is marked before anything is sent", async () => {
    const { calls, user } = await openCheckout({ "GET /profile/": { body: { ...profile, city: "" } } })
    await order(user)
    expect(await screen.findAllByText("Bitte ergänzen Sie diese Adresse.")).toHaveLength(1)
    expect(callsTo(calls, ORDER)).toHaveLength(0)
  })
})
