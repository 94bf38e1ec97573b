import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { monthsInWords } from "../day-words"
import { firstShownDay, isShown, lastShownDay, pageOf } from "../shown-days"

const TODAY = calendarDay("2026-11-23")

describe("the six weeks of a month's page", () => {
  it.each([
    ["the running month begins with today's week", "2026-11-01", "2026-11-23", "2027-01-03"],
    ["another month begins with the week of its first", "2026-12-01", "2026-11-30", "2027-01-10"],
    ["a month that begins on Monday has no day before it", "2027-02-01", "2027-02-01", "2027-03-14"],
  ])("%s", (_case, month, first, last) => {
    const shown = calendarDay(month)
    expect([firstShownDay(shown, TODAY), lastShownDay(shown, TODAY)]).toEqual([first, last])
  })

  it.each([
    ["a day before the month", "2026-11-30", false],
    ["its first", "2026-12-01", true],
    ["a day of the next month", "2027-01-10", true],
    ["a day behind the last week", "2027-01-11", false],
  ])("can be chosen from: %s", (_case, day, isThere) =>
    expect(isShown(calendarDay(day), calendarDay("2026-12-01"), TODAY)).toBe(isThere),
  )

  it.each([
    ["the page that is open, for a day of the next month on it", "2027-01-10", "2026-12-01"],
    ["the day's own for a later one", "2027-01-11", "2027-01-01"],
    ["the day's own for one before", "2026-11-30", "2026-11-01"],
  ])("shows %s", (_case, day, page) => expect(pageOf(calendarDay(day), calendarDay("2026-12-01"), TODAY)).toBe(page))
})

describe("the months in words", () => {
  it.each([
    ["2026-12-01", "2026-12-31", "Dezember 2026"],
    ["2026-11-23", "2026-12-31", "November – Dezember 2026"],
    ["2026-12-01", "2027-01-10", "Dezember 2026 – Januar 2027"],
  ])("from %s to %s: %s", (first, last, words) =>
    expect(monthsInWords(calendarDay(first), calendarDay(last))).toBe(words),
  )
})
