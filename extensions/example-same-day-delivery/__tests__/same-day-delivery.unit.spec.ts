import { expect, it } from "vitest"
import extension from "../extension"

it.each([
  ["a pickup", "abholung", true, { leadDays: 0, cutOff: "11:00" }],
  ["the courier", "kurier", false, { leadDays: 0, cutOff: "10:00" }],
  ["a parcel, of which it says nothing", "express-post", false, {}],
])("%s", (_case, slug, isPickup, times) => {
  expect(extension.deliveries?.({ id: "rdel_1", slug, isPickup })).toEqual(times)
})
