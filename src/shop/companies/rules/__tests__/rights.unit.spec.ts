import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ACTIONS, isStillManaged, may, RIGHTS } from "../rights"

describe("what a member may", () => {
  it.each([
    ["order", "see", true],
    ["order", "leave", true],
    ["order", "invite", false],
    ["order", "change-right", false],
    ["order", "remove", false],
    ["order", "change-orders", false],
    ["order", "set-limit", false],
    ["order", "approve", false],
    ["manage", "see", true],
    ["manage", "leave", true],
    ["manage", "invite", true],
    ["manage", "change-right", true],
    ["manage", "remove", true],
    ["manage", "change-orders", true],
    ["manage", "set-limit", true],
    ["manage", "approve", true],
  ] as const)("with '%s': %s is %s", (right, action, isAllowed) => expect(may(right, action)).toBe(isAllowed))

  it("is in the table for every right and action", () => expect(RIGHTS.length * ACTIONS.length).toBe(16))
})

const anna = { customerId: "anna", right: "manage" } as const
const beat = { customerId: "beat", right: "manage" } as const
const carla = { customerId: "carla", right: "order" } as const
const closed = { customerId: "dora", right: "manage", isClosed: true } as const

describe("a company is still managed", () => {
  it.each([
    ["when one of two managers goes", [anna, beat, carla], "anna", null, true],
    ["when a colleague without the right goes", [anna, carla], "carla", null, true],
    ["not when its only manager goes", [anna, carla], "anna", null, false],
    ["not when its only manager hands the right back", [anna, carla], "anna", "order", false],
    ["when its only manager keeps the right", [anna, carla], "anna", "manage", true],
    ["when the last member goes: there is nothing to manage", [anna], "anna", null, true],
    ["not when the last member hands the right back", [anna], "anna", "order", false],
    ["when a colleague is given the right", [anna, carla], "carla", "manage", true],
    ["not when only a closed account would manage colleagues", [anna, carla, closed], "anna", null, false],
    ["nor when the right is handed back to a closed one", [anna, closed], "anna", "order", false],
    ["when nobody is left but a closed account", [anna, closed], "anna", null, true],
    ["as it was when a closed account alone manages, and somebody goes", [beat, carla, closed], "carla", null, true],
    [
      "as badly as before when a closed account alone manages",
      [carla, closed, { ...carla, customerId: "eva" }],
      "carla",
      null,
      true,
    ],
    ["when the closed account goes", [anna, closed], "dora", null, true],
  ] as const)("%s", (_case, members, customerId, becomes, isManaged) =>
    expect(isStillManaged(members, customerId, becomes)).toBe(isManaged),
  )

  const members = fc.uniqueArray(
    fc.record({ customerId: fc.constantFrom("a", "b", "c", "d"), right: fc.constantFrom(...RIGHTS) }),
    { selector: ({ customerId }) => customerId, minLength: 1 },
  )
  it("whatever anybody does who is no manager", () =>
    fc.assert(
      fc.property(members, (all) => {
        fc.pre(all.some(({ right }) => right === "manage"))
        for (const { customerId, right } of all)
          if (right === "order") expect(isStillManaged(all, customerId, null)).toBe(true)
      }),
    ))
})
