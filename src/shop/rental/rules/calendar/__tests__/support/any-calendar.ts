import fc from "fast-check"
import { addDays, calendarDay, daysBetween } from "#kernel/calendar-day"
import { calendarOf } from "./calendar-of"

const HORIZON_DAYS = 90

/** Any weekday as today, ninety days, of which some are booked and some closed, for pickup or delivery. */
export const anyCalendar = fc
  .record({
    todayOffset: fc.nat(6),
    pickup: fc.boolean(),
    booked: fc.uniqueArray(fc.nat(HORIZON_DAYS), { maxLength: 40 }),
    closed: fc.uniqueArray(fc.nat(HORIZON_DAYS), { maxLength: 8 }),
  })
  .map(({ todayOffset, pickup, booked, closed }) => {
    const today = addDays(calendarDay("2026-11-30"), todayOffset)
    const named = (offsets: number[]) => offsets.map((offset) => addDays(today, offset))
    const horizon = addDays(today, HORIZON_DAYS)
    const calendar = calendarOf({ today, horizon, pickup, booked: named(booked), closed: named(closed) })
    return { calendar, days: daysBetween(today, horizon) }
  })
