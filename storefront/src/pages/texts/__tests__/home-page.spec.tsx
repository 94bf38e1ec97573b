import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { ShopProvider } from "@/lib/shop"
import { CONTENT_KEYS, GOOD } from "@/test/failing-shop"
import { accessory } from "@/test/goods"
import { renderPage, SHOP } from "@/test/render-page"
import { freeRental, rentalProduct } from "@/test/rental-product"
import { type RecordedCall, type Stub, stubApi } from "@/test/stub-api"
import HomePage from "../home-page"

const LIST = "GET /products/rental/"

function open(stubs: Record<string, Stub> = {}) {
  const calls = stubApi({ ...GOOD, ...stubs })
  return { calls, ...renderPage(HomePage, "/") }
}
const proposal = (name: RegExp) => screen.findByRole("region", { name })
const searches = (calls: RecordedCall[]) =>
  calls.filter(({ call, query }) => call === LIST && query.includes("from=")).map(({ query }) => query)

it("waits for its text, and no longer where that can't be had", async () => {
  let answer = () => {}
  const failed = new Promise<{ status: number }>((done) => (answer = () => done({ status: 500 })))
  open({ "GET /content/home-intro": () => failed })
  const loading = () => screen.queryByText("Wird geladen", { selector: ".wait:not(.wait-in) span" })
  expect(loading()).toBeTruthy()
  answer()
  await waitFor(() => expect(loading()).toBeNull())
})

it("describes itself by where the shop is", async () => {
  stubApi(GOOD)
  const Page = () => (
    <ShopProvider value={{ ...SHOP, city: "Olten" }}>
      <HomePage />
    </ShopProvider>
  )
  renderPage(Page, "/")
  const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  await waitFor(() => expect(description()).toMatch(/persönlicher Beratung aus Olten\.$/))
})

describe("the proposal of the home page", () => {
  it("is a device for next week, with what it costs then", async () => {
    const { calls } = open()
    const region = await proposal(/^Vorschlag für Mo\s7\.12\. bis Fr\s11\.12\.2026$/)
    expect(within(region).getByRole("heading", { name: "RTC 360" })).toBeTruthy()
    expect(region.textContent).toContain("Frei im Zeitraum")
    expect(region.textContent?.replaceAll("\u00a0", " ")).toContain("CHF 1’450 5 Miettage")
    const link = within(region).getByRole("link", { name: "RTC 360 ansehen" })
    expect(link).toHaveProperty("search", "?from=2026-12-07&to=2026-12-11")
    expect(new Set(searches(calls))).toEqual(new Set(["?from=2026-12-07&to=2026-12-11"]))
  })

  it("follows the use that is chosen", async () => {
    const { user, calls } = open()
    await proposal(/^Vorschlag/)
    await user.selectOptions(screen.getByLabelText("Einsatz"), "Holzbau")
    expect(await proposal(/2026, Holzbau$/)).toBeTruthy()
    await waitFor(() => expect(searches(calls).at(-1)).toBe("?purpose=wood&from=2026-12-07&to=2026-12-11"))
  })

  it("names the next period of a device that is booked", async () => {
    const next_free = { rentalstartdate: "2026-12-14", rentalenddate: "2026-12-18" }
    open({ [LIST]: { body: [{ ...freeRental, free: false, reason: "booked", next_free, next_price: "1500.00" }] } })
    const region = await proposal(/^Vorschlag/)
    expect(region.textContent?.replaceAll("\u00a0", " ")).toContain("Belegt, frei Mo 14.12. bis Fr 18.12.2026")
    expect(region.textContent?.replaceAll("\u00a0", " ")).toContain("CHF 1’500")
    expect(within(region).getByRole("link")).toHaveProperty("search", "?from=2026-12-14&to=2026-12-18")
  })

  it("stays what it was asked for until the answer to the next search", async () => {
    let isSlow = false
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user } = open({
      [LIST]: async () => {
        if (isSlow) await answered
        return { body: [freeRental] }
      },
    })
    const region = await proposal(/2026$/)
    isSlow = true
    await user.selectOptions(screen.getByLabelText("Einsatz"), "Holzbau")
    await waitFor(() => expect(region.getAttribute("aria-busy")).toBe("true"))
    expect(await proposal(/2026$/)).toBe(region)
    answer()
    expect(await proposal(/2026, Holzbau$/)).toBe(region)
    expect(region.getAttribute("aria-busy")).toBe("false")
  })

  it("is a device that is for rent", async () => {
    const gone = { ...freeRental, id: "gone", name: "RTC 360 alt", free: false, product_is_inactive: true }
    open({ [LIST]: { body: [gone, { ...freeRental, free: false, reason: "booked" }] } })
    expect(within(await proposal(/^Vorschlag/)).getByRole("heading", { name: "RTC 360" })).toBeTruthy()
  })

  it("is left away where there is nothing to propose", async () => {
    open({ [LIST]: { body: [] } })
    for (const key of CONTENT_KEYS) expect(await screen.findByText(key)).toBeTruthy()
    expect(screen.queryByRole("region", { name: /^Vorschlag/ })).toBeNull()
  })
})

