import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import type { CartItem } from "#shop/cart/wire/cart"
import { session } from "@/lib/session/session"
import { CART, lastToast, shows } from "@/test/cart-page"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { accessoryItem, filledCart } from "@/test/wire"
import CartPage from "../cart-page"

beforeEach(() => session.adoptCart(CART))

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
    const sums = within(screen.getByRole("complementary")).getByRole("table")
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

  it("that comes back to what it was asks for nothing when the page is left at once either", async () => {
    const calls = stubApi({ ...shows(filledCart), [PUT]: {} })
    const { user, address } = renderPage(CartPage, "/cart")
    await user.click(await screen.findByRole("button", { name: "Mehr: Zielmarken-Set" }))
    await user.click(screen.getByRole("button", { name: "Weniger: Zielmarken-Set" }))
    await user.click(screen.getByRole("link", { name: "Zur Kasse" }))
    expect(address()).toBe("/cart/checkout")
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

  it.each<[string, Partial<CartItem>, string]>([
    ["a quote's", { quoted_until: "2026-12-20" }, "Für eine andere Menge gilt der Preis gemäss Offerte nicht."],
    ["staff's", { price_is_set: true }, "Für eine andere Menge gilt der für Sie festgelegte Preis nicht."],
  ])("says before which price ends with it, and after what it costs: %s", async (_case, own, hint) => {
    let item: CartItem = { ...accessoryItem, ...own }
    stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: { ...filledCart, items: [item] } }),
      [PUT]: () => {
        item = { ...accessoryItem, quantity: 3, subtotal: "144.00" }
        return {}
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    const field = await screen.findByRole("spinbutton", { name: "Menge: Zielmarken-Set" })
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(hint)
    await user.click(screen.getByRole("button", { name: "Mehr: Zielmarken-Set" }))
    // By the clock: to ask renders, and whoever watches the page would ask again for ever.
    await vi.waitFor(() =>
      expect(lastToast()).toBe("Zielmarken-Set: Für die neue Menge gilt der heutige Preis, total CHF\u00a0144.00."),
    )
    await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
  })

  it("of a line at today's price says nothing of it", async () => {
    stubApi(shows(filledCart))
    renderPage(CartPage, "/cart")
    await screen.findByRole("spinbutton", { name: "Menge: Zielmarken-Set" })
    expect(screen.queryByText(/^Für eine andere Menge/)).toBeNull()
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
