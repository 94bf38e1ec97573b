import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { unbroken } from "@/lib/unbroken"
import { renderShop } from "@/test/render-shop"
import { ASK, choose, day, Offer, openOffer } from "@/test/rental-offer"
import { bookings } from "@/test/rental-product"
import { callsTo, stubApi } from "@/test/stub-api"
import { rentalCalendar } from "../components/calendar-part"

beforeEach(() => rentalCalendar.preload())

describe("the calendar of the rental offer", () => {
  it("shows six weeks from Monday", async () => {
    await openOffer()
    const [head, ...weeks] = within(screen.getByRole("grid")).getAllByRole("row", { hidden: true })
    expect(head.textContent).toBe("MoDiMiDoFrSaSo")
    expect(weeks.flatMap((week) => within(week).getAllByRole("gridcell"))).toHaveLength(42)
  })

  it.each([
    ["2. Dezember", "heute, buchbar ab Do 3.12.2026", "today"],
    ["1. Dezember", "vergangen", "past"],
    ["18. Dezember", "belegt", "booked"],
    ["13. Dezember", "Sonntag", "off"],
    ["5. Dezember", "Abholung nur Mo–Fr", "off"],
    ["25. Dezember", "Feiertag: Weihnachten", "hol"],
  ])("says why %s can't be chosen: %s", async (name, why, mark) => {
    const { user } = await openOffer()
    const cell = day(name)
    expect(cell.getAttribute("aria-label")).toContain(why)
    expect(cell.getAttribute("aria-disabled")).toBe("true")
    expect(cell.className).toContain(mark)
    await user.click(cell)
    expect(screen.getByText("Noch kein Zeitraum gewählt")).toBeTruthy()
  })

  it("lets days of the next month be chosen, and none of the month before", async () => {
    const { user } = await openOffer()
    await choose(user, "28. Dezember", "8. Januar")
    expect(screen.getByText("Mo 28.12.2026 bis Fr 8.1.2027, 11 Miettage")).toBeTruthy()
    expect(screen.getByText("Dezember 2026 – Januar 2027")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Nächster Monat" }))
    expect(day("31. Dezember").getAttribute("aria-label")).toBe("Do 31. Dezember 2026, anderer Monat")
    await user.click(day("31. Dezember"))
    expect(screen.getByText("Mo 28.12.2026 bis Fr 8.1.2027, 11 Miettage")).toBeTruthy()
  })

  it("marks a day whose dispatch has passed and lets a delivery start, but not end, on a Saturday", async () => {
    const { user } = await openOffer()
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("3. Dezember").className).toContain("ship"))
    expect(day("5. Dezember").getAttribute("aria-disabled")).toBeNull()
    await user.click(day("5. Dezember"))
    expect(day("12. Dezember").getAttribute("aria-label")).toContain("Rückgabe nur Mo–Fr")
  })

  it("pulls the end back before a booked day, and says so until the next choice", async () => {
    const { user } = await openOffer()
    await choose(user, "15. Dezember", "23. Dezember")
    expect(screen.getByRole("alert").textContent).toBe(
      unbroken(
        "Ihr Zeitraum wurde gekürzt: bis Do 17.12.2026 statt bis Mi 23.12.2026, denn am Fr 18.12.2026 ist kein Gerät frei.",
      ),
    )
    expect(screen.getByText("Di 15.12. bis Do 17.12.2026, 3 Miettage")).toBeTruthy()
    expect(day("15. Dezember").className).toContain("sel start")
    expect(day("16. Dezember").className).toContain("btw")
    expect(day("17. Dezember").className).toContain("sel end")
    await choose(user, "7. Dezember", "9. Dezember")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("names the first return of a delivery that starts on a Saturday", async () => {
    const { user } = await openOffer()
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("5. Dezember").getAttribute("aria-disabled")).toBeNull())
    await user.click(day("5. Dezember"))
    expect(screen.getByText(/^Die Rückgabe ist frühestens am Mo 7\.12\.2026 möglich\./)).toBeTruthy()
    await user.click(day("4. Dezember"))
    expect(screen.getByText(/^Ein einzelner Tag: denselben Tag noch einmal wählen\./)).toBeTruthy()
  })

  it("lets no delivery start on a Saturday after which nothing can end", async () => {
    const taken = { rentaldate: "2026-12-07", booked: 1, notBooked: 0 }
    const { user } = await openOffer({ [ASK]: { body: { ...bookings, bookedDeliveryBookings: [taken] } } })
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("7. Dezember").className).toContain("booked"))
    const saturday = day("5. Dezember")
    expect(saturday.getAttribute("aria-label")).toContain("danach keine Rückgabe möglich")
    await user.click(saturday)
    expect(screen.getByText("Noch kein Zeitraum gewählt")).toBeTruthy()
  })

  it("says by which rule of the shop a day is no start, or no end, for the chosen delivery", async () => {
    const ends = { code: "acme:end", title: "keine Rücknahme", bars: "end", pickupDays: ["2026-12-09"] } as const
    const starts = { code: "acme:start", title: "keine Abholung", bars: "start", pickupDays: ["2026-12-11"] } as const
    const dayRules = [ends, starts].map((rule) => ({ ...rule, pickupDays: [...rule.pickupDays], deliveryDays: [] }))
    const { user } = await openOffer({ [ASK]: { body: { ...bookings, dayRules } } })
    expect(day("11. Dezember").getAttribute("aria-label")).toBe("Fr 11. Dezember 2026, keine Abholung")
    expect(day("11. Dezember").className).toContain("off")
    await user.click(day("11. Dezember"))
    expect(screen.getByText(/^Fr.11\.12\.: keine.Abholung\. Nächster freier Start/)).toBeTruthy()
    await user.click(day("8. Dezember"))
    expect(day("9. Dezember").getAttribute("aria-label")).toBe("Mi 9. Dezember 2026, keine Rücknahme")
    await user.click(day("9. Dezember"))
    expect(screen.getByText("Ab Di 8.12.2026: Ende wählen")).toBeTruthy()
    await user.click(day("11. Dezember"))
    expect(screen.getByText("Di 8.12. bis Fr 11.12.2026, 4 Miettage")).toBeTruthy()
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("11. Dezember").getAttribute("aria-label")).toContain("frei"))
  })

  it("begins with the first day that the shop names for the chosen delivery", async () => {
    const firstStarts = { pickup: "2026-12-02", delivery: "2026-12-07" }
    const { user } = await openOffer({ [ASK]: { body: { ...bookings, firstStarts } } })
    await choose(user, "2. Dezember", "2. Dezember")
    expect(screen.getByText("Mi 2.12.2026, 1 Miettag")).toBeTruthy()
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    await waitFor(() => expect(day("4. Dezember").getAttribute("aria-label")).toContain("buchbar ab Mo 7.12.2026"))
    expect(day("2. Dezember").getAttribute("aria-label")).toContain("heute, buchbar ab Mo 7.12.2026")
    await choose(user, "7. Dezember", "7. Dezember")
    expect(screen.getByText("Mo 7.12.2026, 1 Miettag")).toBeTruthy()
  })

  it("says that the free days could not be loaded, and asks again on a click", async () => {
    let isBroken = true
    stubApi({ [ASK]: () => (isBroken ? { status: 503, body: {} } : { body: bookings }) })
    const { user } = renderShop(<Offer />)
    const note = await screen.findByRole("alert")
    expect(note.textContent).toContain("Die freien Tage konnten nicht geladen werden.")
    isBroken = false
    await user.click(within(note).getByRole("button", { name: "Verfügbarkeit nochmals prüfen" }))
    await screen.findByRole("button", { name: "Fr 4. Dezember 2026, frei" })
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("turns the page in the cells that are there, and a focus that stays in its place is told the new day", async () => {
    const { user } = await openOffer()
    const cells = () => within(screen.getByRole("grid")).getAllByRole("gridcell")
    const before = cells()
    await user.click(day("10. Dezember"))
    await user.keyboard("{PageDown}{PageDown}")
    const focused = document.activeElement
    expect(focused?.getAttribute("aria-label")).toContain("Mi 10. Februar 2027")
    const told: Element[] = []
    const tell = ({ target }: FocusEvent) => told.push(target as Element)
    document.addEventListener("focusin", tell)
    await user.keyboard("{PageDown}")
    document.removeEventListener("focusin", tell)
    expect(told).toEqual([focused])
    expect(document.activeElement?.getAttribute("aria-label")).toContain("Mi 10. März 2027")
    expect(cells().every((cell, place) => cell === before[place])).toBe(true)
  })

  it("takes one day twice as a rental of one day", async () => {
    const { user } = await openOffer()
    await choose(user, "7. Dezember", "7. Dezember")
    expect(screen.getByText("Mo 7.12.2026, 1 Miettag")).toBeTruthy()
    expect(day("7. Dezember").className).toContain("sel single")
  })

  it("previews the range under the pointer", async () => {
    const { user } = await openOffer()
    await user.click(day("7. Dezember"))
    await user.hover(day("10. Dezember"))
    expect(day("9. Dezember").className).toContain("prev")
    expect(day("11. Dezember").className).not.toContain("prev")
  })

  it("starts over with another delivery type and asks for its exact list", async () => {
    const { user, sent } = await openOffer()
    await choose(user, "7. Dezember", "9. Dezember")
    await user.click(screen.getByRole("radio", { name: /Express-Post/ }))
    expect(screen.getByText("Noch kein Zeitraum gewählt")).toBeTruthy()
    expect(callsTo(sent, ASK).at(-1)?.query).toBe("?delivery=post")
  })

  it("asks for the bookings again on every update", async () => {
    const { user, sent } = await openOffer()
    await user.click(day("7. Dezember"))
    await waitFor(() => expect(callsTo(sent, ASK)).toHaveLength(2))
    await user.click(screen.getByRole("button", { name: "Nächster Monat" }))
    await waitFor(() => expect(callsTo(sent, ASK)).toHaveLength(3))
  })

  it("is walked through by keyboard", async () => {
    const { user } = await openOffer()
    day("7. Dezember").focus()
    await user.keyboard("{ArrowRight}{ArrowDown}")
    expect(document.activeElement).toBe(day("15. Dezember"))
    await user.keyboard("{End}")
    expect(document.activeElement).toBe(day("20. Dezember"))
    await user.keyboard("{Home}{PageDown}")
    expect(document.activeElement).toBe(day("14. Januar"))
    await user.keyboard("{Enter}{ArrowRight}{Enter}")
    expect(screen.getByText("Do 14.1. bis Fr 15.1.2027, 2 Miettage")).toBeTruthy()
  })
})
