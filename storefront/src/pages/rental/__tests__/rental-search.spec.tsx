import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import { Toasts } from "@/components/toasts"
import { periodDialog } from "@/features/rental/components/period-fields"
import { renderPage } from "@/test/render-page"
import { bookings, pickup, post, rentalProduct } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
import RentalListPage from "../rental-list-page"

const LIST = "GET /products/rental/"
const GENERIC = "Etwas ist schiefgelaufen. Bitte versuchen Sie es nochmals."
const PERIOD = "from=2026-12-07&to=2026-12-16"

const free: RentalOffer = { ...rentalProduct, free: true, next_free: null, period_price: "2610.00", next_price: null }
const taken: RentalOffer = {
  ...free,
  id: "prod_blk",
  name: "BLK 2 GO",
  price: "240.00",
  get_absolute_url: "/mieten/blk-2-go/",
  free: false,
  reason: "booked",
  next_free: { rentalstartdate: "2026-12-17", rentalenddate: "2026-12-28" },
  period_price: "2160.00",
  next_price: "2460.00",
}

type Stub = Parameters<typeof stubApi>[0][string]
const Page = () => (
  <>
    <RentalListPage />
    <Toasts />
  </>
)
/** The plain list and the one for a period come from the same path. */
function open(address: string, found: Stub = { body: [free, taken] }) {
  const calls = stubApi({
    "GET /products/rental-purposes/": { body: [{ id: "wood", name: "Holzbau & Aufmass" }] },
    "GET /products/deliverytypes/": { body: [pickup, post] },
    "GET /products/bookings/prod_rtc/": { body: bookings },
    "GET /products/bookings/prod_blk/": { body: bookings },
    [LIST]: (request) => {
      const isSearch = callsTo(calls, LIST).at(-1)?.query.includes("from=")
      if (!isSearch) return { body: [rentalProduct] }
      if (found === "lost") throw new TypeError("Failed to fetch")
      return typeof found === "function" ? found(request) : found
    },
  })
  return { calls, ...renderPage(Page, address, "/mieten") }
}
const card = async (name: string) => (await screen.findByRole("link", { name })).closest("li") as HTMLElement
const plain = (element: HTMLElement) => element.textContent?.replaceAll("\u00a0", " ")
const searches = (calls: ReturnType<typeof open>["calls"]) =>
  callsTo(calls, LIST)
    .map(({ query }) => query)
    .filter((query) => query.includes("from="))

beforeEach(() => periodDialog.preload())

