import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { describe, expect, it } from "vitest"
import { UnknownUnitError } from "#shop/rental/rules/errors"
import { changeTogether } from "../change-together"

const trx = () => ({ whereIn: () => ({ distinct: () => ({ pluck: async () => ["blk"] }) }) })
const FACTS: Record<string, unknown> = {
  [ContainerRegistrationKeys.PG_CONNECTION]: { transaction: (act: (own: unknown) => unknown) => act(trx) },
  [Modules.EVENT_BUS]: { releaseGroupedEvents: async () => {}, clearGroupedEvents: async () => {} },
  rental: { lockProducts: async () => {} },
}
const scope = { resolve: (name: string) => FACTS[name] } as MedusaContainer
const UNITS = [{ reservation_id: "first" }, { reservation_id: "second" }]

/** The second unit meets these errors, one at each try. */
async function tried(...errors: Error[]) {
  const acts: string[] = []
  const outcome = await changeTogether(scope, ["first", "second"], ({ each }) =>
    each(UNITS, async ({ reservation_id: id }) => {
      acts.push(id)
      const error = id === "second" ? errors.shift() : undefined
      if (error) throw error
      return id
    }),
  ).catch((error: unknown) => error)
  return { acts, outcome }
}

describe("several at once", () => {
  it.each(["40P01", "40001", "23P01"])("are tried again when PostgreSQL breaks one off with %s", async (code) => {
    const { acts, outcome } = await tried(Object.assign(new Error("Broken off"), { code }))
    expect([acts, outcome]).toEqual([
      ["first", "second", "first", "second"],
      ["first", "second"],
    ])
  })

  it("are refused at once, and at the unit concerned, for what is wrong with it", async () => {
    const { acts, outcome } = await tried(new UnknownUnitError("XYZ-9"))
    expect(acts).toEqual(["first", "second"])
    expect(outcome).toMatchObject({ messages: { "units.1.serial_number": [{ code: "fleet.no_such_unit" }] } })
  })
})
