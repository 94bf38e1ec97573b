import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import {
  aCompany,
  api,
  checkoutForm,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  signedInCustomer,
  sql,
  staff,
  staffToken,
} from "../harness"
import { target } from "../harness/target"
import { add, cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { founder, ownCompany } from "./company-support"
import { discounted } from "./special-price-support"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})
beforeEach(() => sql("delete from session_attempt"))

async function orderTable() {
  const headers = { authorization: `Bearer ${await staffToken()}` }
  return (await fetch(`${target().baseUrl}/admin/rental/reports/bestellungen.csv`, { headers })).text()
}

describe("the table of orders", () => {
  it("names the company account and what a discount took off", async () => {
    const { token, email } = await founder()
    await discounted({ email }, { kind: "rental" })
    const cart = await cartWithRental("rtc-360", ["2027-11-02", "2027-11-04"], { token })
    const form = checkoutForm(email, { company: "Baubüro Nord", referencenum: "=1+1" })
    const placed = await api("POST", `/checkout/${cart}/`, { token, body: form })
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const table = await orderTable()
    const [row, ...others] = table.split("\r\n").filter((line) => line.includes(email))
    expect(others).toEqual([])
    const { company } = await ownCompany(token)
    const person = `${aCompany.first_name} ${aCompany.last_name}`
    expect(row.split(";")).toEqual([
      ...[
        expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        placed.body.shop_number,
        company.name,
        person,
        email,
        `"'=1+1"`,
      ],
      ...["870", "87", "783", Number(placed.body.total_cost).toString(), ""],
    ])
  })

  it("has what an order comes to as its page does, also where a part or all of it was cancelled", async () => {
    const { token, email } = await signedInCustomer()
    const [{ pickup }, { id }] = [await demoDeliveryTypes(), await demoProduct("rtc-360")]
    const order = async (...days: [string, string][]) => {
      const cart = newCartToken()
      for (const [rentalstartdate, rentalenddate] of days)
        await add("rental", id, { cart, rentalstartdate, rentalenddate, delivery: pickup.id })
      const { body } = await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email) })
      return (await api<Order>("GET", `/orders/${body.id}/`, { token })).body
    }
    const cancel = ({ id }: Order, { id: item, standing }: Order["rentalitems"][number]) =>
      api<Order>("POST", `/orders/${id}/items/${item}/cancel/`, {
        ...{ token, body: { confirmed_fee: standing?.cancellation.fee } },
      })
    const partly = await order(["2027-12-07", "2027-12-08"], ["2027-12-14", "2027-12-15"])
    const wholly = await order(["2028-01-11", "2028-01-12"])
    const { body: dropped } = await checkOut(await cartWithAccessory("usb-c-kabel"), { token, email })
    const afterwards = [
      (await cancel(partly, partly.rentalitems[0])).body,
      (await cancel(wholly, wholly.rentalitems[0])).body,
    ]
    expect((await admin("POST", `/admin/orders/${dropped.id}/cancel`, {})).status).toBe(200)
    const table = await orderTable()
    const rows = table.split("\r\n").filter((line) => line.includes(email))
    const asFrancs = (amount = "") => Number(amount).toString()
    expect(rows.map((row) => row.split(";").slice(-2))).toEqual([
      [asFrancs(afterwards[0].amended?.total_cost), ""],
      [asFrancs(afterwards[1].amended?.total_cost), "storniert"],
      [asFrancs(dropped.total_cost), "storniert"],
    ])
    expect(afterwards[0].amended?.total_cost).not.toBe(partly.total_cost)
  })
})
