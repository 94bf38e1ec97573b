import { screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it, vi } from "vitest"
import type { Alternatives } from "#shop/catalogue/wire/product"
import type { RentalCalendar } from "#shop/rental/rules/calendar/select-day"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { whenLoginIsLost } from "@/lib/http/http"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { bookings, pickup } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
import { bookingsCalendar } from "../calendar/bookings-calendar"
import OtherWays from "../wait-list/components/other-ways"

const lost = rentalPeriod("2026-12-08", "2026-12-10")
const device = { id: "prod_blk", name: "BLK 360 G2", get_absolute_url: "/mieten/blk-360-g2/", period_price: "540.00" }
const found = {
  next: [{ rentalstartdate: "2026-12-15", rentalenddate: "2026-12-17", period_price: "870.00" }],
  devices: [device],
} as unknown as Alternatives
const ALTERNATIVES = "GET /products/alternatives/prod_rtc/"
const product = { id: "prod_rtc", name: "RTC 360" }

const calendarOf = (isFullyBooked: (day: string) => boolean) =>
  ({ ...bookingsCalendar(bookings, true), isFullyBooked }) as RentalCalendar

const open = (stubs: Parameters<typeof stubApi>[0] = {}, isNextNamed = false) => {
  const calls = stubApi({ [ALTERNATIVES]: { body: found }, ...stubs })
  const onChoose = vi.fn()
  const Panel = () => <OtherWays {...{ product, lost, isNextNamed, onChoose }} delivery={pickup} calendar={null} />
  return { calls, onChoose, ...renderPage(Panel, "/mieten/rtc-360/") }
}
const join = async (user: ReturnType<typeof open>["user"], email: string) => {
  await user.type(await screen.findByLabelText("E-Mail"), email)
  await user.selectOptions(screen.getByLabelText("Ihr Zeitraum darf sich verschieben"), "± 2 Tage")
  await user.click(screen.getByRole("button", { name: "Benachrichtigen, wenn frei" }))
}

describe("a period that can't be had", () => {
  it("offers the next ones with their price, ready to be taken", async () => {
    const { user, onChoose } = open()
    await user.click(await screen.findByRole("button", { name: /^Di.15.12. bis Do.17.12.2026, CHF.870$/ }))
    expect(onChoose).toHaveBeenCalledWith(rentalPeriod("2026-12-15", "2026-12-17"))
  })

  it("names them once where the refusal has done so", async () => {
    open({}, true)
    expect(await screen.findByRole("link", { name: /BLK 360 G2/ })).toBeTruthy()
    expect(screen.queryByText("Die nächsten freien Zeiträume")).toBeNull()
  })

  it("offers devices that are free, with a link that carries the period", async () => {
    open()
    const link = await screen.findByRole("link", { name: /BLK 360 G2/ })
    expect(link.getAttribute("href")).toMatch(/^\/mieten\/blk-360-g2\/\?from=2026-12-08&to=2026-12-10/)
    expect(link.textContent).toMatch(/CHF.540 exkl. MwSt./)
  })

  it("writes the address down with the period and how far it may move", async () => {
    const { calls, user } = open({ "POST /wait-list/": { body: { state: "unconfirmed" } } })
    await join(user, "petra@example.ch")
    expect(await screen.findByText(/bestätigen Sie den Link in der Mail/)).toBeTruthy()
    expect(callsTo(calls, "POST /wait-list/").map(({ body }) => body)).toEqual([
      {
        email: "petra@example.ch",
        product: "prod_rtc",
        delivery: pickup.id,
        rentalstartdate: "2026-12-08",
        rentalenddate: "2026-12-10",
        flex_days: 2,
      },
    ])
  })

  it.each([
    ["an answer", { body: { state: "unconfirmed" } }, /bestätigen Sie den Link in der Mail/],
    ["a refusal", { status: 400, body: { non_field_errors: ["Zu viele Anfragen."] } }, "Zu viele Anfragen."],
  ])("keeps what was typed for another period, and %s for its own", async (_what, answer, words) => {
    const calls = stubApi({ [ALTERNATIVES]: { body: found }, "POST /wait-list/": answer })
    const Panel = () => {
      const [start, setStart] = useState(lost.start)
      const ways = { product, isNextNamed: false, onChoose: () => {}, calendar: null, delivery: pickup }
      return (
        <>
          <OtherWays {...ways} lost={{ start, end: lost.end }} />
          <button type="button" onClick={() => setStart(start === lost.start ? lost.end : lost.start)}>
            Andere Tage
          </button>
        </>
      )
    }
    const { user } = renderPage(Panel, "/mieten/rtc-360/")
    await join(user, "petra@example.ch")
    expect(await screen.findByText(words)).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Andere Tage" }))
    expect(screen.queryByText(words)).toBeNull()
    expect((await screen.findByLabelText<HTMLInputElement>("E-Mail")).value).toBe("petra@example.ch")
    await user.click(screen.getByRole("button", { name: "Benachrichtigen, wenn frei" }))
    await waitFor(() => expect(callsTo(calls, "POST /wait-list/")).toHaveLength(2))
    expect(callsTo(calls, "POST /wait-list/")[1].body).toMatchObject({ rentalstartdate: lost.end, flex_days: 2 })
  })

  it("takes the address of who is signed in", async () => {
    session.signIn("login")
    const answer = { "POST /wait-list/": { body: { state: "waiting" } } }
    const { calls, user } = open({ ...answer, "GET /profile/": { body: { email: "own@example.ch" } } })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("E-Mail").value).toBe("own@example.ch"))
    await user.click(screen.getByRole("button", { name: "Benachrichtigen, wenn frei" }))
    await waitFor(() => expect(callsTo(calls, "POST /wait-list/")[0].body).toMatchObject({ email: "own@example.ch" }))
  })

  it("stays where it is for who has a login that has ended, and takes any address", async () => {
    const lost = vi.fn()
    whenLoginIsLost(lost)
    session.signIn("ended")
    const { user } = open({ "GET /profile/": { status: 403 }, "POST /wait-list/": { body: { state: "unconfirmed" } } })
    await waitFor(() => expect(session.authToken()).toBeNull())
    await join(user, "petra@example.ch")
    expect(await screen.findByText(/bestätigen Sie den Link in der Mail/)).toBeTruthy()
    expect(lost).not.toHaveBeenCalled()
  })

  it("asks for an address before it asks the shop", async () => {
    const { calls, user } = open()
    await join(user, "petra@")
    expect(screen.getByLabelText("E-Mail").getAttribute("aria-invalid")).toBe("true")
    expect(callsTo(calls, "POST /wait-list/")).toEqual([])
  })

  it("leads to a period that has come free meanwhile", async () => {
    const alternatives = [{ rentalstartdate: "2026-12-09", rentalenddate: "2026-12-11" }]
    const refusal = { status: 409, body: { alternatives, non_field_errors: ["Mi 9.12. bis Fr 11.12.2026 ist frei."] } }
    const { user, onChoose } = open({ "POST /wait-list/": refusal })
    await join(user, "petra@example.ch")
    await user.click(await screen.findByRole("button", { name: "Diesen Zeitraum wählen" }))
    expect(onChoose).toHaveBeenCalledWith(rentalPeriod("2026-12-09", "2026-12-11"))
  })
})

