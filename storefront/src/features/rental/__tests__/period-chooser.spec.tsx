import { renderHook, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { unbroken } from "@/lib/unbroken"
import { ASK, bar, choose, day, openOffer, plain } from "@/test/rental-offer"
import { bookings, rentalProduct } from "@/test/rental-product"
import { bookingsCalendar } from "../calendar/bookings-calendar"
import { rentalCalendar } from "../components/calendar-part"
import { rateLadder } from "../components/rates/rates-parts"
import { usePeriodChoice } from "../rental-offer-state"

const full = (rentaldate: string) => ({ rentaldate, booked: 1, notBooked: 0 })
const button = (name: string | RegExp) =>
  screen.getByRole("button", { name: typeof name === "string" ? unbroken(name) : name })
const plainStatus = () => screen.getAllByRole("status").map(plain)

beforeEach(() => Promise.all([rentalCalendar.preload(), rateLadder.preload()]))

describe("a day that can't be had", () => {
  it("names the next free start, ready to be taken", async () => {
    const { user } = await openOffer()
    await user.click(day("18. Dezember"))
    expect(plainStatus()).toContain("Fr 18.12.: belegt. Nächster freier Start: Di 22.12.")
    await user.click(button("Ab Di 22.12. wählen"))
    expect(screen.getByText("Ab Di 22.12.2026: Ende wählen")).toBeTruthy()
    expect(screen.queryByRole("button", { name: unbroken("Ab Di 22.12. wählen") })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(day("22. Dezember")))
  })

  it("shows the way on whole, above the bar with the total", async () => {
    const { user } = await openOffer()
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView")
    await user.click(day("18. Dezember"))
    expect(scrolled.mock.instances.at(-1)).toBe(button("Ab Di 22.12. wählen").closest(".way-on"))
    expect(scrolled).toHaveBeenCalledWith({ block: "nearest" })
    scrolled.mockRestore()
  })

  it("names until when the next start is free", async () => {
    const taken = [full("2026-12-08"), full("2026-12-11")]
    const { user } = await openOffer({ [ASK]: { body: { ...bookings, bookedPickupBookings: taken } } })
    await user.click(day("8. Dezember"))
    expect(plainStatus()).toContain("Di 8.12.: belegt. Nächster freier Start: Mi 9.12., frei bis Do 10.12.")
  })

  it("names the last possible end where an end was looked for", async () => {
    const { user } = await openOffer()
    await user.click(day("15. Dezember"))
    await user.click(day("18. Dezember"))
    expect(plainStatus()).toContain("Fr 18.12.: belegt. Letztes mögliches Ende: Do 17.12.")
    await user.click(button("Bis Do 17.12. wählen"))
    expect(screen.getByText("Di 15.12. bis Do 17.12.2026, 3 Miettage")).toBeTruthy()
  })

  it("is silent again when it is closed, and when the page turns", async () => {
    const { user } = await openOffer()
    await user.click(day("18. Dezember"))
    await user.click(button("Hinweis schliessen"))
    await waitFor(() => expect(document.activeElement).toBe(day("18. Dezember")))
    expect(screen.queryByRole("button", { name: unbroken("Ab Di 22.12. wählen") })).toBeNull()
    await user.click(day("18. Dezember"))
    await user.click(button("Nächster Monat"))
    expect(screen.queryByRole("button", { name: unbroken("Ab Di 22.12. wählen") })).toBeNull()
  })

  it("takes the focus once, and not again when the page turns back", async () => {
    const { user } = await openOffer()
    await user.click(day("18. Dezember"))
    await user.click(button("Hinweis schliessen"))
    await waitFor(() => expect(document.activeElement).toBe(day("18. Dezember")))
    await user.click(button("Nächster Monat"))
    await user.click(button("Vorheriger Monat"))
    expect(screen.getByText("Dezember 2026 – Januar 2027")).toBeTruthy()
    expect(document.activeElement).toBe(button("Vorheriger Monat"))
  })

  it("leads the focus to the start where the last end is on another page", async () => {
    const taken = [full("2027-02-10")]
    const { user } = await openOffer({ [ASK]: { body: { ...bookings, bookedPickupBookings: taken } } })
    await user.click(day("22. Dezember"))
    await user.click(button(/^Februar 2027/))
    await user.click(day("10. Februar"))
    await user.click(button("Bis Di 9.2. wählen"))
    expect(screen.getByText("Dezember 2026 – Januar 2027")).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(day("22. Dezember")))
  })

  it("is silent once another delivery is chosen", async () => {
    const { user } = await openOffer()
    await user.click(day("18. Dezember"))
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("3. Dezember").className).toContain("ship"))
    expect(screen.queryByRole("button", { name: "Hinweis schliessen" })).toBeNull()
  })
})

