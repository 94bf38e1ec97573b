import { beforeAll, describe, expect, it } from "vitest"
import type { StaffCustomerAnswer } from "#shop/accounts/wire/staff-customers"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"
import { api, erp, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { approve, limit as companyLimit, limitedCompany, refuse, requestFor } from "./approval-support"
import { cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})

async function limit(newCustomerUnits: number, newCustomerRentRappen = 0) {
  const { body } = await admin<StaffSettings>("GET", "/admin/shop-settings")
  const changed = { ...body.rental, newCustomerUnits, newCustomerRentRappen }
  expect((await admin("POST", "/admin/shop-settings/rental", changed)).status).toBe(200)
}

let week = 0
/** A cart with a rental of days that no other test takes. */
const nextCart = (slug = "blk-360-g2") => {
  week += 1
  const day = (date: number) => new Date(Date.UTC(2027, 5, date + 7 * week)).toISOString().slice(0, 10)
  return cartWithRental(slug, [day(1), day(2)])
}
const orderRental = async (by: SignedInCustomer) => checkOut(await nextCart(), by)
const idOf = async ({ email }: SignedInCustomer): Promise<string> =>
  (await sql("select customer_id as id from session_account where email = $1", email))[0].id
const trustOf = async (customer: SignedInCustomer) =>
  (await admin<StaffCustomerAnswer>("GET", `/admin/customers/${await idOf(customer)}/account`)).body.account
    ?.rental_trust

