import fc from "fast-check"
import { expect, it } from "vitest"
import { moved } from "../moved"

it.each([
  ["up", 2, 1, "acbd"],
  ["down", 1, 2, "acbd"],
  ["to the front", 3, 0, "dabc"],
  ["to the end", 0, 3, "bcda"],
  ["beyond the end", 3, 4, "abcd"],
  ["before the front", 0, -1, "abcd"],
])("moves an entry %s", (_case, from, to, order) => {
  expect(moved([..."abcd"], from, to).join("")).toBe(order)
})

it("keeps every entry, leaves the list it was given alone, and is undone by the way back", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(20), fc.nat(20), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length]
      const before = [...list]
      expect(moved(moved(list, from, to), to, from)).toEqual(list)
      expect(list).toEqual(before)
    }),
  )
})
