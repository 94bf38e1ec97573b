import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, it } from "vitest"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { api, newCartToken, signedInCustomer, sql, staff } from "../harness"
import { add, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { issuedQuote } from "./document-support"
import { confirmedEntry, freshAddress, offeredToken, takenWeek } from "./wait-list-support"

beforeEach(() => sql("delete from session_attempt"))

/** A cart with what was offered as one unit came free: Tuesday to Thursday. */
async function offeredCart(slug?: string) {
  const week = await takenWeek(slug)
  const email = freshAddress()
  await confirmedEntry(week, email)
  await week.free(1)
  const cart = newCartToken()
  const token = await offeredToken(email)
  const take = (into: string) => api("POST", "/wait-list/take/", { body: { token, cart: into } })
  const taken = await take(cart)
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  return { week, cart, take, line: taken.body.item as string }
}

describe("an offer in a cart", () => {
  it("is given fewer of its days, which are held for it, and ordered for them", async () => {
    const { week, cart, line } = await offeredCart()
    const wednesday = addDays(week.rentalstartdate as CalendarDay, 1)
    const days = { rentalstartdate: week.rentalstartdate, rentalenddate: wednesday }
    const shown = await api("GET", `/cart/rental/${line}/period/?${new URLSearchParams(days)}`)
    expect(shown.status, JSON.stringify(shown.body)).toBe(200)
    const moved = await api("PUT", `/cart/rental/${line}/`, { body: { quantity: 1, ...days } })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect((await readCart(cart)).items[0]).toMatchObject({ ...days, conflict: null })
    expect((await checkOut(cart, await signedInCustomer())).status).toBe(200)
  })

  it("is put there again when the link is followed after its line went to other days", async () => {
    const { week, cart, take, line } = await offeredCart()
    const later = (day: string) => addDays(day as CalendarDay, 7)
    const days = { rentalstartdate: later(week.rentalstartdate), rentalenddate: later(week.rentalenddate) }
    const moved = await api("PUT", `/cart/rental/${line}/`, { body: { quantity: 1, ...days } })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    const again = await take(cart)
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    const { items } = await readCart(cart)
    expect(items.find(({ id }) => id === again.body.item)).toMatchObject({
      rentalstartdate: week.rentalstartdate,
      rentalenddate: week.rentalenddate,
      conflict: null,
    })
    expect(items).toHaveLength(2)
    expect((await take(cart)).body.item).toBe(again.body.item)
    expect((await checkOut(cart, await signedInCustomer())).status).toBe(200)
  })

  it("leaves a second unit of the same days to the same cart", async () => {
    const { week, cart } = await offeredCart("blk-2-go")
    await week.free(1)
    const second = await add("rental", week.product, { ...week.wish(""), cart, productservice: null })
    expect(second.status, JSON.stringify(second.body)).toBe(200)
    expect((await readCart(cart)).items.map(({ conflict }) => conflict)).toEqual([null, null])
    const third = await add("rental", week.product, { ...week.wish(""), cart, productservice: null })
    expect([third.status, third.body.reason]).toEqual([409, "booked"])
    expect((await checkOut(cart, await signedInCustomer())).status).toBe(200)
  })

  it("goes along when its cart is quoted and the quote redeemed, as often as that is done", async () => {
    const { cart } = await offeredCart()
    const customer = await signedInCustomer()
    const quote = await issuedQuote(customer, cart)
    const redeem = () => api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
    await redeem()
    const { body } = await redeem()
    expect((await readCart(body.cart)).items.map(({ conflict }) => conflict)).toEqual([null])
    expect((await readCart(cart)).items[0].conflict?.reason).toBe("booked")
    expect((await checkOut(body.cart, customer)).status).toBe(200)
  })

  it("stays the one line that a quote made of it when its link is followed again", async () => {
    const { cart, take } = await offeredCart()
    const customer = await signedInCustomer()
    const quote = await issuedQuote(customer, cart)
    const { body } = await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
    const [line] = (await readCart(body.cart)).items
    const again = await take(body.cart)
    expect([again.status, again.body.item]).toEqual([200, line.id])
    expect((await readCart(body.cart)).items).toHaveLength(1)
  })

  it("goes along when staff order the quote", async () => {
    const { cart } = await offeredCart()
    const quote = await issuedQuote(await signedInCustomer(), cart)
    const byStaff = { key: randomUUID(), referencenum: "", note: "", confirmed_total: quote.total_cost }
    const ordered = await (await staff())("POST", `/admin/quotes/${quote.id}/order`, byStaff)
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
  })
})