describe("a customer who has paid no invoice yet", () => {
  it("rents as much as he likes while the owner has set no limit", async () => {
    const customer = await signedInCustomer()
    for (const _order of [1, 2, 3]) expect((await orderRental(customer)).status).toBe(200)
  })

  it("orders as many rentals as the owner allows, and is told in words why no more", async () => {
    await limit(2)
    const customer = await signedInCustomer()
    expect((await orderRental(customer)).status).toBe(200)
    expect((await orderRental(customer)).status).toBe(200)
    const cart = await nextCart()
    const { status, body } = await checkOut(cart, customer)
    expect([status, body]).toEqual([
      409,
      {
        code: "new_customer_limit",
        non_field_errors: [
          expect.stringMatching(
            /Bis zu Ihrer ersten bezahlten Rechnung .* 2 Mietgeräte .*rufen Sie uns bitte an: \+41/,
          ),
        ],
      },
    ])
    expect((await readCart(cart)).items.some(({ rentalstartdate }) => rentalstartdate !== null)).toBe(true)
    expect(await trustOf(customer)).toMatchObject({ has_paid: false, units: 2, lifted: null })
  })

  it("holds nothing beyond it either", async () => {
    await limit(1)
    const customer = await signedInCustomer()
    const cart = await nextCart()
    expect((await api("POST", `/checkout/${cart}/hold/`, { token: customer.token })).status).toBe(200)
    await checkOut(cart, customer)
    const { status, body } = await api("POST", `/checkout/${await nextCart()}/hold/`, { token: customer.token })
    expect([status, body.code]).toEqual([409, "new_customer_limit"])
  })

  it("has what waits for approval counted, too, and approved once", async () => {
    await limit(2)
    const { manager, member } = await limitedCompany()
    const id = await requestFor(member, await nextCart())
    await companyLimit(manager, null)
    expect((await orderRental(member)).status).toBe(200)
    const { status, body } = await orderRental(member)
    expect([status, body.code]).toEqual([409, "new_customer_limit"])
    const held = await api("POST", `/checkout/${await nextCart()}/hold/`, { token: member.token })
    expect([held.status, held.body.code]).toEqual([409, "new_customer_limit"])
    expect((await checkOut(await cartWithAccessory("usb-c-kabel"), member)).status).toBe(200)
    expect((await approve(manager, id)).status).toBe(200)
  })

  it("may not go beyond the sum, and still buys what isn't rented", async () => {
    await limit(0, 100)
    const customer = await signedInCustomer()
    const { status, body } = await orderRental(customer)
    expect([status, body.non_field_errors[0]]).toEqual([
      409,
      expect.stringContaining("Mieten bis CHF\u00a01 exkl. MwSt."),
    ])
    expect((await checkOut(await cartWithAccessory("usb-c-kabel"), customer)).status).toBe(200)
  })

  it("may not go beyond the sum by renting longer either; what was done before is answered again", async () => {
    await limit(0)
    const customer = await signedInCustomer()
    const { body: order } = await orderRental(customer)
    const [{ id, standing }] = (await api("GET", `/orders/${order.id}/`, { token: customer.token })).body.rentalitems
    const path = `/orders/${order.id}/items/${id}/extension/`
    const [{ rentalenddate, price }] = (await api("GET", path, { token: customer.token })).body.options
    await limit(0, Math.round(Number(price) * 100))
    const body = { rentalenddate, confirmed_price: price }
    const refused = await api("POST", path, { token: customer.token, body })
    expect([refused.status, refused.body.code]).toEqual([409, "new_customer_limit"])
    const again = await api("GET", `/orders/${order.id}/`, { token: customer.token })
    expect(again.body.rentalitems[0].standing).toEqual(standing)
    await limit(0, 100_000_000)
    expect((await api("POST", path, { token: customer.token, body })).status).toBe(200)
    await limit(0, 1)
    expect((await api("POST", path, { token: customer.token, body })).status).toBe(200)
  })

  it("has what waits for approval counted when he rents longer, too", async () => {
    await limit(0)
    const { manager, member } = await limitedCompany("100000.00")
    const { body: order } = await orderRental(member)
    await companyLimit(manager, "0.00")
    const id = await requestFor(member, await nextCart())
    await companyLimit(manager, null)
    const [line] = (await api("GET", `/orders/${order.id}/`, { token: member.token })).body.rentalitems
    const path = `/orders/${order.id}/items/${line.id}/extension/`
    const [{ rentalenddate, price }] = (await api("GET", path, { token: member.token })).body.options
    const rents = [line.subtotal, line.subtotal, price].map((sum) => Math.round(Number(sum) * 100))
    await limit(0, rents.reduce((sum, rent) => sum + rent) - 1)
    const extend = () => api("POST", path, { token: member.token, body: { rentalenddate, confirmed_price: price } })
    const refused = await extend()
    expect([refused.status, refused.body.code]).toEqual([409, "new_customer_limit"])
    expect((await refuse(manager, id)).status).toBe(200)
    expect((await extend()).status).toBe(200)
  })

  it("doesn't pass by ordering from several carts at once", async () => {
    await limit(2)
    const customer = await signedInCustomer()
    const carts = await Promise.all(Array.from({ length: 6 }, () => nextCart()))
    const answers = await Promise.all(carts.map((cart) => checkOut(cart, customer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
  })

  it("has room again after a cancellation", async () => {
    await limit(1)
    const customer = await signedInCustomer()
    const { body } = await orderRental(customer)
    await sql("update rental_reservation set status = 'cancelled' where order_id = $1", body.id)
    expect((await orderRental(customer)).status).toBe(200)
  })

  it("is free of it once an invoice is paid", async () => {
    await limit(1)
    const customer = await signedInCustomer()
    const { body } = await orderRental(customer)
    expect((await orderRental(customer)).status).toBe(409)
    const paid = () => sql("select 1 from erp_invoice where order_id = $1 and state = 'paid'", body.id)
    await until("the invoice in the accounts", async () => {
      const [invoice] = await sql("select number from erp_invoice where order_id = $1 and state = 'open'", body.id)
      return invoice && erp.pay(invoice.number).then(() => true)
    })
    await until("its payment in the shop", async () => (await paid()).length > 0)
    expect((await orderRental(customer)).status).toBe(200)
    expect(await trustOf(customer)).toMatchObject({ has_paid: true })
  })
})

describe("POST and DELETE /admin/customers/{id}/rental-trust", () => {
  it("lifts the limit for one customer with a reason, and sets it again", async () => {
    await limit(1)
    const customer = await signedInCustomer()
    await orderRental(customer)
    const path = `/admin/customers/${await idOf(customer)}/rental-trust`
    expect((await admin("POST", path, { reason: "" })).body).toEqual({ reason: ["Bitte einen Grund angeben"] })
    expect((await admin("POST", path, { reason: "Kanton St. Gallen" })).status).toBe(200)
    expect((await admin("POST", path, { reason: "nochmals" })).status).toBe(409)
    expect(await trustOf(customer)).toMatchObject({ lifted: { reason: "Kanton St. Gallen", by: expect.any(String) } })
    expect((await orderRental(customer)).status).toBe(200)

    expect((await admin("DELETE", path)).status).toBe(200)
    expect((await admin("DELETE", path)).status).toBe(409)
    expect((await orderRental(customer)).status).toBe(409)
    const actions = await sql(
      "select action from audit_entry where subject_id = $1 order by created_at",
      await idOf(customer),
    )
    expect(actions.map(({ action }) => action)).toEqual(["customer.rental-limit-lift", "customer.rental-limit-restore"])
  })

  it("is staff's, about customers that there are", async () => {
    const customer = await signedInCustomer()
    const path = `/admin/customers/${await idOf(customer)}/rental-trust`
    const body = { reason: "x" }
    expect((await api("POST", `/../../..${path}`, { token: customer.token, body })).status).toBe(401)
    expect((await admin("POST", "/admin/customers/cus_nix/rental-trust", body)).status).toBe(404)
  })
})
