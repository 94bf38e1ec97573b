import { beforeAll, describe, expect, it } from "vitest"
import { invoiceList } from "#shop/erp/wire/invoice"
import { type SignedInCustomer, signedInCustomer } from "../harness"
import { cartWithAccessory } from "./cart-support"
import { checkOut } from "./checkout-support"
import { invoicesOf, keepInvoice } from "./document-support"

let customer: SignedInCustomer
let other: SignedInCustomer
beforeAll(async () => {
  ;[customer, other] = [await signedInCustomer(), await signedInCustomer()]
})

describe("GET /invoices/", () => {
  it("is empty for a new customer", async () => {
    expect(await invoicesOf(customer)).toMatchObject({ status: 200, body: [] })
  })

  it("shows a customer's own, newest first, cancelled ones too and drafts not", async () => {
    await keepInvoice(customer, { id: "901", number: "RE-00901", date: "2026-11-03" })
    await keepInvoice(customer, { id: "903", number: "RE-00903", date: "2026-11-20", state: "paid" })
    await keepInvoice(customer, { id: "902", number: "RE-00902", date: "2026-11-20", state: "cancelled" })
    await keepInvoice(customer, { id: "904", number: "RE-00904", date: "2026-11-21", state: "draft" })
    await keepInvoice(other, { id: "905", number: "RE-00905" })
    const { body } = await invoicesOf(customer)
    expect(invoiceList.parse(body).map(({ id, state, paid }) => [id, state, paid])).toEqual([
      ["903", "paid", true],
      ["902", "cancelled", false],
      ["901", "open", false],
    ])
    expect((await invoicesOf(other)).body.map(({ id }: { id: string }) => id)).toEqual(["905"])
  })

  it("says what is to be paid with VAT, until when, and for what", async () => {
    const { body } = await invoicesOf(other)
    expect(body[0]).toMatchObject({
      document_nr: "RE-00905",
      is_valid_from: "2026-11-20",
      due_date: "2026-12-20",
      total_gross: "940.45",
      order: null,
      shop_number: null,
      positions: [
        {
          text: "<strong>RTC 360</strong><br />Miete 1.12.2026 – 3.12.2026",
          amount: "3",
          unit_name: "Tag",
          unit_price: "290.00",
          position_total: "870.00",
        },
      ],
    })
  })

  it("names the order and its shop number", async () => {
    const { body: order } = await checkOut(await cartWithAccessory("usb-c-kabel"), other)
    await keepInvoice(other, { id: "906", number: "RE-00906", date: "2026-11-24", orderId: order.id })
    const [first] = (await invoicesOf(other)).body
    expect(first).toMatchObject({ id: "906", order: order.id, shop_number: order.shop_number })
  })

  it("keeps HTML of the ERP from acting", async () => {
    const text = '<p onclick="x()">Scan</p><script>x()</script><img src=x onerror=x()>'
    const position = { id: "1", text, amount: "1", unitName: "Stk", unitPrice: "1", positionTotal: "1" }
    await keepInvoice(customer, { id: "907", number: "RE-00907", date: "2026-11-25", positions: [position] })
    expect((await invoicesOf(customer)).body[0].positions[0].text).toBe("<p>Scan</p>")
  })
})
