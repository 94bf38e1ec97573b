import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"
import { api, erp, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { invoicesOf } from "./document-support"
import { comesTo, invoicedRental, mirrored, passDays, readOrder, totalOf } from "./monthly-support"
import { refusal } from "./staff-product-support"

let db: Knex
let customer: SignedInCustomer
let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  admin = await staff()
})
afterEach(() => erp.heal())
afterAll(() => db.destroy())

const LONG: [string, string] = ["2026-12-14", "2027-03-12"]

/** Somebody new, and whatever was rented before is free. */
async function afresh() {
  customer = await signedInCustomer()
  await sql("update rental_reservation set status = 'cancelled'")
}
const start = (id: string) => admin("POST", `/admin/orders/${id}/monthly-billing`)
const read = (id: string) => readOrder(customer, id)
const firstBilled = (id: string) =>
  until("the first instalment", async () => (await read(id)).monthly_billing?.instalments[0]?.number === 1)

/** An order that the accounts don't take until it is tried again. */
async function parkedOrder() {
  await afresh()
  const action = { kind: "answer", status: 422, body: { error_code: 422, message: "Could not save the entity" } }
  await erp.fail({ method: "POST", path: "/2.0/kb_order", times: 99, action })
  const { body } = await checkOut(await cartWithRental("blk-360-g2", LONG), customer)
  const parked = await until("the refusal", async () => {
    const [row] = await sql("select id from erp_mirror where order_id = $1 and state = 'parked'", body.id)
    return row?.id as string | undefined
  })
  const retry = async () => {
    await erp.heal()
    expect((await admin("POST", `/admin/erp/${parked}/retry`, {})).status).toBe(200)
  }
  return { id: body.id, retry }
}

/** After `change` the order is due today for as long as nothing bills it. */
const unbilled = (change: () => Promise<void>, id: string) =>
  db.transaction(async (trx) => {
    await trx.raw("lock table order_instalment in exclusive mode")
    await change()
    const [billing] = await sql("select next_on::text from order_billing where order_id = $1", id)
    expect(billing.next_on).toBe("2026-11-24")
  })

describe("the monthly bills of an order", () => {
  it("replace no invoice where none was made before", async () => {
    const { id, retry } = await parkedOrder()
    expect((await start(id)).status).toBe(200)
    await retry()
    await firstBilled(id)
    await mirrored(id)
    const order = await read(id)
    expect(order.bexio_order_id).toMatch(/^AU-/)
    expect((await invoicesOf(customer)).body.map(({ state }) => state)).toEqual(["open"])
    expect(await comesTo(order)).toBe(totalOf(order))
  })

  it("aren't written at all where staff cancelled it before", async () => {
    const { id, retry } = await parkedOrder()
    expect((await start(id)).status).toBe(200)
    await firstBilled(id)
    await sql("update rental_reservation set status = 'cancelled' where order_id = $1", id)
    const cancelled = await admin("POST", `/admin/orders/${id}/cancel`, {})
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    await retry()
    await mirrored(id)
    expect((await invoicesOf(customer)).body).toEqual([])
  })

  it("are found again, also after a change, where the job that writes them is lost", async () => {
    await afresh()
    const order = await invoicedRental(customer, LONG)
    await unbilled(async () => expect((await start(order.id)).status).toBe(200), order.id)
    await firstBilled(order.id)
    const { fee } = (await read(order.id)).rentalitems[0].standing?.cancellation ?? {}
    const path = `/orders/${order.id}/items/${order.rentalitems[0].id}/cancel/`
    await unbilled(async () => {
      const { status } = await api("POST", path, { token: customer.token, body: { confirmed_fee: fee } })
      expect(status).toBe(200)
    }, order.id)
  })

  it("are written in their order, though they are of the same moment", async () => {
    await afresh()
    const order = await invoicedRental(customer, LONG)
    expect((await start(order.id)).status).toBe(200)
    await firstBilled(order.id)
    await sql(
      `insert into order_instalment (id, order_id, number, day, period_start, period_end, charges, total, is_settlement)
       select prefix || order_id, order_id, nr, day, period_start, period_end, '[]', 0, false
         from order_instalment, (values ('z', 2), ('a', 3)) later (prefix, nr) where order_id = $1`,
      order.id,
    )
    await mirrored(order.id)
    const rows = await sql("select change_id from erp_mirror where order_id = $1 order by serial", order.id)
    expect(rows.slice(2).map(({ change_id }) => change_id)).toEqual([`z${order.id}`, `a${order.id}`])
  })

  it("are due so long after they are written as they were to be, however late the accounts take them", async () => {
    const { id, retry } = await parkedOrder()
    expect((await start(id)).status).toBe(200)
    await firstBilled(id)
    await passDays(id, 40)
    await retry()
    await mirrored(id)
    const [first] = (await read(id)).monthly_billing?.instalments ?? []
    expect([first.day, first.due_date]).toEqual(["2026-10-15", "2026-12-24"])
  })

  it("aren't offered any more once a part of it is paid", async () => {
    await afresh()
    const order = await invoicedRental(customer, LONG)
    await erp.pay(String(order.bexio_invoice_id), "100.00")
    await until("the payment", async () => {
      const [partial] = await sql("select 1 from erp_invoice where order_id = $1 and state = 'partial'", order.id)
      return partial
    })
    expect(refusal(await start(order.id))).toEqual([400, "non_field_errors"])
    const { body } = await admin<StaffOrderOffice>("GET", `/admin/orders/${order.id}/office`)
    expect(body.monthly.may_start).toBe(false)
  })
})
