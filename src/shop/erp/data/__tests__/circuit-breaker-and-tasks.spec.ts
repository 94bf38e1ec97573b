import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { CalendarDay } from "#kernel/calendar-day"
import type { ErpInvoice } from "../provider"
import { circuitBreaker } from "../store/circuit-breaker"
import { forgetInvoice, invoicesToRead, keepInvoice, unlistedInvoices } from "../store/invoices"
import { finishTask, takeTask } from "../store/tasks"
import { emptyTables, freshErpDatabase, withOrder } from "./support/erp-database"

let db: Knex
beforeAll(async () => {
  db = await freshErpDatabase()
})
beforeEach(() => emptyTables(db))
afterAll(() => db?.destroy())

const times = { rest: 60_000, authRest: 60_000 }
const look = async () => (await circuitBreaker.check(db, times)).state
const restIsOver = () => db("erp_gate").update({ closed_until: new Date(Date.now() - 1_000) })
const fail = async (count: number) => {
  for (let failure = 0; failure < count; failure++) await circuitBreaker.countFailure(db, times)
}

describe("the circuit breaker", () => {
  it("is closed, also after a few failures", async () => {
    expect(await circuitBreaker.check(db, times)).toEqual({ state: "closed", reason: null, isTroubled: false })
    await fail(4)
    expect(await circuitBreaker.check(db, times)).toEqual({ state: "closed", reason: null, isTroubled: true })
  })

  it("opens after five failures in a row; then one process at a time may probe", async () => {
    await fail(5)
    expect(await look()).toBe("open")
    await restIsOver()
    expect(await circuitBreaker.isClosed(db), "asking that takes nobody's probe").toBe(false)
    const looks = await Promise.all(Array.from({ length: 6 }, look))
    expect(looks.filter((state) => state === "half_open")).toHaveLength(1)
    expect(looks.filter((state) => state === "open")).toHaveLength(5)
  })

  it("closes with a success, and rows that waited after failures are due", async () => {
    const { id } = await withOrder(db, "a")
    const { id: doubtful } = await withOrder(db, "b")
    const later = new Date(Date.now() + 3_600_000)
    await db("erp_mirror").update({ next_attempt_at: later })
    await db("erp_mirror").where({ id: doubtful }).update({ doubt_lookups: 1, doubt_at: new Date() })
    await fail(5)
    await circuitBreaker.close(db, { isProbe: false })
    expect(await circuitBreaker.check(db, times)).toEqual({ state: "closed", reason: null, isTroubled: false })
    const due = await db("erp_mirror").where("next_attempt_at", "<", later).pluck("id")
    expect(due).toEqual([id])
  })

  it("stays open for a refused login until a probe succeeds, whatever else happens", async () => {
    await circuitBreaker.open(db, "auth", 60_000)
    await circuitBreaker.open(db, "rate_limit", 1)
    await fail(5)
    await circuitBreaker.close(db, { isProbe: false })
    expect(await look()).toBe("open")
    await restIsOver()
    expect(await look()).toBe("half_open")
    await circuitBreaker.close(db, { isProbe: true })
    expect(await look()).toBe("closed")
  })

  it("is open for a limit as long as the ERP said, then closed for all", async () => {
    await circuitBreaker.open(db, "rate_limit", 60_000)
    await circuitBreaker.close(db, { isProbe: false })
    expect(await look()).toBe("open")
    await restIsOver()
    expect(await Promise.all([look(), look()])).toEqual(["closed", "closed"])
  })
})

describe("a task", () => {
  it("is one process's, and due again when its time has come", async () => {
    const taken = await Promise.all(Array.from({ length: 5 }, () => takeTask(db, "sweep", 60_000)))
    expect(taken.filter(Boolean)).toEqual([{ watermark: null }])
    const watermark = new Date("2026-11-24T08:00:00Z")
    await finishTask(db, "sweep", { everyMs: 0, watermark })
    expect(await takeTask(db, "sweep", 60_000)).toEqual({ watermark })
    await finishTask(db, "sweep", { everyMs: 60_000, watermark: null })
    expect(await takeTask(db, "sweep", 60_000)).toBeNull()
  })

  it("passes to another process when the first died with it", async () => {
    expect(await takeTask(db, "sweep", 0)).not.toBeNull()
    expect(await takeTask(db, "sweep", 0)).not.toBeNull()
  })
})

describe("an invoice", () => {
  const day = "2026-11-24" as CalendarDay
  const invoice = (id: string, more: Partial<ErpInvoice> = {}): ErpInvoice => ({
    ...{
      id,
      number: `RE-${id}`,
      contactId: "7",
      title: "Webshop W-1",
      tag: null,
      state: "open",
      date: day,
      dueDate: day,
    },
    ...{ net: 9_250, vat: 749, total: 10_000, received: 0, changedAt: "1", positions: [], ...more },
  })
  const ownerOf = async (id: string) => {
    const { order_id, customer_id } = await db("erp_invoice").where({ id }).first()
    return [order_id, customer_id]
  }
  const contact = (customer_id: string) => db("erp_contact").insert({ customer_id, contact_id: "7" })

  it("belongs to the order whose row names it, else to the contact's one customer, else to nobody", async () => {
    await contact("cus_1")
    await withOrder(db, "a", "cus_9")
    await db("erp_mirror").update({ erp_invoice_id: "1" })
    for (const id of ["1", "2"]) await keepInvoice(db, invoice(id))
    expect(await ownerOf("1")).toEqual(["a", "cus_9"])
    expect(await ownerOf("2")).toEqual([null, "cus_1"])
    await contact("cus_2")
    await keepInvoice(db, invoice("2"))
    expect(await ownerOf("2")).toEqual([null, null])
  })

  it("is read again when it is new or has changed, and only if it concerns a customer of the shop", async () => {
    await contact("cus_1")
    for (const id of ["same", "paid", "touched", "forgotten"]) await keepInvoice(db, invoice(id))
    await forgetInvoice(db, "forgotten")
    const told = [
      invoice("same"),
      invoice("forgotten"),
      invoice("paid", { state: "paid", received: 10_000 }),
      invoice("touched", { changedAt: "2" }),
      invoice("new"),
      invoice("foreign", { contactId: "99" }),
    ]
    expect((await invoicesToRead(db, told)).sort()).toEqual(["forgotten", "new", "paid", "touched"])
    expect(await invoicesToRead(db, [])).toEqual([])
  })

  it("is read one by one where the shop holds it as unpaid and this ERP's list lacks it, the longest unread first", async () => {
    const held = ["listed", "later", "first", "abacus:1", "paid"]
    for (const id of held) await keepInvoice(db, invoice(id, { state: id === "paid" ? "paid" : "open" }))
    await db("erp_invoice")
      .where({ id: "first" })
      .update({ updated_at: new Date(0) })
    expect(await unlistedInvoices(db, "bexio", [invoice("listed")])).toEqual(["first", "later"])
  })
})
