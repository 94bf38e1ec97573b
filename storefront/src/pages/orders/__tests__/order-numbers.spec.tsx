import { screen } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { paths } from "@/lib/paths"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import { invoice, order } from "@/test/wire"
import OrderSuccessPage from "../../checkout/order-success-page"
import InvoicesPage from "../invoices-page"
import OrderPage from "../order-page"
import OrdersPage from "../orders-page"

beforeEach(() => session.signIn("token"))

const inMain = () => document.body.textContent ?? ""

/** Where a customer reads the number of an order: W-1042 of the shop, AU-00318 of the accounts. */
const PLACES: [string, (erpNumber: string | null) => void][] = [
  [
    "the success page",
    (erpNumber) => renderPage(OrderSuccessPage, paths.orderPlaced({ shopNumber: "W-1042", erpNumber })),
  ],
  [
    "the list of orders",
    (erpNumber) => {
      stubApi({ "GET /orders/": { body: [{ ...order, bexio_order_id: erpNumber }] }, "GET /quotes/": { body: [] } })
      renderPage(OrdersPage, "/orders")
    },
  ],
  [
    "the page of an order",
    (erpNumber) => {
      stubApi({ "GET /orders/order-1/": { body: { ...order, bexio_order_id: erpNumber } } })
      renderPage(OrderPage, "/orders/order-1", "/orders/:id")
    },
  ],
]

describe("an order is called by the shop's number, and the accounts' is next to it, on", () => {
  it.each(PLACES)("%s", async (_place, open) => {
    open("AU-00318")
    expect((await screen.findAllByText(/W-1042/)).length).toBeGreaterThan(0)
    expect(inMain()).toContain("Auftrag AU-00318")
    expect(inMain().indexOf("W-1042")).toBeLessThan(inMain().indexOf("AU-00318"))
  })

  it.each(PLACES)("%s, while the accounts don't know it", async (_place, open) => {
    open(null)
    expect((await screen.findAllByText(/W-1042/)).length).toBeGreaterThan(0)
    expect(inMain()).not.toContain("Auftrag AU")
  })

  it("the invoices", async () => {
    stubApi({ "GET /invoices/": { body: [invoice] } })
    renderPage(InvoicesPage, "/invoice")
    expect(await screen.findByRole("link", { name: "Bestellung W-1042" })).toBeTruthy()
  })

  it("the title of the page of an order", async () => {
    PLACES[2][1]("AU-00318")
    await screen.findAllByText(/W-1042/)
    expect(document.title).toMatch(/^Bestellung W-1042 \|/)
  })
})

it("carries both numbers in the address of the success page, as specified the accounts' as orderId", () => {
  expect(paths.orderPlaced({ shopNumber: "W-1042", erpNumber: "AU-1" })).toBe(
    "/cart/success?orderId=AU-1&number=W-1042",
  )
  expect(paths.orderPlaced({ shopNumber: "W-1042", erpNumber: null })).toBe("/cart/success?orderId=W-1042")
})
