import { beforeEach, describe, expect, it } from "vitest"
import { api, demoDeliveryTypes, mails, newCartToken, SHOP_NOW, signedInCustomer, sql, TODAY, until } from "../harness"
import { readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import {
  askedToken,
  confirmedEntry,
  entryOf,
  freshAddress,
  join,
  letOffersRunOut,
  offeredToken,
  takenWeek,
} from "./wait-list-support"

beforeEach(() => sql("delete from session_attempt"))

const UNTIL_LOOKED = 500
const stateOf = async (token: string) => (await entryOf(token)).state
const untilState = (token: string, state: string) =>
  until(`the entry is ${state}`, async () => (await stateOf(token)) === state)
const mailsTo = (email: string) => mails().filter(({ to }) => to === email)
const take = (token: string, cart: string, login?: string) =>
  api("POST", "/wait-list/take/", { body: { token, cart }, token: login })
const end = (token: string) => api("POST", "/wait-list/end/", { body: { token } })
const confirm = (token: string) => api("POST", "/wait-list/confirm/", { body: { token } })

describe("POST /wait-list/", () => {
  it("asks a stranger's address by mail first, and says the same whoever asks again", async () => {
    const week = await takenWeek()
    const email = freshAddress()
    expect(await join(week.wish(email))).toMatchObject({ status: 200, body: { state: "unconfirmed" } })
    const token = await askedToken(email)
    expect(await stateOf(token)).toBe("unconfirmed")

    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(200)
    expect(await stateOf(token)).toBe("waiting")
    expect((await join(week.wish(email))).body).toEqual({ state: "unconfirmed" })
    expect(await sql("select from wait_list_entry where email = $1", email)).toHaveLength(1)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it("lets a customer's own address wait at once, and asks any other of his", async () => {
    const week = await takenWeek()
    const customer = await signedInCustomer()
    const ask = async (email: string) => (await join(week.wish(email), customer.token)).body.state
    expect(await ask(customer.email.toUpperCase())).toBe("waiting")
    expect(await ask(freshAddress())).toBe("unconfirmed")
    await until("his mail", () => mailsTo(customer.email).some(({ subject }) => subject.includes("Warteliste")))
  })

  it("takes over by how many days the same wish may be moved, once it is known whose it is, and keeps its place", async () => {
    const week = await takenWeek()
    const [{ email, token }, stranger] = [await signedInCustomer(), freshAddress()]
    const kept = (address: string) =>
      sql("select flex_days, queued_at, state from wait_list_entry where email = $1", address)
    for (const flex_days of [0, 1, 2])
      expect((await join(week.wish(stranger, { flex_days }))).body).toEqual({ state: "unconfirmed" })
    expect(await kept(stranger)).toEqual([{ flex_days: 2, queued_at: null, state: "unconfirmed" }])

    await join(week.wish(email))
    expect(await kept(email)).toMatchObject([{ state: "unconfirmed" }])
    await join(week.wish(email), token)
    const [before] = await kept(email)
    expect(before).toMatchObject({ flex_days: 0, queued_at: expect.any(Date), state: "waiting" })
    expect((await join(week.wish(email, { flex_days: 1 }), token)).body).toEqual({ state: "waiting" })
    expect(await kept(email)).toEqual([{ ...before, flex_days: 1 }])
    await join(week.wish(email, { flex_days: 2 }))
    expect(await kept(email)).toEqual([{ ...before, flex_days: 1 }])
  })

  it("asks a customer's address by mail as a stranger's while he hasn't proved it", async () => {
    const week = await takenWeek()
    const { email, token } = await signedInCustomer()
    await sql("update session_account set email_proved_at = null where email = $1", email)
    expect((await join(week.wish(email), token)).body).toEqual({ state: "unconfirmed" })
    const asked = await askedToken(email)
    await api("POST", "/wait-list/confirm/", { body: { token: asked } })
    expect(await stateOf(asked)).toBe("waiting")
  })

  it("refuses what is free, also by some days, and says when", async () => {
    const week = await takenWeek()
    await week.free()
    const refused = await join(week.wish(freshAddress()))
    expect([refused.status, refused.headers.get("refusal-code")]).toEqual([409, "waitlist.free"])

    const another = await takenWeek()
    const flexible = await join(another.wish(freshAddress(), { flex_days: 7 }))
    expect([flexible.status, flexible.body.alternatives]).toEqual([
      409,
      [{ rentalstartdate: expect.any(String), rentalenddate: expect.any(String) }],
    ])
  })

  it("lets nobody wait for days that are closed, unless he can start some days earlier or later", async () => {
    const { wish } = await takenWeek()
    const days = { rentalstartdate: "2026-12-25", rentalenddate: "2026-12-28" }
    const refused = await join(wish(freshAddress(), days))
    expect([refused.status, refused.headers.get("refusal-code")]).toEqual([409, "rental.closed"])
    expect(refused.body).toMatchObject({ reason: "closed", day: "2026-12-25", alternatives: expect.any(Array) })
    const another = await takenWeek()
    await sql(
      "insert into rental_closed_day (id, date, name) values ('rclos_wait', $1, 'Inventar')",
      another.rentalenddate,
    )
    expect((await join(another.wish(freshAddress()))).status).toBe(409)
    await sql(
      "update rental_reservation set window_start = window_start - 2, window_end = window_end + 2 where kind = 'repair' and start_day = $1",
      another.rentalstartdate,
    )
    expect((await join(another.wish(freshAddress(), { flex_days: 1 }))).body).toEqual({ state: "unconfirmed" })
    await sql("delete from rental_closed_day where id = 'rclos_wait'")
  })

  it("tells at once whom no offer could reach in time", async () => {
    const { wish, pickup, rentalstartdate } = await takenWeek()
    await sql("update rental_delivery_type set lead_days = 360 where id = $1", pickup.id)
    const refused = await join(wish(freshAddress()))
    await sql("update rental_delivery_type set lead_days = null where id = $1", pickup.id)
    expect([refused.status, refused.headers.get("refusal-code")]).toEqual([409, "rental.lead_time"])
    expect(refused.body).toMatchObject({ reason: "lead_time", day: rentalstartdate, alternatives: expect.any(Array) })
  })

  it("mails an address five times an hour at most, whoever asks", async () => {
    const week = await takenWeek()
    const email = freshAddress()
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await join(week.wish(email))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await until("its mails", () => mailsTo(email).length === 5)
  })

  it("lets an address wait for three periods of a product, those not counted that can't begin any more", async () => {
    const { email, token } = await signedInCustomer()
    const ask = async () => (await join((await takenWeek()).wish(email), token)).status
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 409])
    await sql(
      "update wait_list_entry set start_day = $2 where id = (select min(id) from wait_list_entry where email = $1)",
      ...[email, TODAY],
    )
    expect(await ask()).toBe(200)
  })

  it("promises nobody a message about days that can't begin any more", async () => {
    const email = freshAddress()
    await join((await takenWeek()).wish(email))
    const token = await askedToken(email)
    await sql("update wait_list_entry set start_day = $2 where email = $1", email, TODAY)
    const refused = await confirm(token)
    expect([refused.status, refused.headers.get("refusal-code")]).toEqual([409, "waitlist.past"])
    expect(await stateOf(token)).toBe("ended")
  })
})

describe("an offer", () => {
  it("goes to whoever was first, holds the unit for his cart alone, and is ordered there", async () => {
    const week = await takenWeek()
    const [first, second] = [freshAddress(), freshAddress()]
    await confirmedEntry(week, first)
    const behind = await confirmedEntry(week, second)
    await week.free()
    const token = await offeredToken(first)
    const { state, offer } = await entryOf(token)
    expect([state, offer.rentalstartdate, offer.rentalenddate]).toEqual([
      "offered",
      week.rentalstartdate,
      week.rentalenddate,
    ])
    expect(Date.parse(offer.ends_at) - Date.parse(SHOP_NOW)).toBeGreaterThan(86_000_000)

    const { body: blocked } = await api("POST", `/cart/rental/${week.product}/`, {
      body: { ...week.wish(""), cart: newCartToken(), quantity: 1, productservice: null },
    })
    expect(blocked.reason).toBe("booked")

    const [buyer, cart] = [await signedInCustomer(), newCartToken()]
    const [taken, again] = [await take(token, cart), await take(token, cart)]
    expect([taken.status, again.body]).toEqual([200, taken.body])
    const { items } = await readCart(cart)
    expect([items.length, items[0].conflict]).toEqual([1, null])
    const { body: held } = await api("POST", `/checkout/${cart}/hold/`, { token: buyer.token })
    expect(held).toMatchObject({ not_held: [], expires_at: offer.ends_at })
    expect((await checkOut(cart, buyer)).status).toBe(200)

    await untilState(token, "taken")
    expect((await take(token, newCartToken())).status).toBe(409)
    expect(await stateOf(behind)).toBe("waiting")
    expect(mailsTo(second)).toHaveLength(1)
    expect(mailsTo(first).filter(({ subject }) => subject.includes("Frei geworden"))).toHaveLength(1)
  })

  it("goes to the next when it runs out, and when it is sent back; looking at its link ends nothing", async () => {
    const week = await takenWeek()
    const emails = [freshAddress(), freshAddress(), freshAddress()]
    const tokens: string[] = []
    for (const email of emails) tokens.push(await confirmedEntry(week, email))
    await week.free()
    await offeredToken(emails[0])
    await letOffersRunOut(week.product)
    await offeredToken(emails[1])
    expect(await stateOf(tokens[0])).toBe("expired")
    expect((await take(tokens[0], newCartToken())).status).toBe(409)

    for (let look = 0; look < 3; look += 1) expect(await stateOf(tokens[1])).toBe("offered")
    expect((await end(tokens[1])).status).toBe(200)
    expect((await end(tokens[1])).status).toBe(200)
    await offeredToken(emails[2])
    expect(await Promise.all(tokens.map(stateOf))).toEqual(["expired", "ended", "offered"])
  })

  it("is withdrawn while its unit can't be had, and made again by another mail once it can", async () => {
    const week = await takenWeek()
    const [email, second] = [freshAddress(), freshAddress()]
    const [token, behind] = [await confirmedEntry(week, email), await confirmedEntry(week, second)]
    const offers = () => mailsTo(email).filter(({ subject }) => subject.includes("Frei geworden"))
    const serve = (isInService: boolean) =>
      sql("update rental_unit set is_in_service = $2 where product_id = $1", week.product, isInService)
    await week.free()
    await untilState(token, "offered")
    await until("its mail", () => offers().length === 1)
    await serve(false)
    await untilState(token, "waiting")
    expect((await entryOf(token)).offer).toBeNull()
    await serve(true)
    await until("the other mail", () => offers().length === 2)
    expect([await stateOf(token), await stateOf(behind)]).toEqual(["offered", "waiting"])
    const cart = newCartToken()
    await take(token, cart)
    expect((await checkOut(cart, await signedInCustomer())).status).toBe(200)
  })

  it("is for whom it fits: by as many days as he allows", async () => {
    const week = await takenWeek()
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, kind, start_day, end_day, window_start, window_end)
       select 'rres_around_' || n || id, product_id, id, 'repair', day, day, day, day
         from rental_unit, lateral (values (1, $2::date - 1), (2, $3::date + 1), (3, $3::date + 4)) d (n, day)
        where product_id = $1 and deleted_at is null`,
      week.product,
      week.rentalstartdate,
      week.rentalenddate,
    )
    const rigid = await confirmedEntry(week)
    const flexible = freshAddress()
    await confirmedEntry(week, flexible, { flex_days: 1 })
    // The day after the asked ones comes free, and the first of them stays taken.
    await sql("update rental_reservation set status = 'cancelled' where starts_with(id, 'rres_around_2')")
    await sql(
      `update rental_reservation set start_day = start_day, end_day = start_day, window_end = window_start
        where starts_with(id, 'rres_wait_') and start_day = $1 and product_id = $2`,
      week.rentalstartdate,
      week.product,
    )
    const { offer } = await entryOf(await offeredToken(flexible))
    expect(offer.rentalstartdate > week.rentalstartdate).toBe(true)
    expect(await stateOf(rigid)).toBe("waiting")
  })

  it("isn't made again at once to who let one go", async () => {
    const week = await takenWeek()
    const email = freshAddress()
    const token = await confirmedEntry(week, email)
    await week.free()
    await offeredToken(email)
    await end(token)
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, kind, start_day, end_day, window_start, window_end)
       select 'rres_back_' || id, product_id, id, 'repair', $2, $3, $2, $3
         from rental_unit where product_id = $1 and deleted_at is null`,
      week.product,
      week.rentalstartdate,
      week.rentalenddate,
    )
    await join(week.wish(email))
    await until("the second question", () => mailsTo(email).length === 3)
    expect((await confirm(await askedToken(email))).status).toBe(409)
  })

  it("isn't made by a way of delivery that staff switched off, until it can be chosen again", async () => {
    const week = await takenWeek()
    const { delivery } = await demoDeliveryTypes()
    const first = await confirmedEntry(week, freshAddress(), { delivery: delivery.id })
    const second = await confirmedEntry(week)
    const choosable = async (is_active: boolean) => {
      await sql("update rental_delivery_type set is_active = $2 where id = $1", delivery.id, is_active)
      const isThere = async () => (await demoDeliveryTypes()).all.some(({ id }) => id === delivery.id)
      await until("the ways of delivery", async () => (await isThere()) === is_active)
    }
    await choosable(false)
    await week.free(1)
    await untilState(second, "offered")
    expect(await stateOf(first)).toBe("waiting")
    await end(second)
    await choosable(true)
    await untilState(first, "offered")
  })

  it("isn't made to an address that nobody confirmed", async () => {
    const week = await takenWeek()
    const email = freshAddress()
    await join(week.wish(email))
    await askedToken(email)
    await week.free()
    await new Promise((resolve) => setTimeout(resolve, UNTIL_LOOKED))
    expect(mailsTo(email)).toHaveLength(1)
  })
})

it("knows no link but its own", async () => {
  const token = await confirmedEntry(await takenWeek())
  const [id] = token.split(".")
  for (const wrong of [`${id}.${"x".repeat(43)}`, id, "falsch"]) {
    expect((await api("GET", `/wait-list/?token=${wrong}`)).status).toBe(404)
    for (const done of [await confirm(wrong), await end(wrong), await take(wrong, newCartToken())])
      expect(done.status).toBe(404)
  }
})
