import path from "node:path"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { emptyDatabase } from "#tests/harness/module-database"
import { migrate } from "#tests/harness/module-migrations"
import type { Right } from "../../rules/rights"
import { insertCompany } from "../companies"
import { insertInvitation, openInvitationFor } from "../invitations"
import { deleteMember, insertMember, letGo, membershipOf, setRight, standingsOf } from "../members"
import { bringOrders, noteOrderOfCompany, orderContact, SEEN_ORDERS, seesOrder } from "../orders"

const UID = "CHE-900.100.391"

/** What of Medusa's and the accounts' tables the module's statements name. */
const OTHERS = `create table session_account (customer_id text primary key, deactivated_at timestamptz);
  create table customer (id text primary key, email text, deleted_at timestamptz);
  create table "order" (id text primary key, customer_id text, email text, deleted_at timestamptz)`

let db: Knex
beforeAll(async () => {
  db = await emptyDatabase("companies")
  await db.raw(OTHERS)
  await migrate(db, path.join(import.meta.dirname, "../migrations"))
})
afterAll(() => db?.destroy())
beforeEach(() =>
  db.raw(
    'truncate company_account, company_member, company_invitation, company_order, customer, "order", session_account',
  ),
)

/** A company of these people, whoever is named first is there longest. */
async function company(people: Record<string, Right>): Promise<string> {
  return db.transaction(async (trx) => {
    const id = await insertCompany(trx, { name: "Muster Holzbau AG", uid: UID })
    if (id === null) throw new Error("It is there already")
    for (const [index, [name, right]] of Object.entries(people).entries()) {
      await trx("customer").insert({ id: name, email: `${name}@example.ch` })
      await insertMember(trx, { customer_id: name, company_id: id, right })
      const joined = new Date(Date.UTC(2026, 10, 1 + index))
      await trx("company_member").where({ customer_id: name }).update({ created_at: joined })
    }
    return id
  })
}
const rightsIn = async (companyId: string) =>
  Object.fromEntries(
    (await db.transaction((trx) => standingsOf(trx, companyId))).map(({ customerId, right }) => [customerId, right]),
  )
const ordered = (id: string, by: string) => db("order").insert({ id, customer_id: by, email: `${by}@example.ch` })
const seenBy = async (customerId: string) => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(`${SEEN_ORDERS} order by 1`, { customerId })
  return rows.map(({ id }) => id)
}

