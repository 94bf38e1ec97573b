import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffProductParts } from "#shop/parts/wire/staff-parts"
import { sql } from "../harness"
import { unreadableAudit } from "../harness/audit"
import { staffAs } from "../harness/staff-session"
import { admin, allAtHome, handoverOf, ordered, startHandovers } from "./handover-support"
import { allPartsThere, outWithSet, partOf } from "./parts-support"

let productId: string
let sharingId: string
beforeAll(async () => {
  await startHandovers()
  const idOf = async (handle: string) =>
    (await sql<{ id: string }>("select id from product where handle = $1", handle))[0].id
  productId = await idOf("miete-blk-3d")
  sharingId = await idOf("miete-icon-icr70")
})
beforeEach(async () => {
  await allPartsThere()
  await allAtHome()
})

type Answer = Record<string, string[]> & { id: string; version: number }
const list = async (id = productId) =>
  (await admin<StaffProductParts>("GET", `/admin/rental/products/${id}/parts`)).body
const NEW = { name: "Fernbedienung", quantity: 1, price_rappen: 14_950, is_tracked: false, pool_id: null }
const add = (body: object, id = productId) =>
  admin<Answer>("POST", `/admin/rental/products/${id}/parts`, { ...NEW, ...body })
const change = (id: string, body: object) => admin<Answer>("POST", `/admin/rental/parts/${id}`, body)
const withdraw = (id: string) => admin("DELETE", `/admin/rental/parts/${id}`)
const namesOf = async (id = productId) => (await list(id)).parts.map(({ name }) => name)

