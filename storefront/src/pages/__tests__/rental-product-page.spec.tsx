import { act, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { renderPage } from "../../test/render-page"
import { bookings, pickup, post, rentalProduct } from "../../test/rental-product"
import { callsTo, stubApi } from "../../test/stub-api"
import RentalProductPage from "../rental-product-page"

const PRODUCT = "GET /products/rental/rtc-360"
const SHARED = {
  "GET /products/deliverytypes/": { body: [post, pickup] },
  "GET /products/bookings/prod_rtc/": { body: bookings },
}
const open = (
  product: Parameters<typeof stubApi>[0][string],
  address = "/mieten/rtc-360/",
  route = "/mieten/:productSlug",
) => {
  const calls = stubApi({ ...SHARED, [PRODUCT]: product })
  return { calls, ...renderPage(RentalProductPage, address, route) }
}

describe("the page of a rental product", () => {
  it("names the product, leads back and begins with the default delivery", async () => {
    open({ body: rentalProduct })
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("RTC 360")
    expect(screen.getByRole("link", { name: "Mieten" }).getAttribute("href")).toBe("/mieten")
    expect(await screen.findByRole("radio", { name: /Abholung/, checked: true })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe("RTC 360 mieten | Muster Vermessung AG"))
  })

  it("is the same under its category", async () => {
    open({ body: rentalProduct }, "/mieten/scanner/rtc-360", "/mieten/:categorySlug/:productSlug")
    await screen.findByRole("heading", { level: 1, name: "RTC 360" })
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
    expect(canonical?.href).toBe("https://shop.example.ch/mieten/rtc-360/")
  })

  it("shows an inactive product without the means to order it", async () => {
    open({ body: { ...rentalProduct, product_is_inactive: true } })
    expect(await screen.findByText("Produkt nicht lieferbar.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "In den Warenkorb" })).toBeNull()
    expect(screen.getByRole("link", { name: "Wir helfen gerne" }).getAttribute("href")).toBe("tel:+41710000000")
  })

  it("says that a product doesn't exist", async () => {
    open({ status: 404 })
    expect(await screen.findByRole("heading", { name: "Seite nicht gefunden" })).toBeTruthy()
  })

  it("keeps its spinner when the product can't be loaded and offers another try after ten seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { calls, user } = open({ status: 500 })
    expect(screen.getByText("Wird geladen")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Erneut versuchen" })).toBeNull()
    act(() => vi.advanceTimersByTime(10_000))
    const before = callsTo(calls, PRODUCT).length
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }))
    expect(callsTo(calls, PRODUCT).length).toBeGreaterThan(before)
    vi.useRealTimers()
  })
})

describe("its videos", () => {
  it("come from the video service only after a click", async () => {
    const { user } = open({ body: { ...rentalProduct, videoId: "abc" } })
    const play = await screen.findByRole("button", { name: /Video 1 abspielen/, hidden: true })
    expect(document.querySelector("iframe")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Video 1" }))
    await user.click(play)
    expect(document.querySelector("iframe")?.src).toBe("https://video.example.ch/embed/abc?autoplay=1")
  })
})
