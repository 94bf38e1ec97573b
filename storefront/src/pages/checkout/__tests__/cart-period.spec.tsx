import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import type { Cart, CartItem } from "#shop/cart/wire/cart"
import { session } from "@/lib/session/session"
import { CART, lastToast, lineOf, shows } from "@/test/cart-page"
import { renderPage } from "@/test/render-page"
import { callsTo, type Stub, stubApi } from "@/test/stub-api"
import { conflict, filledCart, rentalItem } from "@/test/wire"
import CartPage from "../cart-page"
import "../period-change" // otherwise fetched by the first click

beforeEach(() => session.adoptCart(CART))

const BOOKINGS = {
  today: "2026-12-02",
  firstStarts: { pickup: "2026-12-03", delivery: "2026-12-03" },
  horizon: "2027-12-02",
  bookedPickupBookings: [],
  bookedDeliveryBookings: [],
  closedDays: [],
}
const delivery = { ...rentalItem.delivery, needs_delivery_address: true, is_default: true }
const OFFER = {
  display_quantity: "5 Tage",
  rentalstartdate: "2026-12-07",
  rentalenddate: "2026-12-11",
  subtotal: "1035.00",
  difference: "-720.00",
}

function cartOfOneRental(stubs: Record<string, Stub> = {}) {
  let cart: Cart = { ...filledCart, items: [rentalItem] }
  return stubApi({
    ...shows(filledCart),
    [`GET /cart/${CART}`]: () => ({ body: cart }),
    "GET /products/deliverytypes/": { body: [delivery] },
    "GET /products/bookings/prod-rental/": { body: BOOKINGS },
    "GET /cart/rental/line-rental/period/": { body: OFFER },
    "PUT /cart/rental/line-rental/": () => {
      cart = { ...cart, items: [{ ...rentalItem, rentalenddate: "2026-12-11", subtotal: "1035.00" }] }
      return { body: { item: "line-rental", quantity: 1, total_quantity: 1 } }
    },
    ...stubs,
  })
}

async function openPeriod(user: ReturnType<typeof renderPage>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Zeitraum ändern: BLK 360 G2" }))
  return within(await screen.findByRole("dialog", { name: "Zeitraum ändern" }))
}

async function choose(dialog: Awaited<ReturnType<typeof openPeriod>>, user: ReturnType<typeof renderPage>["user"]) {
  await dialog.findByText("CHF 1’755.00, wie bisher")
  for (const day of [/^Mo 7\. Dezember 2026/, /^Fr 11\. Dezember 2026/])
    await user.click(dialog.getByRole("button", { name: day }))
}

