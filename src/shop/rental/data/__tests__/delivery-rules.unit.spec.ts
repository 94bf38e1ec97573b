import { afterEach, describe, expect, it } from "vitest"
import { type NamedDeliveryRule, obeyDeliveryRules, ownTimes } from "../delivery-rules"

afterEach(() => obeyDeliveryRules([]))

const pickup = { id: "d", slug: "abholung", isPickup: true }
const OPEN = { leadDays: null, cutOff: null }
const rule = (name: string, timesOf: NamedDeliveryRule["timesOf"]): NamedDeliveryRule => ({ name, timesOf })

describe("what a delivery type is as to its times", () => {
  it("is what staff entered, and open where they didn't", () => {
    expect(ownTimes(pickup, OPEN)).toEqual(OPEN)
    expect(ownTimes(pickup, { leadDays: 3, cutOff: "09:00" })).toEqual({ leadDays: 3, cutOff: "09:00" })
  })

  it.each([
    ["open", OPEN, { leadDays: 0, cutOff: "11:00" }],
    ["a lead time entered", { leadDays: 2, cutOff: null }, { leadDays: 2, cutOff: "11:00" }],
    ["a cut-off entered", { leadDays: null, cutOff: "08:00" }, { leadDays: 0, cutOff: "08:00" }],
    ["both entered", { leadDays: 1, cutOff: "08:00" }, { leadDays: 1, cutOff: "08:00" }],
  ])("is what the first rule says where staff left it open: %s", (_case, entered, times) => {
    obeyDeliveryRules([
      rule("silent", () => ({})),
      rule("one", () => ({ leadDays: 0 })),
      rule("two", ({ isPickup }) => (isPickup ? { leadDays: 5, cutOff: "11:00" } : {})),
    ])
    expect(ownTimes(pickup, entered)).toEqual(times)
  })

  it.each([
    ["half a day", { leadDays: 0.5 }],
    ["days ago", { leadDays: -1 }],
    ["more than 20 days", { leadDays: 21 }],
    ["no time of day", { cutOff: "24:00" }],
    ["a time in other words", { cutOff: "9:00" }],
  ])("is refused with the rule's name if that says %s", (_case, times) => {
    obeyDeliveryRules([rule("acme", () => times)])
    expect(() => ownTimes(pickup, OPEN)).toThrow(/acme .* "abholung"/)
  })
})
