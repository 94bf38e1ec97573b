import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { CART, COUNT, checkoutStubs, ORDER, openCheckout, order, PLACED, signInWithCart } from "@/test/checkout-page"
import { tracked } from "@/test/commerce"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import { accessoryItem, filledCart } from "@/test/wire"
import CheckoutPage from "../checkout-page"

beforeEach(signInWithCart)

const company = (right: string, order_limit: string | null) => ({
  body: {
    company: { name: "Muster Holzbau AG", uid: "CHE-900.100.391", right, order_limit, members: [], invitations: [] },
    ...{ company_uid: null, invitation: null },
  },
})
const counted = { [COUNT]: { body: { total_quantity: 0 } } }

describe("an order above the limit of the customer's company", () => {
  it("is asked for: the page says so before, and shows the request after", async () => {
    window.dataLayer = []
    const waits = { ...PLACED.body, id: "oreq_1", shop_number: null, approval: { id: "oreq_1", expires_at: "" } }
    stubApi({
      ...{ ...checkoutStubs, ...counted, "GET /company/": company("order", "500.00") },
      [ORDER]: { body: waits },
    })
    const { user, address } = renderPage(CheckoutPage, "/cart/checkout")
    expect(await screen.findByText(/Über dem Limit Ihrer Firma: Bestellungen über CHF 500\.00/)).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Freigabe anfragen" }))
    await waitFor(() => expect(address()).toBe("/firma/freigaben/oreq_1"))
    expect(tracked("purchase")).toEqual([])
  })

  it.each([
    ["is said to hold its days", checkoutStubs, true],
    [
      "of goods holds nothing",
      { ...checkoutStubs, [`GET /cart/${CART}`]: { body: { ...filledCart, items: [accessoryItem] } } },
      false,
    ],
  ])("%s", async (_case, stubs, holds) => {
    stubApi({ ...stubs, ...counted, "GET /company/": company("order", "5.00") })
    renderPage(CheckoutPage, "/cart/checkout")
    const notice = await screen.findByText(/Über dem Limit Ihrer Firma/)
    expect(notice.textContent?.includes("So lange halten wir die Mietzeiträume frei.")).toBe(holds)
  })

  it.each([
    ["isn't above it", company("order", "9000000.00")],
    ["is of who manages", company("manage", "500.00")],
    ["has no limit", company("order", null)],
    ["can't be looked up", { status: 503 }],
  ])("or one that %s is ordered as ever", async (_case, answer) => {
    const { user, address } = await openCheckout({ ...counted, "GET /company/": answer, [ORDER]: PLACED })
    await order(user)
    await waitFor(() => expect(address()).toMatch(/^\/cart\/success/))
    expect(screen.queryByText(/Über dem Limit/)).toBeNull()
  })
})
