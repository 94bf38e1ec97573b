import fc from "fast-check"
import { expect, it } from "vitest"
import { placedBefore } from "../placed-before"

it.each([
  ["up", "c", "b", "acbd"],
  ["down", "b", "d", "acbd"],
  ["to the front", "d", "a", "dabc"],
  ["to the end", "a", null, "bcda"],
  ["before itself", "b", "b", "abcd"],
  ["to where it is", "b", "c", "abcd"],
])("puts an entry %s", (_case, id, before, expected) => {
  expect(placedBefore([..."abcd"], id, before)?.join("")).toBe(expected)
})

it.each([
  ["which", "x", "a"],
  ["before which", "a", "x"],
])("knows nothing of a list in which the entry %s is put is missing", (_case, id, before) => {
  expect(placedBefore([..."abcd"], id, before)).toBeNull()
})

it("keeps the others in their order, and the same again changes nothing", () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 2 })
  fc.assert(
    fc.property(lists, fc.nat(), fc.option(fc.nat()), (list, a, b) => {
      const id = list[a % list.length]
      const before = b === null ? null : list[b % list.length]
      const once = placedBefore(list, id, before) as string[]
      const withoutIt = (order: string[]) => order.filter((other) => other !== id)
      expect(withoutIt(once)).toEqual(withoutIt(list))
      expect(placedBefore(once, id, before)).toEqual(once)
    }),
  )
})