describe("while an end is looked for", () => {
  it("says and marks the last possible one", async () => {
    const { user } = await openOffer()
    await user.click(day("15. Dezember"))
    expect(screen.getByText(/Letztes mögliches Ende: Do 17\.12\./)).toBeTruthy()
    await waitFor(() => expect(day("17. Dezember").className).toContain("lim"))
    expect(day("17. Dezember").getAttribute("aria-label")).toBe("Do 17. Dezember 2026, frei, letztes mögliches Ende")
    expect(day("29. Dezember").className).toContain("beyond")
  })

  it("previews period, days and total of the day under the pointer", async () => {
    const { user } = await openOffer()
    expect(plain(bar())).toContain("Noch kein Zeitraumab CHF 290")
    await user.click(day("7. Dezember"))
    await user.hover(day("9. Dezember"))
    await waitFor(() => expect(plain(bar())).toContain("Mo 7.12. bis Mi 9.12.2026 · 3 Miettage3 × CHF 290 ·"))
    await user.unhover(day("9. Dezember"))
    await waitFor(() => expect(plain(bar())).toContain("Ab Mo 7.12.letztes mögliches Ende Do 17.12."))
  })

  it("previews nothing of an earlier choice once a new start is chosen", async () => {
    const { user } = await openOffer()
    await choose(user, "14. Dezember", "16. Dezember")
    await user.click(day("10. Dezember"))
    expect(screen.getByText("Ab Do 10.12.2026: Ende wählen")).toBeTruthy()
    expect(plain(bar())).toContain("Ab Do 10.12.letztes")
    await waitFor(() => expect(day("10. Dezember").className).toContain("sel"))
    expect(day("12. Dezember").className).not.toContain("prev")
  })

  it("marks the rate that the previewed period takes", async () => {
    const rates = [{ days: 6, price: "1305.00" }]
    const { user } = await openOffer({}, { ...rentalProduct, rates })
    await user.click(day("7. Dezember"))
    await user.hover(day("14. Dezember"))
    await waitFor(() => expect(screen.getByText("1 Woche").parentElement?.dataset.on).toBe("true"))
  })
})

describe("the shortcuts", () => {
  it.each([
    [/^1.Tag$/, "Do 3.12.2026, 1 Miettag"],
    [/^Diese Woche$/, "Do 3.12. bis Fr 4.12.2026, 2 Miettage"],
    [/^Nächste Woche$/, "Mo 7.12. bis Fr 11.12.2026, 5 Miettage"],
    [/^2.Wochen$/, "Do 3.12. bis Mi 16.12.2026, 12 Miettage"],
  ])("%s takes %s", async (name, words) => {
    const { user } = await openOffer()
    await user.click(button(name))
    expect(screen.getByText(words)).toBeTruthy()
  })

  it("say that nothing is free, and what is next", async () => {
    const week = ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-11"].map(full)
    const { user } = await openOffer({ [ASK]: { body: { ...bookings, bookedPickupBookings: week } } })
    await user.click(button("Nächste Woche"))
    expect(plainStatus()).toContain("Nächste Woche: nichts frei. Nächster freier Start: Mo 14.12.")
    await user.click(button("Hinweis schliessen"))
    expect(document.activeElement).toBe(button("Nächste Woche"))
    await user.click(button("Nächste Woche"))
    await user.click(button("Ab Mo 14.12. wählen"))
    expect(screen.getByText("Ab Mo 14.12.2026: Ende wählen")).toBeTruthy()
  })

  it("say when a week begins later than on Monday", async () => {
    const { user } = await openOffer({
      [ASK]: { body: { ...bookings, bookedPickupBookings: [full("2026-12-07")] } },
    })
    await user.click(button("Nächste Woche"))
    expect(plainStatus()).toContain("Nächste Woche erst ab Di 8.12. frei.")
    await choose(user, "14. Dezember", "15. Dezember")
    expect(plainStatus()).not.toContain("Nächste Woche erst ab Di 8.12. frei.")
  })
})

describe("the year at a glance", () => {
  const months = () => within(screen.getByRole("group", { name: "Die nächsten zwölf Monate" })).getAllByRole("button")

  it("says for each of twelve months how many weeks are free", async () => {
    await openOffer()
    expect(months()).toHaveLength(12)
    expect(months()[0].getAttribute("aria-label")).toBe("Dezember 2026: 5 von 5 Wochen frei")
    expect(months()[11].getAttribute("aria-label")).toBe("November 2027: 5 von 5 Wochen frei")
  })

  it("shows a month on a click, and marks those that are seen", async () => {
    const { user } = await openOffer()
    const marked = () => months().flatMap((month) => (month.getAttribute("aria-current") ? [month.textContent] : []))
    expect(marked()).toEqual(["Dez", "Jan"])
    await user.click(months()[3])
    expect(screen.getByText("März – April 2027")).toBeTruthy()
    expect(marked()).toEqual(["Mär", "Apr"])
  })
})

describe("a year that can't be booked to its end", () => {
  it("offers no month behind the horizon", async () => {
    const { user } = await openOffer({ [ASK]: { body: { ...bookings, horizon: "2027-05-31" } } })
    expect(button("Juni 2027")).toHaveProperty("disabled", true)
    await user.click(button(/^Mai 2027: /))
    expect(screen.getByText("Mai – Juni 2027")).toBeTruthy()
  })

  it("shows the last month there is instead of one that was asked for behind it", () => {
    const answer = bookingsCalendar({ ...bookings, horizon: "2027-05-31" }, true)
    const wish = { start: calendarDay("2027-09-06"), end: calendarDay("2027-09-08") }
    const { result } = renderHook(() => usePeriodChoice(bookings.today, answer, wish))
    expect(result.current).toMatchObject({ month: "2027-05-01", refusedWish: wish })
  })
})

describe("the legend", () => {
  const legend = () => within(screen.getByRole("list", { name: "Legende" })).getAllByRole("listitem")

  it("explains the marks that are seen, and no others", async () => {
    const { user } = await openOffer()
    const words = () => legend().map(({ lastChild }) => lastChild?.textContent)
    expect(words()).toEqual(["frei", "belegt", "nicht wählbar", "Feiertag", "heute"])
    await user.click(button("Nächster Monat"))
    await user.click(button("Nächster Monat"))
    await waitFor(() => expect(words()).toEqual(["frei", "nicht wählbar"]))
  })
})