describe("a device that is booked for long", () => {
  const shown = (calendar: RentalCalendar) => {
    const calls = stubApi({ [ALTERNATIVES]: { body: found } })
    const Panel = () => (
      <OtherWays {...{ product, calendar }} delivery={pickup} lost={null} isNextNamed={false} onChoose={() => {}} />
    )
    return { calls, ...renderPage(Panel, "/mieten/rtc-360/") }
  }

  it("offers comparable ones for next week by itself, and the wait list", async () => {
    const { calls } = shown(calendarOf((day) => day < "2027-01-30"))
    expect(await screen.findByRole("link", { name: /BLK 360 G2/ })).toBeTruthy()
    expect(callsTo(calls, ALTERNATIVES)[0].query).toBe("?from=2026-12-07&to=2026-12-11&delivery=pickup")
    expect(screen.getByText(/RTC 360 ist in den nächsten Wochen belegt/)).toBeTruthy()
    expect(await screen.findByRole("button", { name: "Benachrichtigen, wenn frei" })).toBeTruthy()
  })

  it("waits for a click where it comes free soon", () => {
    shown(calendarOf((day) => day < "2026-12-14"))
    expect(screen.getByRole("button", { name: "Ihr Zeitraum ist belegt? Andere Wege zeigen" })).toBeTruthy()
  })

  it("says of days that are free after all that they are, and takes them", async () => {
    const stubs = { "GET /products/rental/": { body: [] }, [ALTERNATIVES]: { body: { next: [], devices: [] } } }
    const calls = stubApi(stubs)
    const onChoose = vi.fn()
    const ways = { product, calendar: bookingsCalendar(bookings, true), lost: null, isNextNamed: false, onChoose }
    const { user } = renderPage(() => <OtherWays {...ways} delivery={pickup} />, "/mieten/rtc-360/")
    const choose = async (...days: string[]) => {
      await user.click(screen.getByRole("button", { name: /^Von/ }))
      for (const day of days)
        await user.click(
          within(await screen.findByRole("dialog")).getByRole("button", { name: new RegExp(`^.. ${day}`) }),
        )
    }
    await user.click(screen.getByRole("button", { name: /Andere Wege zeigen/ }))
    await choose("8. Dezember", "10. Dezember")
    expect(await screen.findByText(/^Di.8.12. bis Do.10.12.2026 ist frei.$/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Benachrichtigen, wenn frei" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Diesen Zeitraum wählen" }))
    expect(onChoose).toHaveBeenCalledWith(rentalPeriod("2026-12-08", "2026-12-10"))
    expect(callsTo(calls, ALTERNATIVES)).toEqual([])
  })
})
