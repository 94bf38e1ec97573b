import { beforeAll, describe, expect, it } from "vitest"
import { fromWireMoney } from "#kernel/money"
import type { StaffOrderList } from "#shop/erp/wire/staff-order-list"
import type { Order } from "#shop/orders/wire/order"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"
import { api, demoProduct, erp, mailTo, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { auditOf, refusal, staffProducts } from "./staff-product-support"

let customer: SignedInCustomer
let admin: Awaited<ReturnType<typeof staffProducts>>["admin"]
beforeAll(async () => {
  customer = await signedInCustomer()
  const desk = await staffProducts()
  admin = desk.admin
  await sql("delete from rental_reservation")
  const saved = await desk.save(desk.rentalId, "charges", { charges: { deposit: { amount: "5000", permille: 0 } } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await until("the deposit", async () => (await demoProduct("rtc-360")).charges !== undefined)
})

const invoiceOf = (orderId: string, state: string) =>
  until(`the ${state} invoice`, async () => {
    const [invoice] = await sql("select id, number from erp_invoice where order_id = $1 and state = $2", orderId, state)
    return invoice as { id: string; number: string } | undefined
  })
async function pay(orderId: string) {
  await erp.pay((await invoiceOf(orderId, "open")).number)
  await invoiceOf(orderId, "paid")
}

/** A rental with its invoice, whose device is back, unless it is elsewhere. */
async function rented(period: [string, string], status = "returned", slug = "rtc-360") {
  const { body } = await checkOut(await cartWithRental(slug, period), customer)
  const [{ id }] = await sql<{ id: string }>("select id from rental_reservation where order_id = $1", body.id)
  await sql("update rental_reservation set status = $2 where id = $1", id, status)
  await invoiceOf(body.id, "open")
  return { id, orderId: body.id as string, shopNumber: body.shop_number as string, total: body.total_cost as string }
}
const giveBack = (id: string, amount: string, note = "") =>
  admin("POST", `/admin/rental/reservations/${id}/deposit`, { amount, note })
const orderOf = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body
const officeOf = async (id: string) => (await admin<StaffOrderOffice>("GET", `/admin/orders/${id}/office`)).body
/** Ids of the orders whose deposit the list of orders says is still to be given back. */
const waiting = async () =>
  (await admin<StaffOrderList>("GET", "/admin/order-list?filter=waits_deposit&limit=100")).body.orders.map(
    (one) => one.id,
  )
const refundsOf = (orderId: string) =>
  sql(
    "select details->>'refunded' as refunded, note from rental_change where order_id = $1 and kind = 'refund'",
    orderId,
  )
const creditOf = (orderId: string) =>
  until("the credit", async () => {
    const [row] = await sql(
      "select state, credit, set_off from erp_mirror where order_id = $1 and kind = 'refund'",
      orderId,
    )
    return row?.state === "new" ? undefined : row
  })

describe("a deposit that is given back whole", () => {
  it("is off what the order costs, a credit in the accounts, in the log and in a mail", async () => {
    const { id, orderId, shopNumber, total } = await rented(["2027-02-01", "2027-02-03"])
    await pay(orderId)
    expect((await officeOf(orderId)).deposits).toMatchObject([{ held: 500_000, refunded: null, is_due: true, open: 0 }])
    expect(await waiting()).toContain(orderId)
    expect((await giveBack(id, "5000")).status).toBe(200)
    expect(await waiting()).not.toContain(orderId)

    const { amended, changes } = await orderOf(orderId)
    expect(fromWireMoney(amended?.total_cost ?? "0.00")).toBe(fromWireMoney(total) - 500_000)
    expect(changes).toMatchObject([{ kind: "refund", fee: "0.00" }])
    const office = await officeOf(orderId)
    expect(office.deposits).toMatchObject([{ refunded: 500_000, is_due: false }])
    expect(office.amended?.charges).toEqual([])
    expect(await creditOf(orderId)).toEqual({ state: "credit", credit: 500_000, set_off: {} })
    expect(await auditOf(id, "rental.refund")).toMatchObject([
      { before: { order_id: orderId, deposit: "5000.00" }, after: { refunded: "5000", note: "" } },
    ])
    const { text } = await mailTo(customer.email, new RegExp(`Kaution zurück: RTC 360, Bestellung ${shopNumber}`))
    expect(text.replaceAll("\u00a0", " ")).toContain("erstatten wir Ihnen CHF 5’000.00")
  })

  it("is set off against its invoice as long as nobody has paid that", async () => {
    const { id, orderId, shopNumber, total } = await rented(["2027-01-25", "2027-01-27"])
    expect((await officeOf(orderId)).deposits).toMatchObject([{ open: fromWireMoney(total) }])
    const { id: invoice } = await invoiceOf(orderId, "open")
    expect((await giveBack(id, "5000")).status).toBe(200)
    expect(await creditOf(orderId)).toEqual({ state: "credit", credit: 500_000, set_off: { [invoice]: 500_000 } })
    expect((await officeOf(orderId)).deposits).toMatchObject([{ open: fromWireMoney(total) - 500_000 }])
    const { text } = await mailTo(customer.email, new RegExp(`Kaution: RTC 360, Bestellung ${shopNumber}`))
    expect(text.replaceAll("\u00a0", " ")).toContain("rechnen wir CHF 5’000.00 an Ihre noch offene Rechnung an")
    expect(text).not.toMatch(/erstatten|auf dem Weg|Bezahlt/)
  })

  it("is so once, however often and at once it is asked for", async () => {
    const { id, orderId } = await rented(["2027-02-08", "2027-02-10"])
    const answers = await Promise.all(Array.from({ length: 4 }, () => giveBack(id, "5000")))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await refundsOf(orderId)).toEqual([{ refunded: "500000", note: "" }])
    expect(refusal(await giveBack(id, "4000", "Schaden"))).toEqual([409, "code", "non_field_errors"])
    await expect(
      sql(
        'insert into rental_change select (jsonb_populate_record(c, \'{"id": "rchg_2"}\')).* from rental_change c where order_id = $1',
        orderId,
      ),
    ).rejects.toThrow("rental_change_refund_once")
  })
})

describe("a part of a deposit", () => {
  it("is given back with a reason, which the customer reads", async () => {
    const { id, orderId, shopNumber } = await rented(["2027-02-15", "2027-02-17"])
    expect(refusal(await giveBack(id, "4500.5"))).toEqual([400, "note"])
    expect((await giveBack(id, "4500.50", "Stativkopf gebrochen")).status).toBe(200)
    expect((await orderOf(orderId)).amended?.charges?.map(({ amount }) => amount)).toEqual(["5000.00", "-4500.50"])
    expect(await creditOf(orderId)).toMatchObject({ state: "credit", credit: 450_050 })
    const { text } = await mailTo(customer.email, new RegExp(`Kaution: RTC 360, Bestellung ${shopNumber}`))
    expect(text).toContain("Stativkopf gebrochen")
  })
})

describe("a deposit that is kept whole", () => {
  it("has its reason, awaits nothing more, and is no credit", async () => {
    const { id, orderId, shopNumber, total } = await rented(["2027-02-22", "2027-02-24"])
    expect(refusal(await giveBack(id, "0.00"))).toEqual([400, "note"])
    expect((await giveBack(id, "0.00", "Gerät zerstört")).status).toBe(200)
    expect(await waiting()).not.toContain(orderId)
    expect((await officeOf(orderId)).deposits).toMatchObject([{ held: 500_000, refunded: 0, is_due: false }])
    const { amended, changes } = await orderOf(orderId)
    expect(amended?.total_cost).toBe(total)
    expect(changes).toMatchObject([{ kind: "refund", refunded: "0.00", description: "Gerät zerstört" }])
    expect(await creditOf(orderId)).toEqual({ state: "done", credit: null, set_off: null })
    const { text } = await mailTo(customer.email, new RegExp(`Kaution: RTC 360, Bestellung ${shopNumber}`))
    expect(text.replaceAll("\u00a0", " ")).toContain("CHF 5’000.00 behalten wir ein, weil: Gerät zerstört")
  })
})

describe("nothing is given back", () => {
  it.each(["", "-5", "viel", "5000.01"])("for an amount of '%s'", async (amount) => {
    const [{ id }] = await sql<{ id: string }>("select id from rental_reservation where status = 'returned' limit 1")
    expect(refusal(await giveBack(id, amount))).toEqual([400, "amount"])
  })

  it.each(["reserved", "handed_over"])("of a rental that is %s", async (status) => {
    const { id, orderId } = await rented(["2027-03-01", "2027-03-03"], status)
    expect(refusal(await giveBack(id, "5000"))).toEqual([400, "non_field_errors"])
    expect(await refundsOf(orderId)).toEqual([])
  })

  it("where no deposit was paid, or nothing was rented", async () => {
    const { id } = await rented(["2027-03-08", "2027-03-10"], "returned", "blk-360-g2")
    expect((await giveBack(id, "1")).status).toBe(404)
    expect((await giveBack("rres_unknown", "1")).status).toBe(404)
  })
})
