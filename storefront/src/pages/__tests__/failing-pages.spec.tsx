import { act, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { session } from "../../lib/session"
import {
  CART,
  closeToasts,
  expectNoReason,
  expectSilence,
  FAILURES,
  type FailingPage,
  hasFailed,
  LOAD_FAILED,
  madeTo,
  openFailing,
  retryButton,
  spinner,
} from "../../test/failing-shop"
import { rentalProduct } from "../../test/rental-product"
import type { Stub } from "../../test/stub-api"
import { emptyCart } from "../../test/wire"
import CartPage from "../cart-page"
import PurchaseListPage from "../purchase-list-page"
import PurchaseProductPage from "../purchase-product-page"
import RentalListPage from "../rental-list-page"
import RentalProductPage from "../rental-product-page"

const forever = new Promise<never>(() => {})

interface Row extends FailingPage {
  what: string
  /** A good answer to the call, and what is then seen. */
  good: { body: unknown }
  seen: string
}
const ofRental = { good: { body: [rentalProduct] }, seen: "RTC 360" }
const saleProduct = { ...rentalProduct, category: "purchase" }

/** Lists and filters: toast and spinner (spec "public shop" §8). */
const LISTS: Row[] = [
  {
    what: "the rental list",
    Page: RentalListPage,
    address: "/mieten",
    call: "GET /products/rental/",
    ...ofRental,
  },
  {
    what: "the rental list of a purpose",
    Page: RentalListPage,
    address: "/mieten?purpose=wood",
    call: "GET /products/rental/",
    ...ofRental,
  },
  {
    what: "the purchase list",
    Page: PurchaseListPage,
    address: "/kaufen",
    call: "GET /products/purchase/",
    good: { body: [saleProduct] },
    seen: "RTC 360",
  },
]

/** Nothing but the spinner (both specifications, §8). */
const SILENT: Row[] = [
  {
    what: "a rental product",
    Page: RentalProductPage,
    address: "/mieten/rtc-360/",
    route: "/mieten/:productSlug",
    call: "GET /products/rental/rtc-360",
    good: { body: rentalProduct },
    seen: "RTC 360",
  },
  {
    what: "a product for sale",
    Page: PurchaseProductPage,
    address: "/kaufen/rtc-360/",
    route: "/kaufen/:productSlug",
    call: "GET /products/purchase/rtc-360",
    good: { body: saleProduct },
    seen: "RTC 360",
  },
  {
    what: "the cart",
    Page: CartPage,
    address: "/cart",
    call: `GET /cart/${CART}`,
    good: { body: emptyCart },
    seen: "Ihr Warenkorb ist leer.",
  },
]

beforeEach(() => session.adoptCart(CART))
afterEach(() => {
  vi.useRealTimers()
  closeToasts()
})

describe.each(LISTS)("$what", (row) => {
  it.each(FAILURES)("says so with a toast when the shop %s", async (_how, answer) => {
    openFailing(row, answer)
    expect(await screen.findByText(LOAD_FAILED)).toBeTruthy()
    expect(spinner()).toBeTruthy()
    expectNoReason()
  })
})

describe.each(SILENT)("$what", (row) => {
  it.each(FAILURES)("keeps its spinner and says nothing when the shop %s", async (_how, answer) => {
    const page = openFailing(row, answer)
    await hasFailed(page, row.call)
    expect(spinner()).toBeTruthy()
    expectSilence()
  })
})

describe.each([...LISTS, ...SILENT])("$what that doesn't come", (row) => {
  it("offers another try after ten seconds, which gives up the first and fills the page", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isUp = false
    const answer: Stub = () => (isUp ? row.good : forever)
    const { user, calls } = openFailing(row, answer)
    await waitFor(() => expect(madeTo(calls, row.call)).toBeGreaterThan(0))
    const before = madeTo(calls, row.call)
    act(() => vi.advanceTimersByTime(9_900))
    expect(retryButton()).toBeNull()
    act(() => vi.advanceTimersByTime(200))
    expectSilence()
    isUp = true
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }))
    await waitFor(() => expect(madeTo(calls, row.call)).toBe(before + 1))
    expect((await screen.findAllByText(row.seen, { exact: false })).length).toBeGreaterThan(0)
    expect(spinner()).toBeNull()
  })
})
