import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import { order, orderItem } from "@/test/wire"
import OrdersPage from "../orders-page"

const shows = (...orders: object[]) => stubApi({ "GET /orders/": { body: orders }, "GET /quotes/": { body: [] } })

beforeEach(() => session.signIn("t1"))

describe("the order list", () => {
  it("titles an order by its number and day and shows state and total", async () => {
    shows(order)
    renderPage(OrdersPage, "/orders")
    const card = within(await screen.findByRole("article", { name: "Bestellung W-1042 vom 2.12.2026" }))
    expect(card.getByText("Offen")).toBeTruthy()
    expect(card.getByText("CHF 2’049.58")).toBeTruthy()
    expect(card.getByText("Auftrag AU-00318")).toBeTruthy()
    expect(card.getByRole("link", { name: /Bestelldetails anzeigen/ }).getAttribute("href")).toBe("/orders/order-1")
  })

  it.each([
    [{ paid: true }, "Bezahlt"],
    [{ paid: false }, "Offen"],
    [{ paid: true, cancelled: true }, "Storniert"],
  ])("of an order with %o shows '%s'", async (state, badge) => {
    shows({ ...order, ...state })
    renderPage(OrdersPage, "/orders")
    expect(await screen.findByText(badge)).toBeTruthy()
  })

  it("titles an order that the accounts don't know yet by the same number", async () => {
    shows({ ...order, bexio_order_id: null })
    renderPage(OrdersPage, "/orders")
    expect(await screen.findByRole("article", { name: "Bestellung W-1042 vom 2.12.2026" })).toBeTruthy()
  })

  it("shows three items and the way to all of them", async () => {
    const accessoryitems = ["A", "B", "C"].map((name) => orderItem(name, name))
    shows({ ...order, accessoryitems })
    renderPage(OrdersPage, "/orders")
    expect((await screen.findByRole("link", { name: "Alle 4 Produkte anzeigen" })).getAttribute("href")).toBe(
      "/orders/order-1",
    )
    expect(screen.getByText("B")).toBeTruthy()
    expect(screen.queryByText("C")).toBeNull()
  })

  it("shows no such link for three items", async () => {
    shows({ ...order, accessoryitems: ["A", "B"].map((name) => orderItem(name, name)) })
    renderPage(OrdersPage, "/orders")
    await screen.findByText("B")
    expect(screen.queryByRole("link", { name: /Produkte anzeigen/ })).toBeNull()
  })

  it.each([
    ["there are none", { body: [] }],
    ["it can't be loaded", { status: 500 }],
  ])("is shown empty when %s", async (_case, answer) => {
    stubApi({ "GET /orders/": answer, "GET /quotes/": { body: [] } })
    renderPage(OrdersPage, "/orders")
    expect(await screen.findByText("Keine Bestellungen gefunden")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Jetzt mieten" }).getAttribute("href")).toBe("/mieten")
  })
})
