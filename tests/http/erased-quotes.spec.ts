import { afterEach, expect, it } from "vitest"
import { erp, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory } from "./cart-support"
import { askForQuote } from "./document-support"
import { customerIdOf } from "./special-price-support"

afterEach(() => erp.heal())

it("a quote that the ERP hadn't yet is tried no more once its customer is erased", async () => {
  await erp.fail({ path: "/2.0/kb_offer", from: 1, times: 99, action: { kind: "answer", status: 503 } })
  const customer = await signedInCustomer()
  const { body: quote } = await askForQuote(customer, await cartWithAccessory("usb-c-kabel", 12))
  const erased = await (await staff())("POST", `/admin/customers/${await customerIdOf(customer)}/erasure`, {})
  expect(erased.status, JSON.stringify(erased.body)).toBeLessThan(300)
  await erp.heal()
  const jobOf = () =>
    sql(
      "select state from pgboss.job where name = 'issue-quote' and data->>'quoteId' = $1 and state <> 'completed'",
      quote.id,
    )
  await until("its job is done", async () => (await jobOf()).length === 0, 30_000)
})
