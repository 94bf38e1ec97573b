import { screen } from "@testing-library/react"
import { session } from "../lib/session/session"
import CheckoutPage from "../pages/checkout/checkout-page"
import { CART } from "./failing-shop"
import { renderPage } from "./render-page"
import { type Stub, stubApi } from "./stub-api"
import { filledCart, profile } from "./wire"

export { CART }
export const ORDER = `POST /checkout/${CART}/`
export const HOLD = `POST /checkout/${CART}/hold/`
export const COUNT = `GET /cart-count/${CART}/`
export const PLACED = {
  body: { id: "order-1", shop_number: "W-1042", bexio_order_id: null, total_cost: "2049.58", rounding: "0.00" },
}

/** What the checkout asks for, answered with a full cart whose period is held. */
export const checkoutStubs = {
  [`GET /cart/${CART}`]: { body: filledCart },
  [`PUT /cart/${CART}/`]: { body: { total_quantity: 4, earlier: null } },
  "GET /profile/": { body: profile },
  "GET /addresses/": { body: [] },
  "GET /company/": { body: { company: null, company_uid: null, invitation: null } },
  "GET /company/addresses/": { body: [] },
  [HOLD]: { body: { expires_at: "2026-12-02T13:23:00.000Z", expires_in_s: 872, renewable_in_s: 422, not_held: [] } },
}

export type User = ReturnType<typeof renderPage>["user"]
export const order = (user: User) => user.click(screen.getByRole("button", { name: "Jetzt bestellen" }))

/** Before each case. */
export function signInWithCart() {
  session.adoptCart(CART)
  session.signIn("t1")
}

/** The page with its button to order. */
export async function openCheckout(answers: Record<string, Stub> = {}) {
  const calls = stubApi({ ...checkoutStubs, ...answers })
  const page = renderPage(CheckoutPage, "/cart/checkout")
  await screen.findByRole("button", { name: "Jetzt bestellen" })
  return { calls, ...page }
}
