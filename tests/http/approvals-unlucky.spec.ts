import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { settleRequests } from "#shop/approvals/commands/answer"
import { api, checkoutForm, demoProduct, OVER, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import {
  approve,
  DEVICE,
  earlierOf,
  limitedCompany,
  ordersOf,
  refuse,
  requestFor,
  requestOf,
  reservedFrom,
  stateOf,
  waitingRequest,
  weeksOfDays,
  withdraw,
} from "./approval-support"
import { cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { colleague, customerIdOf, freshEmail } from "./company-support"

let db: Knex
let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  admin = await staff()
})
afterAll(() => db.destroy())
beforeEach(() => sql("delete from session_attempt"))

const freshDays = weeksOfDays()

describe("while a request waits", () => {
  it("its customer is erased: it goes, its days are free, and others are settled still", async () => {
    const { manager, member } = await limitedCompany()
    const other = await colleague(manager)
    const days = freshDays()
    const id = await requestFor(member, await cartWithRental(DEVICE, days))
    const rest = await requestFor(other, await cartWithAccessory("usb-c-kabel"))
    expect((await admin("POST", `/admin/customers/${await customerIdOf(member.token)}/erasure`)).status).toBe(200)
    expect((await requestOf(manager, id)).status).toBe(404)
    await sql(`update order_request set expires_at = ${OVER} - interval '1 minute' where id = $1`, rest)
    await settleRequests(db)
    expect(await sql("select cart_id from order_request where id = any($1)", [id, rest])).toEqual([{ cart_id: null }])
    expect((await earlierOf(other)).total_quantity).toBe(1)
    await cartWithRental(DEVICE, days)
  })

  it("its product goes offline: it can't be approved, and comes back as a line that can't be had", async () => {
    const { manager, member } = await limitedCompany()
    const { id: product } = await demoProduct("usb-c-kabel", "accessory")
    const id = await requestFor(member, await cartWithAccessory("usb-c-kabel"))
    const { total_cost } = (await requestOf(manager, id)).body
    await admin("POST", `/admin/products/${product}`, { status: "draft" })
    try {
      await until("no price of it", async () => (await requestOf(manager, id)).body.current_total === null)
      expect((await approve(manager, id, total_cost)).status).toBe(409)
      expect(await stateOf(manager, id)).toBe("open")
      expect((await refuse(manager, id)).status).toBe(200)
      const { items } = await readCart((await earlierOf(member)).token)
      expect(items.map(({ product_is_inactive }) => product_is_inactive)).toEqual([true])
    } finally {
      await admin("POST", `/admin/products/${product}`, { status: "published" })
    }
  })

  it("the form is sent again from another tab, also once it is over: no second request", async () => {
    const { member } = await limitedCompany()
    const cart = await cartWithAccessory("usb-c-kabel")
    const [first, second] = await Promise.all([checkOut(cart, member), checkOut(cart, member)])
    expect(second.body).toEqual(first.body)
    await withdraw(member, first.body.approval.id)
    expect((await checkOut(cart, member)).body.approval.id).toBe(first.body.approval.id)
    expect(
      await sql("select from order_request where customer_id = $1", await customerIdOf(member.token)),
    ).toHaveLength(1)
  })

  it("the address that it names is deleted: it is ordered with it", async () => {
    const { manager, member } = await limitedCompany()
    const { token, email } = member
    const { body: address } = await api("POST", "/addresses/", {
      ...{ token, body: { first_name: "Petra", last_name: "Z", address: "Weg 7", postalcode: "9000", city: "Wil" } },
    })
    const form = checkoutForm(email, { billing_address_id: address.id })
    const { body } = await api("POST", `/checkout/${await cartWithAccessory("usb-c-kabel")}/`, { token, body: form })
    await api("DELETE", `/addresses/${address.id}/`, { token })
    expect((await approve(manager, body.approval.id)).status).toBe(200)
    expect(await ordersOf(member)).toHaveLength(1)
  })

  it("all units are taken out of service: it can't be approved, and says so", async () => {
    const { manager, member } = await limitedCompany()
    const days = freshDays()
    const id = await requestFor(member, await cartWithRental(DEVICE, days))
    const { id: product } = await demoProduct(DEVICE)
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, kind, start_day, end_day, window_start, window_end)
       select 'rres_unlucky_' || id, product_id, id, 'repair', $2, $3, $2, $3 from rental_unit where product_id = $1`,
      ...[product, ...days],
    )
    const refused = await approve(manager, id)
    expect([refused.status, refused.body.reason]).toEqual([409, "maintenance"])
    expect([await stateOf(manager, id), (await reservedFrom(days[0])).length]).toEqual(["open", 0])
  })
})

describe("a request of somebody whose e-mail staff change", () => {
  it("becomes an order that names the new one alone", async () => {
    const { manager, member, id } = await waitingRequest()
    const email = freshEmail()
    const path = `/admin/customers/${await customerIdOf(member.token)}/login-email`
    expect((await admin("POST", path, { email })).status).toBe(200)
    expect((await approve(manager, id)).status).toBe(200)
    const [order] = await ordersOf(manager)
    expect([order.email, order.email2]).toEqual([email, email])
  })
})
