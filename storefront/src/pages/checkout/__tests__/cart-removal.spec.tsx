import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import type { Cart, CartItem } from "#shop/cart/wire/cart"
import { session } from "@/lib/session/session"
import { CART, lastToast, lineOf, shows } from "@/test/cart-page"
import { filledCartItems, tracked } from "@/test/commerce"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { accessoryItem, companionItem, conflict, emptyCart, filledCart, rentalItem } from "@/test/wire"
import CartPage from "../cart-page"

beforeEach(() => session.adoptCart(CART))

/** A cart from which the rental goes, and into which it comes back as another line. */
function removableRental(
  undo: () => object = () => ({ body: { item: "line-again", quantity: 1, total_quantity: 4 } }),
) {
  let cart: Cart = filledCart
  return stubApi({
    ...shows(filledCart),
    [`GET /cart/${CART}`]: () => ({ body: cart }),
    "DELETE /cart/rental/line-rental/": () => {
      cart = { ...filledCart, items: [accessoryItem] }
      return {}
    },
    "POST /cart/rental/prod-rental/": () => {
      const answer = undo()
      if ("body" in answer && !("status" in answer))
        cart = { ...filledCart, items: [accessoryItem, { ...rentalItem, id: "line-again" }] }
      return answer
    },
  })
}
const remove = (name: string) => screen.findByRole("button", { name: `Entfernen: ${name}` })
const undo = (name: string) => screen.findByRole("button", { name: `Rückgängig: ${name}` })
const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

