import { beforeEach, describe, expect, it } from "vitest"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { api, demoDeliveryTypes, signedInCustomer, sql } from "../harness"
import { readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { orderDesk, rentalLine } from "./staff-order-support"
import { confirmedEntry, entryOf, join, offeredToken, takenWeek } from "./wait-list-support"

beforeEach(() => sql("delete from session_attempt"))

/** Somebody who was offered the one unit that came free, and staff who have him on the phone. */
async function offeredTo(isLoggedIn = true) {
  const week = await takenWeek()
  const customer = await signedInCustomer()
  if (isLoggedIn) await join(week.wish(customer.email), customer.token)
  else await confirmedEntry(week, customer.email)
  await week.free(1)
  const token = await offeredToken(customer.email)
  const line = await rentalLine("icon-icr70", [week.rentalstartdate, week.rentalenddate])
  return { week, customer, desk: await orderDesk(customer), line, state: async () => (await entryOf(token)).state }
}
type Desk = Awaited<ReturnType<typeof orderDesk>>
const conflictOf = async (desk: Desk, line: object) => (await desk.preview([line])).body.items[0].conflict

describe("what the wait list offers somebody", () => {
  it.each([
    ["with his login", true],
    ["at his address", false],
  ])("is his when staff order it for him, %s, and nobody else's", async (_case, isLoggedIn) => {
    const { desk, line, state } = await offeredTo(isLoggedIn)
    const others = await orderDesk(await signedInCustomer())
    expect((await conflictOf(others, line))?.reason).toBe("booked")
    expect((await others.order([line])).status).toBe(409)
    expect([await conflictOf(desk, line), await state()]).toEqual([null, "offered"])
    const { status, body } = await desk.order([line])
    expect(status, JSON.stringify(body)).toBe(200)
    expect([await state(), (await desk.order([line])).status]).toEqual(["taken", 409])
  })

  it("is his for fewer of its days, and not for other days or another way", async () => {
    const { week, desk, line, state } = await offeredTo()
    const until = (days: number) => addDays(week.rentalenddate as CalendarDay, days)
    const other = await demoDeliveryTypes()
    expect(await conflictOf(desk, { ...line, rentalenddate: until(1) })).not.toBeNull()
    expect(await conflictOf(desk, { ...line, delivery: other.delivery.id })).not.toBeNull()
    expect((await desk.order([{ ...line, rentalenddate: until(1) }])).status).toBe(409)
    expect(await state()).toBe("offered")
    expect((await desk.order([{ ...line, rentalenddate: until(-1) }])).status).toBe(200)
    expect(await state()).toBe("taken")
  })

  it("is one unit: of two lines one is refused, and the offer stays", async () => {
    const { desk, line, state } = await offeredTo()
    expect((await desk.order([line, line])).status).toBe(409)
    expect(await state()).toBe("offered")
  })

  it("is held for him by staff, and ordered", async () => {
    const { desk, line, state } = await offeredTo()
    const held = await desk.hold([line], 48)
    expect(held.status, JSON.stringify(held.body)).toBe(201)
    expect(await state()).toBe("offered")
    const ordered = await desk.order([line], { hold: held.body.id })
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
    expect(await state()).toBe("taken")
  })

  it("is quoted to him, and his when he accepts", async () => {
    const { customer, desk, line, state } = await offeredTo()
    const quote = await desk.quote([line])
    expect([quote.status, await state()], JSON.stringify(quote.body)).toEqual([201, "offered"])
    const { body } = await api("POST", `/quotes/${quote.body.id}/redeem/`, { token: customer.token })
    expect((await readCart(body.cart)).items.map(({ conflict }) => conflict)).toEqual([null])
    expect((await checkOut(body.cart, customer)).status).toBe(200)
    expect(await state()).toBe("taken")
  })
})
