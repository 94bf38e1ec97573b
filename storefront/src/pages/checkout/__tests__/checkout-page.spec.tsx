import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { signUpVisit } from "@/lib/session/sign-up-visit"
import { CART, checkoutStubs, HOLD, openCheckout, signInWithCart } from "@/test/checkout-page"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { accessoryItem, emptyCart, filledCart, profile } from "@/test/wire"
import CheckoutPage from "../checkout-page"

beforeEach(signInWithCart)

describe("the checkout", () => {
  it("has the three sections, the profile's address for both and payment by invoice", async () => {
    await openCheckout()
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "1. Lieferung",
      "2. Zahlung",
      "3. Bestellübersicht",
      "Zusammenfassung",
    ])
    expect(screen.getByRole("heading", { name: "Rechnungsadresse und Lieferadresse" })).toBeTruthy()
    expect(screen.getByText("Muster Holzbau AG")).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Rechnung/ }).checked).toBe(true)
  })

  it("says that the invoice goes to the login and, where that is another, to the billing e-mail", async () => {
    const { user } = await openCheckout()
    const said = () => screen.getByText(/^Sie erhalten die Rechnung/).textContent
    expect(said()).toContain(`per E-Mail an ${profile.email}, sobald`)
    const change = async (email: string) => {
      await user.click(screen.getByRole("button", { name: "Kontakt für Rechnung und Lieferung ändern" }))
      const field = await screen.findByLabelText(/^E-Mail/)
      await user.clear(field)
      await user.type(field, email)
      await user.click(screen.getByRole("button", { name: "Übernehmen" }))
    }
    await change("buchhaltung@example.ch")
    await waitFor(() => expect(said()).toContain(`per E-Mail an ${profile.email} & buchhaltung@example.ch, sobald`))
    await change(profile.email.toUpperCase())
    await waitFor(() => expect(said()).toContain(`per E-Mail an ${profile.email.toUpperCase()}, sobald`))
  })

  it("adds the line 'Versandkosten' and says the terms with the total above the button", async () => {
    await openCheckout()
    const lines = screen.getAllByRole("article").map(({ textContent }) => textContent)
    expect(lines.at(-1)).toBe("Versandkosten1 StückCHF\u00a010.00")
    expect(lines).toHaveLength(filledCart.items.length + 1)
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
    stubApi({ ...checkoutStubs, [`GET /cart/${CART}`]: { body: emptyCart } })
    renderPage(CheckoutPage, "/cart/checkout")
    expect(await screen.findByText(/Ihr Warenkorb ist leer/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Jetzt bestellen" })).toBeNull()
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

  it.each([
    ["is gone with the last of the lines it was typed for", { items: [{ ...accessoryItem, id: "line-9" }] }, ""],
    ["stays while one of them is left", { items: [accessoryItem] }, "BV-1"],
  ])("%s", async (_what, next, reference) => {
    const { user, unmount } = await openCheckout()
    await user.type(screen.getByLabelText(/Ihre Bestellreferenz/), "BV-1")
    unmount()
    await openCheckout({ [`GET /cart/${CART}`]: { body: { ...filledCart, ...next } } })
    expect(screen.getByLabelText<HTMLInputElement>(/Ihre Bestellreferenz/).value).toBe(reference)
  })

  it("does not freeze an address that was left as the profile has it", async () => {
    const { user, unmount } = await openCheckout()
    await user.type(screen.getByLabelText(/Ihre Bestellreferenz/), "BV-1")
    unmount()
    await openCheckout({ "GET /profile/": { body: { ...profile, city: "Gossau" } } })
    expect(screen.getByLabelText<HTMLInputElement>(/Ihre Bestellreferenz/).value).toBe("BV-1")
    expect(screen.getAllByText("9000 Gossau")).toHaveLength(1)
  })
})
