import { beforeAll, describe, expect, it } from "vitest"
import { api, erp, type SignedInCustomer, signedInCustomer, until } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

const orderOf = async (id: string) => (await api("GET", `/orders/${id}/`, { token: customer.token })).body

describe("an order in the ERP", () => {
  it("has its number in the checkout's answer, and its invoice a moment later", async () => {
    const { status, body } = await checkOut(await cartWithRental("rtc-360", ["2027-04-06", "2027-04-15"]), customer)
    expect([status, body.bexio_order_id]).toEqual([200, expect.stringMatching(/^AU-\d{5}$/)])
    const seen = await until("the invoice", async () => {
      const order = await orderOf(body.id)
      return order.bexio_invoice_id === null ? null : order
    })
    expect(seen).toMatchObject({ bexio_order_id: body.bexio_order_id, paid: false })

    const { orders, invoices, contacts } = await erp.state()
    const [invoice] = invoices.filter(({ document_nr }) => document_nr === seen.bexio_invoice_id)
    expect(invoice).toMatchObject({ title: `Webshop ${body.shop_number}`, api_reference: `shop:order:${body.id}` })
    expect(Number(invoice.total)).toBe(Number(body.total_cost))
    expect(orders.filter(({ title }) => title === `Webshop ${body.shop_number}`)).toHaveLength(1)
    expect(contacts.filter(({ mail }) => mail === customer.email)).toHaveLength(1)
  })
})
