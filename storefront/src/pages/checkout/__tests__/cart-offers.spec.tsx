import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { session } from "@/lib/session/session"
import { unbroken } from "@/lib/unbroken"
import { CART, lastToast, shows } from "@/test/cart-page"
import { tracked } from "@/test/commerce"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { accessoryItem, companionItem, conflict, emptyCart, filledCart, rentalItem } from "@/test/wire"
import CartPage from "../cart-page"

beforeEach(() => session.adoptCart(CART))

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
      unbroken("Do 17.12. bis Di 29.12.2026"),
      unbroken("Mo 28.12.2026 bis Do 7.1.2027"),
    ])
    await user.click(notice.getByRole("button", { name: /Mo.28/ }))
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
    expect(lastToast()).toBe("Der neue Zeitraum Mo 28.12.2026 bis Do 7.1.2027 ist übernommen.")
    expect(document.activeElement).toBe(screen.getByRole("article"))
    expect(callsTo(calls, "PUT /cart/rental/line-rental/")[0]?.body).toEqual({
      rentalstartdate: "2026-12-28",
      rentalenddate: "2027-01-07",
    })
  })
})

describe("another period for a line", () => {
  const ends = "Für einen anderen Zeitraum gilt der heutige Preis statt des Preises, der für Sie festgehalten ist."

  it.each<[string, Partial<typeof rentalItem>, boolean]>([
    ["at a quoted price says that the price ends with it", { quoted_until: "2026-12-20" }, true],
    ["at a price that staff set says so too", { price_is_set: true }, true],
    ["at the list's price says nothing of the kind", {}, false],
  ])("%s", async (_case, change, isSaid) => {
    stubApi(shows({ ...filledCart, items: [{ ...rentalItem, ...change, conflict }] }))
    renderPage(CartPage, "/cart")
    const notice = within(await screen.findByRole("alert"))
    expect(notice.queryByText(ends) !== null).toBe(isSaid)
  })
})

describe("recommended add-ons", () => {
  const addon = {
    id: "addon-1",
    name: "Zweiter Akku",
    description: "<p>Für einen langen Tag</p>",
    price: "25.00",
    get_thumbnail: "default",
    goes_with: [],
  }

  it("go into the cart by one click", async () => {
    const calls = stubApi({
      ...shows(filledCart),
      "GET /products/addon": { body: [addon] },
      "POST /cart/addon/addon-1/": { body: { item: "x", quantity: 1, total_quantity: 5 } },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Zweiter Akku: Dazu" }))
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

  it("go out again by the same button, which keeps the focus", async () => {
    const product = { ...companionItem.product, id: "addon-1", name: "Zweiter Akku" }
    let items = [rentalItem, { ...companionItem, id: "line-addon", product, demanded_by: null }]
    const calls = stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: { ...filledCart, items } }),
      "GET /products/addon": { body: [addon] },
      "DELETE /cart/addon/line-addon/": () => {
        items = [rentalItem]
        return { body: { total_quantity: 1 } }
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    const button = await screen.findByRole("button", { name: "Zweiter Akku: ✓ Dabei", pressed: true })
    await user.click(button)
    await screen.findByRole("button", { name: "Zweiter Akku: Dazu", pressed: false })
    expect(document.activeElement).toBe(button)
    expect(callsTo(calls, "DELETE /cart/addon/line-addon/")).toHaveLength(1)
    expect(lastToast()).toBe("Zweiter Akku ist nicht mehr im Warenkorb.")
  })

  const product = { ...companionItem.product, id: "addon-1", name: "Zweiter Akku" }
  const chosen = { ...companionItem, id: "line-addon", product, demanded_by: null }

  it.each<[string, Partial<typeof chosen>]>([
    ["several pieces of it", { quantity: 5 }],
    ["it at a price that staff set", { price_is_set: true }],
    ["it at a quoted price", { quoted_until: "2026-12-20" }],
  ])("stay where the cart has %s, and go by its own line", async (_case, change) => {
    stubApi({
      ...shows({ ...filledCart, items: [rentalItem, { ...chosen, ...change }] }),
      "GET /products/addon": { body: [addon] },
    })
    renderPage(CartPage, "/cart")
    expect((await screen.findByText("✓ Dabei")).closest("button")).toBeNull()
  })

  it("go in once, however often the button is clicked before the cart shows them", async () => {
    let items = [rentalItem]
    let show = () => {}
    const shown = new Promise<void>((resolve) => {
      show = resolve
    })
    const ADDITION = "POST /cart/addon/addon-1/"
    const calls = stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: async () => {
        if (items.length > 1) await shown
        return { body: { ...filledCart, items } }
      },
      "GET /products/addon": { body: [addon] },
      [ADDITION]: () => {
        items = [rentalItem, chosen]
        return { body: { item: "line-addon", quantity: 1, total_quantity: 2 } }
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    const button = await screen.findByRole("button", { name: "Zweiter Akku: Dazu" })
    await user.click(button)
    await waitFor(() => expect(lastToast()).toBe("Zweiter Akku liegt im Warenkorb."))
    expect(button.getAttribute("aria-busy")).toBe("true")
    await user.click(button)
    show()
    await screen.findByRole("button", { name: "Zweiter Akku: ✓ Dabei" })
    expect(callsTo(calls, ADDITION)).toHaveLength(1)
  })

  it("say why they can't be had until something else is asked for", async () => {
    let items = [rentalItem]
    stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: { ...filledCart, items } }),
      "GET /products/addon": { body: [addon] },
      "POST /cart/addon/addon-1/": { status: 400, body: { non_field_errors: ["Davon gibt es keine mehr."] } },
      "DELETE /cart/addon/line-addon/": () => {
        items = [rentalItem]
        return { body: { total_quantity: 1 } }
      },
    })
    const { user, queries } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Zweiter Akku: Dazu" }))
    expect(await screen.findByText("Davon gibt es keine mehr.")).toBeTruthy()
    items = [rentalItem, chosen]
    void queries.invalidateQueries({ queryKey: ["cart"] })
    await user.click(await screen.findByRole("button", { name: "Zweiter Akku: ✓ Dabei" }))
    await screen.findByRole("button", { name: "Zweiter Akku: Dazu" })
    expect(screen.queryByText("Davon gibt es keine mehr.")).toBeNull()
  })

  it("are those that go with what is in the cart, and what was taken of them", async () => {
    const forRentals = { ...addon, id: "addon-2", name: "Transportversicherung", goes_with: ["rental"] }
    let items = [accessoryItem]
    stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: { ...filledCart, items } }),
      "GET /products/addon": { body: [forRentals, addon] },
    })
    const { queries } = renderPage(CartPage, "/cart")
    await screen.findByRole("button", { name: "Zweiter Akku: Dazu" })
    expect(screen.queryByRole("button", { name: "Transportversicherung: Dazu" })).toBeNull()
    items = [accessoryItem, { ...chosen, product: { ...chosen.product, id: "addon-2" } }]
    void queries.invalidateQueries({ queryKey: ["cart"] })
    await screen.findByRole("button", { name: "Transportversicherung: ✓ Dabei" })
    items = [accessoryItem, rentalItem]
    void queries.invalidateQueries({ queryKey: ["cart"] })
    await screen.findByRole("button", { name: "Transportversicherung: Dazu" })
  })

  it("stay away silently when they can't be loaded", async () => {
    stubApi({ ...shows(filledCart), "GET /products/addon": { status: 500 } })
    renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "BLK 360 G2" })
    expect(screen.queryByText("Empfohlene Zusätze")).toBeNull()
  })
})