describe("a company", () => {
  it("is there once for its number, and a customer is in one at most", async () => {
    const id = await company({ anna: "manage" })
    await db.transaction(async (trx) => {
      expect(await insertCompany(trx, { name: "Nochmals", uid: UID })).toBeNull()
    })
    const again = db.transaction((trx) => insertMember(trx, { customer_id: "anna", company_id: id, right: "order" }))
    await expect(again).rejects.toMatchObject({ code: "23505" })
  })

  it.each([
    ["goes", (trx: Knex.Transaction) => deleteMember(trx, "anna")],
    ["hands the right back", (trx: Knex.Transaction) => setRight(trx, "anna", "order")],
  ])("refuses that its only manager %s while others are there", async (_what, act) => {
    const id = await company({ anna: "manage", beat: "order" })
    await expect(db.transaction(async (trx) => act(trx))).rejects.toMatchObject({ code: "23514" })
    expect(await rightsIn(id)).toEqual({ anna: "manage", beat: "order" })
  })

  it("keeps one of two managers who go at the same time", async () => {
    const id = await company({ anna: "manage", beat: "manage", carla: "order" })
    const goes = await Promise.allSettled(
      ["anna", "beat"].map((name) => db.transaction(async (trx) => deleteMember(trx, name))),
    )
    expect(goes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    expect(Object.values(await rightsIn(id)).sort()).toEqual(["manage", "order"])
  })

  it("may get another manager in the transaction in which the former one goes", async () => {
    const id = await company({ anna: "manage", beat: "order" })
    await db.transaction(async (trx) => {
      await deleteMember(trx, "anna")
      await setRight(trx, "beat", "manage")
    })
    expect(await rightsIn(id)).toEqual({ beat: "manage" })
  })

  it("is forgotten with its last member, and its orders are again of who placed them", async () => {
    const id = await company({ anna: "manage" })
    await ordered("order_1", "anna")
    await db.transaction(async (trx) => noteOrderOfCompany(trx, id, "order_1"))
    await db.transaction(async (trx) => deleteMember(trx, "anna"))
    expect(await db("company_account").first()).toBeUndefined()
    expect(await seenBy("anna")).toEqual(["order_1"])
  })
})

describe("a customer who is deleted", () => {
  it.each([
    ["as Medusa does it", () => db("customer").where({ id: "anna" }).update({ deleted_at: new Date() })],
    ["for good", () => db("customer").where({ id: "anna" }).delete()],
    ["by staff out of the company", () => db.transaction(async (trx) => letGo(trx, "anna"))],
  ])("%s is in no company, which who is there longest manages then", async (_how, act) => {
    const id = await company({ anna: "manage", beat: "order", carla: "order" })
    await act()
    expect(await membershipOf(db, "anna")).toBeUndefined()
    expect(await rightsIn(id)).toEqual({ beat: "manage", carla: "order" })
  })

  it("leaves the company to who can log in, if anybody can", async () => {
    const id = await company({ anna: "manage", beat: "order", carla: "order" })
    await db("session_account").insert({ customer_id: "beat", deactivated_at: new Date() })
    await db.transaction(async (trx) => letGo(trx, "anna"))
    expect(await rightsIn(id)).toEqual({ beat: "order", carla: "manage" })
    await db.transaction(async (trx) => letGo(trx, "carla"))
    expect(await rightsIn(id)).toEqual({ beat: "manage" })
  })

  it("changes nobody's right where somebody else manages", async () => {
    const id = await company({ anna: "manage", beat: "order", carla: "manage" })
    await db("customer").where({ id: "anna" }).update({ deleted_at: new Date() })
    expect(await rightsIn(id)).toEqual({ beat: "order", carla: "manage" })
  })
})

describe("orders", () => {
  it("of a company are seen by its members, and by nobody who left, whoever placed them", async () => {
    const companyId = await company({ anna: "manage", beat: "order" })
    for (const [id, by] of [
      ["order_1", "anna"],
      ["order_2", "beat"],
      ["order_3", "carla"],
    ])
      await ordered(id, by)
    for (const id of ["order_1", "order_2"]) await db.transaction(async (trx) => noteOrderOfCompany(trx, companyId, id))
    expect(await seenBy("anna")).toEqual(["order_1", "order_2"])
    expect(await seenBy("beat")).toEqual(["order_1", "order_2"])
    expect(await seenBy("carla")).toEqual(["order_3"])

    await db.transaction(async (trx) => deleteMember(trx, "beat"))
    expect(await seenBy("beat")).toEqual([])
    expect(await seesOrder(db, "beat", "order_2")).toBe(false)
    expect(await seesOrder(db, "anna", "order_2")).toBe(true)
  })

  it("that were placed before belong to the company if who placed them opened it", async () => {
    await ordered("order_1", "anna")
    await ordered("order_2", "beat")
    const id = await company({ anna: "manage", beat: "order" })
    await db.transaction((trx) => bringOrders(trx, "anna", id))
    expect(await seenBy("beat")).toEqual(["order_1", "order_2"])
    expect(await seenBy("anna")).toEqual(["order_1"])
  })

  it("of who left are written about to the company's longest manager", async () => {
    const id = await company({ anna: "manage", beat: "order", carla: "manage" })
    await ordered("order_1", "beat")
    await db.transaction(async (trx) => noteOrderOfCompany(trx, id, "order_1"))
    const contact = async () => {
      const { rows } = await db.raw<{ rows: { email: string }[] }>(
        `select ${orderContact("o")} as email from "order" o`,
      )
      return rows[0].email
    }
    expect(await contact()).toBe("beat@example.ch")
    await db.transaction(async (trx) => deleteMember(trx, "beat"))
    expect(await contact()).toBe("anna@example.ch")
    await db("session_account").insert({ customer_id: "anna", deactivated_at: new Date() })
    expect(await contact()).toBe("carla@example.ch")
  })
})

describe("an invitation", () => {
  const invite = (companyId: string, email = "dora@example.ch") =>
    db.transaction((trx) => insertInvitation(trx, { company_id: companyId, email, right: "order", invited_by: "anna" }))

  it("is open once for an e-mail and company: the next one ends the one before", async () => {
    const id = await company({ anna: "manage" })
    const first = await invite(id)
    const second = await invite(id)
    expect((await openInvitationFor(db, "dora@example.ch"))?.id).toBe(second)
    expect(await db("company_invitation").where({ id: first }).first()).toBeUndefined()
  })

  it("of two at the same time is one", async () => {
    const id = await company({ anna: "manage" })
    await Promise.allSettled([invite(id), invite(id)])
    expect(await db("company_invitation")).toHaveLength(1)
  })

  it("that ran out opens nothing", async () => {
    await invite(await company({ anna: "manage" }))
    await db("company_invitation").update({ expires_at: new Date("2026-01-01") })
    expect(await openInvitationFor(db, "dora@example.ch")).toBeUndefined()
  })
})