describe("the rest of the home page", () => {
  const CHOICE = "Auf dem Stativ oder in der Hand?"
  const byHand = { ...freeRental, id: "prod_hand", slug: "blk-2-go", name: "BLK 2 GO" }

  it("sets two devices side by side with the same facts", async () => {
    open({
      [LIST]: { body: [freeRental, byHand] },
      "GET /products/rental/blk-2-go": { body: { ...rentalProduct, fact_laserreach: "0.5–25 m" } },
    })
    const region = await screen.findByRole("region", { name: CHOICE })
    expect(await within(region).findByText("0.5–25")).toBeTruthy()
    expect(await within(region).findByText("0.5–130")).toBeTruthy()
    const compare = within(region).getByRole("link", { name: "RTC 360 und BLK 2 GO vergleichen" })
    expect(compare).toHaveProperty("search", "?geraete=rtc-360,blk-2-go")
  })

  it("asks for no choice where one of the two isn't for rent", async () => {
    open({ [LIST]: { body: [freeRental, { ...byHand, product_is_inactive: true }] } })
    expect(await proposal(/^Vorschlag/)).toBeTruthy()
    expect(screen.queryByRole("region", { name: CHOICE })).toBeNull()
  })

  it("says where the prices of what is sold begin", async () => {
    const dear = { ...accessory, id: "dear", price: "900.00" }
    const gone = { ...accessory, id: "gone", price: "1.00", product_is_inactive: true }
    open({ "GET /products/accessory/": { body: [dear, gone, { ...accessory, price: "39.00" }] } })
    const link = await screen.findByRole("link", { name: /^Zubehör.*ab CHF.39$/ })
    expect(link).toHaveProperty("pathname", "/kaufen/zubehoer")
  })

  it("shows who works with the firm, what one says, and whom to call", async () => {
    const person = { position: "", mail: "", avatar: "default" }
    const people = ["Anna", "Beat", "Clara"].map((first_name) => ({
      ...person,
      id: first_name,
      first_name,
      last_name: "Muster",
      phone: `+41 71 ${first_name}`,
    }))
    open({
      "GET /references/": { body: [{ id: "1", name: "Beispiel Holzbau AG", url: null, thumbnail: "default" }] },
      "GET /testimonials/": {
        body: [{ id: "1", stars: 4, text: "Beispieltext: Gut.", name: "Fritz", company: "", avatar: "default" }],
      },
      "GET /employees/": { body: people },
    })
    expect(await screen.findByText("Beispiel Holzbau AG")).toBeTruthy()
    expect(await screen.findByText("Beispieltext: Gut.")).toBeTruthy()
    expect(await screen.findByRole("heading", { name: "Beat Muster" })).toBeTruthy()
    expect(screen.queryByText("Clara Muster")).toBeNull()
  })
})
