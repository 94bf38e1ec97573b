import { describe, expect, it } from "vitest"
import { lateDays, lateFee } from "#shop/fleet/rules/late-days"
import { cancellationTerms, halfFeeUntil } from "#shop/orders/rules/cancellation-terms"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { buffersOf, daysOfWindow, occupiedWindow } from "#shop/rental/rules/rental-window"
import { calendarDay } from "../calendar-day"
import { addWorkingDays, subtractWorkingDays, workingDays, workingDaysStrictlyBetween } from "../working-days"

const closed = ["2026-12-08", "2026-12-25", "2026-12-26", "2027-01-01", "2027-03-26", "2027-03-29"]
const calendar = workingDays(closed.map((date) => ({ date: calendarDay(date) })))

describe("working days", () => {
  it.each([
    ["none, on a Sunday", "2026-12-06", 0, "2026-12-06"],
    ["one, to the next day", "2026-12-02", 1, "2026-12-03"],
    ["one, over the week-end", "2026-12-04", 1, "2026-12-07"],
    ["one, over a holiday", "2026-12-07", 1, "2026-12-09"],
    ["two, over week-end and holiday", "2026-12-04", 2, "2026-12-09"],
    ["one, over Christmas", "2026-12-24", 1, "2026-12-28"],
  ])("forward %s", (_case, day, count, expected) => {
    expect(addWorkingDays(calendarDay(day), count, calendar)).toBe(expected)
  })

  it.each([
    ["one, from Monday", "2026-12-07", 1, "2026-12-04"],
    ["one, from a delivered Saturday", "2026-12-05", 1, "2026-12-04"],
    ["one, from the day after a holiday", "2026-12-09", 1, "2026-12-07"],
    ["one, from the Tuesday after Easter", "2027-03-30", 1, "2027-03-25"],
    ["three, from Wednesday after a holiday", "2026-12-09", 3, "2026-12-03"],
  ])("back %s", (_case, day, count, expected) => {
    expect(subtractWorkingDays(calendarDay(day), count, calendar)).toBe(expected)
  })

  it.each([
    ["2026-12-14", "2026-12-15", 0],
    ["2026-12-14", "2026-12-14", 0],
    ["2026-12-15", "2026-12-14", 0],
    ["2026-12-11", "2026-12-14", 0],
    ["2026-12-10", "2026-12-14", 1],
  ])("strictly between %s and %s: %i", (start, end, count) => {
    expect(workingDaysStrictlyBetween(calendarDay(start), calendarDay(end), calendar)).toBe(count)
  })
})

describe("the occupied window", () => {
  const pickup = buffersOf({ preparationDays: 0, transitOutDays: 0, transitBackDays: 0, restockingDays: 0 })
  const post = buffersOf({ preparationDays: 0, transitOutDays: 1, transitBackDays: 1, restockingDays: 0 })
  const restocked = buffersOf({ preparationDays: 1, transitOutDays: 1, transitBackDays: 1, restockingDays: 1 })

  it.each([
    ["pickup: the period itself", pickup, "2026-12-14", "2026-12-16", "2026-12-14", "2026-12-16"],
    ["post: a working day before and after", post, "2026-12-15", "2026-12-16", "2026-12-14", "2026-12-17"],
    ["post, Monday to Friday: both week-ends", post, "2026-12-14", "2026-12-18", "2026-12-11", "2026-12-21"],
    ["post after a holiday", post, "2026-12-09", "2026-12-09", "2026-12-07", "2026-12-10"],
    ["post over Christmas", post, "2026-12-23", "2026-12-24", "2026-12-22", "2026-12-28"],
    ["preparation and restocking", restocked, "2026-12-15", "2026-12-17", "2026-12-11", "2026-12-21"],
    ["a delivered Saturday", post, "2026-12-12", "2026-12-14", "2026-12-11", "2026-12-15"],
  ])("%s", (_case, buffers, start, end, first, last) => {
    expect(daysOfWindow(occupiedWindow(rentalPeriod(start, end), buffers, calendar))).toEqual({ first, last })
  })
})

describe("cancellation of a rental that starts on Monday 2026-12-14", () => {
  const noHoliday = workingDays([])

  it.each([
    ["weeks before", "2026-11-20", "2026-12-03"],
    ["on the last day of it", "2026-12-03", "2026-12-03"],
    ["not any more the day after", "2026-12-04", null],
  ])("saves half the rent until that day: %s", (_case, day, until) => {
    expect(halfFeeUntil(calendarDay(day), calendarDay("2026-12-14"), noHoliday)).toBe(until)
  })

  it.each([
    ["Thursday 3.12.: six working days", "2026-12-03", 6, 50, 50000],
    ["Friday 4.12.: five", "2026-12-04", 5, 100, 100000],
    ["Saturday 5.12.: five", "2026-12-05", 5, 100, 100000],
    ["the Friday before", "2026-12-11", 0, 100, 100000],
    ["the first day itself", "2026-12-14", 0, 100, 100000],
    ["an early return", "2026-12-16", 0, 100, 100000],
  ])("%s", (_case, day, workingDaysBefore, percent, fee) => {
    expect(cancellationTerms(calendarDay(day), calendarDay("2026-12-14"), 100000, noHoliday)).toEqual({
      workingDaysBefore,
      percent,
      fee,
    })
  })

  it("a holiday between is no working day", () => {
    expect(cancellationTerms(calendarDay("2026-12-03"), calendarDay("2026-12-14"), 33333, calendar)).toEqual({
      workingDaysBefore: 5,
      percent: 100,
      fee: 33333,
    })
  })

  it("half of an odd rent is rounded to the Rappen", () => {
    expect(cancellationTerms(calendarDay("2026-11-02"), calendarDay("2026-12-14"), 33333, calendar).fee).toBe(16667)
  })
})

describe("a late return", () => {
  it.each([
    ["in time", "2026-12-14", 0],
    ["early", "2026-12-11", 0],
    ["the next day", "2026-12-15", 1],
    ["over the week-end, each started day", "2026-12-21", 7],
  ])("%s adds %s", (_case, returned, days) => {
    expect(lateDays(calendarDay("2026-12-14"), calendarDay(returned))).toBe(days)
    expect(lateFee(calendarDay("2026-12-14"), calendarDay(returned), 18000)).toBe(days * 18000)
  })
})
