import { screen } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { CART, COUNT, ORDER, openCheckout, order, signInWithCart } from "@/test/checkout-page"
import { callsTo } from "@/test/stub-api"
import { conflict, emptyCart, filledCart, profile, rentalItem } from "@/test/wire"

beforeEach(signInWithCart)

describe("ordering", () => {
  it("of a cart that another tab has ordered says why nothing was ordered", async () => {
    let cart = filledCart
    const { user } = await openCheckout({
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      [COUNT]: { body: { total_quantity: 0 } },
      [ORDER]: () => {
        cart = emptyCart
        return { status: 400, body: { cart: ["Der Warenkorb ist leer."] } }
      },
    })
    await order(user)
    expect(await screen.findByText("Warenkorb: Der Warenkorb ist leer.")).toBeTruthy()
    expect(await screen.findByText(/Ihr Warenkorb ist leer\. Noch nichts/)).toBeTruthy()
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
    expect(await screen.findByRole("button", { name: "Do 17.12. bis Di 29.12.2026" })).toBeTruthy()
    expect(screen.getByText(/Es wurde nichts bestellt\./)).toBeTruthy()
    expect(address()).toBe("/cart/checkout")
  })

  it("an incomplete address is marked before anything is sent", async () => {
    const { calls, user } = await openCheckout({ "GET /profile/": { body: { ...profile, city: "" } } })
    await order(user)
    expect(await screen.findAllByText("Bitte ergänzen Sie diese Adresse.")).toHaveLength(2)
    expect(callsTo(calls, ORDER)).toHaveLength(0)
  })
})
