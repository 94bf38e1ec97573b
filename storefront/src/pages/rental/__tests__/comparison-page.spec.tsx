import { screen, waitFor, within } from "@testing-library/react"
import { Link } from "react-router-dom"
import { describe, expect, it } from "vitest"
import type { ProductDetail, RentalOffer } from "#shop/catalogue/wire/product"
import { Toasts } from "@/components/toasts"
import { renderPage } from "@/test/render-page"
import { pickup, post, rentalProduct } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
import ComparisonPage from "../comparison-page"

const device = (slug: string, name: string, more: Partial<ProductDetail> = {}): ProductDetail => ({
  ...rentalProduct,
  id: `prod_${slug}`,
  slug,
  name,
  get_absolute_url: `/mieten/${slug}/`,
  ...more,
})
const DEVICES = [
  device("rtc-360", "RTC 360"),
  device("blk-2-go", "BLK 2 GO", { price: "240.00", fact_laserreach: "0.5–25 m" }),
  device("blk-3d", "BLK 3D", { price: "60.00" }),
  device("icon", "iCON"),
  device("set", "Stativ-Set"),
]
const offer = (product: ProductDetail, more: Partial<RentalOffer>): RentalOffer => ({
  ...product,
  free: true,
  next_free: null,
  period_price: "2610.00",
  next_price: null,
  ...more,
})
const TAKEN = {
  free: false,
  reason: "booked",
  next_free: { rentalstartdate: "2026-12-17", rentalenddate: "2026-12-28" },
  next_price: "2160.00",
} as const

function open(query: string, stubs: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    "GET /products/deliverytypes/": { body: [pickup, post] },
    "GET /products/rental/": () => ({
      body: callsTo(calls, "GET /products/rental/").at(-1)?.query.includes("from=")
        ? DEVICES.map((each) => offer(each, each.slug === "blk-2-go" ? TAKEN : {}))
        : DEVICES,
    }),
    ...Object.fromEntries(DEVICES.map((body) => [`GET /products/rental/${body.slug}`, { body }])),
    "GET /products/rental/gone": { status: 404 },
    "GET /products/rental/lost": { status: 500 },
    ...stubs,
  })
  const Page = () => (
    <>
      <ComparisonPage />
      <Link to="?geraete=rtc-360">eines allein</Link>
      <Toasts />
    </>
  )
  return { calls, ...renderPage(Page, `/vergleich${query}`) }
}
const heads = async () =>
  (await screen.findAllByRole("columnheader")).map((head) => head.querySelector(".n")?.textContent)
const rowOf = (name: string) =>
  [...((screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement).querySelectorAll("td") ?? [])].map(
    (cell) => cell.textContent?.replaceAll("\u00a0", " "),
  )

