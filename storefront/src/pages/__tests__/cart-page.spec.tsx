import { renderHook, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { session } from "../../lib/session"
import { useToasts } from "../../lib/toast"
import { filledCartItems, tracked } from "../../test/commerce"
import { renderPage } from "../../test/render-page"
import { callsTo, stubApi } from "../../test/stub-api"
import { accessoryItem, conflict, emptyCart, filledCart, rentalItem } from "../../test/wire"
import CartPage from "../cart-page"

const CART = "cart-token-of-this-browser"
const NO_ADDONS = { "GET /products/addon": { body: [] } }
const COUNT = { [`GET /cart-count/${CART}/`]: { body: { total_quantity: 1 } } }
const shows = (cart: object) => ({ [`GET /cart/${CART}`]: { body: cart }, ...NO_ADDONS, ...COUNT })

const lineOf = (name: string) => {
  const line = screen.getByRole("heading", { level: 3, name }).closest("article")
  if (!line) throw new Error(`No line ${name}`)
  return within(line)
}

/** Toasts stand in the frame around every page. */
function lastToast(): string | undefined {
  const { result } = renderHook(useToasts)
  return result.current.at(-1)?.text
}

beforeEach(() => session.adoptCart(CART))

describe("the cart", () => {
  it("shows period, delivery, service and amount of a rental", async () => {
    stubApi(shows(filledCart))
    renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "BLK 360 G2" })
    const rental = lineOf("BLK 360 G2")
    expect(rental.getByText(/^Mo 7\.12\. bis Mi 16\.12\.2026, 9.Tage$/)).toBeTruthy()
    expect(rental.getByText("Express-Lieferung")).toBeTruthy()
    expect(rental.getByText("Einführung am Gerät")).toBeTruthy()
    expect(rental.getByText("CHF 1’755.00")).toBeTruthy()
    expect(rental.queryByRole("spinbutton")).toBeNull()
  })

  it("sums up quantity, lines and VAT; the shipping fee is announced for the checkout", async () => {
    stubApi(shows(filledCart))
    renderPage(CartPage, "/cart")
    const summary = within(await screen.findByRole("complementary", { name: "Zusammenfassung" }))
    expect(summary.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "4 ArtikelCHF\u00a01’886.00",
      "MwSt. (8.1%)CHF\u00a0152.77",
      "Total inkl. MwSt.CHF\u00a02’038.77",
    ])
    expect(summary.getByText("Zuzüglich Versandkosten an der Kasse: CHF 10.00")).toBeTruthy()
  })

  it("shows the rounding above the total when there is one", async () => {
    stubApi(shows({ ...filledCart, shipping_cost: "0.00", rounding: "0.03", total_cost: "2038.80" }))
    renderPage(CartPage, "/cart")
    const summary = within(await screen.findByRole("complementary", { name: "Zusammenfassung" }))
    expect(summary.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "4 ArtikelCHF\u00a01’886.00",
      "MwSt. (8.1%)CHF\u00a0152.77",
      "RundungCHF\u00a00.03",
      "Total inkl. MwSt.CHF\u00a02’038.80",
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

describe("a mandatory item", () => {
  it("can't be removed or changed and names what it belongs to", async () => {
    stubApi(shows(filledCart))
    renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "Transportversicherung" })
    const companion = lineOf("Transportversicherung")
    expect(companion.queryByRole("button")).toBeNull()
    expect(companion.getByText("Gehört zu BLK 360 G2 und wird mit ihm entfernt.")).toBeTruthy()
  })
})

describe("the quantity", () => {
  const PUT = "PUT /cart/accessory/line-accessory/"

  it("counts every one of several quick clicks", async () => {
    const calls = stubApi({ ...shows(filledCart), [PUT]: {} })
    const { user } = renderPage(CartPage, "/cart")
    const more = await screen.findByRole("button", { name: "Mehr: Zielmarken-Set" })
    await user.tripleClick(more)
    await waitFor(() => expect(callsTo(calls, PUT).at(-1)?.body).toEqual({ quantity: 5 }))
  })

  it.each([
    ["0", 1],
    ["-4", 1],
    ["", 1],
    ["3.9", 3],
  ])("typed as '%s' becomes %i", async (typed, quantity) => {
    const calls = stubApi({ ...shows(filledCart), [PUT]: {} })
    const { user } = renderPage(CartPage, "/cart")
    const field = await screen.findByRole("spinbutton", { name: "Menge: Zielmarken-Set" })
    await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.tab()
    await waitFor(() => expect(callsTo(calls, PUT)[0]?.body).toEqual({ quantity }))
  })

  it("is sent at once when the page is left before the clicks have settled", async () => {
    const calls = stubApi({ ...shows(filledCart), [PUT]: {} })
    const { user, address } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Mehr: Zielmarken-Set" }))
    expect(callsTo(calls, PUT)).toHaveLength(0)
    await user.click(screen.getByRole("link", { name: "Zur Kasse" }))
    expect(address()).toBe("/cart/checkout")
    await waitFor(() => expect(callsTo(calls, PUT).map(({ body }) => body)).toEqual([{ quantity: 3 }]))
  })

  it("marks the sums as old until the cart shows it", async () => {
    let answer = () => {}
    const late = new Promise<object>((resolve) => {
      answer = () => resolve({})
    })
    stubApi({ ...shows(filledCart), [PUT]: () => late })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Mehr: Zielmarken-Set" }))
    const sums = screen.getByRole("table")
    await waitFor(() => expect(sums.getAttribute("aria-busy")).toBe("true"))
    answer()
    await waitFor(() => expect(sums.getAttribute("aria-busy")).toBeNull())
  })

  it("that comes back to what it was asks for nothing", async () => {
    const calls = stubApi({ ...shows(filledCart), [PUT]: {} })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Mehr: Zielmarken-Set" }))
    await user.click(screen.getByRole("button", { name: "Weniger: Zielmarken-Set" }))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(callsTo(calls, PUT)).toHaveLength(0)
  })

  it("can't be stepped below one", async () => {
    const single = { ...filledCart, items: [{ ...accessoryItem, quantity: 1 }] }
    stubApi(shows(single))
    renderPage(CartPage, "/cart")
    const less = await screen.findByRole<HTMLButtonElement>("button", { name: "Weniger: Zielmarken-Set" })
    expect(less.disabled).toBe(true)
  })

  it("that gets lost falls back silently", async () => {
    stubApi({ ...shows(filledCart), [PUT]: "lost" })
    const { user } = renderPage(CartPage, "/cart")
    const field = await screen.findByRole<HTMLInputElement>("spinbutton", { name: "Menge: Zielmarken-Set" })
    await user.click(screen.getByRole("button", { name: "Mehr: Zielmarken-Set" }))
    expect(field.value).toBe("3")
    await waitFor(() => expect(field.value).toBe("2"))
    expect(screen.queryByText(/schiefgelaufen/)).toBeNull()
  })

  it("that the shop refuses says why and falls back", async () => {
    stubApi({ ...shows(filledCart), [PUT]: { status: 400, body: { quantity: ["Höchstens 999."] } } })
    const { user } = renderPage(CartPage, "/cart")
    const field = await screen.findByRole<HTMLInputElement>("spinbutton", { name: "Menge: Zielmarken-Set" })
    await user.clear(field)
    await user.type(field, "1000{Enter}")
    expect(await screen.findByText("Höchstens 999.")).toBeTruthy()
    await waitFor(() => expect(field.value).toBe("2"))
  })
})

describe("removing", () => {
  it("asks first, then takes the line out", async () => {
    let cart = filledCart
    const calls = stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      "DELETE /cart/rental/line-rental/": () => {
        cart = { ...filledCart, items: [accessoryItem] }
        return {}
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Entfernen: BLK 360 G2" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Artikel entfernen?" }))
    expect(
      dialog.getByText(/Mo 7\.12\. bis Mi 16\.12\.2026\. Was zu diesem Artikel gehört, wird mit entfernt\./),
    ).toBeTruthy()
    expect(callsTo(calls, "DELETE /cart/rental/line-rental/")).toHaveLength(0)
    window.dataLayer = []
    await user.click(dialog.getByRole("button", { name: "Entfernen" }))
    await waitFor(() => expect(screen.queryByRole("heading", { name: "BLK 360 G2" })).toBeNull())
    expect(tracked("remove_from_cart")).toEqual([
      {
        event: "remove_from_cart",
        ecommerce: { currency: "CHF", value: 1790, items: filledCartItems.slice(0, 2) },
      },
    ])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Artikel" })))
    expect(lastToast()).toBe("BLK 360 G2 wurde entfernt.")
  })

  it("a line that another tab has removed is as good as done", async () => {
    let cart = filledCart
    stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      "DELETE /cart/accessory/line-accessory/": () => {
        cart = emptyCart
        return { status: 404 }
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Entfernen: Zielmarken-Set" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Entfernen" }))
    expect(await screen.findByText(/Ihr Warenkorb ist leer/)).toBeTruthy()
  })

  it("that fails keeps the question open", async () => {
    stubApi({ ...shows(filledCart), "DELETE /cart/accessory/line-accessory/": "lost" })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Entfernen: Zielmarken-Set" }))
    const confirm = within(await screen.findByRole("dialog")).getByRole("button", { name: "Entfernen" })
    await user.click(confirm)
    await waitFor(() => expect(confirm.getAttribute("aria-busy")).toBeNull())
    expect(screen.getByRole("dialog")).toBeTruthy()
  })
})

