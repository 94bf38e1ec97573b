import { act, render, screen, waitFor } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createQueryClient } from "../../lib/http/query-client"
import { type ShopInfo, ShopProvider, useShop } from "../../lib/shop"
import { SHOP } from "../../test/render-page"
import { bookings, pickup, rentalProduct } from "../../test/rental-product"
import { stubApi } from "../../test/stub-api"
import { App } from "../app"
import { STATE_ELEMENT_ID, serialise } from "../page-state"
import { useShopOfToday } from "../use-shop-of-today"

const HOUR_MS = 3_600_000

const Day = () => <time>{useShop().today}</time>
const Page = () => (
  <ShopProvider value={useShopOfToday(SHOP)}>
    <Day />
  </ShopProvider>
)

const documentOf = (shop: ShopInfo) =>
  new Response(
    `<script id="${STATE_ELEMENT_ID}" type="application/json">${serialise({ shop, queries: { queries: [], mutations: [] } })}</script>`,
  )

const answer = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: new Date("2026-12-02T22:30:00Z") })
  vi.stubGlobal(
    "fetch",
    answer.mockReset().mockImplementation(async () => documentOf({ ...SHOP, today: "2026-12-03" })),
  )
})
afterEach(() => vi.useRealTimers())

/** The page with what follows its first view. */
async function openPage() {
  render(<Page />)
  await act(() => vi.dynamicImportSettled())
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const shown = () => screen.getByRole("time").textContent

describe("a tab left open past midnight", () => {
  it("learns which day it is", async () => {
    await openPage()
    expect(shown()).toBe(SHOP.today)
    await pass(HOUR_MS)
    await waitFor(() => expect(shown()).toBe("2026-12-03"))
    expect(answer).toHaveBeenCalledOnce()
  })

  it("asks again after a failure", async () => {
    answer.mockRejectedValueOnce(new TypeError("Failed to fetch"))
    await openPage()
    await pass(HOUR_MS)
    await waitFor(() => expect(shown()).toBe("2026-12-03"))
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it("asks once somebody looks at it", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
    await openPage()
    await pass(HOUR_MS)
    expect(answer).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event("visibilitychange"))
    await waitFor(() => expect(shown()).toBe("2026-12-03"))
  })
})

it("lets go of a wish that has passed meanwhile, as after a reload", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
  stubApi({
    "GET /": { text: await documentOf({ ...SHOP, today: "2026-12-03" }).text() },
    "GET /products/rental/rtc-360": { body: rentalProduct },
    "GET /products/deliverytypes/": { body: [pickup] },
    "GET /products/rental-purposes/": { body: [] },
    "GET /products/bookings/prod_rtc/": { body: bookings },
  })
  render(
    <MemoryRouter initialEntries={["/mieten/rtc-360/?from=2026-12-03&to=2026-12-04"]}>
      <App queryClient={createQueryClient()} shop={SHOP} />
    </MemoryRouter>,
  )
  const period = /^Do.3\.12\. bis Fr.4\.12\.2026/
  expect(await screen.findAllByText(period)).not.toEqual([])
  await act(() => vi.dynamicImportSettled())
  vi.setSystemTime(Date.now() + HOUR_MS)
  document.dispatchEvent(new Event("visibilitychange"))
  expect(await screen.findByText("Noch kein Zeitraum gewählt")).toBeTruthy()
  expect(screen.queryAllByText(period)).toEqual([])
})
