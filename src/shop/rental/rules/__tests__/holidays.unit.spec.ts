import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { holidaysOf, publicHolidays } from "../holidays"

const ofYear = (year: number) =>
  publicHolidays(calendarDay(`${year}-06-01`), calendarDay(`${year}-06-02`)).filter(({ date }) =>
    date.startsWith(String(year)),
  )

describe("public holidays of St. Gallen", () => {
  it.each([
    ["2027-01-01", "Neujahr"],
    ["2027-03-26", "Karfreitag"],
    ["2027-03-29", "Ostermontag"],
    ["2027-05-06", "Auffahrt"],
    ["2027-05-17", "Pfingstmontag"],
    ["2027-08-01", "Bundesfeiertag"],
    ["2027-11-01", "Allerheiligen"],
    ["2027-12-25", "Weihnachtstag"],
    ["2027-12-26", "Stephanstag"],
    ["2028-04-14", "Karfreitag"],
    ["2028-05-25", "Auffahrt"],
  ])("%s is %s", (date, name) => {
    expect(ofYear(Number(date.slice(0, 4)))).toContainEqual({ date, name })
  })

  it.each([
    ["Maundy Thursday, an observance", "2027-03-25"],
    ["2 January, kept in other cantons", "2027-01-02"],
    ["1 May, kept in other cantons", "2027-05-01"],
    ["Corpus Christi, kept in other cantons", "2027-05-27"],
  ])("%s is none", (_case, date) => expect(ofYear(2027).map((day) => day.date)).not.toContain(date))

  it("reach a year beyond both ends, for windows that begin or end there", () => {
    const days = publicHolidays(calendarDay("2026-12-02"), calendarDay("2028-06-02")).map(({ date }) =>
      date.slice(0, 4),
    )
    expect([...new Set(days)]).toEqual(["2025", "2026", "2027", "2028", "2029"])
  })
})

describe("public holidays of other places", () => {
  const day = calendarDay("2027-10-02")

  it("are those of country and region, in the language that is asked for", () => {
    const ofBavaria = holidaysOf({ country: "DE", region: "BY", language: "de" })(day, day)
    const ofGermany = holidaysOf({ country: "DE", language: "en" })(day, day)
    expect(ofBavaria).toContainEqual({ date: "2027-01-06", name: "Heilige Drei Könige" })
    expect(ofGermany).toContainEqual({ date: "2027-10-03", name: "National Holiday" })
    expect(ofGermany.map(({ date }) => date)).not.toContain("2027-01-06")
  })

  it.each([
    ["XX", undefined, "No public holidays are known of XX"],
    ["CH", "BY", "No public holidays are known of BY in CH"],
  ])("are refused for %s %s", (country, region, refusal) =>
    expect(() => holidaysOf({ country, region, language: "de" })).toThrow(refusal),
  )
})