describe("emptying the cart", () => {
  it("asks first, then takes everything out and goes on at the empty cart's text", async () => {
    let cart = filledCart
    const calls = stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      [`DELETE /cart/${CART}/`]: () => {
        cart = emptyCart
        return {}
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Warenkorb leeren" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Warenkorb leeren?" }))
    expect(dialog.getByText("4 Artikel werden entfernt.")).toBeTruthy()
    expect(callsTo(calls, `DELETE /cart/${CART}/`)).toHaveLength(0)
    await user.click(dialog.getByRole("button", { name: "Alles entfernen" }))
    const text = await screen.findByText(/Ihr Warenkorb ist leer/)
    await waitFor(() => expect(document.activeElement).toBe(text))
    expect(lastToast()).toBe("Der Warenkorb ist geleert.")
  })

  it("is not offered for a single line, which has its own button", async () => {
    stubApi(shows({ ...filledCart, items: [accessoryItem] }))
    renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "Zielmarken-Set" })
    expect(screen.queryByRole("button", { name: "Warenkorb leeren" })).toBeNull()
  })
})

it("a product that can't be had any more says so", async () => {
  stubApi(shows({ ...filledCart, items: [{ ...accessoryItem, product_is_inactive: true }] }))
  renderPage(CartPage, "/cart")
  await screen.findByRole("heading", { name: "Zielmarken-Set" })
  expect(lineOf("Zielmarken-Set").getByText("Produkt nicht lieferbar.")).toBeTruthy()
  expect(lineOf("Zielmarken-Set").getByRole("button", { name: "Entfernen: Zielmarken-Set" })).toBeTruthy()
})

