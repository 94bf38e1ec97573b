import { beforeAll, describe, expect, it } from "vitest"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"
import { api, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

const countOf = async (table: string): Promise<number> =>
  (await sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0].count

describe("a period taken meanwhile", () => {
  it("shows in the cart and is refused with the line and three others, nothing left over", async () => {
    const [mine, theirs] = await Promise.all(
      [0, 1].map(() => cartWithRental("icon-icr70", ["2027-04-06", "2027-04-08"])),
    )
    await checkOut(theirs, customer)
    const before = [await countOf('"order"'), await countOf("rental_reservation"), await countOf("payment")]

    const [line] = (await readCart(mine)).items
    expect(line.conflict).toMatchObject({ reason: "booked", item: line.id })
    const { status, body } = await checkOut(mine, customer)
    expect([status, body]).toEqual([
      409,
      {
        reason: "booked",
        day: "2027-04-06",
        item: line.id,
        alternatives: expect.any(Array),
        non_field_errors: [expect.any(String)],
      },
    ])
    expect(body.alternatives).toHaveLength(3)
    expect([await countOf('"order"'), await countOf("rental_reservation"), await countOf("payment")]).toEqual(before)

    const [period] = body.alternatives
    expect((await api("PUT", `/cart/rental/${line.id}/`, { body: period })).status).toBe(200)
    expect((await checkOut(mine, customer)).status).toBe(200)
  })

  it("goes to one of many who ask for the last unit at once", async () => {
    const carts = await Promise.all(
      Array.from({ length: 8 }, () => cartWithRental("icon-icr70", ["2027-05-11", "2027-05-13"])),
    )
    const answers = await Promise.all(carts.map((cart) => checkOut(cart, customer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })
})

describe("a price that changed since", () => {
  const cheapen = (cart: string, age: string) =>
    sql(
      `update cart_line_item line set unit_price = 1, raw_unit_price = '{"value": "1", "precision": 20}',
              metadata = metadata || jsonb_build_object('priced_at', (metadata->>'priced_at')::timestamptz - $2::interval)
         from session_cart_token token where token.cart_id = line.cart_id and token.token = $1`,
      cart,
      age,
    )

  it("stands as the customer saw it for a day", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    await cheapen(cart, "23 hours")
    expect((await checkOut(cart, customer)).body.total_cost).toBe("11.90")
  })

  it("is brought up to date afterwards and shown before it is ordered", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    await cheapen(cart, "25 hours")
    const [{ id }] = (await readCart(cart)).items
    expect(await checkOut(cart, customer)).toMatchObject({ status: 409, body: { code: "price_changed", items: [id] } })
    expect((await readCart(cart)).total_price).toBe("39.00")
    expect((await checkOut(cart, customer)).body.total_cost).toBe("52.95")
  })
})

describe("a sum that isn't what the customer saw", () => {
  it("is refused with both, and ordered once it is the shown one", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const { total_cost } = await readCart(cart)
    const orders = await countOf('"order"')
    const { status, body } = await checkOut(cart, customer, { confirmed_total: "50.00" })
    expect([status, body]).toEqual([
      409,
      {
        code: "price_changed",
        items: [],
        total: total_cost,
        non_field_errors: [
          `Die Bestellung kostet jetzt CHF\u00a0${total_cost} statt CHF\u00a050.00. Bitte prüfen Sie sie und bestellen Sie erneut.`,
        ],
      },
    ])
    expect(await countOf('"order"')).toBe(orders)
    expect((await checkOut(cart, customer, { confirmed_total: total_cost })).body.total_cost).toBe(total_cost)
  })

  it("comes of a rate that staff change while the checkout is open", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const { total_cost } = await readCart(cart)
    const admin = await staff()
    const change = async (vatPermille: number) => {
      const { sales } = (await admin<StaffSettings>("GET", "/admin/shop-settings")).body
      await admin("POST", "/admin/shop-settings/sales", { ...sales, vatPermille })
    }
    try {
      await change(90)
      await until("the new rate in the cart", async () => (await readCart(cart)).total_cost !== total_cost)
      const refused = await checkOut(cart, customer, { confirmed_total: total_cost })
      expect([refused.status, refused.body.code]).toEqual([409, "price_changed"])
    } finally {
      await change(81)
    }
    await until("the rate of before", async () => (await readCart(cart)).total_cost === total_cost)
    expect((await checkOut(cart, customer, { confirmed_total: total_cost })).status).toBe(200)
  })

  it("isn't asked of who orders again after a lost answer", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const { total_cost } = await readCart(cart)
    const first = await checkOut(cart, customer, { confirmed_total: total_cost })
    expect((await checkOut(cart, customer)).body).toEqual(first.body)
  })

  it("is a sum of money", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const { status, body } = await checkOut(cart, customer, { confirmed_total: "viel" })
    expect([status, Object.keys(body)]).toEqual([400, ["confirmed_total"]])
  })
})

it("does not order what the catalogue has no more, and says which line", async () => {
  const cart = await cartWithAccessory("holzstativ")
  const [{ id }] = (await readCart(cart)).items
  await sql("update cart_line_item set variant_id = 'variant_gone' where id = $1", id)
  expect(await checkOut(cart, customer)).toMatchObject({ status: 409, body: { code: "not_available", item: id } })
})
