import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { circuitBreaker } from "../store/circuit-breaker"
import { claimContact, releaseContact, saveContact } from "../store/contacts"
import { LeaseLost, type MirrorRow } from "../store/mirror-row"
import { giveBack, insertOrderRow, leaseNext, saveStep } from "../store/mirror-rows"
import { letGoOn, lockRow, markSettled, mayGoOn } from "../store/staff"
import { emptyTables, freshErpDatabase, withOrder } from "./support/erp-database"

let db: Knex
beforeAll(async () => {
  db = await freshErpDatabase()
})
beforeEach(() => emptyTables(db))
afterAll(() => db?.destroy())

let tokens = 0
const lease = (ms = 60_000) => {
  tokens += 1
  return { token: `lease-${tokens}`, ms }
}
const inBexio = () => ({ ...lease(), erp: "bexio" })
const next = (ms?: number) => leaseNext(db, lease(ms), { isProbe: false })
const rowOf = async (id: string) => (await db<MirrorRow>("erp_mirror").where({ id }).first()) as MirrorRow
const withChange = (order_id: string, serial: number) =>
  db("erp_mirror").insert({
    id: `${order_id}-${serial}`,
    kind: "extension",
    order_id,
    serial,
    change_id: `${order_id}-${serial}`,
  })

describe("leases", () => {
  it("give each row to one process, the oldest first", async () => {
    for (const order of ["a", "b", "c"]) await withOrder(db, order)
    const [first] = [await next()]
    expect(first?.order_id).toBe("a")
    const taken = await Promise.all(Array.from({ length: 10 }, () => next()))
    expect(
      taken
        .map((row) => row?.order_id)
        .filter(Boolean)
        .sort(),
    ).toEqual(["b", "c"])
  })

  it("pass to another process when they end, and the first can't store anything any more", async () => {
    await withOrder(db, "a")
    const slow = (await next(0)) as MirrorRow
    const taken = (await next()) as MirrorRow
    expect(taken.id).toBe(slow.id)
    await expect(saveStep(db, slow, { state: "contact" }, 1_000)).rejects.toThrow(LeaseLost)
    await giveBack(db, slow, { state: "parked" }, 0)
    expect(await rowOf(slow.id)).toMatchObject({ state: "new", lease_token: taken.lease_token })
  })

  it("last as long as steps are stored", async () => {
    await withOrder(db, "a")
    const row = (await next(0)) as MirrorRow
    await saveStep(db, row, { state: "contact", contact_id: "7" }, 60_000)
    expect(await next()).toBeNull()
  })

  it("leave a failed row alone until it is due, but for a probe", async () => {
    await withOrder(db, "a")
    await withOrder(db, "b")
    await giveBack(db, (await next()) as MirrorRow, { attempts: 1 }, 60_000)
    await giveBack(db, (await next()) as MirrorRow, { attempts: 1 }, 60_000)
    expect(await next()).toBeNull()
    const probed = await leaseNext(db, lease(), { isProbe: true })
    expect(probed?.order_id, "whose last attempt is longest ago").toBe("a")
  })

  it("make an order's changes wait for what came before them", async () => {
    await withOrder(db, "a")
    await withChange("a", 2)
    await withChange("a", 3)
    const own = (await next()) as MirrorRow
    expect(await next()).toBeNull()
    await giveBack(db, own, { state: "parked" }, 0)
    expect(await next(), "a parked order").toBeNull()
    await db("erp_mirror").where({ id: own.id }).update({ state: "done" })
    const second = (await next()) as MirrorRow
    expect(second.serial).toBe(2)
    await giveBack(db, second, { state: "credit" }, 0)
    expect((await next())?.serial).toBe(3)
  })

  it("are given to the checkout itself while the ERP may be asked", async () => {
    const order = { orderId: "a", customerId: "cus_1", lease: lease() }
    expect((await insertOrderRow(db, order)).rows[0].lease_token).toBe(order.lease.token)
    await db("erp_gate").update({ reason: "down", closed_until: new Date() })
    expect((await insertOrderRow(db, { ...order, orderId: "b" })).rows[0].lease_token).toBeNull()
  })

  it("say with each step that is stored whether a success has something to tell", async () => {
    await withOrder(db, "a")
    const row = (await next()) as MirrorRow
    const isTroubled = async () => (await saveStep(db, row, { contact_id: "7" }, 60_000)).is_troubled
    expect(await isTroubled()).toBe(false)
    await circuitBreaker.countFailure(db, { rest: 60_000 })
    expect(await isTroubled()).toBe(true)
    await circuitBreaker.close(db, { isProbe: false })
    expect(await isTroubled()).toBe(false)
  })
})

