import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { session } from "../../lib/session"
import { signUpVisit } from "../../lib/sign-up-visit"
import { filledCartItems, tracked } from "../../test/commerce"
import { renderPage } from "../../test/render-page"
import { callsTo, stubApi } from "../../test/stub-api"
import { conflict, emptyCart, filledCart, profile, rentalItem } from "../../test/wire"
import CheckoutPage from "../checkout-page"

const CART = "cart-token-of-this-browser"
const ORDER = `POST /checkout/${CART}/`
const HOLD = `POST /checkout/${CART}/hold/`
const PLACED = {
  body: { id: "order-1", shop_number: "W-1042", bexio_order_id: null, total_cost: "2049.58", rounding: "0.00" },
}

const stubs = {
  [`GET /cart/${CART}`]: { body: filledCart },
  [`PUT /cart/${CART}/`]: { body: { total_quantity: 4, earlier: null } },
  "GET /profile/": { body: profile },
  "GET /addresses/": { body: [] },
  [HOLD]: { body: { expires_at: "2026-12-02T13:23:00.000Z", expires_in_s: 872, not_held: [] } },
}

type User = ReturnType<typeof renderPage>["user"]
const order = (user: User) => user.click(screen.getByRole("button", { name: "Jetzt bestellen" }))

async function openCheckout(extra: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ ...stubs, ...extra })
  const page = renderPage(CheckoutPage, "/cart/checkout")
  await screen.findByRole("button", { name: "Jetzt bestellen" })
  return { calls, ...page }
}

beforeEach(() => {
  session.adoptCart(CART)
  session.signIn("t1")
})

