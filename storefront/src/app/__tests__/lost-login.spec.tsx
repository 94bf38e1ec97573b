import { render, screen, waitFor } from "@testing-library/react"
import { type InitialEntry, MemoryRouter, useLocation } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { linkCart } from "../../features/cart/api/link-cart"
import { createQueryClient } from "../../lib/http/query-client"
import { session } from "../../lib/session/session"
import { purchaseProduct } from "../../test/purchase-product"
import { SHOP } from "../../test/render-page"
import { callsTo, type Stub, stubApi } from "../../test/stub-api"
import { App } from "../app"

const ENDED = { status: 403, body: { non_field_errors: ["Bitte melden Sie sich an."] } }

const COUNT = "GET /cart-count/cart-token-of-this-browser/"

let address = ""
const Address = () => {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

function openShop(path: InitialEntry, login: string | null = "ended") {
  if (login) session.signIn(login)
  session.adoptCart("cart-token-of-this-browser")
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <App queryClient={createQueryClient()} shop={SHOP} />
    </MemoryRouter>,
  )
}

describe("a 403 on any call", () => {
  it.each([
    ["GET /products/rental/", "/mieten?purpose=wood"],
    ["GET /products/purchase/blk-2-go", "/kaufen/blk-2-go/"],
    ["GET /cart-count/cart-token-of-this-browser/", "/activation"],
    ["GET /orders/", "/orders"],
    ["GET /orders/", "/orders#offerten"],
  ])("to %s ends the login, and leads to /log-in and back", async (call, path) => {
    const others = { "GET /products/rental-purposes/": { body: [] }, "GET /products/rental/": { body: [] } }
    const count = { "GET /cart-count/cart-token-of-this-browser/": { body: { total_quantity: 0 } } }
    stubApi({ ...others, ...count, [call]: ENDED })
    openShop(path)
    await waitFor(() => expect(address).toBe(`/log-in?to=${encodeURIComponent(path)}`))
    expect(await screen.findByLabelText("E-Mail Adresse")).toBeTruthy()
    expect([session.authToken(), session.cartToken()]).toEqual([null, null])
  })
})

it("shuts no page that is for everybody: the price of one's own is asked for besides", async () => {
  const product = { body: purchaseProduct }
  const calls = stubApi({ "GET /products/purchase/rtc-360": product, "GET /discounts/": ENDED, [COUNT]: { body: {} } })
  openShop("/kaufen/rtc-360/")
  await waitFor(() => expect(session.authToken()).toBeNull())
  expect(callsTo(calls, "GET /discounts/")).toHaveLength(1)
  expect(await screen.findByRole("button", { name: "In den Warenkorb" })).toBeTruthy()
  expect([address, session.cartToken()]).toEqual(["/kaufen/rtc-360/", "cart-token-of-this-browser"])
})

it("shows a linked cart to nobody after such an ended login", async () => {
  const product = { body: purchaseProduct }
  const link = { "PUT /cart/cart-token-of-this-browser/": { body: { total_quantity: 1, earlier: null } } }
  stubApi({ "GET /products/purchase/rtc-360": product, "GET /discounts/": ENDED, [COUNT]: { body: {} }, ...link })
  await linkCart("cart-token-of-this-browser", "ended")
  openShop("/kaufen/rtc-360/")
  await waitFor(() => expect([session.authToken(), session.cartToken()]).toEqual([null, null]))
  expect(address).toBe("/kaufen/rtc-360/")
})

it("shows a reload of the success page what it says without the order", async () => {
  const calls = stubApi({ "GET /orders/order-1/": ENDED, [COUNT]: { body: {} } })
  openShop({ pathname: "/cart/success", search: "?orderId=W-1042", state: { order: "order-1" } })
  await waitFor(() => expect(session.authToken()).toBeNull())
  expect(callsTo(calls, "GET /orders/order-1/")).toHaveLength(1)
  expect(await screen.findByText("W-1042")).toBeTruthy()
  expect(address).toBe("/cart/success?orderId=W-1042")
})

describe("the link of a mail or of staff, opened where a login has ended,", () => {
  it("activates the account, logs in and links the cart, none of it with the former login", async () => {
    const bySender: Stub = ({ authorization }) => (authorization === "Token t1" ? { body: {} } : ENDED)
    const activated = { body: { auth_token: "t1" } }
    const calls = stubApi({
      "POST /activate/": () => new Promise((resolve) => setTimeout(resolve, 50, activated)),
      "PUT /cart/cart-token-of-this-browser/": bySender,
      "GET /profile/": bySender,
      [COUNT]: { body: {} },
    })
    openShop("/activation/result?uidb64=u1&token=k1")
    expect(await screen.findByRole("heading", { name: /Willkommen/ })).toBeTruthy()
    await waitFor(() => expect(callsTo(calls, "GET /profile/")).toHaveLength(1))
    expect([address, session.authToken(), session.cartToken()]).toEqual([
      ...["/activation/result?uidb64=u1&token=k1", "t1", "cart-token-of-this-browser"],
    ])
    expect(callsTo(calls, "POST /activate/")).toHaveLength(1)
    const linked = callsTo(calls, "PUT /cart/cart-token-of-this-browser/")
    expect(linked.map(({ authorization }) => authorization)).toEqual(["Token t1"])
  })

  it("offers to act for the next customer, after a former time has ended", async () => {
    const preview = { body: { company: "Muster Holzbau AG", name: "", expires_at: "2026-12-03T13:30:00Z" } }
    stubApi({ "GET /profile/": ENDED, "POST /impersonate/preview/": preview, [COUNT]: { body: {} } })
    openShop(`/impersonate?token=${"t".repeat(43)}`, `imp_${"x".repeat(43)}`)
    await waitFor(() => expect(session.authToken()).toBeNull())
    expect(await screen.findByRole("button", { name: /Inkognito/ })).toBeTruthy()
    expect(address).toBe("/impersonate")
  })
})

it("leads who isn't signed in to /log-in and back to the very place that a mail names", async () => {
  stubApi({ [COUNT]: { body: {} } })
  openShop("/orders#offerten", null)
  await waitFor(() => expect(address).toBe(`/log-in?to=${encodeURIComponent("/orders#offerten")}`))
})
