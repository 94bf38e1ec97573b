import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addDays } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { endOffers } from "#shop/rental/data/booking/offers"
import { forgetOldEntries } from "#shop/wait-list/commands/forget-old-entries"
import { signedInCustomer, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { confirmedEntry, entryOf, freshAddress, join, offeredToken, takenWeek } from "./wait-list-support"

let db: Knex
beforeAll(() => {
  db = knex({ client: "pg", connection: target().databaseUrl })
})
afterAll(() => db.destroy())
beforeEach(() => sql("delete from session_attempt"))

const forget = () =>
  forgetOldEntries({
    resolve: (name: string) => (name === "rental" ? { endOffers } : db),
  } as unknown as MedusaContainer)
const idsOf = async (email: string) =>
  (await sql<{ id: string }>("select id from wait_list_entry where email = $1", email)).map(({ id }) => id)
const change = (email: string, set: string) => sql(`update wait_list_entry set ${set} where email = $1`, email)
/** Records of mails to an address. */
const recordsOf = async (email: string) =>
  (await sql('select 1 from notification where "to" = $1 and resource_type = $2', email, "wait_list_entry")).length

describe("the job that forgets old entries", () => {
  const day = (days: number) => `'${addDays(today(), days)}'`
  const wish = (start: number, end: number, flexDays: number) =>
    `start_day = ${day(start)}, end_day = ${day(end)}, flex_days = ${flexDays}`

  it.each([
    ["whose period is over", wish(-9, -8, 7), 0],
    ["whose period, moved as far as it may be, ends today", wish(-9, -7, 7), 1],
    ["whose offer is of later days", `${wish(-9, -1, 0)}, offered_start = ${day(0)}, offered_end = ${day(0)}`, 1],
    ["that has waited for long", "created_at = created_at - interval '300 days'", 1],
  ])("treats a confirmed one %s", async (_case, set, left) => {
    const email = freshAddress()
    await confirmedEntry(await takenWeek(), email)
    await until("the record of its mail", async () => (await recordsOf(email)) === 1)
    await change(email, set)
    await forget()
    expect([(await idsOf(email)).length, await recordsOf(email)]).toEqual([left, left])
  })

  it.each([
    ["after three days", 73, 0],
    ["not before", 71, 1],
  ])("forgets who never confirmed, %s", async (_case, hours, left) => {
    const email = freshAddress()
    await join((await takenWeek()).wish(email))
    await change(email, `created_at = created_at - interval '${hours} hours'`)
    await forget()
    expect(await idsOf(email)).toHaveLength(left)
  })

  it("forgets what a deleted customer has left, though nobody told of it", async () => {
    const customer = await signedInCustomer()
    await join((await takenWeek()).wish(customer.email), customer.token)
    await sql("update customer set deleted_at = now() where email = $1", customer.email)
    await forget()
    expect(await idsOf(customer.email)).toEqual([])
  })
})

describe("a customer whom staff delete", () => {
  it("waits no longer, with or without his login; his offer is the next one's, and his address may wait again", async () => {
    const customer = await signedInCustomer()
    const admin = await staff()
    const week = await takenWeek()
    await join(week.wish(customer.email), customer.token)
    const behind = freshAddress()
    await confirmedEntry(week, behind)
    const another = await takenWeek()
    await join(another.wish(customer.email))
    await week.free(1)
    await offeredToken(customer.email)
    const [{ id }] = await sql("select customer_id as id from session_account where email = $1", customer.email)

    expect((await admin("DELETE", `/admin/customers/${id}`)).status).toBe(200)
    await until("his entries are gone", async () => (await idsOf(customer.email)).length === 0)
    expect(await recordsOf(customer.email)).toBe(0)
    expect((await entryOf(await offeredToken(behind))).state).toBe("offered")

    await join(another.wish(customer.email))
    await forget()
    expect(await idsOf(customer.email)).toHaveLength(1)
  })
})
