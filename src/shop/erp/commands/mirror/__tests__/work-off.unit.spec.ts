import { describe, expect, it } from "vitest"
import { addDays } from "#kernel/calendar-day"
import { ErpError } from "#shop/erp/data/provider"
import { workOff } from "../work-off"
import { DAY, documentOf, times, world } from "./mirror-world"
import type { Fate } from "./model-erp"

describe("an order's way into the ERP", () => {
  it("makes contact, order and invoice, tags and issues it, and keeps what the ERP says", async () => {
    const { erp, store, orderRow, turn, rowOf } = world()
    orderRow("W-1")
    expect(await turn("W-1")).toBe("finished")
    expect(rowOf("W-1")).toMatchObject({
      state: "done",
      erp_order_number: "AU-0",
      erp_invoice_number: "RE-0",
      alarm: null,
    })
    expect(erp.contacts).toHaveLength(1)
    expect(erp.orders).toMatchObject([{ title: "Webshop W-1", total: 10_000 }])
    expect(erp.invoices).toMatchObject([{ title: "Webshop W-1", tag: "shop:W-1", state: "open" }])
    expect(store.invoices.get("0")).toMatchObject({ state: "open", total: 10_000 })
  })

  it("is a confirmation without an invoice where nothing is to be paid", async () => {
    const { erp, orderRow, turn, rowOf } = world({ contentOf: (row) => ({ document: documentOf(row, 0) }) })
    orderRow("W-1")
    await turn("W-1")
    expect(rowOf("W-1")).toMatchObject({ state: "done", erp_order_number: "AU-0", erp_invoice_id: null })
    expect(erp.invoices).toEqual([])
  })

  it("is one contact for all orders of a customer", async () => {
    const { erp, orderRow, workUntilDone } = world()
    for (const id of ["W-1", "W-2", "W-3"]) orderRow(id)
    orderRow("W-4", "andere")
    await workUntilDone()
    expect(erp.contacts.map(({ key }) => key)).toEqual(["firma@example.ch", "andere@example.ch"])
  })

  it("says that the ERP is back only after an answer of it, not for what the shop knows itself", async () => {
    const fates: Fate[] = []
    const { context, store, orderRow, turn } = world({ fates })
    orderRow("W-1")
    await turn("W-1")
    orderRow("W-2")
    fates.push("locked")
    store.isTroubled = true
    const probe = () => workOff(context, store.lease("W-2"), { isProbe: true })
    expect([await probe(), store.reopened]).toEqual(["later", 0])
    expect([await probe(), store.reopened]).toEqual(["finished", 1])
  })

  it("says that the ERP is back of what has failed elsewhere since the work began", async () => {
    const { context, store, orderRow, turn } = world()
    orderRow("W-1")
    const { createOrder } = context.provider
    context.provider.createOrder = async (...order) => {
      store.isTroubled = true
      return createOrder(...order)
    }
    await turn("W-1")
    expect(store.reopened).toBe(1)
  })

  // find contact, make contact, find order, make order, make invoice, tag, issue, read
  const calls = ["contact's look-up", "contact", "order's look-up", "order", "invoice", "tag", "issue", "last look"]
  const losses: Fate[] = ["lost-before", "lost-after", "lost-late", "killed"]
  const cases = calls.flatMap((call, index) => losses.map((fate) => [fate, call, index] as const))
  it.each(cases)("is one of each after %s at the %s", async (fate, _call, index) => {
    const fates: Fate[] = [...Array(index).fill("well"), fate]
    const { erp, orderRow, workUntilDone, rowOf, clock } = world({ fates, lateMs: 20_000, lagMs: 5_000 })
    orderRow("W-1")
    await workUntilDone()
    expect(rowOf("W-1")).toMatchObject({ state: "done", doubt_at: null })
    expect([erp.contacts.length, erp.orders.length, erp.invoices.length]).toEqual([1, 1, 1])
    expect(clock.ms).toBeLessThan(times.lease + 4 * times.verify)
  })

  it("looks twice, half a minute apart, before a lost order is sent again", async () => {
    const { erp, orderRow, turn, rowOf, clock } = world({ fates: ["well", "well", "well", "lost-before"] })
    orderRow("W-1")
    expect(await turn("W-1")).toBe("later")
    clock.ms = 100
    expect(await turn("W-1")).toBe("later")
    expect(rowOf("W-1")).toMatchObject({ doubt_lookups: 1, dueAt: 30_100 })
    clock.ms = 30_099
    expect(await turn("W-1")).toBe("later")
    expect(erp.orders).toHaveLength(0)
    clock.ms = 30_100
    expect(await turn("W-1")).toBe("finished")
    expect(erp.orders).toHaveLength(1)
  })

  it.each<[string, Fate, object]>([
    ["a refused login stops all and is nobody's attempt", "locked", { attempts: 0, last_error_class: "auth" }],
    ["a limit stops all and is nobody's attempt", "limited", { attempts: 0, last_error_class: "rate_limit" }],
    ["a busy ERP is asked again later", "busy", { attempts: 1, last_error_class: "transient", dueAt: 15_000 }],
  ])("%s", async (_case, fate, expected) => {
    const { orderRow, turn, rowOf } = world({ fates: ["well", "well", fate] })
    orderRow("W-1")
    expect(await turn("W-1")).toBe("later")
    expect(rowOf("W-1")).toMatchObject({ state: "contact", alarm: null, ...expected })
  })

  it("leaves drafts to staff where they issue them", async () => {
    const { erp, store, orderRow, turn, rowOf, context } = world()
    context.isIssuing = false
    orderRow("W-1")
    await turn("W-1")
    expect(rowOf("W-1").state).toBe("done")
    expect(erp.invoices[0].state).toBe("draft")
    expect(store.invoices.get("0")?.state).toBe("draft")
  })

  it.each(["tag", "issue"])(
    "is due by the day on which it is issued, after days without answers at the %s",
    async (call) => {
      const fates: Fate[] = [...Array(calls.indexOf(call)).fill("well"), "busy"]
      const later = addDays(DAY, 40)
      const made = world({ fates, contentOf: () => ({ dueDate: made.clock.ms > 0 ? later : DAY }) })
      made.orderRow("W-1")
      await made.turn("W-1")
      made.clock.ms = 40 * 86_400_000
      await made.turn("W-1")
      expect(made.erp.invoices).toMatchObject([{ state: "open", dueDate: later }])
    },
  )

  it("is due by the day on which it is issued, where it was left as a draft until the shop issued them itself", async () => {
    const fates: Fate[] = [...Array(calls.indexOf("issue")).fill("well"), "busy"]
    const later = addDays(DAY, 40)
    const made = world({ fates, contentOf: () => ({ dueDate: made.clock.ms > 0 ? later : DAY }) })
    made.context.isIssuing = false
    made.orderRow("W-1")
    await made.turn("W-1")
    expect(made.rowOf("W-1").state).toBe("issued")
    made.context.isIssuing = true
    made.clock.ms = 40 * 86_400_000
    await made.turn("W-1")
    expect(made.erp.invoices).toMatchObject([{ state: "open", dueDate: later }])
  })

  it("parks an order that comes to another total there, before it is invoiced", async () => {
    const { erp, orderRow, turn, rowOf, context } = world()
    const { createOrder } = context.provider
    context.provider.createOrder = async (document, contactId) => ({
      ...(await createOrder(document, contactId)),
      total: 9_995,
    })
    orderRow("W-1")
    await turn("W-1")
    expect(rowOf("W-1")).toMatchObject({ state: "parked", alarm: "parked", erp_order_id: "0" })
    expect(erp.invoices).toHaveLength(0)
  })

  it.each<[string, "orders" | "invoices", number]>([
    ["order", "orders", 0],
    ["invoice", "invoices", 1],
  ])(
    "parks it again, however often staff let it go on, while its %s comes to another total",
    async (_what, book, drafts) => {
      const { erp, orderRow, turn, rowOf, letGoOn, context } = world()
      const call = book === "orders" ? "createOrder" : "createInvoice"
      const create: (...of: never[]) => Promise<object> = context.provider[call]
      context.provider[call] = async (...of: never[]) => {
        const made = await create(...of)
        erp[book][0].total = 9_995
        return { ...made, total: 9_995 } as never
      }
      orderRow("W-1")
      for (let turns = 0; turns < 4; turns++) {
        await turn("W-1")
        expect(rowOf("W-1")).toMatchObject({ state: "parked", last_error: expect.stringContaining("9995") })
        letGoOn("W-1")
      }
      expect(erp.invoices.map(({ state }) => state)).toEqual(Array(drafts).fill("draft"))
      erp[book][0].total = 10_000
      await turn("W-1")
      expect(rowOf("W-1").state).toBe("done")
      expect([erp.orders.length, erp.invoices.map(({ state }) => state)]).toEqual([1, ["open"]])
    },
  )

  it("is invoiced from the order that is known, where staff gave it another title", async () => {
    const { erp, orderRow, turn, rowOf, letGoOn, context } = world()
    const { createInvoice } = context.provider
    context.provider.createInvoice = () => Promise.reject(new ErpError("permanent", "refused"))
    orderRow("W-1")
    await turn("W-1")
    expect(rowOf("W-1")).toMatchObject({ state: "parked", erp_order_id: "0" })
    context.provider.createInvoice = createInvoice
    erp.orders[0].title = "Muster AG"
    letGoOn("W-1")
    await turn("W-1")
    expect(rowOf("W-1").state).toBe("done")
    expect([erp.orders.length, erp.invoices.length]).toEqual([1, 1])
  })

  it("makes another invoice where staff have deleted the wrong draft", async () => {
    const { erp, orderRow, turn, rowOf, letGoOn, context } = world()
    orderRow("W-1")
    const { createInvoice } = context.provider
    context.provider.createInvoice = async (id) => ({ ...(await createInvoice(id)), total: 9_995 })
    await turn("W-1")
    expect(rowOf("W-1")).toMatchObject({ state: "parked", erp_invoice_id: "0" })
    context.provider.createInvoice = createInvoice
    erp.invoices.length = 0
    letGoOn("W-1")
    await turn("W-1")
    expect(rowOf("W-1").state).toBe("done")
    expect(erp.invoices).toMatchObject([{ state: "open", total: 10_000 }])
  })

  it("is told anew as parked after it was told as late", async () => {
    const { orderRow, turn, rowOf, context } = world()
    orderRow("W-1")
    Object.assign(rowOf("W-1"), { alarm: "late", alarmed_at: new Date(0) })
    context.provider.createOrder = () => Promise.reject(new ErpError("permanent", "refused"))
    await turn("W-1")
    expect(rowOf("W-1")).toMatchObject({ alarm: "parked", alarmed_at: null })
  })

  it("parks what fails through the shop's own fault", async () => {
    const { orderRow, turn, rowOf, context } = world()
    context.contentOf = () => Promise.reject(new TypeError("no address"))
    orderRow("W-1")
    await turn("W-1")
    expect(rowOf("W-1")).toMatchObject({
      state: "parked",
      alarm: "parked",
      last_error: "Fault in the shop: no address",
    })
  })

  it("leaves a row alone that another process has taken over", async () => {
    const { orderRow, store, context, rowOf } = world()
    orderRow("W-1")
    const slow = store.lease("W-1")
    store.lease("W-1")
    expect(await workOff(context, slow)).toBe("lost")
    expect(rowOf("W-1").state).toBe("new")
  })
})
