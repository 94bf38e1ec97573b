import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Toasts } from "@/components/toasts"
import { session } from "@/lib/session/session"
import { closeToasts } from "@/test/failing-shop"
import { renderPage } from "@/test/render-page"
import { savedFiles } from "@/test/saved-files"
import { callsTo, type Stub, stubApi } from "@/test/stub-api"
import { filledCart, quote } from "@/test/wire"
import CartPage from "../../checkout/cart-page"
import OrdersPage from "../orders-page"

const CART = "cart-token-of-this-browser"
const QUOTE = `POST /cart/${CART}/quote/`
const PDF = "GET /quotes/quote-1/pdf"

const CartWithToasts = () => (
  <>
    <CartPage />
    <Toasts />
  </>
)

const openCart = (extra: Record<string, Stub> = {}, cart: object = filledCart) => ({
  calls: stubApi({
    [`GET /cart/${CART}`]: { body: cart },
    [`PUT /cart/${CART}/`]: { body: { total_quantity: 4, earlier: null } },
    "GET /products/addon": { body: [] },
    ...extra,
  }),
  ...renderPage(CartWithToasts, "/cart"),
})

const openOrders = (quotes: object[], extra: Record<string, Stub> = {}) => ({
  calls: stubApi({ "GET /orders/": { body: [] }, "GET /quotes/": { body: quotes }, ...extra }),
  ...renderPage(OrdersPage, "/orders"),
})

beforeEach(() => {
  session.signIn("t1")
  session.adoptCart(CART)
})
afterEach(() => {
  closeToasts()
  vi.restoreAllMocks()
})

describe("a quote of the cart", () => {
  const button = () => screen.findByRole("button", { name: "Offerte als PDF" })

  it("is asked for, saved as PDF and found again", async () => {
    const saved = savedFiles()
    const { user, calls } = openCart({ [QUOTE]: { body: quote }, [PDF]: { text: "%PDF-" } })
    await user.click(await button())
    await waitFor(() => expect(saved.names).toEqual(["Offerte_AN-00007.pdf"]))
    expect((await screen.findByText(/^Die Offerte AN-00007 ist gespeichert/)).textContent).toContain("Di 8.12.2026")
    expect(screen.getByRole("link", { name: "Meine Offerten" }).getAttribute("href")).toBe("/orders#offerten")
    expect(callsTo(calls, QUOTE)[0].authorization).toBe("Token t1")
  })

  it("is asked for once by a double click", async () => {
    savedFiles()
    const { user, calls } = openCart({ [QUOTE]: { body: quote }, [PDF]: { text: "%PDF-" } })
    await user.dblClick(await button())
    await screen.findByText(/^Die Offerte AN-00007/)
    expect(callsTo(calls, QUOTE)).toHaveLength(1)
  })

  it.each<[string, Record<string, Stub>]>([
    ["the ERP doesn't have it yet", { [QUOTE]: { body: { ...quote, document_nr: null, state: "pending" } } }],
    ["the ERP gives no PDF", { [QUOTE]: { body: quote }, [PDF]: { status: 503 } }],
  ])("stands although %s, and says where the PDF will be", async (_why, answers) => {
    const saved = savedFiles()
    const { user } = openCart(answers)
    await user.click(await button())
    expect(await screen.findByText(/das PDF ist noch in Arbeit/)).toBeTruthy()
    expect(saved.names).toEqual([])
  })

  it("that is refused says why, and shows the cart as it is now", async () => {
    const text = "Preise in Ihrem Warenkorb haben sich geändert."
    const refusal = { status: 409, body: { code: "price_changed", non_field_errors: [text] } }
    const { user, calls } = openCart({ [QUOTE]: refusal })
    await user.click(await button())
    expect(await screen.findByText(text)).toBeTruthy()
    await waitFor(() => expect(callsTo(calls, `GET /cart/${CART}`).length).toBeGreaterThan(1))
  })

  it.each<[string, Stub]>([
    ["answers 500", { status: 500 }],
    ["can't be reached", "lost"],
  ])("is told to have failed when the shop %s, and can be asked for again", async (_how, answer) => {
    const { user } = openCart({ [QUOTE]: answer })
    await user.click(await button())
    expect(await screen.findByText(/^Etwas ist schiefgelaufen.*\+41 71 000 00 00/)).toBeTruthy()
    expect((await button()).getAttribute("aria-busy")).toBeNull()
  })

  it("leads who isn't signed in to the login and back", async () => {
    session.forgetLogin()
    openCart()
    const link = await screen.findByRole("link", { name: "Offerte als PDF" })
    expect(link.getAttribute("href")).toBe("/log-in?to=%2Fcart&message=quote")
  })

  it("isn't offered where the prices are quoted, which the lines say", async () => {
    const items = filledCart.items.map((item) => ({ ...item, quoted_until: "2026-12-08" }))
    openCart({}, { ...filledCart, items })
    expect(await screen.findAllByText("Preis gemäss Offerte, gültig bis Di 8.12.2026")).toHaveLength(
      items.filter(({ demanded_by }) => demanded_by === null).length,
    )
    expect(screen.queryByRole("button", { name: "Offerte als PDF" })).toBeNull()
  })
})

