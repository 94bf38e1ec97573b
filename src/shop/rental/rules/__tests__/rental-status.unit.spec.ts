import { describe, expect, it } from "vitest"
import { calendarDay, toDayNumber } from "#kernel/calendar-day"
import { rentalPeriod } from "../rental-period"
import { cancellationBar, extensionBar, type RentalStatus } from "../rental-status"

/** Monday 14.12. to Wednesday 16.12.2026; sent, it leaves on Friday 11.12. until 16:00. */
const fetched: RentalStatus = {
  state: "reserved",
  isOrderCancelled: false,
  period: rentalPeriod("2026-12-14", "2026-12-16"),
  leaves: toDayNumber(calendarDay("2026-12-14")),
  isPickup: true,
  cutOff: "16:00",
}
const sent: RentalStatus = { ...fetched, isPickup: false, leaves: toDayNumber(calendarDay("2026-12-11")) }
const at = (day: string, timeOfDay = "10:00") => ({ today: calendarDay(day), timeOfDay })

describe("a cancellation by the customer", () => {
  it.each([
    ["is open weeks before", fetched, at("2026-11-20"), null],
    ["is open on the first day while nobody has fetched the unit", fetched, at("2026-12-14", "18:00"), null],
    ["is open on the last day while nobody has fetched the unit", fetched, at("2026-12-16"), null],
    ["is closed once the last day has passed", fetched, at("2026-12-17"), "over"],
    ["is closed once handed over", { ...fetched, state: "handed_over" as const }, at("2026-12-14"), "handed_over"],
    ["is closed once returned", { ...fetched, state: "returned" as const }, at("2026-12-15"), "returned"],
    ["is closed once cancelled", { ...fetched, state: "cancelled" as const }, at("2026-12-01"), "cancelled"],
    ["is closed with its order", { ...fetched, isOrderCancelled: true }, at("2026-12-01"), "cancelled"],
    ["of a sent unit is open the day before dispatch", sent, at("2026-12-10", "23:59"), null],
    ["of a sent unit is open until the parcel leaves", sent, at("2026-12-11", "15:59"), null],
    ["of a sent unit is closed when the parcel has left", sent, at("2026-12-11", "16:00"), "dispatched"],
    ["of a sent unit is closed on the week-end after dispatch", sent, at("2026-12-12"), "dispatched"],
    ["without a cut-off is open all day of dispatch", { ...sent, cutOff: null }, at("2026-12-11", "23:59"), null],
  ])("%s", (_case, rental, moment, bar) => expect(cancellationBar(rental, moment)).toBe(bar))
})

describe("an extension by the customer", () => {
  it.each([
    ["is open before the start", fetched, at("2026-12-01"), null],
    ["is open while the parcel is on its way", sent, at("2026-12-12"), null],
    [
      "is open on the last day of a running rental",
      { ...fetched, state: "handed_over" as const },
      at("2026-12-16"),
      null,
    ],
    ["is closed when the unit is late", { ...fetched, state: "handed_over" as const }, at("2026-12-17"), "over"],
    ["is closed once returned", { ...fetched, state: "returned" as const }, at("2026-12-15"), "returned"],
    ["is closed once cancelled", { ...fetched, state: "cancelled" as const }, at("2026-12-01"), "cancelled"],
    [
      "is closed with its order, though the unit is out",
      { ...fetched, state: "handed_over" as const, isOrderCancelled: true },
      at("2026-12-15"),
      "cancelled",
    ],
  ])("%s", (_case, rental, moment, bar) => expect(extensionBar(rental, moment)).toBe(bar))
})
