import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { ShopProvider } from "@/lib/shop"
import { CART, lineOf, shows } from "@/test/cart-page"
import { filledCartItems, tracked } from "@/test/commerce"
import { renderPage, SHOP } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import { emptyCart, filledCart } from "@/test/wire"
import CartPage from "../cart-page"

beforeEach(() => session.adoptCart(CART))

describe("the cart", () => {
  it("shows period, delivery, service and amount of a rental", async () => {
    stubApi(shows(filledCart))
    renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "BLK 360 G2" })
    const rental = lineOf("BLK 360 G2")
    expect(rental.getByText(/^Mo 7\.12\. bis Mi 16\.12\.2026, 9.Miettage$/)).toBeTruthy()
    expect(rental.getByText("Frei in diesem Zeitraum")).toBeTruthy()
    expect(rental.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "MieteCHF\u00a01’620.00",
      "Express-LieferungCHF\u00a045.00",
      "Einführung am GerätCHF\u00a090.00",
      "Transportversicherunggehört dazuCHF\u00a035.00",
    ])
    expect(rental.getByText("CHF 1’790.00")).toBeTruthy()
    expect(rental.queryByRole("spinbutton")).toBeNull()
  })

  it("says what comes along at a price of the customer's own", async () => {
    const [rental, companion] = filledCart.items
    stubApi(shows({ ...filledCart, items: [rental, { ...companion, list_subtotal: "50.00", price_is_set: true }] }))
    renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "BLK 360 G2" })
    const row = await lineOf("BLK 360 G2").findByRole("row", { name: /Transportversicherung/ })
    await waitFor(() => expect(row.querySelector("s")?.textContent).toBe("CHF\u00a050.00"))
  })

  it("shows each service of a rental with what it is made of and its sum", async () => {
    const [rental] = filledCart.items
    const [once] = rental.productservices
    const productservices: typeof rental.productservices = [
      { ...once, id: "cover", name: "Versicherung", price: "108.00", basis: "day", day_price: "12.00" },
      { ...once, id: "all-risks", name: "Vollkasko", price: "56.70", basis: "permille", permille: 35 },
      { ...once, id: "free", name: "Telefonische Einführung", price: "0.00" },
    ]
    stubApi(shows({ ...filledCart, items: [{ ...rental, subtotal: "1829.70", productservices }] }))
    renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "BLK 360 G2" })
    expect(
      lineOf("BLK 360 G2")
        .getAllByRole("row")
        .slice(2)
        .map((row) => row.textContent),
    ).toEqual([
      "Versicherung9\u00a0Tage × CHF\u00a012.00CHF\u00a0108.00",
      "Vollkasko3.5\u00a0% der MieteCHF\u00a056.70",
      "Telefonische Einführunggratis",
    ])
  })

  it("says what a rate saves, and that a price for the whole has no parts", async () => {
    const [rental] = filledCart.items
    const whole = { ...rental, id: "whole", subtotal: "900.00", list_subtotal: "1755.00", price_is_set: true }
    stubApi(shows({ ...filledCart, items: [{ ...rental, subtotal: "1350.00" }, whole] }))
    renderPage(CartPage, "/cart")
    expect(await screen.findByText("statt 9 × CHF 180.00 = CHF 1’620.00")).toBeTruthy()
    expect(screen.getByText("Sie sparen CHF 405.00")).toBeTruthy()
    expect(screen.getByText("Express-Lieferung, Einführung am Gerät")).toBeTruthy()
  })

  it("shows the way to the order, the login as done once there is one", async () => {
    session.signIn("t1")
    stubApi({ ...shows(filledCart), [`PUT /cart/${CART}/`]: { body: { total_quantity: 4, earlier: null } } })
    renderPage(CartPage, "/cart")
    const steps = within(await screen.findByRole("list", { name: "Bestellschritte" })).getAllByRole("listitem")
    expect(steps.map(({ textContent }) => textContent)).toEqual(["Warenkorb", "Anmelden, erledigt", "Bestellen"])
    expect(steps[0].getAttribute("aria-current")).toBe("step")
  })

  it.each([
    [30, 45, "30 Tage gültig, ohne Reservation der Geräte.", "sobald Sie die Kasse öffnen: 45 Minuten."],
    [1, 1, "1 Tag gültig, ohne Reservation der Geräte.", "sobald Sie die Kasse öffnen: 1 Minute."],
  ])(
    "says how long the owner lets quotes count and periods be held: %i and %i",
    async (quoteDays, holdMinutes, ...said) => {
      stubApi(shows(filledCart))
      const Page = () => (
        <ShopProvider value={{ ...SHOP, quoteDays, holdMinutes }}>
          <CartPage />
        </ShopProvider>
      )
      renderPage(Page, "/cart")
      for (const words of said) expect(await screen.findByText((text) => text.endsWith(words))).toBeTruthy()
    },
  )

  it("sums up quantity, lines, shipping fee and VAT to what is paid", async () => {
    stubApi(shows(filledCart))
    renderPage(CartPage, "/cart")
    const summary = within(await screen.findByRole("complementary", { name: "Zusammenfassung" }))
    expect(summary.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "4 ArtikelCHF\u00a01’886.00",
      "VersandkostenCHF\u00a010.00",
      "MwSt. (8.1%)CHF\u00a0153.58",
      "Total inkl. MwSt.CHF\u00a02’049.58",
    ])
  })

  it("shows the rounding above the total when there is one", async () => {
    stubApi(shows({ ...filledCart, rounding: "0.02", total_cost: "2049.60" }))
    renderPage(CartPage, "/cart")
    const summary = within(await screen.findByRole("complementary", { name: "Zusammenfassung" }))
    expect(summary.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "4 ArtikelCHF\u00a01’886.00",
      "VersandkostenCHF\u00a010.00",
      "MwSt. (8.1%)CHF\u00a0153.58",
      "RundungCHF\u00a00.02",
      "Total inkl. MwSt.CHF\u00a02’049.60",
    ])
  })

  it("says so when it is empty", async () => {
    stubApi(shows(emptyCart))
    renderPage(CartPage, "/cart")
    expect(
      await screen.findByText(
        "Ihr Warenkorb ist leer. Noch nichts passendes gefunden? Oder haben Sie Fragen? Gerne unterstützen wir Sie auch persönlich.",
      ),
    ).toBeTruthy()
  })

  it("of a browser that never had one is empty without a request", async () => {
    session.reset()
    const calls = stubApi({})
    renderPage(CartPage, "/cart")
    expect(await screen.findByText(/Ihr Warenkorb ist leer/)).toBeTruthy()
    expect(calls).toEqual([])
  })

  it("reports the start of the checkout", async () => {
    window.dataLayer = []
    stubApi(shows(filledCart))
    const { user, address } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("link", { name: "Zur Kasse" }))
    expect(address()).toBe("/cart/checkout")
    expect(tracked("begin_checkout")).toEqual([
      { event: "begin_checkout", ecommerce: { currency: "CHF", value: 1886, items: filledCartItems } },
    ])
  })
})
