import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { api, demoProduct, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { limit, ordersOf } from "./approval-support"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import {
  ANOTHER_UID,
  accept,
  colleague,
  customerIdOf,
  founder,
  freshEmail,
  invite,
  invitedToken,
  remove,
} from "./company-support"

let db: Knex
beforeAll(() => {
  db = knex({ client: "pg", connection: target().databaseUrl })
})
afterAll(() => db.destroy())
beforeEach(() => sql("delete from session_attempt"))

const DEVICE = "blk-360-g2"
const seen = async (by: SignedInCustomer) => (await ordersOf(by)).map(({ id }: { id: string }) => id)

/** Does `act` while an order waits in the middle of its transaction for the device. @returns what the order is answered */
async function duringOrder<Answer>(order: () => Promise<Answer>, act: () => Promise<unknown>): Promise<Answer> {
  const { id } = await demoProduct(DEVICE)
  const trx = await db.transaction()
  try {
    await trx.raw("select pg_advisory_xact_lock(4202, hashtext(?))", [id])
    const answer = order()
    await until("the order to wait", async () => (await sql(WAITING))[0])
    await act()
    await trx.commit()
    return await answer
  } finally {
    if (!trx.isCompleted()) await trx.rollback()
  }
}
const WAITING = `select from pg_locks join pg_database d on d.oid = pg_locks.database and d.datname = current_database()
                  where locktype = 'advisory' and classid = 4202 and not granted`

it("makes the order of who joins meanwhile no order of the company, whose limit nobody looked at", async () => {
  const manager = await founder()
  await limit(manager, "0.00")
  const guest = await signedInCustomer({ email: freshEmail() })
  await invite(manager.token, guest.email)
  const invitation = await invitedToken(guest.email)
  const cart = await cartWithRental(DEVICE, ["2027-06-08", "2027-06-09"])
  const { body: placed } = await duringOrder(
    () => checkOut(cart, guest),
    async () => expect((await accept(guest.token, invitation)).status).toBe(200),
  )
  expect(placed.shop_number).toMatch(/\d/)
  expect(await seen(manager)).toEqual([])
  expect(await seen(guest)).toEqual([placed.id])
})

it("lets who accepts two companies' invitations at once join one", async () => {
  const [manager, other] = [await founder(), await founder(undefined, ANOTHER_UID)]
  const guest = await signedInCustomer({ email: freshEmail() })
  await invite(manager.token, guest.email)
  const invitation = await invitedToken(guest.email)
  const [guestId, otherId] = [await customerIdOf(guest.token), await customerIdOf(other.token)]
  const trx = await db.transaction()
  const joined = `insert into company_member (customer_id, company_id, "right")
    select ?, company_id, 'order' from company_member where customer_id = ?`
  await trx.raw(joined, [guestId, otherId])
  const answer = accept(guest.token, invitation)
  await until(
    "the other to wait",
    async () => (await sql("select from pg_locks where not granted and locktype = 'transactionid'"))[0],
  )
  await trx.commit()
  const { status, body } = await answer
  expect([status, body]).toEqual([409, (await accept(guest.token, invitation)).body])
})

it.each([
  ["was removed by a colleague", 404, (manager: SignedInCustomer, member: SignedInCustomer) => remove(manager, member)],
  [
    "was removed by staff",
    404,
    async (_manager: SignedInCustomer, member: SignedInCustomer) =>
      (await staff())("DELETE", `/admin/customers/${await customerIdOf(member.token)}/company`),
  ],
  [
    "has left by himself",
    200,
    (_manager: SignedInCustomer, member: SignedInCustomer) => api("POST", "/company/leave/", { token: member.token }),
  ],
])("answers whom a manager invited who %s with %i", async (_case, expected, leave) => {
  const manager = await founder()
  const member = await colleague(manager, "manage")
  const guest = await signedInCustomer({ email: freshEmail() })
  await invite(member.token, guest.email)
  const invitation = await invitedToken(guest.email)
  const kept = await signedInCustomer({ email: freshEmail() })
  await invite(manager.token, kept.email)
  const answer = await leave(manager, member)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  expect((await accept(guest.token, invitation)).status).toBe(expected)
  expect((await accept(kept.token, await invitedToken(kept.email))).status).toBe(200)
})

it("keeps the order the company's of who leaves meanwhile", async () => {
  const manager = await founder()
  const member = await colleague(manager)
  const cart = await cartWithRental(DEVICE, ["2027-06-15", "2027-06-16"])
  let left: Promise<unknown> = Promise.resolve()
  const { body: placed } = await duringOrder(
    () => checkOut(cart, member),
    async () => {
      left = remove(manager, member)
    },
  )
  await left
  expect([await seen(manager), await seen(member)]).toEqual([[placed.id], []])
})
