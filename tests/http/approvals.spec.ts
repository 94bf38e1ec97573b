import { beforeEach, describe, expect, it } from "vitest"
import { api, linkIn, mails, mailTo, signedInCustomer, sql } from "../harness"
import {
  approve,
  codeOf,
  DEVICE,
  hoursOf,
  limit,
  limitedCompany,
  ordersOf,
  refuse,
  requestFor,
  requestOf,
  reservedFrom,
  stateOf,
  weeksOfDays,
  withdraw,
} from "./approval-support"
import { cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { colleague, customerIdOf, founder, ownCompany } from "./company-support"

beforeEach(() => sql("delete from session_attempt"))

const freshDays = weeksOfDays()

describe("PUT /company/limit/", () => {
  it("is set and taken away by who manages, and by nobody else", async () => {
    const manager = await founder()
    expect((await ownCompany(manager.token)).company.order_limit).toBeNull()
    const { body } = await limit(manager, "1500.00")
    expect(body.company.order_limit).toBe("1500.00")
    const member = await colleague(manager)
    expect(codeOf(await limit(member, null))).toEqual([400, "companies.not_allowed"])
    expect((await ownCompany(member.token)).company.order_limit).toBe("1500.00")
    expect((await limit(manager, null)).body.company.order_limit).toBeNull()
    expect((await limit(await signedInCustomer(), "1.00")).status).toBe(404)
  })
})

describe("POST /checkout/{token}/ of a company with a limit", () => {
  it("places an order up to the limit, of who manages, and of whoever has no company", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const { total_cost } = await readCart(cart)
    const { manager, member } = await limitedCompany(total_cost)
    expect((await checkOut(cart, member)).body).toMatchObject({ shop_number: expect.stringMatching(/^W-/) })
    await limit(manager, "0.00")
    for (const by of [manager, await signedInCustomer()]) {
      const { body } = await checkOut(await cartWithAccessory("usb-c-kabel"), by)
      expect([body.shop_number, body.approval]).toEqual([expect.stringMatching(/^W-/), undefined])
    }
  })

  it("makes a dearer one a request, which answers as an order without a number, again and again the same", async () => {
    const { member, manager } = await limitedCompany()
    const days = freshDays()
    const cart = await cartWithRental(DEVICE, days)
    const { total_cost, rounding } = await readCart(cart)
    const { status, body } = await checkOut(cart, member, { referencenum: "Umbau 7" })
    const { id } = body.approval
    expect([status, body]).toEqual([
      200,
      {
        ...{ id, shop_number: null, bexio_order_id: null, total_cost, rounding },
        approval: { id, expires_at: expect.any(String) },
      },
    ])
    expect((await checkOut(cart, member, { referencenum: "Umbau 7" })).body).toEqual(body)
    expect((await readCart(cart)).items).toEqual([])
    expect([await ordersOf(member), await reservedFrom(days[0])]).toEqual([[], []])
    expect((await requestOf(manager, id)).body).toMatchObject({
      ...{ state: "open", referencenum: "Umbau 7", total_cost, current_total: total_cost, order: null },
      requester: { name: "Beat Keller", is_self: false },
      items: [{ rentalstartdate: days[0], rentalenddate: days[1] }],
      may: { approve: true, withdraw: false },
    })
    expect((await requestOf(member, id)).body.may).toEqual({ approve: false, withdraw: true })
    expect((await requestOf(await colleague(manager), id)).status).toBe(404)
  })

  it("looks at the limit that there is when the order comes", async () => {
    const { member, manager } = await limitedCompany("9000000.00")
    const cart = await cartWithAccessory("usb-c-kabel")
    await limit(manager, "1.00")
    expect((await checkOut(cart, member)).body.approval).toBeDefined()
  })

  it("holds the periods for 48 hours: nobody else has them, nor who asks himself in another cart", async () => {
    const { member } = await limitedCompany()
    const days = freshDays()
    const [cart, rival] = [await cartWithRental(DEVICE, days), await cartWithRental(DEVICE, days)]
    const { body } = await checkOut(cart, member)
    expect(await hoursOf(member, body.approval.id)).toBe(48)
    expect((await readCart(rival)).items[0].conflict).toMatchObject({ reason: "booked" })
    expect((await checkOut(rival, await signedInCustomer())).status).toBe(409)
    await api("DELETE", `/checkout/${rival}/hold/`, { token: member.token })
    expect((await readCart(rival)).items[0].conflict).toMatchObject({ reason: "booked" })
  })

  it("refuses a period that is gone, and leaves the cart as it is", async () => {
    const { member } = await limitedCompany()
    const days = freshDays()
    const [cart, rival] = [await cartWithRental(DEVICE, days), await cartWithRental(DEVICE, days)]
    await checkOut(rival, await signedInCustomer())
    const refused = await checkOut(cart, member)
    expect([refused.status, refused.body.reason]).toEqual([409, "booked"])
    expect((await readCart(cart)).items).toHaveLength(1)
  })
})

