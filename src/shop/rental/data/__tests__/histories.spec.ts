import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import fc from "fast-check"
import { afterAll, beforeAll, describe, it } from "vitest"
import { connect, freshRentalDatabase } from "./support/rental-database"
import { type Step, startHistory } from "./support/rental-history"

let databases: [Knex, Knex]
beforeAll(async () => {
  databases = [await freshRentalDatabase(), connect()]
})
afterAll(() => Promise.all(databases.map((db) => db.destroy())))

const small = (max: number) => fc.integer({ min: 0, max })
/** Mostly the unit that the rental is promised: what staff have in their hands. */
const scanned = fc.option(small(2), { nil: null, freq: 1 })

/** Staff and customers at work, any of them on any day: what they ask for may be refused, never half done. */
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant("book"), isSent: fc.boolean(), from: small(9), days: small(4) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("handOver"),
      rental: small(30),
      unit: scanned,
      isExchanged: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("undo"), rental: small(30) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("takeBack"), rental: small(30) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("swap"), rental: small(30), unit: small(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("move"), rental: small(30), unit: small(2), isPinned: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("extend"), rental: small(30), days: small(4) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("cancel"), rental: small(30) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("sleep"), days: small(2) }) },
) as fc.Arbitrary<Step>

describe("in every history of bookings, hand-overs, late returns, exchanges, moves and extensions", () => {
  it("a unit is with one customer, goes out by the eve, and is promised to nobody before it can be back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 25, maxLength: 60 }), async (history) => {
        const shop = await startHistory(databases[0])
        for (const step of history) await shop.take(step)
      }),
      { numRuns: 40, seed: 20_261_124, interruptAfterTimeLimit: 60_000 },
    )
  }, 120_000)
})
