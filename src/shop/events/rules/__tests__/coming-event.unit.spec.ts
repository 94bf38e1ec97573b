import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { isComing, nextComing } from "../coming-event"

const event = (day: string, startTime = "16:30", isCancelled = false) => ({
  day: calendarDay(day),
  startTime,
  isCancelled,
})
const moment = (day: string, timeOfDay = "09:00") => ({ day: calendarDay(day), timeOfDay })

describe("an event", () => {
  it.each([
    ["is coming the day before", moment("2026-12-16", "23:59"), true],
    ["is coming on its day until it begins", moment("2026-12-17", "16:29"), true],
    ["has begun in its first minute", moment("2026-12-17", "16:30"), false],
    ["is past the day after, however early", moment("2026-12-18", "00:00"), false],
  ])("%s", (_case, at, expected) => {
    expect(isComing(event("2026-12-17"), at)).toBe(expected)
  })
})

describe("the event that a registration means", () => {
  const early = event("2026-12-17")
  const late = event("2027-03-25")

  it.each([
    ["is the earliest one, in whatever order they come", [late, early], moment("2026-11-24"), early],
    ["is the following one once the earliest has begun", [late, early], moment("2026-12-17", "16:30"), late],
    [
      "is the morning's before the afternoon's",
      [event("2026-12-17"), event("2026-12-17", "08:00")],
      moment("2026-12-17", "07:00"),
      event("2026-12-17", "08:00"),
    ],
    [
      "is the following one if the earliest is called off",
      [event("2026-12-17", "16:30", true), late],
      moment("2026-11-24"),
      late,
    ],
    ["does not exist once all have begun", [late, early], moment("2027-03-26"), undefined],
    ["does not exist without events", [], moment("2026-11-24"), undefined],
  ])("%s", (_case, events, at, expected) => {
    expect(nextComing(events, at)).toEqual(expected)
  })

  it("is coming, and no other coming one is earlier", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-12-${String(date).padStart(2, "0")}` as CalendarDay)
    const time = fc.constantFrom("08:00", "16:30")
    const events = fc.array(fc.record({ day, startTime: time, isCancelled: fc.boolean() }))
    fc.assert(
      fc.property(events, fc.record({ day, timeOfDay: time }), (all, at) => {
        const instants = all
          .filter((one) => isComing(one, at) && !one.isCancelled)
          .map((one) => `${one.day} ${one.startTime}`)
        const next = nextComing(all, at)
        expect(next && `${next.day} ${next.startTime}`).toBe(instants.sort()[0])
      }),
    )
  })
})
