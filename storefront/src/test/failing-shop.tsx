import { screen, waitFor } from "@testing-library/react"
import type { ComponentType } from "react"
import { expect } from "vitest"
import { Toasts } from "../components/toasts"
import { dismissToast, shownToasts } from "../lib/toast"
import { renderPage } from "./render-page"
import { bookings, freeRental, pickup, rentalProduct } from "./rental-product"
import { callsTo, type RecordedCall, type Stub, stubApi } from "./stub-api"
import { filledCart, order, profile, savedAddress } from "./wire"

/** Toast of lists and filters that could not be loaded. */
export const LOAD_FAILED = "Etwas ist schiefgelaufen. Bitte versuchen Sie es nochmals."
/** Notice of forms that got no answer. */
export const NO_ANSWER =
  "Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut oder melden Sie sich bei uns (+41 71 000 00 00)."

export const CART = "cart-token-of-this-browser"
const REASON = "Ein Grund, den niemand lesen soll."

/** Answers that are none. */
export const LOST: [string, Stub][] = [
  ["answers 500", { status: 500, body: { non_field_errors: [REASON] } }],
  ["can't be reached", "lost"],
  ["answers what is no JSON", { text: "<h1>Wartung</h1>", headers: { "content-type": "text/html" } }],
]
/** All ways in which a page's data can fail to come. */
export const FAILURES: [string, Stub][] = [
  ...LOST,
  ["refuses with 400", { status: 400, body: { non_field_errors: [REASON] } }],
]

const TEXT_KEYS = ["eventinformation", "schulen", "faq"]
export const CONTENT_KEYS = ["home-intro", "home-information", "home-laserscanning", "home-punktwolke", "home-ueberuns"]
const SOLD = ["purchase", "accessory", "software-service", "education"].map((kind) => `products/${kind}`)
/** What the shop answers when nothing is wrong. */
export const GOOD: Record<string, Stub> = {
  "GET /products/rental/": { body: [freeRental] },
  "GET /products/rental/rtc-360": { body: rentalProduct },
  "GET /products/rental/blk-2-go": { status: 404 },
  "GET /products/rental-purposes/": { body: [{ id: "wood", name: "Holzbau" }] },
  "GET /products/bookings/prod_rtc/": { body: bookings },
  "GET /products/deliverytypes/": { body: [pickup] },
  "GET /products/addon": { body: [] },
  ...Object.fromEntries(
    [...SOLD, "references", "employees", "testimonials", "events"].map((list) => [`GET /${list}/`, { body: [] }]),
  ),
  "GET /check-email/": { body: { exists: false } },
  "POST /links/preview/": { body: { purpose: "reset", state: "open", account: null } },
  "GET /profile/": { body: profile },
  "GET /addresses/": { body: [savedAddress] },
  "GET /orders/": { body: [order] },
  [`GET /orders/${order.id}/`]: { body: { ...order, bexio_invoice_id: "RE-00219" } },
  [`GET /addresses/${savedAddress.id}/`]: { body: savedAddress },
  [`GET /cart/${CART}`]: { body: filledCart },
  [`PUT /cart/${CART}/`]: { body: { total_quantity: 4, earlier: null } },
  [`POST /checkout/${CART}/hold/`]: {
    body: { expires_at: "2026-12-02T13:23:00.000Z", expires_in_s: 872, renewable_in_s: 422, not_held: [] },
  },
  [`GET /cart-count/${CART}/`]: { body: { total_quantity: 4 } },
  ...Object.fromEntries(
    [...CONTENT_KEYS, ...TEXT_KEYS].map((key) => [`GET /content/${key}`, { body: { content: `<p>${key}</p>` } }]),
  ),
}

/** Toasts stand in the frame around every page. */
const Framed = ({ Page }: { Page: ComponentType }) => (
  <>
    <Page />
    <Toasts />
  </>
)

export interface FailingPage {
  Page: ComponentType
  address: string
  route?: string
  /** The call that fails, "METHOD /path"; all others are answered well. */
  call: string
}

/** Opens a page of a shop that answers one call so, and all others well. */
export function openFailing({ Page, address, route, call }: FailingPage, answer: Stub) {
  const calls = stubApi({ ...GOOD, [call]: answer })
  return { calls, ...renderPage(() => <Framed Page={Page} />, address, route) }
}

/** The call was made and has failed. */
export const hasFailed = ({ calls, queries }: ReturnType<typeof openFailing>, call: string) =>
  waitFor(() => {
    expect(madeTo(calls, call)).toBeGreaterThan(0)
    expect(queries.isFetching()).toBe(0)
  })

export const madeTo = (calls: RecordedCall[], call: string) => callsTo(calls, call).length
export const spinner = () => screen.queryByText("Wird geladen")
export const retryButton = () => screen.queryByRole("button", { name: "Erneut versuchen" })

export function expectNoReason() {
  expect(document.body.textContent).not.toContain(REASON)
}

export function expectSilence() {
  expect(document.querySelector(".toast")).toBeNull()
  expect(screen.queryByRole("alert")).toBeNull()
  expectNoReason()
}

/** Toasts outlive a page. */
export const toastTexts = () => shownToasts().map(({ text }) => text)

export function closeToasts() {
  for (const { id } of shownToasts()) dismissToast(id)
}
