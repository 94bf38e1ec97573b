import { setTimeout as sleep } from "node:timers/promises"
import { beforeEach, describe, expect, it } from "vitest"
import { api, newCartToken, OVER, sql, until } from "../harness"
import { approve, codeOf, earlierOf, limit, limitedCompany, refuse, requestFor, withdraw } from "./approval-support"
import { checkOut } from "./checkout-support"
import { confirmedEntry, entryOf, freshAddress, offeredToken, takenWeek } from "./wait-list-support"

beforeEach(() => sql("delete from session_attempt"))

const take = (token: string, cart: string) => api("POST", "/wait-list/take/", { body: { token, cart } })
const end = (token: string) => api("POST", "/wait-list/end/", { body: { token } })
const stateOf = async (token: string) => (await entryOf(token)).state
const untilState = (token: string, state: string) => until(state, async () => (await stateOf(token)) === state)
/** As the look of every minute, until it is done. */
async function look(product: string) {
  await sql("update rental_version set version = gen_random_uuid() where product_id = $1", product)
  await sleep(500)
}

/** An order that waits for approval, of what its customer was offered; somebody else waits for it behind him. */
async function askedFor() {
  const week = await takenWeek()
  const email = freshAddress()
  await confirmedEntry(week, email)
  const behind = freshAddress()
  const next = await confirmedEntry(week, behind)
  await week.free()
  const token = await offeredToken(email)
  const { offer } = await entryOf(token)
  const company = await limitedCompany()
  const cart = newCartToken()
  await take(token, cart)
  return { ...company, id: await requestFor(company.member, cart), week, token, offer, behind, next }
}

describe("an offer whose order waits for approval", () => {
  it("is still offered to him, and to nobody else", async () => {
    const { id, week, token, next } = await askedFor()
    const [{ expires_at: until }] = await sql("select expires_at from order_request where id = $1", id)
    await look(week.product)
    const { state, offer } = await entryOf(token)
    expect([state, offer.ends_at, await stateOf(next)]).toEqual(["offered", until.toISOString(), "waiting"])
    expect(codeOf(await take(token, newCartToken()))).toEqual([409, "waitlist.asked_for"])
  })

  it("is taken with the order", async () => {
    const { manager, id, week, token } = await askedFor()
    expect((await approve(manager, id)).status).toBe(200)
    await look(week.product)
    await untilState(token, "taken")
  })

  it("is his for the rest of its time where it becomes no order, and is ordered then", async () => {
    const { manager, member, id, week, token, offer } = await askedFor()
    await withdraw(member, id)
    await look(week.product)
    const back = await entryOf(token)
    expect([back.state, back.offer.ends_at]).toEqual(["offered", offer.ends_at])
    const stranger = await api("POST", `/cart/rental/${week.product}/`, {
      body: { ...week.wish(""), cart: newCartToken(), quantity: 1, productservice: null },
    })
    expect(stranger.body.reason).toBe("booked")
    await limit(manager, null)
    expect((await checkOut((await earlierOf(member)).token, member)).status).toBe(200)
    expect(await stateOf(token)).toBe("taken")
  })

  it("is the next one's if its time has passed by then, not before", async () => {
    const { manager, id, week, token, behind, next } = await askedFor()
    await sql(`update rental_hold set offer_until = ${OVER} - interval '1 hour' where customer_id = 'offer:' || $1`, id)
    await look(week.product)
    expect([await stateOf(token), await stateOf(next)]).toEqual(["offered", "waiting"])
    await refuse(manager, id)
    await look(week.product)
    await offeredToken(behind)
    expect(await stateOf(token)).toBe("expired")
  })

  it("that he ends meanwhile leaves the order what it waits for", async () => {
    const { manager, id, week, token } = await askedFor()
    expect((await end(token)).status).toBe(200)
    await look(week.product)
    expect(await stateOf(token)).toBe("ended")
    expect((await approve(manager, id)).status).toBe(200)
  })

  it("that he ends meanwhile is the next one's once the request is over", async () => {
    const { member, id, week, token, behind } = await askedFor()
    await end(token)
    await withdraw(member, id)
    await look(week.product)
    expect(await offeredToken(behind)).not.toBe(token)
  })
})