describe("an earlier cart", () => {
  it("is offered to who is signed in and has put nothing into a cart here", async () => {
    session.reset()
    session.signIn("t1")
    const { body } = waiting(EARLIER)
    const calls: string[] = []
    vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
      calls.push(`${method} ${url}`)
      return Response.json(method === "PUT" ? body : url.includes("/products/") ? [] : emptyCart)
    })
    renderPage(CartPage, "/cart")
    expect(await screen.findByRole("button", { name: "übernehmen" })).toBeTruthy()
    expect(calls.some((call) => call.startsWith("PUT") && call.includes(`/cart/${session.cartToken()}/`))).toBe(true)
  })

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

  const waiting = (earlier: object | null) => ({ body: { total_quantity: 4, earlier } })
  const EARLIER = { token: "earlier-cart-token", total_quantity: 2 }

  it("pushes nothing down: what is in this one waits until both are known", async () => {
    session.signIn("t1")
    let answer = (_: ReturnType<typeof waiting>): void => undefined
    const linked = new Promise<ReturnType<typeof waiting>>((resolve) => {
      answer = resolve
    })
    stubApi({ ...shows(filledCart), [`PUT /cart/${CART}/`]: () => linked })
    const { queries } = renderPage(CartPage, "/cart")
    await waitFor(() => expect(queries.getQueryData(["cart", CART])).toBeDefined())
    expect(screen.queryByRole("link", { name: "Zur Kasse" })).toBeNull()
    answer(waiting(EARLIER))
    expect(await screen.findByText(/Ihr früherer Warenkorb/)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Zur Kasse" })).toBeTruthy()
  })

  it("is joined with this one by one click", async () => {
    session.signIn("t1")
    let isMerged = false
    const calls = stubApi({
      ...shows(filledCart),
      [`PUT /cart/${CART}/`]: () => waiting(isMerged ? null : EARLIER),
      [`POST /cart/${CART}/merge/`]: () => {
        isMerged = true
        return { body: { total_quantity: 6, left: [] } }
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "mit diesem zusammenlegen" }))
    await waitFor(() => expect(screen.queryByText(/Ihr früherer Warenkorb/)).toBeNull())
    expect(callsTo(calls, `POST /cart/${CART}/merge/`)[0]?.body).toEqual({ earlier: "earlier-cart-token" })
    expect(lastToast()).toBe("Die beiden Warenkörbe sind zusammengelegt.")
    expect(session.cartToken()).toBe(CART)
  })

  it("says what had to stay in it", async () => {
    session.signIn("t1")
    const left = [{ item: "line-9", display_name: "USB-C-Kabel", reason: "quantity" }]
    stubApi({
      ...shows(filledCart),
      [`PUT /cart/${CART}/`]: waiting(EARLIER),
      [`POST /cart/${CART}/merge/`]: { body: { total_quantity: 4, left } },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "mit diesem zusammenlegen" }))
    expect(await screen.findByText("USB-C-Kabel bleibt dort: Zusammen wären es mehr als 999 Stück.")).toBeTruthy()
  })

  it("can only be taken over where this one is empty", async () => {
    session.signIn("t1")
    stubApi({ ...shows(emptyCart), [`PUT /cart/${CART}/`]: waiting(EARLIER) })
    renderPage(CartPage, "/cart")
    expect(await screen.findByRole("button", { name: "übernehmen" })).toBeTruthy()
    await screen.findByText(/Ihr Warenkorb ist leer/)
    expect(screen.queryByRole("button", { name: "mit diesem zusammenlegen" })).toBeNull()
  })
})
