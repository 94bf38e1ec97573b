import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { settleRequests } from "#shop/approvals/commands/answer"
import { forgetOldRequests } from "#shop/approvals/commands/forget-old-requests"
import { api, checkoutForm, mails, mailTo, type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { target } from "../harness/target"
import {
  approve,
  codeOf,
  DEVICE,
  earlierOf,
  hoursOf,
  letRunOut,
  limit,
  limitedCompany,
  refuse,
  requestFor,
  requestOf,
  stateOf,
  waitingRequest,
  weeksOfDays,
  withdraw,
} from "./approval-support"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { colleague, founder, remove } from "./company-support"

let db: Knex
beforeAll(() => {
  db = knex({ client: "pg", connection: target().databaseUrl })
})
afterAll(() => db.destroy())
beforeEach(() => sql("delete from session_attempt"))

const freshDays = weeksOfDays()

describe("a request that becomes no order", () => {
  it("is refused with a reason, frees its days and gives its lines back", async () => {
    const { member, manager } = await limitedCompany()
    const days = freshDays()
    const [cart, rival] = [await cartWithRental(DEVICE, days), await cartWithRental(DEVICE, days)]
    const id = await requestFor(member, cart)
    expect((await refuse(manager, id)).body).toMatchObject({ state: "refused", reason: "Bitte das kleinere Gerät." })
    expect((await refuse(manager, id)).status).toBe(200)
    const mail = await mailTo(member.email, /^Nicht freigegeben/)
    expect(mail.text).toContain("Bitte das kleinere Gerät.")
    expect((await earlierOf(member)).total_quantity).toBe(1)
    expect((await checkOut(rival, await signedInCustomer())).status).toBe(200)
  })

  it("runs out by itself, tells who asked, and can't be approved any more", async () => {
    const { member, manager } = await limitedCompany()
    const days = freshDays()
    const [cart, rival] = [await cartWithRental(DEVICE, days), await cartWithRental(DEVICE, days)]
    const id = await requestFor(member, cart)
    const { total_cost } = (await requestOf(manager, id)).body
    await letRunOut(id)
    expect([await stateOf(member, id), codeOf(await approve(manager, id, total_cost))]).toEqual([
      "expired",
      [409, "approvals.over"],
    ])
    expect((await checkOut(rival, await signedInCustomer())).status).toBe(200)
    await Promise.all([settleRequests(db), settleRequests(db)])
    await mailTo(member.email, /^Abgelaufen/)
    expect((await earlierOf(member)).total_quantity).toBe(1)
  })

  it("is withdrawn by who asked and nobody else, and can't be held longer by asking again", async () => {
    const { member, manager } = await limitedCompany()
    const days = freshDays()
    const id = await requestFor(member, await cartWithRental(DEVICE, days))
    expect((await withdraw(manager, id)).status).toBe(404)
    expect((await withdraw(member, id)).body.state).toBe("withdrawn")
    const heldFor = (hours: number) =>
      sql("update order_request set created_at = ended_at - make_interval(hours => $2) where id = $1", id, hours)
    await heldFor(48)
    const again = await cartWithRental(DEVICE, days)
    expect(codeOf(await checkOut(again, member))).toEqual([409, "approvals.held_enough"])
    await heldFor(40)
    expect(await hoursOf(member, await requestFor(member, again))).toBe(8)
  })

  it("ends with the membership of who asked, and frees its days at once", async () => {
    const { member, manager } = await limitedCompany()
    const days = freshDays()
    const [cart, rival] = [await cartWithRental(DEVICE, days), await cartWithRental(DEVICE, days)]
    const id = await requestFor(member, cart)
    await remove(manager, member)
    expect((await requestOf(member, id)).status).toBe(404)
    expect(await stateOf(manager, id)).toBe("ended")
    expect((await checkOut(rival, await signedInCustomer())).status).toBe(200)
    await settleRequests(db)
    expect((await earlierOf(member)).total_quantity).toBe(1)
  })
})

describe("a closed account", () => {
  const close = ({ email }: SignedInCustomer) =>
    sql("update session_account set deactivated_at = now() where email = $1", email)

  it("ends the request of who asked, frees its days at once and can't be approved", async () => {
    const { member, manager } = await limitedCompany()
    const days = freshDays()
    const [cart, rival] = [await cartWithRental(DEVICE, days), await cartWithRental(DEVICE, days)]
    const id = await requestFor(member, cart)
    const { total_cost } = (await requestOf(manager, id)).body
    await close(member)
    expect([await stateOf(manager, id), codeOf(await approve(manager, id, total_cost))]).toEqual([
      "ended",
      [409, "approvals.over"],
    ])
    expect((await checkOut(rival, await signedInCustomer())).status).toBe(200)
  })

  it("has nothing approved that was asked for while it was closed", async () => {
    const { id, member, manager } = await waitingRequest()
    await db.transaction(async (trx) => {
      await trx.raw("set local session_replication_role = replica")
      await trx("session_account").where({ email: member.email }).update({ deactivated_at: new Date() })
    })
    expect([codeOf(await approve(manager, id)), await stateOf(manager, id)]).toEqual([
      [409, "accounts.blocked"],
      "open",
    ])
  })

  it("is sent no request to answer", async () => {
    const manager = await founder()
    const closed = await colleague(manager, "manage")
    await limit(manager, "0.00")
    const member = await colleague(manager)
    await close(closed)
    await requestFor(member, await cartWithAccessory("usb-c-kabel"))
    await mailTo(manager.email, /^Freigabe: /)
    expect(mails().filter(({ to, subject }) => to === closed.email && /^Freigabe/.test(subject))).toEqual([])
  })
})

describe("what is kept", () => {
  it("of an answered request is neither form nor cart, and nothing a month later", async () => {
    const { id, manager, member } = await waitingRequest()
    await mailTo(manager.email, /^Freigabe/)
    await refuse(manager, id)
    await mailTo(member.email, /^Nicht freigegeben/)
    expect(await sql("select form, cart_id from order_request where id = $1", id)).toEqual([
      { form: null, cart_id: null },
    ])
    const age = (days: number) =>
      sql("update order_request set ended_at = ended_at - make_interval(days => $2) where id = $1", id, days)
    await age(29)
    await forgetOldRequests(db)
    expect((await requestOf(manager, id)).status).toBe(200)
    await age(2)
    await forgetOldRequests(db)
    expect((await requestOf(manager, id)).status).toBe(404)
    expect(await sql("select from notification where resource_id = $1", id)).toEqual([])
  })

  it("in the database is that what was decided stays", async () => {
    const { id, manager } = await waitingRequest()
    await refuse(manager, id)
    await expect(
      sql("update order_request set state = 'open', ended_at = null, reason = null where id = $1", id),
    ).rejects.toThrow()
  })
})

it("lists the open ones first, to who manages all of them, to the others their own", async () => {
  const { member, manager } = await limitedCompany()
  const other = await colleague(manager)
  const first = await requestFor(member, await cartWithAccessory("usb-c-kabel"))
  const second = await requestFor(other, await cartWithAccessory("usb-c-kabel"))
  await refuse(manager, second)
  const idsFor = async ({ token }: SignedInCustomer) =>
    (await api("GET", "/company/requests/", { token })).body.map(({ id }: { id: string }) => id)
  expect([await idsFor(manager), await idsFor(member), await idsFor(other)]).toEqual([
    [first, second],
    [first],
    [second],
  ])
  expect(await idsFor(await signedInCustomer())).toEqual([])
})

it("takes no total, limit or approval from the form", async () => {
  const { member } = await limitedCompany()
  const cart = await cartWithAccessory("usb-c-kabel")
  const body = { ...checkoutForm(member.email), order_limit: null, approval: null, approved: true }
  const answer = await api("POST", `/checkout/${cart}/`, { token: member.token, body })
  expect(answer.body.approval).toBeDefined()
})