describe("the rental list for a period", () => {
  it("says of each device whether it is free, or when next and at what price", async () => {
    open(`/mieten?${PERIOD}`)
    await screen.findByText("Frei im Zeitraum")
    expect(plain(await card("RTC 360"))).toContain("CHF 2’610 9 Miettage ab CHF 290 / Tag")
    expect(within(await card("RTC 360")).getByText("Frei im Zeitraum")).toBeTruthy()
    const other = await card("BLK 2 GO")
    expect(plain(other)).toContain("Belegt, frei Do 17.12. bis Mo 28.12.2026")
    expect(plain(other)).toContain("CHF 2’460 10 Miettage")
    const [result] = screen.getAllByRole("status")
    expect(plain(result)).toContain("1 von 2 Geräten ist frei")
    expect(plain(result)).toContain("Mo 7.12. bis Mi 16.12.2026, 9 Miettage")
  })

  it("carries the period that a card offers, and the delivery, into the rental page", async () => {
    open(`/mieten?${PERIOD}&delivery=post`)
    const hrefOf = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href")
    await screen.findByText(/^Belegt, frei/)
    expect(await hrefOf("RTC 360")).toBe(`/mieten/rtc-360/?${PERIOD}&delivery=post`)
    expect(await hrefOf("BLK 2 GO")).toBe("/mieten/blk-2-go/?from=2026-12-17&to=2026-12-28&delivery=post")
    expect(plain(await card("RTC 360"))).toContain("CHF 2’610 9 Miettage inkl. Lieferung")
  })

  it("asks for the days in the rental calendar and keeps them in the address", async () => {
    const { user, address, calls } = open("/mieten?purpose=wood")
    await user.click(await screen.findByRole("button", { name: "Von Datum wählen" }))
    const dialog = await screen.findByRole("dialog")
    await user.click(within(dialog).getByRole("button", { name: "Mo 7. Dezember 2026, frei" }))
    await user.click(within(dialog).getByRole("button", { name: "Mi 16. Dezember 2026, frei" }))
    await waitFor(() => expect(address()).toBe(`/mieten?purpose=wood&${PERIOD}`))
    expect(await screen.findByRole("button", { name: "Bis Mi 16.12.2026" })).toBeTruthy()
    await screen.findByText("Frei im Zeitraum")
    expect(searches(calls)).toEqual([`?purpose=wood&${PERIOD}&delivery=pickup`])
    await user.click(screen.getByRole("button", { name: "Zeitraum entfernen" }))
    expect(address()).toBe("/mieten?purpose=wood")
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Mietgeräte" }))
  })

  it("shows Sundays, Saturdays of pickups and holidays as no start", async () => {
    const { user } = open("/mieten")
    await user.click(await screen.findByRole("button", { name: "Von Datum wählen" }))
    const dialog = await screen.findByRole("dialog")
    for (const name of ["So 6. Dezember 2026, Sonntag", "Sa 5. Dezember 2026, Abholung nur Mo–Fr"])
      expect(within(dialog).getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true")
    expect(await within(dialog).findByRole("button", { name: /25. Dezember 2026, Feiertag: Weihnachten/ })).toBeTruthy()
  })

  it.each([
    ["from=2026-12-06&to=2026-12-09", "Eine Miete beginnt und endet nicht an einem Sonntag."],
    ["from=2026-12-05&to=2026-12-09", "An einem Samstag ist das mit dieser Lieferung nicht möglich."],
    ["from=2026-12-07&to=2026-12-12&delivery=post", "An einem Samstag nehmen wir keine Geräte zurück."],
    ["from=2026-12-07", "Bitte wählen Sie ein Datum."],
  ])("refuses %s without asking the server", async (query, message) => {
    const { calls } = open(`/mieten?${query}`)
    expect(await screen.findByText(message)).toBeTruthy()
    await screen.findByRole("link", { name: "RTC 360" })
    expect(searches(calls)).toEqual([])
  })

  it("has the filters of phones in a sheet whose button counts what they leave", async () => {
    const { user, address } = open(`/mieten?${PERIOD}`)
    await screen.findByText("Frei im Zeitraum")
    await user.click(screen.getByRole("button", { name: /^Zeitraum.&.Filter Mo.7.12. bis Mi.16.12.2026, Abholung/ }))
    const sheet = within(await screen.findByRole("dialog"))
    expect(await sheet.findByRole("button", { name: "1 freies Gerät zeigen" })).toBeTruthy()
    await user.click(sheet.getByRole("button", { name: "Holzbau & Aufmass" }))
    await user.selectOptions(sheet.getByLabelText("Lieferung"), "post")
    await user.click(sheet.getByRole("checkbox", { name: "Nur freie" }))
    expect(address()).toBe(`/mieten?purpose=wood&${PERIOD}&delivery=post&free=1`)
    await user.click(await sheet.findByRole("button", { name: "Zurücksetzen" }))
    expect(address()).toBe("/mieten")
    await user.click(await sheet.findByRole("button", { name: "1 Gerät zeigen" }))
    expect(screen.queryByRole("button", { name: "Zurücksetzen" })).toBeNull()
  })

  it("keeps the sheet open when the calendar in it closes", async () => {
    const { user } = open("/mieten")
    await user.click(await screen.findByRole("button", { name: /^Zeitraum.&.Filter/ }))
    const sheet = await screen.findByRole("dialog", { name: /^Zeitraum.&.Filter/ })
    await user.click(within(sheet).getByRole("button", { name: "Von Datum wählen" }))
    const calendar = await within(sheet).findByRole("dialog", { name: "Mietzeitraum wählen" })
    await user.click(within(calendar).getByRole("button", { name: "Schliessen" }))
    expect(within(sheet).getByRole("checkbox", { name: "Nur freie" })).toHaveProperty("disabled", true)
  })

  it("says on the button of the sheet that the period has to be another", async () => {
    open("/mieten?from=2026-12-05&to=2026-12-09")
    expect(await screen.findByRole("button", { name: /^Zeitraum.&.Filter Bitte Zeitraum anpassen/ })).toBeTruthy()
  })

  it("shows the free devices alone on request, and says so where there is none", async () => {
    const { user, address } = open(`/mieten?${PERIOD}`)
    await screen.findByRole("link", { name: "BLK 2 GO" })
    await user.click(screen.getByRole("checkbox", { name: "Nur freie" }))
    expect(address()).toBe(`/mieten?${PERIOD}&free=1`)
    expect(screen.queryByRole("link", { name: "BLK 2 GO" })).toBeNull()
    expect(screen.getByRole("link", { name: "RTC 360" })).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Zeitraum entfernen" }))
    expect(address()).toBe("/mieten")
  })

  it("says that none is free, and keeps how many there are", async () => {
    open(`/mieten?${PERIOD}&free=1`, { body: [taken] })
    expect(await screen.findByText("In diesem Zeitraum ist kein Gerät frei.")).toBeTruthy()
    expect(plain(screen.getAllByRole("status")[0])).toContain("0 von 1 Geräten sind frei")
  })

  it("says what rates save in the period", async () => {
    open(`/mieten?${PERIOD}`, { body: [{ ...free, saving: "435.00" }] })
    await screen.findByText("Frei im Zeitraum")
    expect(plain(await card("RTC 360"))).toContain("CHF 2’610 9 Miettage Sie sparen CHF 435")
  })

  it("shows what the server refuses next to the day", async () => {
    open(`/mieten?${PERIOD}`, { status: 400, body: { to: ["So weit im Voraus sind Mieten noch nicht möglich."] } })
    expect(await screen.findByText("So weit im Voraus sind Mieten noch nicht möglich.")).toBeTruthy()
    expect(screen.queryByText(GENERIC)).toBeNull()
  })

  it("keeps the whole list and says so when the search fails, and asks again on request", async () => {
    let isDown = true
    const { user } = open(`/mieten?${PERIOD}`, () => (isDown ? { status: 500 } : { body: [free] }))
    expect(await screen.findByText(GENERIC)).toBeTruthy()
    expect(await card("RTC 360")).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole("button", { name: "Verfügbarkeit nochmals prüfen" }))
    expect(await screen.findByText("Frei im Zeitraum")).toBeTruthy()
  })

  it("shows the whole list while the search is under way", async () => {
    open(`/mieten?${PERIOD}`, () => new Promise(() => {}))
    expect(await screen.findByText("Verfügbarkeit wird geprüft")).toBeTruthy()
    expect(await card("RTC 360")).toBeTruthy()
  })

  it.each([
    [
      "period",
      async (user: UserEvent) => {
        await user.click(await screen.findByRole("button", { name: "Von Mo 7.12.2026" }))
        const dialog = within(await screen.findByRole("dialog"))
        await user.click(dialog.getByRole("button", { name: /^Mo 14. Dezember 2026/ }))
        await user.click(dialog.getByRole("button", { name: /^Mi 16. Dezember 2026/ }))
      },
    ],
    ["delivery", (user: UserEvent) => user.selectOptions(screen.getByLabelText("Lieferung"), "post")],
  ])(
    "shows no availability and no sum of a former search while that for another %s is under way",
    async (_what, search) => {
      let isSlow = false
      const { user, address, calls } = open(`/mieten?${PERIOD}`, () =>
        isSlow ? new Promise(() => {}) : { body: [free, taken] },
      )
      await screen.findByText("Frei im Zeitraum")
      isSlow = true
      await search(user)
      await waitFor(() => expect(address()).not.toBe(`/mieten?${PERIOD}`))
      expect(await screen.findByText("Verfügbarkeit wird geprüft")).toBeTruthy()
      const last = calls.findLastIndex(({ query }) => query.includes("from="))
      expect(calls.slice(last + 1).filter(({ call }) => call.includes("/bookings/"))).toEqual([])
      expect(plain(document.body)).not.toMatch(/Frei im Zeitraum|Belegt, frei|Geräten ist frei|2’610/)
    },
  )

  it("says so where no device is for the purpose", async () => {
    open(`/mieten?purpose=wood&${PERIOD}`, { body: [] })
    expect(await screen.findByText("Für diesen Einsatz vermieten wir zurzeit kein Gerät.")).toBeTruthy()
  })

  it("changes purpose and delivery without losing the period", async () => {
    const { user, address } = open(`/mieten?${PERIOD}`)
    await user.click(await screen.findByRole("button", { name: "Holzbau & Aufmass" }))
    expect(address()).toBe(`/mieten?purpose=wood&${PERIOD}`)
    await user.selectOptions(screen.getByLabelText("Lieferung"), "post")
    expect(address()).toBe(`/mieten?purpose=wood&${PERIOD}&delivery=post`)
  })
})
