import { beforeEach, describe, expect, it } from "vitest"
import { api, demoProduct, newCartToken, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { add, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { colleague, founder, remove } from "./company-support"
import { customerIdOf, discounted, TEN_PERCENT } from "./special-price-support"

beforeEach(() => sql("delete from session_attempt"))

/** What staff do about the prices of the company that a customer orders for. */
async function companyPrices(member: SignedInCustomer) {
  const desk = await staff()
  const list = `/admin/customers/${await customerIdOf(member)}/company/discounts`
  return {
    list: () => desk("GET", list),
    give: (body: object = {}) => desk("POST", list, { ...TEN_PERCENT, ...body }),
    change: (id: string, body: object) => desk("POST", `${list}/${id}`, { ...TEN_PERCENT, ...body }),
    take: (id: string) => desk("DELETE", `${list}/${id}`),
  }
}

/** A cart of the customer with one accessory. */
async function cartOf({ token }: SignedInCustomer): Promise<string> {
  const cart = newCartToken()
  const { id } = await demoProduct("usb-c-kabel", "accessory")
  expect((await add("accessory", id, { cart }, token)).status).toBe(200)
  await api("PUT", `/cart/${cart}/`, { token, body: {} })
  return cart
}
const percentIn = async (cart: string) => (await readCart(cart)).items[0].discount_percent
const discounts = async ({ token }: SignedInCustomer) => (await api("GET", "/discounts/", { token })).body

describe("a discount of a company", () => {
  it("is what every member pays less, the better of his own and the company's", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    expect((await (await companyPrices(manager)).give()).status).toBe(201)
    for (const by of [manager, member]) expect(await percentIn(await cartOf(by))).toBe("10")
    expect(await discounts(member)).toEqual([
      { kind: null, product: null, percent: "10", valid_until: null, of_company: true },
    ])
    await discounted(member, { permille: 150 })
    await discounted(manager, { permille: 50 })
    expect([await percentIn(await cartOf(member)), await percentIn(await cartOf(manager))]).toEqual(["15", "10"])
    expect(await percentIn(await cartOf(await signedInCustomer()))).toBeUndefined()
  })

  it("is gone for who leaves, whose cart is told its new price", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    await (await companyPrices(manager)).give()
    const cart = await cartOf(member)
    await remove(manager, member)
    const refused = await checkOut(cart, member)
    expect([refused.status, refused.body.code]).toEqual([409, "price_changed"])
    expect([await percentIn(cart), await discounts(member)]).toEqual([undefined, []])
    expect((await checkOut(cart, member)).status).toBe(200)
  })

  it("is given, changed and taken away on any member's page, with an entry in the log", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    const [prices, same] = [await companyPrices(manager), await companyPrices(member)]
    await prices.give()
    expect((await same.give()).body).toMatchObject({ kind: [expect.any(String)] })
    const [{ id, version }] = (await same.list()).body.discounts
    expect((await same.change(id, { permille: 200, version })).status).toBe(200)
    expect((await prices.list()).body.discounts).toMatchObject([{ id, permille: 200 }])
    expect((await prices.take(id)).status).toBe(200)
    expect((await same.list()).body.discounts).toEqual([])
    const logged = await sql<{ action: string }>(
      "select action from audit_entry where action like 'customer.company-discount%' and subject_id = any($1) order by created_at",
      [await customerIdOf(manager), await customerIdOf(member)],
    )
    expect(logged.map(({ action }) => action)).toEqual([
      "customer.company-discount",
      "customer.company-discount",
      "customer.company-discount-delete",
    ])
  })

  it("isn't there for who belongs to none, nor another company's for its members", async () => {
    const stranger = await companyPrices(await signedInCustomer())
    expect([(await stranger.list()).status, (await stranger.give()).status]).toEqual([404, 404])
    const manager = await founder()
    await (await companyPrices(manager)).give()
    const [{ id }] = (await (await companyPrices(manager)).list()).body.discounts
    const other = await companyPrices(await founder(undefined, "CHE-900.100.014"))
    expect([(await other.change(id, {})).status, (await other.take(id)).status]).toEqual([404, 404])
  })

  it("goes with the company", async () => {
    const manager = await founder()
    await (await companyPrices(manager)).give()
    await api("POST", "/company/leave/", { token: manager.token })
    expect(await discounts(manager)).toEqual([])
    await expect(
      sql("insert into customer_discount (id, permille, reason) values ('disc_nobody', 10, 'niemand')"),
    ).rejects.toThrow()
  })
})