describe("a period that was taken meanwhile", () => {
  it("shows why and the next possible ones, and one click takes one over", async () => {
    let cart: typeof filledCart = { ...filledCart, items: [{ ...rentalItem, conflict }] }
    const calls = stubApi({
      ...shows(cart),
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      "PUT /cart/rental/line-rental/": () => {
        cart = {
          ...filledCart,
          items: [{ ...rentalItem, rentalstartdate: "2026-12-28", rentalenddate: "2027-01-07" }],
        }
        return {}
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    const notice = within(await screen.findByRole("alert"))
    expect(notice.getByText("Dieser Zeitraum ist belegt.")).toBeTruthy()
    expect(notice.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Do 17.12. bis Di 29.12.2026",
      "Mo 28.12.2026 bis Do 7.1.2027",
    ])
    await user.click(notice.getByRole("button", { name: /Mo 28/ }))
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
    expect(lastToast()).toBe("Der neue Zeitraum Mo 28.12.2026 bis Do 7.1.2027 ist übernommen.")
    expect(document.activeElement).toBe(screen.getByRole("article"))
    expect(callsTo(calls, "PUT /cart/rental/line-rental/")[0]?.body).toEqual({
      rentalstartdate: "2026-12-28",
      rentalenddate: "2027-01-07",
    })
  })
})

describe("recommended add-ons", () => {
  const addon = { id: "addon-1", name: "Zweiter Akku", description: "<p>Für einen langen Tag</p>", price: "25.00" }

  it("go into the cart by one click", async () => {
    const calls = stubApi({
      ...shows(filledCart),
      "GET /products/addon": { body: [addon] },
      "POST /cart/addon/addon-1/": { body: { item: "x", quantity: 1, total_quantity: 5 } },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Zweiter Akku in den Warenkorb" }))
    await waitFor(() =>
      expect(callsTo(calls, "POST /cart/addon/addon-1/")[0]?.body).toMatchObject({ cart: CART, quantity: 1 }),
    )
    const item = { item_id: "addon-1", item_name: "Zweiter Akku", item_category: "addon", price: 25, quantity: 1 }
    await waitFor(() =>
      expect(tracked("add_to_cart").at(-1)).toEqual({
        event: "add_to_cart",
        ecommerce: { currency: "CHF", value: 25, items: [item] },
      }),
    )
  })

  it("stay away silently when they can't be loaded", async () => {
    stubApi({ ...shows(filledCart), "GET /products/addon": { status: 500 } })
    renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "BLK 360 G2" })
    expect(screen.queryByText("Empfohlene Zusätze")).toBeNull()
  })
})

describe("an earlier cart", () => {
  it("is offered after the login and taken over without merging", async () => {
    session.signIn("t1")
    stubApi({
      ...shows(filledCart),
      [`PUT /cart/${CART}/`]: {
        body: { total_quantity: 4, earlier: { token: "earlier-cart-token", total_quantity: 2 } },
      },
      "GET /cart/earlier-cart-token": { body: emptyCart },
      "PUT /cart/earlier-cart-token/": { body: { total_quantity: 2, earlier: null } },
    })
    const { user } = renderPage(CartPage, "/cart")
    expect(await screen.findByText(/Ihr früherer Warenkorb \(2 Artikel\):/)).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "übernehmen" }))
    expect(session.cartToken()).toBe("earlier-cart-token")
    expect(await screen.findByText(/Ihr Warenkorb ist leer/)).toBeTruthy()
  })
})
