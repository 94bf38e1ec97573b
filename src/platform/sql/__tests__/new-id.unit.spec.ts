import { generateEntityId } from "@medusajs/framework/utils"
import { describe, expect, it } from "vitest"
import { newId } from "../new-id"

const momentOf = (id: string) => id.slice("order_".length, "order_".length + 10)

describe("an id", () => {
  it("has the form of Medusa's, and the moment at its beginning", () => {
    const [before, id, after] = [
      generateEntityId(undefined, "order"),
      newId("order"),
      generateEntityId(undefined, "order"),
    ]
    for (const each of [before, id]) expect(each).toMatch(/^order_[0-9A-HJKMNP-TV-Z]{26}$/)
    expect([momentOf(before), momentOf(id), momentOf(after)].sort()).toEqual([before, id, after].map(momentOf))
  })

  it("is another one each time", () => {
    expect(new Set(Array.from({ length: 1_000 }, () => newId("order"))).size).toBe(1_000)
  })
})
