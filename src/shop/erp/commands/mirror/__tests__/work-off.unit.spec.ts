import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { erpTimes } from "#config/erp-times"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import type { ErpDocument, ErpParty, ErpProvider } from "#shop/erp/data/provider"
import { isResting } from "#shop/erp/data/rules/mirror-state"
import type { MirrorRow } from "#shop/erp/data/store/mirror-row"
import type { MirrorContent, MirrorContext } from "../context"
import { workOff } from "../work-off"
import { MemoryStore } from "./memory-store"
import { type Fate, Killed, ModelErp } from "./model-erp"

const times = erpTimes.parse({})
const DAY = "2026-11-24" as CalendarDay

const partyOf = (customer: string): ErpParty => ({
  ...{ company: customer, uid: null, sector: null, firstName: "Anna", lastName: "Muster", address: "Weg 1" },
  ...{ postalcode: "9000", city: "St. Gallen", country: "CH", email: `${customer}@example.ch`, phone: "" },
})

function documentOf(row: MirrorRow, total: number): ErpDocument {
  const party = partyOf(row.customer_id as string)
  const title = row.serial === 1 ? `Webshop ${row.order_id}` : `Webshop ${row.order_id}-${row.serial}`
  const printed = { date: DAY, customerReference: "", billing: party, shipping: party, positions: [] }
  return { ...printed, title, tag: `shop:${row.id}`, total, vatPermille: 81 }
}

interface World {
  fates?: Fate[]
  lateMs?: number
  lagMs?: number
  contentOf?(row: MirrorRow): Partial<MirrorContent>
}

/** A shop's mirror next to a model of an ERP, and a clock that stands unless it is moved. */
function world({ fates = [], lateMs = 0, lagMs = 0, contentOf }: World = {}) {
  const clock = { ms: 0 }
  const store = new MemoryStore(() => clock.ms)
  const erp = new ModelErp({ now: () => clock.ms, fate: () => fates.shift() ?? "well", lateMs, lagMs })
  const context: MirrorContext = {
    provider: erp.provider as ErpProvider,
    store,
    times,
    isIssuing: true,
    contentOf: async (row) => ({
      customerId: row.customer_id as string,
      party: partyOf(row.customer_id as string),
      document: documentOf(row, 10_000),
      dueDate: DAY,
      replaces: [],
      credited: 0,
      ...contentOf?.(row),
    }),
    now: () => new Date(clock.ms),
    random: () => 0.5,
    log: () => {},
  }
  const orderRow = (id: string, customer_id = "firma") =>
    store.add({ id, kind: "order", order_id: id, serial: 1, customer_id })
  const turn = (id: string) => workOff(context, store.lease(id))
  const rowOf = (id: string) => store.rows.get(id)!

  /** Works as the loop does, whatever happens, until nothing is left to do. @returns turns taken */
  async function workUntilDone(): Promise<number> {
    for (let turns = 0; turns < 2_000; turns++) {
      const waiting = [...store.rows.values()].filter(({ state }) => !isResting(state))
      if (waiting.length === 0) return turns
      const dueAt = ({ dueAt, leasedUntil }: (typeof waiting)[number]) => Math.max(dueAt, leasedUntil, store.openUntil)
      const next = waiting.reduce((first, row) => (dueAt(row) < dueAt(first) ? row : first))
      clock.ms = Math.max(clock.ms, dueAt(next)) + 1
      await turn(next.id).catch((error) => {
        if (!(error instanceof Killed)) throw error
      })
    }
    throw new Error("It never ends")
  }
  return { clock, store, erp, context, orderRow, turn, rowOf, workUntilDone }
}

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

describe("a change of an order", () => {
  const withChange = (received: number, total: number | null) => {
    const replaces: string[] = []
    const made = world({
      contentOf: (row) =>
        row.serial === 1 ? {} : { document: total === null ? null : documentOf(row, total), replaces },
    })
    made.orderRow("W-1")
    const change = async () => {
      await made.turn("W-1")
      made.erp.invoices[0].received = received
      replaces.push("0")
      made.store.add({ id: "c", kind: "cancellation", order_id: "W-1", serial: 2, customer_id: "firma" })
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
    ["paid in full", 10_000, 4_000, { state: "credit", credit: 6_000, alarm: "credit" }],
    ["paid in part", 1, 4_000, { state: "credit", credit: 6_000, alarm: "credit" }],
    ["paid, with nothing to give back", 10_000, 10_000, { state: "done", alarm: null }],
  ])("touches no invoice that is %s", async (_case, received, total, expected) => {
    const { change, erp } = withChange(received, total)
    expect(await change()).toMatchObject(expected)
    expect(erp.invoices.map(({ state }) => state)).toEqual(["open"])
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