describe("the comparison", () => {
  it("shows the devices of its address side by side, and says which value is the best", async () => {
    open("?geraete=rtc-360,blk-2-go")
    expect(await heads()).toEqual(["RTC 360", "BLK 2 GO"])
    expect(rowOf("1 Tag")).toEqual(["CHF 290", "CHF 240Bester Wert"])
    expect(rowOf("Reichweite")).toEqual(["0.5–130 mBester Wert", "0.5–25 m"])
    expect(screen.getByRole("link", { name: "RTC 360 mieten" }).getAttribute("href")).toBe("/mieten/rtc-360/")
  })

  it("asks for devices where its address names none", async () => {
    const { user, address } = open("")
    await user.click(await screen.findByRole("link", { name: "BLK 3D in den Vergleich nehmen" }))
    expect(address()).toBe("/vergleich?geraete=blk-3d")
    expect(await screen.findByRole("heading", { name: "Womit vergleichen?" })).toBeTruthy()
    await user.click(screen.getByRole("link", { name: "RTC 360 in den Vergleich nehmen" }))
    expect(address()).toBe("/vergleich?geraete=blk-3d,rtc-360")
    expect(await screen.findByRole("link", { name: "RTC 360 mieten" })).toBeTruthy()
  })

  it.each([
    ["a device that there isn't", "?geraete=rtc-360,gone,blk-3d", ["RTC 360", "BLK 3D"]],
    ["a fifth device", "?geraete=rtc-360,blk-2-go,blk-3d,icon,set", ["RTC 360", "BLK 2 GO", "BLK 3D", "iCON"]],
    ["what is no name", "?geraete=rtc-360,..%2Fx,%3Cb%3E,blk-3d", ["RTC 360", "BLK 3D"]],
  ])("leaves %s out and says so", async (_case, query, names) => {
    open(query)
    expect(await heads()).toEqual(names)
    expect(screen.getByText(/Ein Teil dieser Adresse wurde weggelassen/)).toBeTruthy()
  })

  it("takes devices out again, down to two, and keeps the period", async () => {
    const { user, address } = open("?geraete=rtc-360,blk-2-go,blk-3d&from=2026-12-07&to=2026-12-16")
    await user.click(await screen.findByRole("link", { name: "BLK 2 GO aus dem Vergleich nehmen" }))
    expect(address()).toBe("/vergleich?geraete=rtc-360,blk-3d&from=2026-12-07&to=2026-12-16")
    expect(await screen.findByText("Gerät hinzufügen")).toBeTruthy()
    expect(screen.queryByRole("link", { name: /aus dem Vergleich nehmen/ })).toBeNull()
  })

  it("puts another device into a column, and two that change places", async () => {
    const { user, address } = open("?geraete=rtc-360,blk-2-go")
    const column = () => screen.findByRole("combobox", { name: "Gerät in Spalte 1" })
    await user.selectOptions(await column(), "BLK 3D")
    expect(address()).toBe("/vergleich?geraete=blk-3d,blk-2-go")
    expect(await screen.findByRole("link", { name: "BLK 3D mieten" })).toBeTruthy()
    await user.selectOptions(await column(), "BLK 2 GO")
    expect(address()).toBe("/vergleich?geraete=blk-2-go,blk-3d")
  })

  it("builds a change on the one before it, though its device still loads", async () => {
    const { user, address } = open("?geraete=rtc-360,blk-2-go", {
      "GET /products/rental/blk-3d": () => new Promise(() => {}),
    })
    await user.selectOptions(await screen.findByRole("combobox", { name: "Gerät in Spalte 1" }), "BLK 3D")
    await user.selectOptions(screen.getByRole("combobox", { name: "Gerät in Spalte 2" }), "iCON")
    expect(address()).toBe("/vergleich?geraete=blk-3d,icon")
    await user.selectOptions(screen.getByLabelText("Lieferung"), "post")
    expect(address()).toBe("/vergleich?geraete=blk-3d,icon&delivery=post")
  })

  it("says of a period what each device costs with all that comes with it, or when it is free instead", async () => {
    open("?geraete=rtc-360,blk-2-go&from=2026-12-07&to=2026-12-16")
    const rent = await screen.findByRole("link", { name: "RTC 360 mieten" })
    expect(await screen.findByText("belegt, frei Do 17.12. bis Mo 28.12.2026")).toBeTruthy()
    const head = rent.closest("th") as HTMLElement
    expect(head.textContent?.replaceAll("\u00a0", " ")).toContain("CHF 2’610 9 Miettage")
    expect(rent.getAttribute("href")).toBe("/mieten/rtc-360/?from=2026-12-07&to=2026-12-16")
    const other = screen.getByRole("link", { name: "BLK 2 GO in einem anderen Zeitraum mieten" })
    expect(other.getAttribute("href")).toBe("/mieten/blk-2-go/?from=2026-12-17&to=2026-12-28")
    expect(rowOf("Frei im Zeitraum")).toEqual(["frei", "belegt"])
  })

  it.each(["", "&from=2026-12-07&to=2026-12-16"])(
    "leads to the page of a device that isn't rented out, and to no period of it (%s)",
    async (period) => {
      const inactive = { ...device("blk-2-go", "BLK 2 GO"), product_is_inactive: true }
      open(`?geraete=rtc-360,blk-2-go${period}`, { "GET /products/rental/blk-2-go": { body: inactive } })
      const look = await screen.findByRole("link", { name: "BLK 2 GO ansehen" })
      expect(look.textContent).toBe("Ansehen")
      expect(look.getAttribute("href")).toBe("/mieten/blk-2-go/")
      await screen.findByRole("link", { name: "RTC 360 mieten" })
      if (period) await waitFor(() => expect(rowOf("Frei im Zeitraum")).toEqual(["frei", "nicht lieferbar"]))
      expect(screen.queryByText(/^belegt/)).toBeNull()
    },
  )

  it("leaves out what is the same", async () => {
    const { user } = open("?geraete=rtc-360,icon")
    const rows = () => within(screen.getByRole("table")).getAllByRole("rowheader").length
    await screen.findByRole("table")
    expect(rows()).toBeGreaterThan(0)
    await user.click(screen.getByRole("checkbox", { name: "Nur Unterschiede zeigen" }))
    expect(screen.queryByRole("rowheader", { name: "1 Tag" })).toBeNull()
    expect(screen.getByText("In allem Übrigen sind diese Geräte gleich.")).toBeTruthy()
  })

  it("shows everything of a device that is left alone", async () => {
    const { user } = open("?geraete=rtc-360,icon")
    await user.click(await screen.findByRole("checkbox", { name: "Nur Unterschiede zeigen" }))
    await user.click(screen.getByRole("link", { name: "eines allein" }))
    expect(await screen.findByRole("rowheader", { name: "1 Tag" })).toBeTruthy()
  })

  it("announces what could not be loaded", async () => {
    open("?geraete=rtc-360,lost")
    expect(await screen.findByText("Etwas ist schiefgelaufen. Bitte versuchen Sie es nochmals.")).toBeTruthy()
  })
})
