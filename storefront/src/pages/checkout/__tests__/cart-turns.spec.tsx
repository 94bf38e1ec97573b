import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Cart } from "#shop/cart/wire/cart"
import { goneLine } from "@/features/cart/gone-line-part"
import { useCartCount } from "@/lib/http/cart-count"
import { session } from "@/lib/session/session"
import { CART, shows } from "@/test/cart-page"
import { tracked } from "@/test/commerce"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { accessoryItem, companionItem, filledCart, rentalItem } from "@/test/wire"
import CartPage from "../cart-page"

afterEach(() => vi.restoreAllMocks())
beforeEach(() => session.adoptCart(CART))

const PUT = "PUT /cart/accessory/line-accessory/"
const DELETE = "DELETE /cart/accessory/line-accessory/"
const POST = "POST /cart/accessory/prod-targets/"

const count = ({ items }: Cart) => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** A cart whose targets change and go, each once it may. */
function cartOfTargets({ mayChange = Promise.resolve(), mayGo = Promise.resolve(), isAnswerLost = false } = {}) {
  let cart: Cart = filledCart
  const withTargets = (quantity: number) => {
    cart = { ...filledCart, items: [rentalItem, companionItem, { ...accessoryItem, quantity }] }
    return { body: { item: "line-accessory", quantity, total_quantity: 2 + quantity } }
  }
  return stubApi({
    ...shows(filledCart),
    [`GET /cart/${CART}`]: () => ({ body: cart }),
    [PUT]: async () => {
      await mayChange
      return withTargets(3)
    },
    [DELETE]: async () => {
      await mayGo
      cart = { ...filledCart, items: [rentalItem, companionItem] }
      return { body: { total_quantity: 2 } }
    },
    [POST]: () => {
      const answer = withTargets(3)
      return isAnswerLost ? Promise.reject(new TypeError("Failed to fetch")) : answer
    },
    [`GET /cart-count/${CART}/`]: () => ({ body: { total_quantity: count(cart) } }),
  })
}

function waiting() {
  let go = () => {}
  const promise = new Promise<void>((resolve) => {
    go = resolve
  })
  return { promise, go: () => go() }
}

/** With the number that stands in the header. */
const CountedCartPage = () => (
  <>
    <output aria-label="Anzahl">{useCartCount()}</output>
    <CartPage />
  </>
)

const button = (name: string) => screen.findByRole("button", { name: `${name}: Zielmarken-Set` })

describe("a line that goes", () => {
  it.each([
    ["was on its way", true],
    ["was waiting for more clicks", false],
  ])("comes back with the pieces of the change that %s", async (_case, isOnItsWay) => {
    const change = waiting()
    const calls = cartOfTargets({ mayChange: change.promise })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await button("Mehr"))
    if (isOnItsWay) await waitFor(() => expect(callsTo(calls, PUT)).toHaveLength(1))
    await user.click(await button("Entfernen"))
    change.go()
    await user.click(await button("Rückgängig"))
    await waitFor(() => expect(callsTo(calls, POST).map(({ body }) => body)).toMatchObject([{ quantity: 3 }]))
    const order = calls.map(({ call }) => call).filter((call) => [PUT, DELETE, POST].includes(call))
    expect(order).toEqual([PUT, DELETE, POST])
  })

  it("is asked for no other quantity once it goes", async () => {
    const removal = waiting()
    const calls = cartOfTargets({ mayGo: removal.promise })
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await button("Entfernen"))
    await waitFor(() => expect(callsTo(calls, DELETE)).toHaveLength(1))
    await user.click(await button("Mehr"))
    removal.go()
    await button("Rückgängig")
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(callsTo(calls, PUT)).toHaveLength(0)
  })

  it("that came back without an answer is found in the cart, and counted", async () => {
    const calls = cartOfTargets({ isAnswerLost: true })
    const { user } = renderPage(CountedCartPage, "/cart")
    await user.click(await button("Entfernen"))
    const undo = await button("Rückgängig")
    expect(screen.getByLabelText("Anzahl").textContent).toBe("2")
    await user.click(undo)
    expect(await button("Entfernen")).toBeTruthy()
    expect(callsTo(calls, POST)).toHaveLength(1)
    await waitFor(() => expect(screen.getByLabelText("Anzahl").textContent).toBe("5"))
  })

  it("is busy while the way back is loaded, and goes once whatever is pressed meanwhile", async () => {
    const chunk = waiting()
    const { preload } = goneLine
    vi.spyOn(goneLine, "preload").mockImplementation(() => chunk.promise.then(preload))
    const calls = cartOfTargets()
    const { user } = renderPage(CartPage, "/cart")
    window.dataLayer = []
    const remove = await button("Entfernen")
    remove.focus()
    await user.keyboard("{Enter}{Enter}")
    expect(remove.getAttribute("aria-busy")).toBe("true")
    chunk.go()
    await button("Rückgängig")
    expect(callsTo(calls, DELETE)).toHaveLength(1)
    expect(tracked("remove_from_cart")).toHaveLength(1)
  })

  it("is asked about where the way back can't be loaded", async () => {
    vi.spyOn(goneLine, "preload").mockRejectedValue(new TypeError("Failed to fetch"))
    const calls = cartOfTargets()
    const { user } = renderPage(CartPage, "/cart")
    await user.click(await button("Entfernen"))
    const dialog = within(await screen.findByRole("dialog", { name: "Artikel entfernen?" }))
    expect(dialog.getByText("Zielmarken-Set.")).toBeTruthy()
    expect(callsTo(calls, DELETE)).toHaveLength(0)
    await user.click(dialog.getByRole("button", { name: "Entfernen" }))
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Zielmarken-Set" })).toBeNull())
    expect(screen.queryByRole("button", { name: /^Rückgängig/ })).toBeNull()
  })
})
