import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, expect, it } from "vitest"
import { promiseReminders } from "#shop/orders/commands/reminders/promise-reminders"
import { api, checkoutForm, mailTo, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { target } from "../harness/target"
import { cartWithRental } from "./cart-support"

let db: Knex
let customer: SignedInCustomer

// The shop's clock shows Tuesday, 24 November 2026, 09:00; so does this process's.
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  customer = await signedInCustomer()
})
afterAll(() => db?.destroy())

/** An order of last week. */
async function anOrder(handle: string, period: [string, string]): Promise<string> {
  const cart = await cartWithRental(handle, period)
  const form = checkoutForm(customer.email)
  const { body } = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })
  await sql(`update "order" set created_at = '2026-11-17 09:00+01' where id = $1`, body.id)
  return body.id
}
const remindersOf = (orderId: string) =>
  sql("select idempotency_key from notification where resource_id = $1 and template like 'rental-reminder%'", orderId)
const jobsDone = () =>
  until("all reminders", async () => {
    const left = await sql("select 1 from pgboss.job where name = 'rental-reminder' and state <> 'completed'")
    return left.length === 0
  })

it("reminds of a rental that starts on the next working day, once, whoever asks how often", async () => {
  const order = await anOrder("rtc-360", ["2026-11-25", "2026-12-02"])
  await Promise.all([promiseReminders(db), promiseReminders(db), promiseReminders(db)])
  const mail = await mailTo(customer.email, /Bereit zur Abholung am Mi 25\.11\.2026: RTC 360/)
  expect(mail.text).toContain("Ab Mi 25.11.2026, 8:00 Uhr liegt Ihr Gerät an der Musterstrasse 1 in St. Gallen bereit.")
  expect(mail.text).toMatch(/Kurzanleitung öffnen:\s+http:\/\/\S+\/mieten\/rtc-360\//)
  await jobsDone()
  await promiseReminders(db)
  await jobsDone()
  expect(await remindersOf(order)).toHaveLength(1)
})

it("reminds of a return, and of the new one where the end has moved", async () => {
  const order = await anOrder("rtc-360", ["2026-11-30", "2026-12-02"])
  const moveTo = (start: string, end: string) =>
    sql("update rental_reservation set start_day = $2, end_day = $3 where order_id = $1", order, start, end)
  await moveTo("2026-11-19", "2026-11-25")
  await promiseReminders(db)
  await mailTo(customer.email, /Rückgabe am Mi 25\.11\.2026: RTC 360/)
  await moveTo("2026-11-19", "2026-11-24")
  await promiseReminders(db)
  const mail = await mailTo(customer.email, /Rückgabe am Di 24\.11\.2026/)
  expect(mail.text).toContain("Bringen Sie das Gerät bis 19:00 Uhr an die Musterstrasse 1 in St. Gallen.")
  expect(mail.text).toMatch(/Das Gerät ist danach noch frei bis \w\w \d+\.\d+\.202\d:\s+Miete verlängern:/)
  expect(await remindersOf(order)).toHaveLength(2)
})

it("reminds nobody of what is cancelled meanwhile, later, or ordered just now", async () => {
  const cancelled = await anOrder("blk-3d", ["2026-11-25", "2026-11-26"])
  await sql("update rental_reservation set status = 'cancelled' where order_id = $1", cancelled)
  const later = await anOrder("blk-360-g2", ["2026-11-27", "2026-11-30"])
  const fresh = await anOrder("blk-360-g2", ["2026-11-25", "2026-11-26"])
  await sql(`update "order" set created_at = '2026-11-24 08:30+01' where id = $1`, fresh)
  await promiseReminders(db)
  await jobsDone()
  for (const order of [cancelled, later, fresh]) expect(await remindersOf(order)).toEqual([])
})
