import { expect, it } from "vitest"
import { isRescheduled } from "../event-notice"

const EVENING = {
  day: "2026-12-17",
  start_time: "16:30",
  end_time: "19:00",
  location: "olten",
  venue: "Musterhalle",
  venue_address: "Beispielweg 3",
}

it.each([
  ["another day", { day: "2026-12-18" }, true],
  ["another beginning", { start_time: "17:00" }, true],
  ["another hall", { venue: "Aula" }, true],
  ["another name", { name: "Scan-Nacht" }, false],
])("tells who comes of %s: %s → %s", (_case, change, isNews) => {
  expect(isRescheduled(EVENING, { ...EVENING, ...change })).toBe(isNews)
})
