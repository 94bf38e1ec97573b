import { Modules } from "@medusajs/framework/utils"
import { beforeEach, describe, expect, it } from "vitest"
import { ensureStaffPages } from "../staff-pages"

interface Stored {
  configuration: { widgets: object }
  created_at: Date
  updated_at: Date
}

/** Arrangements for everybody, by page. */
let stored: Map<string, Stored>
let writes: string[]
const layouts = {
  getSystemDefaultLayoutConfiguration: async (zone: string) => stored.get(zone) ?? null,
  async setSystemDefaultLayoutConfiguration(zone: string, configuration: { widgets: object }) {
    const created_at = stored.get(zone)?.created_at ?? new Date()
    stored.set(zone, { configuration, created_at, updated_at: new Date() })
    writes.push(zone)
    return {}
  },
  clearLayoutConfiguration: async (zone: string) => void stored.delete(zone),
}
const ensure = () =>
  ensureStaffPages({ resolve: (key: string) => (key === Modules.SETTINGS ? layouts : undefined) } as never)

beforeEach(async () => {
  stored = new Map()
  writes = []
  await ensure()
})

const DAY_MS = 86_400_000
/** As of a start a month ago, changed so long after it. */
const age = (zone: string, widgets: object, changedAfterMs: number) => {
  const created_at = new Date(Date.now() - 30 * DAY_MS)
  const updated_at = new Date(created_at.getTime() + changedAfterMs)
  stored.set(zone, { configuration: { widgets }, created_at, updated_at })
}
const OLD = { "core:OrderPaymentSection": { order: 2 } }
const ordersPage = () => stored.get("order.details")?.configuration.widgets

describe("the arrangement of staff's pages", () => {
  it("is written once", async () => {
    expect(ordersPage()).toMatchObject({ "core:OrderPaymentSection": { hidden: true } })
    writes = []
    await ensure()
    expect(writes).toEqual([])
  })

  it("replaces an earlier one of ours", async () => {
    age("order.details", OLD, 3)
    writes = []
    await ensure()
    expect(writes).toEqual(["order.details"])
    expect(ordersPage()).toMatchObject({ "core:OrderPaymentSection": { hidden: true } })
    await ensure()
    expect(writes).toHaveLength(1)
  })

  it("leaves what somebody arranged for everybody", async () => {
    age("order.details", OLD, DAY_MS)
    await ensure()
    expect(ordersPage()).toEqual(OLD)
  })
})
