import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { CART, COUNT, ORDER, openCheckout, order, PLACED, signInWithCart } from "@/test/checkout-page"
import { filledCartItems, tracked } from "@/test/commerce"
import { callsTo } from "@/test/stub-api"
import { emptyCart, filledCart } from "@/test/wire"

beforeEach(signInWithCart)

describe("ordering", () => {
  it("sends both addresses and the reference, reports the purchase and leads to the success page", async () => {
    window.dataLayer = []
    const { calls, user, address } = await openCheckout({
      [ORDER]: PLACED,
      [COUNT]: { body: { total_quantity: 0 } },
    })
    await user.type(screen.getByLabelText(/Ihre Bestellreferenz/), "BV-2026-118-zu-lang")
    await user.click(screen.getByRole("checkbox", { name: /^An eine andere Adresse liefern/ }))
    await user.click(screen.getByRole("button", { name: "Kontakt für die Lieferung ändern" }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.clear(dialog.getByLabelText("Telefon"))
    await user.type(dialog.getByLabelText("Telefon"), "+41 79 000 00 00")
    await user.click(dialog.getByRole("button", { name: "Übernehmen" }))
    await order(user)
    await waitFor(() => expect(address()).toBe("/cart/success?orderId=W-1042"))
    expect(callsTo(calls, ORDER).map(({ body }) => body)).toEqual([
      {
        referencenum: "BV-2026-118-zu-",
        company: "Muster Holzbau AG",
        first_name: "Anna",
        last_name: "Muster",
        address: "Musterstrasse 1",
        postalcode: "9000",
        city: "St. Gallen",
        email: "anna@example.ch",
        phone: "+41 71 000 00 00",
        company2: "Muster Holzbau AG",
        first_name2: "Anna",
        last_name2: "Muster",
        address2: "Musterstrasse 1",
        postalcode2: "9000",
        city2: "St. Gallen",
        email2: "anna@example.ch",
        phone2: "+41 79 000 00 00",
        billing_address_id: null,
        shipping_address_id: null,
        confirmed_total: filledCart.total_cost,
      },
    ])
    expect(tracked("purchase")).toEqual([
      {
        event: "purchase",
        ecommerce: {
          currency: "CHF",
          transaction_id: "W-1042",
          value: 1886,
          tax: 153.58,
          shipping: 10,
          items: filledCartItems,
        },
      },
    ])
  })

  it("is sent once by a double click", async () => {
    const { calls, user } = await openCheckout({
      [ORDER]: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        return { status: 503 }
      },
    })
    await user.dblClick(screen.getByRole("button", { name: "Jetzt bestellen" }))
    await screen.findByRole("alert")
    expect(callsTo(calls, ORDER)).toHaveLength(1)
  })

  it("that fails names the phone number, keeps what was typed and can be repeated", async () => {
    let isDown = true
    const { user, address } = await openCheckout({
      [ORDER]: () => (isDown ? { status: 500 } : PLACED),
      [COUNT]: { body: { total_quantity: 0 } },
    })
    const reference = screen.getByLabelText<HTMLInputElement>(/Ihre Bestellreferenz/)
    await user.type(reference, "BV-1")
    await order(user)
    expect(
      await screen.findByText(
        "Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut oder melden Sie sich bei uns (+41 71 000 00 00).",
      ),
    ).toBeTruthy()
    expect(reference.value).toBe("BV-1")
    isDown = false
    await order(user)
    await waitFor(() => expect(address()).toContain("/cart/success"))
  })

  it("whose answer was lost can be sent again, although the cart reads as empty by then", async () => {
    let cart = filledCart
    let isLost = true
    const { calls, queries, user, address } = await openCheckout({
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      [COUNT]: { body: { total_quantity: 0 } },
      [ORDER]: () => {
        cart = emptyCart
        if (isLost) throw new TypeError("Failed to fetch")
        return PLACED
      },
    })
    await order(user)
    await screen.findByText(/Etwas ist schiefgelaufen/)
    await queries.refetchQueries({ queryKey: ["cart"] })
    isLost = false
    await order(user)
    await waitFor(() => expect(address()).toBe("/cart/success?orderId=W-1042"))
    const [first, second] = callsTo(calls, ORDER)
    expect(second?.body).toEqual(first?.body)
  })
})
