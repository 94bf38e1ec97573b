import path from "node:path"
import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addDays } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { endOffers } from "#shop/rental/data/booking/offers"
import { forgetOldEntries } from "#shop/wait-list/commands/forget-old-entries"
import { api, newCartToken, signedInCustomer, sql, staff, until } from "../harness"
import { migrate } from "../harness/module-migrations"
import { target } from "../harness/target"
import { checkOut } from "./checkout-support"
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

describe("a customer whom staff erase", () => {
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

    expect((await admin("POST", `/admin/customers/${id}/erasure`)).status).toBe(200)
    expect(await idsOf(customer.email)).toEqual([])
    expect(await recordsOf(customer.email)).toBe(0)
    expect((await entryOf(await offeredToken(behind))).state).toBe("offered")

    await join(another.wish(customer.email))
    await forget()
    expect(await idsOf(customer.email)).toHaveLength(1)
  })
})

describe("a customer whose account staff close", () => {
  const close = async ({ email }: { email: string }) => {
    const [{ id }] = await sql("select customer_id as id from session_account where email = $1", email)
    return (await staff())("POST", `/admin/customers/${id}/deactivation`, { reason: "Missbrauch" })
  }
  const statesOf = async (email: string) =>
    (await sql("select state from wait_list_entry where email = $1 order by created_at", email)).map(
      ({ state }) => state,
    )

  it("waits no longer, and what he was offered is the next one's at once", async () => {
    const customer = await signedInCustomer()
    const [week, another] = [await takenWeek(), await takenWeek()]
    await join(week.wish(customer.email), customer.token)
    const behind = freshAddress()
    await confirmedEntry(week, behind)
    await join(another.wish(customer.email), customer.token)
    await week.free(1)
    await offeredToken(customer.email)
    expect((await close(customer)).status).toBe(200)
    expect(await statesOf(customer.email)).toEqual(["ended", "ended"])
    expect((await entryOf(await offeredToken(behind))).state).toBe("offered")
  })

  it("leaves what a colleague asked approval for held for that alone", async () => {
    const customer = await signedInCustomer()
    const week = await takenWeek()
    await join(week.wish(customer.email), customer.token)
    await week.free(1)
    await offeredToken(customer.email)
    const [entry] = await idsOf(customer.email)
    await sql(
      `update rental_hold set customer_id = 'offer:request-' || $1::text, offer_of = customer_id, offer_until = expires_at
        where customer_id = 'offer:' || $1::text`,
      entry,
    )
    await close(customer)
    expect(await statesOf(customer.email)).toEqual(["ended"])
    expect(
      await sql(
        "select offer_of, offer_until from rental_hold where customer_id = 'offer:request-' || $1::text",
        entry,
      ),
    ).toEqual([{ offer_of: null, offer_until: null }])
  })

  it("waits no longer if it was closed before entries ended with it", async () => {
    const customer = await signedInCustomer()
    const [week, another] = [await takenWeek(), await takenWeek()]
    await join(week.wish(customer.email))
    await join(another.wish(customer.email))
    await close(customer)
    await sql(
      `update wait_list_entry e set customer_id = a.customer_id from session_account a
        where a.email = e.email and e.email = $1`,
      customer.email,
    )
    await sql(
      "update wait_list_entry set state = 'waiting', queued_at = now() where email = $1 and start_day = $2",
      customer.email,
      week.rentalstartdate,
    )
    await migrate(db, path.resolve("src/shop/wait-list/data/migrations"))
    expect(await statesOf(customer.email)).toEqual(["ended", "ended"])
  })

  it("has his entries locked in the order in which a product's are", async () => {
    const customer = await signedInCustomer()
    const [week, another] = [await takenWeek(), await takenWeek()]
    await join(week.wish(customer.email), customer.token)
    await join(another.wish(customer.email), customer.token)
    const inOrder = "select id from wait_list_entry where email = ? order by queued_at, id"
    await sql(
      "update wait_list_entry set queued_at = queued_at - interval '1 day' where email = $1 and start_day = $2",
      customer.email,
      another.rentalstartdate,
    )
    const closed = await db.transaction(async (trx) => {
      const { rows } = await trx.raw<{ rows: { id: string }[] }>(inOrder, [customer.email])
      await trx.raw("select from wait_list_entry where id = ? for update", [rows[0].id])
      const closing = close(customer)
      await until("the closing waits", async () => {
        const waiting = await sql(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
        return waiting.length > 0
      })
      await trx.raw("select from wait_list_entry where id = ? for update nowait", [rows[1].id])
      return { closing }
    })
    expect((await closed.closing).status).toBe(200)
    expect(await statesOf(customer.email)).toEqual(["ended", "ended"])
  })

  it("keeps what he has ordered", async () => {
    const customer = await signedInCustomer()
    const week = await takenWeek()
    await join(week.wish(customer.email), customer.token)
    await week.free(1)
    const [token, cart] = [await offeredToken(customer.email), newCartToken()]
    await api("POST", "/wait-list/take/", { body: { token, cart }, token: customer.token })
    expect((await checkOut(cart, customer)).status).toBe(200)
    await close(customer)
    expect((await entryOf(token)).state).toBe("taken")
  })
})
