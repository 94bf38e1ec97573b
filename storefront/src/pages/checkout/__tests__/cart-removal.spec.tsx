import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { CART, lastToast, lineOf, shows } from "@/test/cart-page"
import { filledCartItems, tracked } from "@/test/commerce"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { accessoryItem, emptyCart, filledCart } from "@/test/wire"
import CartPage from "../cart-page"

beforeEach(() => session.adoptCart(CART))

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