describe("another period of a rental in the cart", () => {
  it("says what it costs and how that differs before it is taken, and gives the focus back", async () => {
    const calls = cartOfOneRental()
    const { user } = renderPage(CartPage, "/cart")
    const dialog = await openPeriod(user)
    await choose(dialog, user)
    expect(await dialog.findByText("CHF 1’035.00 · CHF 720.00 weniger als bisher")).toBeTruthy()
    expect(callsTo(calls, "PUT /cart/rental/line-rental/")).toHaveLength(0)
    await user.click(dialog.getByRole("button", { name: "Übernehmen" }))
    await waitFor(() => expect(lineOf("BLK 360 G2").getByText(/^Mo 7\.12\. bis Fr 11\.12\.2026/)).toBeTruthy())
    expect(callsTo(calls, "PUT /cart/rental/line-rental/").map(({ body }) => body)).toEqual([
      { rentalstartdate: "2026-12-07", rentalenddate: "2026-12-11", confirmed_subtotal: "1035.00" },
    ])
    expect(lastToast()).toBe("Der neue Zeitraum Mo 7.12. bis Fr 11.12.2026 ist übernommen.")
  })

  it("can't be taken while it is the one there is", async () => {
    cartOfOneRental()
    const { user } = renderPage(CartPage, "/cart")
    const dialog = await openPeriod(user)
    await dialog.findByText("CHF 1’755.00, wie bisher")
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Übernehmen" }).disabled).toBe(true)
  })

  it("asks for the bookings again whenever the calendar changes", async () => {
    const calls = cartOfOneRental()
    const { user } = renderPage(CartPage, "/cart")
    const dialog = await openPeriod(user)
    await dialog.findByText("CHF 1’755.00, wie bisher")
    const asked = () => callsTo(calls, "GET /products/bookings/prod-rental/").length
    for (const name of [/^Mo 7\. Dezember 2026/, /^Fr 11\. Dezember 2026/, /Nächster Monat/]) {
      const before = asked()
      await user.click(dialog.getByRole("button", { name }))
      await waitFor(() => expect(asked()).toBe(before + 1))
    }
  })

  it("that somebody else has taken says so and looks again which days are free", async () => {
    const calls = cartOfOneRental({ "PUT /cart/rental/line-rental/": { status: 409, body: conflict } })
    const { user } = renderPage(CartPage, "/cart")
    const dialog = await openPeriod(user)
    await choose(dialog, user)
    const asked = callsTo(calls, "GET /products/bookings/prod-rental/").length
    await user.click(dialog.getByRole("button", { name: "Übernehmen" }))
    expect(await dialog.findByText("Dieser Zeitraum ist belegt.")).toBeTruthy()
    expect(callsTo(calls, "GET /products/bookings/prod-rental/").length).toBeGreaterThan(asked)
    expect(lineOf("BLK 360 G2").getByText(/^Mo 7\.12\. bis Mi 16\.12\.2026/)).toBeTruthy()
  })

  it("that is refused says so until another one is chosen", async () => {
    cartOfOneRental({ "PUT /cart/rental/line-rental/": { status: 409, body: conflict } })
    const { user } = renderPage(CartPage, "/cart")
    const dialog = await openPeriod(user)
    await choose(dialog, user)
    await user.click(dialog.getByRole("button", { name: "Übernehmen" }))
    await dialog.findByText("Dieser Zeitraum ist belegt.")
    for (const day of [/^Di 15\. Dezember 2026/, /^Do 17\. Dezember 2026/])
      await user.click(dialog.getByRole("button", { name: day }))
    await dialog.findByText(/weniger als bisher/)
    expect(dialog.queryByText("Dieser Zeitraum ist belegt.")).toBeNull()
  })

  it.each<[string, Partial<CartItem>, string | null]>([
    ["a quote's", { quoted_until: "2026-12-20" }, "Für einen anderen Zeitraum gilt der Preis gemäss Offerte nicht."],
    ["staff's", { price_is_set: true }, "Für einen anderen Zeitraum gilt der für Sie festgelegte Preis nicht."],
    ["today's", {}, null],
  ])("says beforehand which price ends with it: %s", async (_case, own, hint) => {
    cartOfOneRental({ [`GET /cart/${CART}`]: { body: { ...filledCart, items: [{ ...rentalItem, ...own }] } } })
    const { user } = renderPage(CartPage, "/cart")
    const dialog = await openPeriod(user)
    await dialog.findByText("CHF 1’755.00, wie bisher")
    const hints = dialog.queryAllByText(/^Für einen anderen Zeitraum/).map(({ textContent }) => textContent)
    expect(hints).toEqual(hint ? [hint] : [])
  })

  it.each<[string, Partial<CartItem>]>([
    ["while it is free", {}],
    ["once it is taken", { conflict }],
  ])(
    "isn't offered of what has its delivery or a service for its own days alone, but the device is, %s",
    async (_case, own) => {
      const item: CartItem = { ...rentalItem, quoted_until: "2026-12-20", period_is_fixed: true, ...own }
      cartOfOneRental({ [`GET /cart/${CART}`]: { body: { ...filledCart, items: [item] } } })
      renderPage(CartPage, "/cart")
      const anew = await screen.findAllByRole("link", { name: "Gerät neu wählen: BLK 360 G2" })
      expect(anew.map((link) => link.getAttribute("href"))).toEqual(["/mieten/blk-360-g2/"])
      expect(lineOf("BLK 360 G2").queryByRole("button", { name: /Zeitraum ändern|Do.17/ })).toBeNull()
    },
  )

  it("can't be chosen by a delivery that has left the shop: the calendar doesn't wait for ever", async () => {
    cartOfOneRental({ "GET /products/deliverytypes/": { body: [] } })
    const { user } = renderPage(CartPage, "/cart")
    const dialog = await openPeriod(user)
    expect(await dialog.findByText("Die freien Tage konnten nicht geladen werden.")).toBeTruthy()
  })

  it("whose price can't be had can be asked for again", async () => {
    let isUp = false
    cartOfOneRental({
      "GET /cart/rental/line-rental/period/": () =>
        isUp ? { body: OFFER } : Promise.reject(new TypeError("Failed to fetch")),
    })
    const { user } = renderPage(CartPage, "/cart")
    const dialog = await openPeriod(user)
    await choose(dialog, user)
    await dialog.findByText("Der Preis liess sich nicht berechnen.")
    isUp = true
    await user.click(dialog.getByRole("button", { name: "Erneut versuchen" }))
    expect(await dialog.findByText(/weniger als bisher/)).toBeTruthy()
  })
})