describe("a product's parts", () => {
  it("are added at the end, changed, ordered and taken away, each in the audit", async () => {
    const before = await namesOf()
    const { status, body } = await add({})
    expect(status).toBe(200)
    expect(await namesOf()).toEqual([...before, "Fernbedienung"])
    await change(body.id, { name: "Fernbedienung Pro", quantity: 2, price_rappen: 20_000, version: 1 })
    const changed = (await list()).parts.at(-1)
    expect(changed).toMatchObject({ name: "Fernbedienung Pro", quantity: 2, price_rappen: 20_000, version: 2 })
    const [first] = (await list()).parts
    const move = { id: body.id, before: first.id }
    expect((await admin("POST", `/admin/rental/products/${productId}/parts/order`, move)).status).toBe(200)
    expect(await namesOf()).toEqual(["Fernbedienung Pro", ...before])
    expect((await withdraw(body.id)).status).toBe(200)
    expect((await withdraw(body.id)).status).toBe(404)
    expect(await namesOf()).toEqual(before)
    const actions = await sql<{ action: string }>(
      "select action from audit_entry where subject_id = $1 and action like 'rental.part-%' order by created_at",
      productId,
    )
    expect(actions.map(({ action }) => action)).toEqual([
      "rental.part-add",
      "rental.part-change",
      "rental.part-move",
      "rental.part-withdraw",
    ])
  })

  it("are asked for at the next hand-over", async () => {
    const { body } = await add({ name: "Leiter" })
    const rental = await ordered("blk-3d")
    expect(partOf(await handoverOf(rental.id), "Leiter")).toMatchObject({
      quantity: 1,
      price: "149.50",
      is_tracked: false,
    })
    await withdraw(body.id)
    expect((await handoverOf(rental.id)).parts.map(({ name }) => name)).not.toContain("Leiter")
  })

  it.each([
    ["no name", { name: " " }, "name"],
    ["none of it", { quantity: 0 }, "quantity"],
    ["a hundred", { quantity: 100 }, "quantity"],
    ["half a piece", { quantity: 1.5 }, "quantity"],
    ["a price below nothing", { price_rappen: -1 }, "price_rappen"],
    ["no price", { price_rappen: null }, "price_rappen"],
    ["pieces that there aren't", { is_tracked: true, pool_id: "ppool_none" }, "pool_id"],
  ])("refuse %s", async (_case, body, field) => {
    const answer = await add(body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it("are of rental products, and of those who may", async () => {
    expect((await add({}, "prod_none")).status).toBe(404)
    const counter = await staffAs("counter")
    const answers = await Promise.all([
      counter.call("GET", `/admin/rental/products/${productId}/parts`),
      counter.call("POST", `/admin/rental/products/${productId}/parts`, NEW),
      counter.call("DELETE", "/admin/rental/parts/spart_none"),
      counter.call("POST", "/admin/rental/part-items/pitem_none", {}),
    ])
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect((await counter.call("GET", "/admin/rental/open-parts")).status).toBe(200)
  })

  it("aren't overwritten by who read an older version", async () => {
    const { body } = await add({ name: "Kabel" })
    const changed = { name: "Kabel 5 m", quantity: 1, price_rappen: 1_000 }
    expect((await change(body.id, { ...changed, version: 1 })).status).toBe(200)
    expect((await change(body.id, { ...changed, version: 1 })).status).toBe(200)
    const late = await change(body.id, { ...changed, name: "Kabel 9 m", version: 1 })
    expect([late.status, late.body.version]).toEqual([409, 2])
    await withdraw(body.id)
  })
})

describe("pieces with serial numbers", () => {
  const addItem = (poolId: string, body: object) =>
    admin<Answer>("POST", `/admin/rental/part-pools/${poolId}/items`, { unit_id: null, state: "ok", ...body })
  const changeItem = (id: string, body: object) => admin<Answer>("POST", `/admin/rental/part-items/${id}`, body)

  it("are shared by products, with one name and one price", async () => {
    const own = (await add({ name: "Prisma", is_tracked: true })).body.id
    const poolId = (await list()).parts.find(({ id }) => id === own)?.pool_id as string
    expect((await list(sharingId)).pools).toContainEqual({ id: poolId, name: "Prisma", price_rappen: 14_950 })
    const shared = (await add({ is_tracked: true, pool_id: poolId }, sharingId)).body.id
    expect((await add({ is_tracked: true, pool_id: poolId }, sharingId)).body).toHaveProperty("pool_id")
    await change(shared, { name: "Rundprisma", quantity: 2, price_rappen: 30_000, version: 1 })
    expect((await list()).parts.find(({ id }) => id === own)).toMatchObject({
      ...{ name: "Rundprisma", price_rappen: 30_000, quantity: 1, shared_with: 1 },
    })
    await Promise.all([withdraw(own), withdraw(shared)])
  })

  it("keep the price that a colleague gave them in another product's list", async () => {
    const own = (await add({ name: "Mast", is_tracked: true })).body.id
    const pool_id = (await list()).parts.find(({ id }) => id === own)?.pool_id
    const shared = (await add({ is_tracked: true, pool_id }, sharingId)).body.id
    const open = { name: "Mast", quantity: 2, price_rappen: 14_950, version: 1 }
    expect((await change(shared, { ...open, quantity: 1, price_rappen: 30_000 })).status).toBe(200)
    const late = await change(own, open)
    expect([late.status, late.body.version]).toEqual([409, 2])
    expect((await change(own, { ...open, price_rappen: 30_000, version: 2 })).status).toBe(200)
    expect((await change(shared, { ...open, price_rappen: 30_000, version: 2 })).status).toBe(200)

    const both = [
      change(own, { ...open, price_rappen: 31_000, version: 3 }),
      change(shared, { ...open, price_rappen: 32_000, version: 3 }),
    ]
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all([withdraw(own), withdraw(shared)])
  })

  it("have one number each, and may belong to one unit of the products that they go with", async () => {
    const own = (await add({ name: "Sonde", is_tracked: true })).body.id
    const poolId = (await list()).parts.find(({ id }) => id === own)?.pool_id as string
    const [unit] = await sql<{ id: string }>("select id from rental_unit where product_id = $1 limit 1", productId)
    const [other] = await sql<{ id: string }>("select id from rental_unit where product_id = $1 limit 1", sharingId)
    const first = await addItem(poolId, { serial_number: "SON-1", unit_id: unit.id })
    expect(first.status).toBe(200)
    expect((await addItem(poolId, { serial_number: "son-1" })).body).toHaveProperty("serial_number")
    expect((await addItem(poolId, { serial_number: "SON-2", unit_id: other.id })).body).toHaveProperty("unit_id")
    expect((await addItem("ppool_none", { serial_number: "SON-3" })).status).toBe(404)
    expect((await addItem(poolId, { serial_number: "SON-4", state: "lost" })).body).toHaveProperty("state")
    const retired = { serial_number: "SON-1", unit_id: unit.id, state: "retired", version: 1 }
    expect((await changeItem(first.body.id, retired)).status).toBe(200)
    expect((await addItem(poolId, { serial_number: "SON-1" })).status).toBe(200)
    await withdraw(own)
  })

  it("stay as they are while a customer has them", async () => {
    await outWithSet(["STATIV-06"])
    const [item] = await sql<{ id: string; version: number }>(
      "select id, version from part_item where serial_number = 'STATIV-06'",
    )
    const answer = await changeItem(item.id, {
      serial_number: "STATIV-06",
      unit_id: null,
      state: "repair",
      version: item.version,
    })
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { non_field_errors: [expect.stringContaining("beim Kunden")] },
    ])
  })

  it("and their lists are told in the audit in words", async () => {
    expect(await unreadableAudit()).toEqual([])
  })
})
