import { describe, expect, it } from "vitest"
import type { StaffEvent } from "../../wire/staff-events"
import { draftOf, isNews, sentSeats } from "../event-draft"

describe("the seats of an event as they are sent", () => {
  it.each([
    ["a number", "24", 24],
    ["none, for without limit", " ", null],
    ["what isn't a number as it is, for the server to refuse", "viele", "viele"],
  ])("are %s", (_case, typed, sent) => expect(sentSeats(typed)).toBe(sent))
})

describe("who is registered is told of a typed change", () => {
  const stored = { day: "2026-12-17", start_time: "16:30", seats: null, is_cancelled: false } as StaffEvent
  it.each<[string, Partial<StaffEvent>, string, boolean]>([
    ["of the time", { start_time: "18:00" }, "2026-12-01T12:00:00Z", true],
    ["of the place", { venue: "Halle 2" }, "2026-12-01T12:00:00Z", true],
    ["but of nothing else", { name: "Abend" }, "2026-12-01T12:00:00Z", false],
    ["once it has begun, if it begins anew", { day: "2027-01-14" as StaffEvent["day"] }, "2026-12-17T15:31:00Z", true],
    ["but not for the place of what has begun", { venue: "Halle 2" }, "2026-12-17T15:30:00Z", false],
  ])("%s", (_case, changes, at, expected) =>
    expect(isNews(stored, draftOf({ ...stored, ...changes }), new Date(at))).toBe(expected),
  )

  it("but not of an event that is called off", () =>
    expect(isNews({ ...stored, is_cancelled: true }, draftOf({ ...stored, venue: "2" }), new Date(0))).toBe(false))
})