describe("the mail to who manages", () => {
  it("goes to each of them and leads to the request", async () => {
    const manager = await founder()
    const second = await colleague(manager, "manage")
    await limit(manager, "0.00")
    const member = await colleague(manager)
    const id = await requestFor(member, await cartWithAccessory("usb-c-kabel"))
    for (const { email } of [manager, second]) {
      const mail = await mailTo(email, /^Freigabe: Bestellung von Beat Keller/)
      expect(() => linkIn(mail, `/firma/freigaben/${id}`)).not.toThrow()
    }
    expect(mails().filter(({ to, subject }) => to === member.email && /Freigabe/.test(subject))).toEqual([])
  })
})

describe("an approval", () => {
  it("places exactly the order that was asked for, in the name of who asked", async () => {
    const { member, manager } = await limitedCompany()
    const days = freshDays()
    const cart = await cartWithRental(DEVICE, days)
    const { total_cost } = await readCart(cart)
    const id = await requestFor(member, cart, { referencenum: "Umbau 7", city2: "Wil" })
    const { status, body } = await approve(manager, id)
    expect([status, body]).toMatchObject([
      200,
      { state: "approved", answered_by: "Petra Zimmermann", order: { shop_number: expect.stringMatching(/^W-/) } },
    ])
    const [order] = await ordersOf(member)
    expect(order).toMatchObject({ id: body.order.id, ordered_by: null })
    const shown = (await api("GET", `/orders/${body.order.id}/`, { token: manager.token })).body
    expect(shown).toMatchObject({ total_cost, referencenum: "Umbau 7", city2: "Wil" })
    await mailTo(member.email, new RegExp(`^Ihre Bestellung ${body.order.shop_number}`))
    expect(await reservedFrom(days[0])).toHaveLength(1)
    expect(await sql("select from rental_hold where customer_id = 'offer:' || $1", id)).toEqual([])
  })

  it("places one order, however often and by how many it comes", async () => {
    const { member, manager } = await limitedCompany()
    const second = await colleague(manager, "manage")
    const days = freshDays()
    const id = await requestFor(member, await cartWithRental(DEVICE, days))
    const { total_cost } = (await requestOf(manager, id)).body
    const answers = await Promise.all([manager, second, manager, second].map((by) => approve(by, id, total_cost)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1)
    expect([(await ordersOf(member)).length, (await reservedFrom(days[0])).length]).toEqual([1, 1])
  })

  it("and a refusal at once make one of both", async () => {
    const { member, manager } = await limitedCompany()
    const id = await requestFor(member, await cartWithAccessory("usb-c-kabel"))
    const { total_cost } = (await requestOf(manager, id)).body
    const answers = await Promise.all([approve(manager, id, total_cost), refuse(manager, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const state = await stateOf(manager, id)
    expect([state, (await ordersOf(member)).length]).toEqual([state, state === "approved" ? 1 : 0])
  })

  it("names what it costs now, and waits for that to be confirmed", async () => {
    const { member, manager } = await limitedCompany()
    const id = await requestFor(member, await cartWithAccessory("usb-c-kabel"))
    const refused = await approve(manager, id, "1.00")
    expect([codeOf(refused), await stateOf(manager, id)]).toEqual([[409, "checkout.total_changed"], "open"])
    expect((await approve(manager, id)).status).toBe(200)
  })

  it("keeps the prices of the request, whatever the list says meanwhile", async () => {
    const { member, manager } = await limitedCompany()
    const cart = await cartWithAccessory("usb-c-kabel")
    const { total_cost } = await readCart(cart)
    const id = await requestFor(member, cart)
    await sql(
      `update cart_line_item set metadata = metadata || '{"priced_at": "2026-01-01T08:00:00Z"}'
        where cart_id = (select cart_id from order_request where id = $1)`,
      id,
    )
    await approve(manager, id)
    expect((await ordersOf(member))[0].total_cost).toBe(total_cost)
  })

  it("is refused to who doesn't manage, to another company, and once it isn't open", async () => {
    const { member, manager } = await limitedCompany()
    const second = await colleague(manager, "manage")
    const id = await requestFor(member, await cartWithAccessory("usb-c-kabel"))
    const { total_cost } = (await requestOf(manager, id)).body
    expect(codeOf(await approve(member, id, total_cost))).toEqual([400, "companies.not_allowed"])
    expect((await approve(await founder(undefined, "CHE-900.100.014"), id, total_cost)).status).toBe(404)
    await api("PUT", `/company/members/${await customerIdOf(second.token)}/`, {
      token: manager.token,
      body: { right: "order" },
    })
    expect(codeOf(await approve(second, id, total_cost))).toEqual([400, "companies.not_allowed"])
    await withdraw(member, id)
    expect(codeOf(await approve(manager, id, total_cost))).toEqual([409, "approvals.over"])
  })
})