describe("the checkout", () => {
  it("has the three sections, both addresses from the profile and payment by invoice", async () => {
    await openCheckout()
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "1. Lieferung",
      "2. Zahlung",
      "3. Bestellübersicht",
      "Zusammenfassung",
    ])
    expect(screen.getAllByText("Muster Holzbau AG")).toHaveLength(2)
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Rechnung/ }).checked).toBe(true)
  })

  it("adds the line 'Versandkosten' and says the terms with the total above the button", async () => {
    await openCheckout()
    const summary = within(screen.getByRole("complementary", { name: "Zusammenfassung" }))
    expect(summary.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "ZwischensummeCHF\u00a01’886.00",
      "VersandkostenCHF\u00a010.00",
      "MwSt. (8.1%)CHF\u00a0153.58",
      "Total inkl. MwSt.CHF\u00a02’049.58",
    ])
    const terms = summary.getByText(/Mit der Bestellung akzeptieren Sie unsere/)
    expect(terms.textContent).toBe(
      "Mit der Bestellung akzeptieren Sie unsere AGB. Total inkl. MwSt.: CHF\u00a02’049.58",
    )
    expect(within(terms).getByRole("link", { name: "AGB" }).getAttribute("href")).toBe("/agb")
    expect(terms.compareDocumentPosition(screen.getByRole("button", { name: "Jetzt bestellen" }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it("holds the periods once on opening and shows for how long", async () => {
    const { calls } = await openCheckout()
    expect(await screen.findByText(/^14:3[12]$/)).toBeTruthy()
    expect(callsTo(calls, HOLD)).toHaveLength(1)
  })

  it("is step 2 of 2 only for who came from sign-up in this visit", async () => {
    const { unmount } = await openCheckout()
    expect(screen.queryByText("Schritt 2 von 2")).toBeNull()
    unmount()
    signUpVisit.mark()
    await openCheckout()
    expect(screen.getByText("Schritt 2 von 2")).toBeTruthy()
  })

  it("of an empty cart shows the empty cart", async () => {
    stubApi({ ...stubs, [`GET /cart/${CART}`]: { body: emptyCart } })
    renderPage(CheckoutPage, "/cart/checkout")
    expect(await screen.findByText(/Ihr Warenkorb ist leer/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Jetzt bestellen" })).toBeNull()
  })
})

describe("ordering", () => {
  it("sends both addresses and the reference, reports the purchase and leads to the success page", async () => {
    window.dataLayer = []
    const { calls, user, address } = await openCheckout({
      [ORDER]: PLACED,
      [`GET /cart-count/${CART}/`]: { body: { total_quantity: 0 } },
    })
    await user.type(screen.getByLabelText(/Ihre Bestellreferenz/), "BV-2026-118-zu-lang")
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
      [`GET /cart-count/${CART}/`]: { body: { total_quantity: 0 } },
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
      [`GET /cart-count/${CART}/`]: { body: { total_quantity: 0 } },
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

  it("of a cart that another tab has ordered says why nothing was ordered", async () => {
    let cart = filledCart
    const { user } = await openCheckout({
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      [`GET /cart-count/${CART}/`]: { body: { total_quantity: 0 } },
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
      [`GET /cart-count/${CART}/`]: { body: { total_quantity: 4 } },
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

describe("a period that isn't held any more", () => {
  const LOST =
    "Ein Mietzeitraum ist nicht mehr frei. Wählen Sie beim markierten Artikel einen anderen, dann können Sie bestellen."
  const taken = {
    ...filledCart,
    items: filledCart.items.map((item) => (item.id === rentalItem.id ? { ...item, conflict } : item)),
  }
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Jetzt bestellen" })
  const held = (expires_in_s: number) => ({
    body: { expires_at: "2026-12-02T13:23:00.000Z", expires_in_s, not_held: [] },
  })

  it("because another has it is named with alternatives, and nothing can be ordered until one is chosen", async () => {
    let cart: object = taken
    const { calls, user } = await openCheckout({
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      [`GET /cart-count/${CART}/`]: { body: { total_quantity: 4 } },
      [HOLD]: () => (cart === taken ? { status: 409, body: { ...conflict, item: rentalItem.id } } : held(872)),
      [`PUT /cart/rental/${rentalItem.id}/`]: () => {
        cart = {
          ...filledCart,
          items: filledCart.items.map((item) => ({ ...item, rentalenddate: item.rentalenddate && "2026-12-17" })),
        }
        return { body: { item: rentalItem.id, quantity: 1, total_quantity: 4 } }
      },
    })
    expect(await screen.findByText(LOST)).toBeTruthy()
    expect(screen.queryByRole("timer")).toBeNull()
    expect(button().disabled).toBe(true)
    await order(user)
    expect(callsTo(calls, ORDER)).toHaveLength(0)

    await user.click(screen.getByRole("button", { name: "Do 17.12. bis Di 29.12.2026" }))
    await waitFor(() => expect(button().disabled).toBe(false))
    expect(await screen.findByRole("timer")).toBeTruthy()
    expect(screen.queryByText(LOST)).toBeNull()
  })

  it("when its time is over is looked at again: one that is taken by then blocks the order", async () => {
    let isTaken = false
    await openCheckout({
      [`GET /cart/${CART}`]: () => ({ body: isTaken ? taken : filledCart }),
      [`GET /cart-count/${CART}/`]: { body: { total_quantity: 4 } },
      [HOLD]: () => {
        isTaken = true
        return held(1)
      },
    })
    expect(button().disabled).toBe(false)
    expect(await screen.findByText(LOST, {}, { timeout: 4000 })).toBeTruthy()
    expect(await screen.findByRole("button", { name: "Do 17.12. bis Di 29.12.2026" })).toBeTruthy()
    expect(button().disabled).toBe(true)
  })

  it.each([
    [
      "all",
      { expires_at: null, expires_in_s: null, not_held: [rentalItem.id] },
      /^Der Zeitraum ist nicht mehr für Sie freigehalten/,
    ],
    [
      "some",
      { ...held(872).body, not_held: ["another-line"] },
      /^Nicht alle Ihre Mietzeiträume sind für Sie freigehalten/,
    ],
  ])("is said where that holds for %s, and can be ordered", async (_case, body, text) => {
    await openCheckout({ [HOLD]: { body }, [`GET /cart-count/${CART}/`]: { body: { total_quantity: 4 } } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(button().disabled).toBe(false)
  })

  it("is told with the shop's words where a new customer asks for too much", async () => {
    const sentence = "Bis zu Ihrer ersten bezahlten Rechnung nehmen wir online 2 Mietgeräte auf Rechnung an."
    const refused = { status: 409, body: { code: "new_customer_limit", non_field_errors: [sentence] } }
    await openCheckout({ [HOLD]: refused, [`GET /cart-count/${CART}/`]: { body: { total_quantity: 4 } } })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText(/beim markierten Artikel/)).toBeNull()
  })
})

describe("what was typed", () => {
  it("is there again after a reload or an ended login, for the same customer only", async () => {
    const first = await openCheckout()
    await first.user.type(screen.getByLabelText(/Ihre Bestellreferenz/), "BV-1")
    first.unmount()
    const second = await openCheckout()
    expect(screen.getByLabelText<HTMLInputElement>(/Ihre Bestellreferenz/).value).toBe("BV-1")
    second.unmount()
    await openCheckout({ "GET /profile/": { body: { ...profile, email: "beat@example.ch" } } })
    expect(screen.getByLabelText<HTMLInputElement>(/Ihre Bestellreferenz/).value).toBe("")
  })

  it("does not freeze an address that was left as the profile has it", async () => {
    const { user, unmount } = await openCheckout()
    await user.type(screen.getByLabelText(/Ihre Bestellreferenz/), "BV-1")
    unmount()
    await openCheckout({ "GET /profile/": { body: { ...profile, city: "Gossau" } } })
    expect(screen.getByLabelText<HTMLInputElement>(/Ihre Bestellreferenz/).value).toBe("BV-1")
    expect(screen.getAllByText("9000 Gossau")).toHaveLength(2)
  })
})
