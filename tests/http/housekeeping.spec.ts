import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, expect, it } from "vitest"
import { now } from "#platform/clock"
import { forgetExpired } from "#shop/accounts/data/store/forget-expired"
import { forgetOldCarts } from "#shop/cart/commands/forget-old-carts"
import { forgetOldInvitations } from "#shop/companies/data/forget-old-invitations"
import { forgetLapsedHolds } from "#shop/rental/data/forget-lapsed-holds"
import { OVER, sql, until } from "../harness"
import { target } from "../harness/target"
import { cartWithAccessory, readCart } from "./cart-support"
import { founder, freshEmail, invite, invitedToken } from "./company-support"

let db: Knex
beforeAll(() => {
  db = knex({ client: "pg", connection: target().databaseUrl })
})
afterAll(() => db.destroy())

/** The cart as if it had last been touched that many days ago. */
async function aged(cart: string, days: number): Promise<string> {
  const stamp = `${OVER} - interval '${days} days'`
  await sql(
    `update cart_line_item set updated_at = ${stamp}
      where cart_id = (select cart_id from session_cart_token where token = $1)`,
    cart,
  )
  await sql(`update session_cart_token set updated_at = ${stamp} where token = $1`, cart)
  return cart
}

it("forgets carts that nobody touched for 90 days", async () => {
  const old = await aged(await cartWithAccessory("usb-c-kabel"), 91)
  const kept = await aged(await cartWithAccessory("usb-c-kabel"), 88)
  expect(await forgetOldCarts(db)).toBe(1)
  expect((await readCart(old)).total_quantity).toBe(0)
  expect((await readCart(kept)).total_quantity).toBe(1)
})

it("forgets what was noted of links that there never were", async () => {
  await sql("insert into session_impersonation_event (kind, detail) values ('rejected', 'unknown')")
  await forgetExpired(db)
  expect(await sql("select from session_impersonation_event where impersonation_id is null")).toEqual([])
})

it("leaves a cart that is being filled at the moment", async () => {
  const cart = await aged(await cartWithAccessory("usb-c-kabel"), 91)
  const filling = await db.transaction()
  const { rows } = await filling.raw("select cart_id from session_cart_token where token = ? for update", [cart])
  await filling.raw("update cart_line_item set updated_at = now() where cart_id = ?", [rows[0].cart_id])
  let isDone = false
  const forgotten = forgetOldCarts(db).finally(() => {
    isDone = true
  })
  const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await until("it to be done or to wait", async () => isDone || (await sql(waits)).length > 0)
  await filling.commit()
  expect(await forgotten).toBe(0)
  expect((await readCart(cart)).total_quantity).toBe(1)
})

it("forgets holds that lapsed a month ago, however many, and keeps what may still count", async () => {
  const hold = (id: string, expires: string, offerUntil = "null") =>
    sql(
      `insert into rental_hold (id, customer_id, line_id, product_id, window_start, window_end, expires_at, offer_until)
       values ($1, $1, $1, 'prod_held', '2026-12-01', '2026-12-02', ${OVER} + interval '${expires}', ${offerUntil})`,
      id,
    )
  await hold("rhold_lapsed", "-27 days")
  await hold("rhold_live", "20 days")
  await hold("rhold_offer", "-40 days", `${OVER} + interval '1 day'`)
  await hold("rhold_old_offer", "-40 days", `${OVER} - interval '32 days'`)
  await sql(
    `insert into rental_hold (id, customer_id, line_id, product_id, window_start, window_end, expires_at)
     select 'rhold_' || n, 'c' || n, 'l' || n, 'prod_held', '2026-01-01', '2026-01-02', ${OVER} - interval '32 days'
       from generate_series(1, 2000) n`,
  )
  await sql(
    `insert into rental_hold_grant (id, customer_id, product_id, window_start, window_end, granted_at, ends_at)
     select 'rgrant_' || days, 'c1', 'prod_held', '2026-01-01', '2026-01-02', at - interval '15 minutes', at
       from unnest(array[27, 32]) days, lateral (select ${OVER} - make_interval(days => days) as at) ended`,
  )
  expect(await forgetLapsedHolds(db, now())).toBe(2_001)
  const left = (table: string) => sql(`select id from ${table} where product_id = 'prod_held' order by id`)
  expect(await left("rental_hold")).toEqual([{ id: "rhold_lapsed" }, { id: "rhold_live" }, { id: "rhold_offer" }])
  expect(await left("rental_hold_grant")).toEqual([{ id: "rgrant_27" }])
})

it("forgets invitations into a company a month after they ran out, with the records of their mails", async () => {
  const { token } = await founder()
  const [old, kept] = [freshEmail(), freshEmail()]
  for (const email of [old, kept]) {
    await invite(token, email)
    await invitedToken(email)
  }
  const endedBefore = (email: string, days: number) =>
    sql(`update company_invitation set expires_at = ${OVER} - make_interval(days => $2) where email = $1`, email, days)
  await endedBefore(old, 32)
  await endedBefore(kept, 27)
  expect(await forgetOldInvitations(db)).toBe(1)
  for (const table of ["company_invitation where email", 'notification where "to"'])
    expect([await sql(`select from ${table} = $1`, old), await sql(`select from ${table} = $1`, kept)]).toEqual([
      [],
      [expect.anything()],
    ])
})
