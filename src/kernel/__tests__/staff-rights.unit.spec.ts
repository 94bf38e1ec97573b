import { describe, expect, it } from "vitest"
import { mayDo, ownRole, RIGHTS, rolesWith, type StaffRight } from "../staff-rights"

const ALL = Object.keys(RIGHTS) as StaffRight[]

describe("what a role may", () => {
  it.each([
    ["the owner", "owner", ALL],
    [
      "the office",
      "office",
      ["counter", "rentals", "prices", "customers", "products", "contents", "accounting", "exports"],
    ],
    ["the counter", "counter", ["counter"]],
  ] as const)("%s", (_name, role, rights) => {
    expect(ownRole(role, false)).toEqual({ role, rights: [...rights], must_set_up: false })
  })

  it("is no less for a role above", () => {
    for (const right of ALL) {
      if (mayDo("counter", right)) expect(mayDo("office", right)).toBe(true)
      expect(mayDo("owner", right)).toBe(true)
    }
  })

  it.each(["settings", "log", "team", "everything"] as const)("%s is the owner's alone", (right) => {
    expect(rolesWith(right)).toEqual(["owner"])
  })
})
