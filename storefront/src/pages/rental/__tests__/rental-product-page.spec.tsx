import { act, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { renderPage } from "@/test/render-page"
import { bookings, pickup, post, rentalProduct } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
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
    expect(screen.queryByRole("button", { name: /In den Warenkorb|Zeitraum wählen/ })).toBeNull()
    expect(screen.getByRole("link", { name: "Wir helfen gerne" }).getAttribute("href")).toBe("tel:+41710000000")
  })

  it.each([
    ["leads to", false],
    ["doesn't lead to what can't be had of", true],
  ])("%s the same device for sale", async (_case, product_is_inactive) => {
    const sold = {
      id: "prod_sale",
      name: "RTC 360",
      get_absolute_url: "/kaufen/rtc-360/",
      price: "62500.00",
      subtitle: "",
    }
    open({ body: { ...rentalProduct, counterpart: { ...sold, product_is_inactive } } })
    await screen.findByRole("heading", { level: 1 })
    const way = screen.queryByRole("link", { name: /62’500/ })?.getAttribute("href")
    expect(way).toBe(product_is_inactive ? undefined : "/kaufen/rtc-360/")
  })

  it("names what comes along next to the button, what it brings, and the same device for sale", async () => {
    const counterpart = {
      id: "prod_sale",
      name: "RTC 360",
      get_absolute_url: "/kaufen/rtc-360/",
      price: "62500.00",
      subtitle: "",
      product_is_inactive: false,
    }
    const mandatory_companion = {
      id: "prod_check",
      name: "Geräteprüfung mit Protokoll",
      price: "60.00",
      category: "addon" as const,
    }
    const deliverycontent = "<ul><li>Carbon-Stativ</li></ul>"
    open({ body: { ...rentalProduct, mandatory_companion, counterpart, deliverycontent } })
    const bar = (await screen.findByRole("button", { name: "Zeitraum wählen" })).closest(".buy")
    expect(bar?.textContent).toContain("Im Preis dabei: Geräteprüfung mit Protokoll, CHF\u00a060")
    const sale = screen.getByRole("link", { name: /Kaufen, ab CHF\s62’500/ })
    expect(sale.getAttribute("href")).toBe("/kaufen/rtc-360/")
    expect((await screen.findByText("Carbon-Stativ")).closest("details")?.textContent).toContain("Lieferumfang")
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

describe("a period chosen on the list", () => {
  const total = async () =>
    (await screen.findByRole("row", { name: /Total exkl/ })).textContent?.replaceAll("\u00a0", " ")

  it("is chosen here too, with its delivery", async () => {
    open(
      { body: rentalProduct },
      "/mieten/rtc-360/?from=2026-12-07&to=2026-12-09&delivery=post",
      "/mieten/:productSlug",
    )
    expect(await screen.findByText("Mo 7.12. bis Mi 9.12.2026, 3 Miettage")).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Express-Post/ }).checked).toBe(true)
    expect(await total()).toContain("CHF 915")
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "In den Warenkorb" }).disabled).toBe(false)
  })

  it("is refused where a day is taken, until another is chosen", async () => {
    const address = "/mieten/rtc-360/?from=2026-12-17&to=2026-12-22"
    const { user } = open({ body: rentalProduct }, address, "/mieten/:productSlug")
    expect(await screen.findByText(/^Ihr Zeitraum Do 17.12. bis Di 22.12.2026 ist hier nicht frei/)).toBeTruthy()
    expect(screen.getByText("Noch kein Zeitraum gewählt")).toBeTruthy()
    await user.click(await screen.findByRole("button", { name: "Mi 9. Dezember 2026, frei" }))
    expect(screen.queryByText(/^Ihr Zeitraum .* ist hier nicht frei/)).toBeNull()
  })

  it("starts over with another delivery, as every choice does", async () => {
    const address = "/mieten/rtc-360/?from=2026-12-07&to=2026-12-09"
    const { user } = open({ body: rentalProduct }, address, "/mieten/:productSlug")
    await screen.findByText("Mo 7.12. bis Mi 9.12.2026, 3 Miettage")
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    expect(await screen.findByText("Noch kein Zeitraum gewählt")).toBeTruthy()
  })

  it.each(["from=2026-12-06&to=2026-12-09", "from=morgen&to=gestern", "from=2026-12-07"])(
    "counts for nothing as %s",
    async (query) => {
      open({ body: rentalProduct }, `/mieten/rtc-360/?${query}`, "/mieten/:productSlug")
      expect(await screen.findByText("Noch kein Zeitraum gewählt")).toBeTruthy()
      await screen.findByText(/^Frei ab/)
      expect(screen.queryByText(/^Ihr Zeitraum .* ist hier nicht frei/)).toBeNull()
    },
  )
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
