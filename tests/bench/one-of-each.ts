import { api, checkoutForm, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { founder } from "../http/company-support"
import { cableLine, orderDesk } from "../http/staff-order-support"

/** One of everything that a page of staff's is about: an order in the accounts, a quote, a company's founder, a webhook that isn't told. */
export async function makeOneOfEach() {
  const customer = await signedInCustomer()
  await founder(customer)
  await (await orderDesk(customer)).quote([await cableLine()])
  const cart = await cartWithRental("rtc-360", ["2026-12-14", "2026-12-16"])
  await api("POST", `/checkout/${cart}/`, { token: customer.token, body: checkoutForm(customer.email) })
  await until(
    "the order in the ERP",
    async () => (await sql("select 1 from erp_mirror where state = 'done'")).length > 0,
  )
  const admin = await staff()
  const { body } = await admin<{ id: string }>("POST", "/admin/webhooks", { url: "https://hooks.example.ch/shop" })
  await admin("POST", `/admin/webhooks/${body.id}/switch`, { is_on: false })
}