describe("the list of quotes", () => {
  const row = () => screen.findByRole("article", { name: "Offerte AN-00007 vom 24.11.2026" })

  it("shows what was quoted, at what price and until when", async () => {
    openOrders([quote])
    const open = within(await row())
    expect(open.getByText("gültig bis Di 8.12.2026")).toBeTruthy()
    expect(open.getByText("CHF 2’049.60")).toBeTruthy()
    expect(open.getByText("BLK 360 G2 (Mo 7.12. bis Mi 16.12.2026), 2 × Zielmarken-Set")).toBeTruthy()
  })

  it("names what a line costs the customer, and what it costs others, struck", async () => {
    const [rental, pieces] = quote.items
    const reduced = { ...rental, subtotal: "1579.50", list_subtotal: "1755.00", discount_percent: "10" }
    openOrders([{ ...quote, items: [reduced, { ...pieces, list_subtotal: "120.00" }] }])
    const struck = await screen.findByText("CHF 1’755.00")
    expect([struck.tagName, struck.parentElement?.textContent]).toEqual([
      "S",
      "Ihr Preis mit 10\u00a0% Rabatt, statt CHF\u00a01’755.00",
    ])
    expect(screen.getByText("BLK 360 G2: CHF 1’579.50")).toBeTruthy()
    expect(screen.getByText("Zielmarken-Set: CHF 96.00").nextElementSibling?.textContent).toBe(
      "Ihr Preis, statt CHF\u00a0120.00",
    )
  })

  it("names no prices of lines at the list's", async () => {
    openOrders([quote])
    await row()
    expect(screen.queryByText(/Ihr Preis|96\.00/)).toBeNull()
  })

  it("names a deposit that is in the total of one", async () => {
    const deposit = { code: "deposit", title: "Kaution, wird zurückerstattet", vat: "0", refundable: true }
    const charges = ["5000.00", "250.00"].map((amount, line) => ({ ...deposit, amount, line: String(line) }))
    openOrders([{ ...quote, charges }])
    expect(within(await row()).getByText("Kaution, wird zurückerstattet: CHF 5’250.00")).toBeTruthy()
  })

  it.each([
    ["open", { state: "open" }, "Gültig", ["Offerte einlösen", "PDF herunterladen"]],
    ["not printed yet", { state: "pending", document_nr: null }, "In Arbeit", ["Offerte einlösen"]],
    ["expired", { state: "expired" }, "Abgelaufen", ["PDF herunterladen"]],
    ["ordered", { state: "ordered", order: "order-1" }, "Bestellt", ["Zur Bestellung", "PDF herunterladen"]],
  ])("offers what can be done with one that is %s", async (_what, changes, badge, actions) => {
    openOrders([{ ...quote, ...changes }])
    const shown = within(await screen.findByRole("article"))
    expect(shown.getByText(badge)).toBeTruthy()
    const controls = [...shown.queryAllByRole("link"), ...shown.queryAllByRole("button")]
    expect(controls.map(({ textContent }) => textContent)).toEqual(actions)
  })

  it.each<[string, Stub]>([
    ["there are none", { body: [] }],
    ["it can't be loaded", { status: 500 }],
  ])("isn't there when %s", async (_case, answer) => {
    vi.spyOn(console, "warn").mockReturnValue()
    openOrders([], { "GET /quotes/": answer })
    await screen.findByText("Keine Bestellungen gefunden")
    expect(screen.queryByRole("heading", { name: "Meine Offerten" })).toBeNull()
  })

  it("takes a quote into the cart, which opens", async () => {
    const { user, address } = openOrders([quote], {
      "POST /quotes/quote-1/redeem/": { body: { cart: "the-cart-of-the-quote", total_quantity: 3 } },
    })
    await user.click(within(await row()).getByRole("button", { name: "Offerte einlösen: AN-00007" }))
    await waitFor(() => expect(address()).toBe("/cart"))
    expect(session.cartToken()).toBe("the-cart-of-the-quote")
  })

  it("says why a quote can't be redeemed, and keeps the cart there was", async () => {
    const text = "Diese Offerte galt bis 8.12.2026. Gerne erstellen wir eine neue."
    const { user, address } = openOrders([quote], {
      "POST /quotes/quote-1/redeem/": { status: 409, body: { code: "quote_expired", non_field_errors: [text] } },
    })
    await user.click(within(await row()).getByRole("button", { name: /^Offerte einlösen/ }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect([address(), session.cartToken()]).toEqual(["/orders", CART])
  })
})
