import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { shownToasts } from "@/lib/toast"
import { unbroken } from "@/lib/unbroken"
import { lastToast } from "@/test/cart-page"
import { CART, COUNT, HOLD, ORDER, openCheckout, order, signInWithCart } from "@/test/checkout-page"
import { callsTo } from "@/test/stub-api"
import { conflict, filledCart, rentalItem } from "@/test/wire"

beforeEach(signInWithCart)

describe("a period that isn't held any more", () => {
  const LOST = "Ein Mietzeitraum ist nicht mehr frei."
  const taken = {
    ...filledCart,
    items: filledCart.items.map((item) => (item.id === rentalItem.id ? { ...item, conflict } : item)),
  }
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Jetzt bestellen" })
  const held = (expires_in_s: number) => ({
    body: { expires_at: "2026-12-02T13:23:00.000Z", expires_in_s, renewable_in_s: null, not_held: [] },
  })

  it("because another has it is named with alternatives, and nothing can be ordered until one is chosen", async () => {
    let cart: object = taken
    const { calls, user } = await openCheckout({
      [`GET /cart/${CART}`]: () => ({ body: cart }),
      [COUNT]: { body: { total_quantity: 4 } },
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

    await user.click(screen.getByRole("button", { name: "Anderen Zeitraum wählen" }))
    expect(document.activeElement?.textContent).toContain(conflict.non_field_errors[0])
    await user.click(screen.getByRole("button", { name: unbroken("Do 17.12. bis Di 29.12.2026") }))
    await waitFor(() => expect(button().disabled).toBe(false))
    expect(await screen.findByRole("timer")).toBeTruthy()
    expect(screen.queryByText(LOST)).toBeNull()
  })

  it("when its time is over is looked at again: one that is taken by then blocks the order", async () => {
    let isTaken = false
    await openCheckout({
      [`GET /cart/${CART}`]: () => ({ body: isTaken ? taken : filledCart }),
      [COUNT]: { body: { total_quantity: 4 } },
      [HOLD]: () => {
        isTaken = true
        return held(1)
      },
    })
    expect(button().disabled).toBe(false)
    expect(await screen.findByText(LOST, {}, { timeout: 4000 })).toBeTruthy()
    expect(await screen.findByRole("button", { name: unbroken("Do 17.12. bis Di 29.12.2026") })).toBeTruthy()
    expect(button().disabled).toBe(true)
  })

  it("gets more time by a button, which keeps the focus where it was when it goes", async () => {
    let asked = 0
    const { calls, user } = await openCheckout({
      [HOLD]: () => ({ body: { ...held(872).body, renewable_in_s: asked++ === 0 ? 0 : null } }),
    })
    await user.click(await screen.findByRole("button", { name: "Verlängern" }))
    await waitFor(() => expect(lastToast()).toBe("Die Zeit ist verlängert."))
    expect(screen.queryByRole("button", { name: "Verlängern" })).toBeNull()
    expect(document.activeElement?.textContent).toMatch(
      /^Ihr Mietzeitraum ist noch 14:3\d Minuten für Sie freigehalten/,
    )
    expect(callsTo(calls, HOLD)).toHaveLength(2)
  })

  /** The page with its button to ask for more time, whose answer waits. */
  async function openAsking(answer: object) {
    let give = () => {}
    const given = new Promise<void>((resolve) => {
      give = resolve
    })
    let asked = 0
    const opened = await openCheckout({
      [COUNT]: { body: { total_quantity: 4 } },
      [HOLD]: async () => {
        if (asked++ === 0) return { body: { ...held(872).body, renewable_in_s: 0 } }
        await given
        return { body: answer }
      },
    })
    await opened.user.click(await screen.findByRole("button", { name: "Verlängern" }))
    return { ...opened, give }
  }

  it("is asked for more time once, and leaves the focus where it went meanwhile", async () => {
    const { calls, user, give } = await openAsking(held(872).body)
    const button = screen.getByRole("button", { name: "Verlängern" })
    expect(button.getAttribute("aria-busy")).toBe("true")
    const before = shownToasts().length
    await user.click(button)
    const field = screen.getByRole("textbox", { name: /Ihre Bestellreferenz/ })
    await user.click(field)
    give()
    await waitFor(() => expect(lastToast()).toBe("Die Zeit ist verlängert."))
    await waitFor(() => expect(screen.queryByRole("button", { name: "Verlängern" })).toBeNull())
    expect(document.activeElement).toBe(field)
    expect(shownToasts()).toHaveLength(before + 1)
    expect(callsTo(calls, HOLD)).toHaveLength(2)
  })

  it("isn't said to be held for longer where it isn't held at all any more", async () => {
    const none = { expires_at: null, expires_in_s: null, renewable_in_s: null, not_held: [rentalItem.id] }
    const { give } = await openAsking(none)
    const before = shownToasts().length
    give()
    const line = await screen.findByText(/^Der Zeitraum ist nicht mehr für Sie freigehalten/)
    await waitFor(() => expect(document.activeElement?.contains(line)).toBe(true))
    expect(shownToasts()).toHaveLength(before)
  })

  it.each([
    [
      "all",
      { expires_at: null, expires_in_s: null, renewable_in_s: null, not_held: [rentalItem.id] },
      /^Der Zeitraum ist nicht mehr für Sie freigehalten/,
    ],
    [
      "some",
      { ...held(872).body, not_held: ["another-line"] },
      /^Nicht alle Ihre Mietzeiträume sind für Sie freigehalten/,
    ],
  ])("is said where that holds for %s, and can be ordered", async (_case, body, text) => {
    await openCheckout({ [HOLD]: { body }, [COUNT]: { body: { total_quantity: 4 } } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(button().disabled).toBe(false)
  })

  it("is told with the shop's words where a new customer asks for too much", async () => {
    const sentence = "Bis zu Ihrer ersten bezahlten Rechnung nehmen wir online 2 Mietgeräte auf Rechnung an."
    const refused = { status: 409, body: { code: "new_customer_limit", non_field_errors: [sentence] } }
    await openCheckout({ [HOLD]: refused, [COUNT]: { body: { total_quantity: 4 } } })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText(/beim markierten Artikel/)).toBeNull()
  })
})