describe("removing", () => {
  it("takes the line out at once and leaves the way back, with the focus, in its place", async () => {
    removableRental()
    const { user } = renderPage(CartPage, "/cart")
    window.dataLayer = []
    await user.click(await remove("BLK 360 G2"))
    const back = await undo("BLK 360 G2")
    expect(document.activeElement).toBe(back)
    expect(screen.getByText("BLK 360 G2 entfernt.")).toBeTruthy()
    expect(headings()).toEqual(["Zielmarken-Set"])
    expect(tracked("remove_from_cart")).toEqual([
      {
        event: "remove_from_cart",
        ecommerce: { currency: "CHF", value: 1790, items: filledCartItems.slice(0, 2) },
      },
    ])
  })

  it("is undone in the same place, with period, delivery and services", async () => {
    const calls = removableRental()
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await remove("BLK 360 G2"))
    await user.click(await undo("BLK 360 G2"))
    await waitFor(() => expect(headings()).toEqual(["BLK 360 G2", "Zielmarken-Set"]))
    expect(callsTo(calls, "POST /cart/rental/prod-rental/").map(({ body }) => body)).toEqual([
      {
        cart: CART,
        product: "prod-rental",
        quantity: 1,
        rentalstartdate: "2026-12-07",
        rentalenddate: "2026-12-16",
        delivery: "delivery-1",
        productservices: ["service-1"],
      },
    ])
    await waitFor(async () => expect(document.activeElement).toBe(await remove("BLK 360 G2")))
    expect(lastToast()).toBe("BLK 360 G2 liegt wieder im Warenkorb.")
    expect(screen.queryByRole("button", { name: /^Rückgängig/ })).toBeNull()
  })

  it("of two lines that come back as one leaves the focus with it, the second time too", async () => {
    let quantity = 0
    let gone: string[] = []
    const again = () => ({ ...accessoryItem, id: "line-again", quantity })
    const takesOut = (id: string) => () => {
      gone = [...gone, id]
      return {}
    }
    const lines = () => [accessoryItem, { ...accessoryItem, id: "line-twin" }].filter(({ id }) => !gone.includes(id))
    stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({
        body: { ...filledCart, items: [...lines(), ...(quantity > 0 ? [again()] : [])] },
      }),
      "DELETE /cart/accessory/line-accessory/": takesOut("line-accessory"),
      "DELETE /cart/accessory/line-twin/": takesOut("line-twin"),
      "POST /cart/accessory/prod-targets/": () => {
        quantity += 2
        return { body: { item: "line-again", quantity, total_quantity: quantity } }
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    const name = "Rückgängig: Zielmarken-Set"
    for (const left of [1, 2]) {
      await user.click((await screen.findAllByRole("button", { name: "Entfernen: Zielmarken-Set" }))[0])
      await waitFor(() => expect(screen.getAllByRole("button", { name })).toHaveLength(left))
    }
    for (const left of [1, 0]) {
      await user.click(screen.getAllByRole("button", { name })[0])
      await waitFor(() => expect(screen.queryAllByRole("button", { name })).toHaveLength(left))
      await waitFor(async () => expect(document.activeElement).toBe(await remove("Zielmarken-Set")))
    }
  })

  it("says why what somebody else has taken meanwhile doesn't come back, and lets it be tried again", async () => {
    removableRental(() => ({ status: 409, body: conflict }))
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await remove("BLK 360 G2"))
    await user.click(await undo("BLK 360 G2"))
    expect(await screen.findByText("Dieser Zeitraum ist belegt.")).toBeTruthy()
    expect(await undo("BLK 360 G2")).toBeTruthy()
  })

  it("asks once for what a double click asks twice", async () => {
    const calls = removableRental()
    const { user } = renderPage(CartPage, "/cart")
    await user.dblClick(await remove("BLK 360 G2"))
    await undo("BLK 360 G2")
    expect(callsTo(calls, "DELETE /cart/rental/line-rental/")).toHaveLength(1)
    await user.dblClick(await undo("BLK 360 G2"))
    await waitFor(() => expect(headings()).toHaveLength(2))
    expect(callsTo(calls, "POST /cart/rental/prod-rental/")).toHaveLength(1)
  })

  it("names the price of today where the line comes back at another one", async () => {
    let cart: Cart = filledCart
    stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      "DELETE /cart/accessory/line-accessory/": () => {
        cart = { ...filledCart, items: [rentalItem] }
        return {}
      },
      "POST /cart/accessory/prod-targets/": () => {
        cart = { ...filledCart, items: [rentalItem, { ...accessoryItem, id: "line-again", subtotal: "100.00" }] }
        return { body: { item: "line-again", quantity: 2, total_quantity: 3 } }
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await remove("Zielmarken-Set"))
    await user.click(await undo("Zielmarken-Set"))
    await waitFor(() =>
      expect(lastToast()).toBe("Zielmarken-Set liegt wieder im Warenkorb, zum heutigen Preis von CHF\u00a0100.00."),
    )
  })

  it("of the last line leaves the way back above the empty cart, also where another tab was first", async () => {
    let cart: Cart = { ...filledCart, items: [accessoryItem] }
    stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      "DELETE /cart/accessory/line-accessory/": () => {
        cart = emptyCart
        return { status: 404 }
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await remove("Zielmarken-Set"))
    expect(await screen.findByText(/Ihr Warenkorb ist leer/)).toBeTruthy()
    expect(document.activeElement).toBe(await undo("Zielmarken-Set"))
  })

  it("that fails leaves the line where it was", async () => {
    stubApi({ ...shows(filledCart), "DELETE /cart/accessory/line-accessory/": "lost" })
    const { user } = renderPage(CartPage, "/cart")
    const button = await remove("Zielmarken-Set")
    await user.click(button)
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull())
    expect(headings()).toContain("Zielmarken-Set")
    expect(screen.queryByRole("button", { name: /^Rückgängig/ })).toBeNull()
  })

  it.each<[string, Partial<CartItem>, Partial<CartItem>]>([
    ["is a quote's", { quoted_until: "2026-12-20" }, {}],
    ["was set by staff, even above the list's", { price_is_set: true }, {}],
    ["was set by staff for what belongs to it", {}, { price_is_set: true }],
  ])("asks first where the price that would be lost with the line %s", async (_case, own, ofCompanion) => {
    const items = [{ ...rentalItem, ...own }, { ...companionItem, ...ofCompanion }, accessoryItem]
    let cart: Cart = { ...filledCart, items }
    const calls = stubApi({
      ...shows(filledCart),
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      "DELETE /cart/rental/line-rental/": () => {
        cart = { ...filledCart, items: [accessoryItem] }
        return {}
      },
    })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await remove("BLK 360 G2"))
    const dialog = within(await screen.findByRole("dialog", { name: "Artikel entfernen?" }))
    expect(
      dialog.getByText(/Mo 7\.12\. bis Mi 16\.12\.2026\. Der Preis gilt nur .* Was zu diesem Artikel gehört, wird mit/),
    ).toBeTruthy()
    expect(callsTo(calls, "DELETE /cart/rental/line-rental/")).toHaveLength(0)
    await user.click(dialog.getByRole("button", { name: "Entfernen" }))
    await waitFor(() => expect(headings()).toEqual(["Zielmarken-Set"]))
    expect(screen.queryByRole("button", { name: /^Rückgängig/ })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Artikel" })))
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
  it("is a part of what it belongs to and of its sum, and can't be removed or changed", async () => {
    stubApi(shows(filledCart))
    renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "BLK 360 G2" })
    expect(screen.queryByRole("heading", { name: "Transportversicherung" })).toBeNull()
    const line = lineOf("BLK 360 G2")
    expect(line.getByRole("row", { name: /^Transportversicherung\s*gehört dazu/ })).toBeTruthy()
    expect(line.queryByRole("button", { name: /Transportversicherung/ })).toBeNull()
  })

  it("can be taken out alone once it can't be had any more", async () => {
    const remove = `DELETE /cart/${companionItem.product.category}/${companionItem.id}/`
    const items = [rentalItem, { ...companionItem, product_is_inactive: true }]
    const calls = stubApi({ ...shows({ ...filledCart, items }), [remove]: { body: { total_quantity: 1 } } })
    const { user } = renderPage(CartPage, "/cart")
    await screen.findByRole("heading", { name: "BLK 360 G2" })
    const row = within(lineOf("BLK 360 G2").getByRole("row", { name: /^Transportversicherung/ }))
    expect(row.getByText("Produkt nicht lieferbar.")).toBeTruthy()
    await user.click(row.getByRole("button", { name: "Entfernen: Transportversicherung" }))
    await waitFor(() => expect(callsTo(calls, remove)).toHaveLength(1))
  })
})
