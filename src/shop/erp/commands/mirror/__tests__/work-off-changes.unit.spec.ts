import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ErpError } from "#shop/erp/data/provider"
import type { MirrorContent } from "../context"
import { documentOf, world } from "./mirror-world"
import type { Fate } from "./model-erp"

describe("a change of an order", () => {
  const withChange = (
    received: number,
    total: number | null,
    told: Partial<MirrorContent> = {},
    state?: "cancelled",
  ) => {
    const replaces: string[] = []
    const made = world({
      contentOf: (row) =>
        row.serial === 1 ? {} : { document: total === null ? null : documentOf(row, total), replaces, ...told },
    })
    made.orderRow("W-1")
    const change = async (told = {}) => {
      await made.turn("W-1")
      made.erp.invoices[0].received = received
      if (state) made.erp.invoices[0].state = state
      replaces.push("0")
      made.store.add({ id: "c", kind: "cancellation", order_id: "W-1", serial: 2, customer_id: "firma" })
      Object.assign(made.rowOf("c"), told)
      await made.workUntilDone()
      return made.rowOf("c")
    }
    return { ...made, change }
  }

  it("cancels the unpaid invoice and writes another in its place", async () => {
    const { change, erp } = withChange(0, 4_000)
    expect(await change()).toMatchObject({ state: "done", erp_invoice_id: "1" })
    expect(erp.invoices.map(({ title, total, state }) => [title, total, state])).toEqual([
      ["Webshop W-1", 10_000, "cancelled"],
      ["Webshop W-1-2", 4_000, "open"],
    ])
  })

  it("only cancels it when nothing is owed any more", async () => {
    const { change, erp, store } = withChange(0, null)
    expect(await change()).toMatchObject({ state: "done", erp_invoice_id: null })
    expect(erp.invoices.map(({ state }) => state)).toEqual(["cancelled"])
    expect(store.invoices.get("0")?.state).toBe("cancelled")
  })

  it.each([
    ["paid in full", 10_000, 4_000, { state: "credit", credit: 6_000, set_off: {}, alarm: "credit" }],
    ["paid in part", 1, 4_000, { state: "credit", credit: 6_000, set_off: { 0: 6_000 }, alarm: "credit" }],
    ["paid as far as half of what is owed", 2_000, 4_000, { credit: 6_000, set_off: { 0: 6_000 } }],
    ["paid beyond what is owed", 7_000, 4_000, { credit: 6_000, set_off: { 0: 3_000 } }],
    ["paid, with nothing to give back", 10_000, 10_000, { state: "done", alarm: null }],
    ["paid, and less than what is owed by a rounding", 10_000, 10_005, { state: "done", alarm: null }],
    ["paid, and less than what is owed by more", 10_000, 10_010, { state: "parked", alarm: "parked" }],
  ])("touches no invoice that is %s", async (_case, received, total, expected) => {
    const { change, erp } = withChange(received, total)
    expect(await change()).toMatchObject(expected)
    expect(erp.invoices.map(({ state }) => state)).toEqual(["open"])
  })

  it("is parked where the office has cancelled the invoice, and nothing is billed beside the one it wrote", async () => {
    const { change, erp } = withChange(0, 4_000, {}, "cancelled")
    expect(await change()).toMatchObject({ state: "parked", alarm: "parked", erp_invoice_id: null })
    expect(erp.invoices).toHaveLength(1)
  })

  it("goes on where a row of the shop's has cancelled the invoice", async () => {
    const { change } = withChange(0, 4_000, { replacedBefore: ["0"] }, "cancelled")
    expect(await change()).toMatchObject({ state: "done", erp_invoice_id: "1" })
  })

  it("goes on where it has cancelled the invoice itself before it was stopped", async () => {
    const { change, erp } = withChange(0, 4_000)
    const { cancelInvoice } = erp.provider
    erp.provider.cancelInvoice = async (id) => {
      erp.provider.cancelInvoice = cancelInvoice
      await cancelInvoice(id)
      throw new ErpError("ambiguous", "no answer")
    }
    expect(await change()).toMatchObject({ state: "done", erp_invoice_id: "1", replaces: ["0"] })
    expect(erp.invoices.map(({ state }) => state)).toEqual(["cancelled", "open"])
  })

  it("touches no unpaid invoice that an earlier credit is set off against", async () => {
    const { change, erp } = withChange(0, 4_000, { setOff: { 0: 5_000 } })
    expect(await change()).toMatchObject({ state: "credit", credit: 6_000, set_off: { 0: 5_000 } })
    expect(erp.invoices.map(({ state }) => state)).toEqual(["open"])
  })

  it.each([
    ["not paid", 0, { state: "credit", credit: 3_000, set_off: { 0: 3_000 } }],
    ["paid but for a part of it", 8_000, { state: "credit", credit: 3_000, set_off: { 0: 2_000 } }],
    ["paid", 10_000, { state: "credit", credit: 3_000, set_off: {} }],
  ])("gives a deposit back of an invoice that is %s", async (_case, received, expected) => {
    const { change, erp } = withChange(received, null, { refunded: 3_000, heldIn: ["0"] })
    expect(await change()).toMatchObject(expected)
    expect(erp.invoices.map(({ state }) => state)).toEqual(["open"])
  })

  it.each([
    ["the shop doesn't know", []],
    ["is gone from the ERP", ["7"]],
  ])("says nothing of what is paid of a deposit whose invoice %s", async (_case, heldIn) => {
    const { change } = withChange(0, null, { refunded: 3_000, heldIn })
    expect(await change()).toMatchObject({ state: "credit", credit: 3_000, set_off: null })
  })

  it("is told as a credit after it was told as late", async () => {
    const { change } = withChange(10_000, 4_000)
    const told = { alarm: "late", alarmed_at: new Date(0) }
    expect(await change(told)).toMatchObject({ alarm: "credit", alarmed_at: null })
  })
})

const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fate>("well") },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Fate>("busy", "limited", "locked", "lost-before", "lost-after", "lost-late", "killed"),
  },
)

it("has every document exactly once in the end, whatever fails in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 150 }),
      fc.integer({ min: 1, max: 6 }),
      fc.nat({ max: 14_000 }),
      fc.nat({ max: 14_000 }),
      async (fates, orders, lateMs, lagMs) => {
        const { erp, store, orderRow, workUntilDone } = world({ fates, lateMs, lagMs })
        for (let order = 1; order <= orders; order++) orderRow(`W-${order}`, `firma-${order % 2}`)
        await workUntilDone()
        const titles = [...store.rows.keys()].map((id) => `Webshop ${id}`).sort()
        expect([...store.rows.values()].map(({ state }) => state)).toEqual(Array(orders).fill("done"))
        expect(erp.orders.map(({ title }) => title).sort()).toEqual(titles)
        expect(erp.invoices.map(({ title }) => title).sort()).toEqual(titles)
        expect(erp.invoices.every(({ state, tag }) => state === "open" && tag !== null)).toBe(true)
        expect(erp.contacts).toHaveLength(Math.min(orders, 2))
      },
    ),
    { numRuns: 300 },
  )
})