it("keeps one row per order and per change", async () => {
  await withOrder(db, "a")
  await expect(withOrder(db, "a")).rejects.toThrow(/unique/)
  await withChange("a", 2)
  await expect(
    db("erp_mirror").insert({ id: "x", kind: "extension", order_id: "b", serial: 2, change_id: "a-2" }),
  ).rejects.toThrow(/unique/)
})

describe("a customer's contact", () => {
  it("is made by one process, and then everybody's", async () => {
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimContact(db, "cus_1", inBexio())))
    const mine = claims.filter((claim) => claim !== null)
    expect(mine).toHaveLength(1)
    await saveContact(db, mine[0], { contact_id: "42" })
    expect((await claimContact(db, "cus_1", inBexio()))?.contact_id).toBe("42")
  })

  it("goes to the next one with its doubt when it was not made", async () => {
    const first = (await claimContact(db, "cus_1", inBexio()))!
    const at = new Date()
    await saveContact(db, first, { doubt_lookups: 0, doubt_at: at })
    expect(await claimContact(db, "cus_1", inBexio())).toBeNull()
    await releaseContact(db, first)
    expect(await claimContact(db, "cus_1", inBexio())).toMatchObject({
      contact_id: null,
      doubt_lookups: 0,
      doubt_at: at,
    })
    await expect(saveContact(db, first, { contact_id: "1" })).rejects.toThrow(LeaseLost)
  })

  it("is looked for anew, by one process, once the shop has another ERP", async () => {
    const inJson = () => ({ ...lease(), erp: "json" })
    await saveContact(db, (await claimContact(db, "cus_1", inBexio()))!, { contact_id: "42" })
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimContact(db, "cus_1", inJson())))
    const [mine, ...others] = claims.filter((claim) => claim !== null)
    expect(others).toEqual([])
    expect(mine.contact_id).toBeNull()
    await saveContact(db, mine, { contact_id: "json:42" })
    expect((await claimContact(db, "cus_1", inJson()))?.contact_id).toBe("json:42")
  })
})

describe("staff", () => {
  const parked = async () => {
    const { id } = await withOrder(db, "a")
    const written = { contact_id: "1", erp_order_id: "2", alarm: "parked", alarmed_at: new Date(), attempts: 3 }
    await db("erp_mirror")
      .where({ id })
      .update({ state: "parked", ...written })
    return id
  }

  it("let a parked row go on where it stopped", async () => {
    const id = await parked()
    const row = await lockRow(db, id)
    expect(row).toMatchObject({ state: "parked", is_busy: false })
    expect(row && mayGoOn(row)).toBe(true)
    if (row) await letGoOn(db, row)
    expect(await rowOf(id)).toMatchObject({ state: "contact", attempts: 0, alarm: null })
    expect((await next())?.id).toBe(id)
    expect(await lockRow(db, id), "while somebody is at it").toMatchObject({ is_busy: true })
    expect(await lockRow(db, "unknown")).toBeNull()
  })

  it.each([
    ["looked for anew where no order is written for it", { erp_order_id: null }, null],
    ["kept where the order is written", { erp_order_id: "2" }, "1"],
    ["kept where the order may be written", { erp_order_id: null, doubt_lookups: 1, doubt_at: new Date() }, "1"],
  ])("let a parked row go on, whose contact is %s", async (_case, written, contact_id) => {
    const id = await parked()
    await saveContact(db, (await claimContact(db, "cus_1", inBexio()))!, { contact_id: "1" })
    await db("erp_mirror").where({ id }).update(written)
    await letGoOn(db, (await lockRow(db, id))!)
    expect(await claimContact(db, "cus_1", inBexio())).toMatchObject({ contact_id })
  })

  it.each([
    ["since its order was paid without an ERP is billed after all", "paid_apart", true],
    ["otherwise stays closed", null, false],
  ])("let a row go on or not: what was closed %s", async (_case, last_error_class, isBilled) => {
    const { id } = await withOrder(db, "a")
    await db("erp_mirror").where({ id }).update({ state: "done", last_error_class })
    const row = (await lockRow(db, id))!
    expect(mayGoOn(row)).toBe(isBilled)
    await letGoOn(db, row)
    expect(await rowOf(id)).toMatchObject({ state: "new", is_overruled: isBilled })
  })

  it("close a row that they settled by hand, so that the order's changes go on", async () => {
    const id = await parked()
    await withChange("a", 2)
    expect(await next()).toBeNull()
    await markSettled(db, id, { staffId: "user_1", note: "Von Hand verbucht", document: null })
    expect(await rowOf(id)).toMatchObject({
      state: "done",
      solved_by: "user_1",
      settled_note: "Von Hand verbucht",
      alarm: null,
    })
    expect((await next())?.serial).toBe(2)
  })
})
