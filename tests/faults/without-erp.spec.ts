import { beforeAll, describe, expect, it } from "vitest"
import type { StaffErpRow, StaffErpRows } from "#shop/erp/wire/staff-erp"
import type { Order } from "#shop/orders/wire/order"
import { erp, mailTo, sql, staff, until } from "../harness"
import { cancel, customer, DECEMBER, extend, offer, ordered, read, startRentals } from "../http/rental-change-support"
import { ownShops } from "./shop"

const shops = ownShops("without_erp", 1, { env: { ERP_MODE: "off" } })

let admin: Awaited<ReturnType<typeof staff>>
const NAMES = ["kept", "extended", "cancelled", "unpaid", "byHand"] as const
const orders = {} as Record<(typeof NAMES)[number], Order>
beforeAll(async () => {
  await startRentals()
  admin = await staff()
  for (const name of NAMES) orders[name] = await ordered(DECEMBER)
  for (const order of [orders.kept, orders.extended, orders.cancelled]) await capture(order)
})

const rowsOf = async ({ id }: Order) => (await admin<StaffErpRows>("GET", `/admin/erp?order_id=${id}`)).body.rows
const row = (order: Order, kind: string, state: StaffErpRow["state"]) =>
  until(`the ${kind} to be ${state}`, async () =>
    (await rowsOf(order)).find((one) => one.kind === kind && one.state === state),
  )
/** As staff do on Medusa's page of the order. */
async function capture({ id }: Order) {
  const [payment] = await sql<{ id: string }>(
    `select payment.id from payment join order_payment_collection link using (payment_collection_id)
      where link.order_id = $1`,
    id,
  )
  expect((await admin("POST", `/admin/payments/${payment.id}/capture`, {})).status).toBe(200)
}
const solve = ({ id }: StaffErpRow) => admin("POST", `/admin/erp/${id}/solved`, { note: "Von Hand erledigt" })

describe("a shop without an ERP", () => {
  it("closes what staff captured, and leaves what is unpaid for the day on which there is one", async () => {
    expect(await row(orders.kept, "order", "done")).toMatchObject({
      settled: null,
      last_error: "Paid without the accounts",
    })
    expect(await rowsOf(orders.unpaid)).toMatchObject([{ state: "new" }])
  })

  it("tells staff of money that it promises back, which they can mark as given", async () => {
    expect((await cancel(orders.cancelled, "270.00")).status).toBe(200)
    const promised = await mailTo(customer.email, new RegExp(`^Storniert: .* ${orders.cancelled.shop_number}`))
    const total = Math.round(Number(orders.cancelled.total_cost) * 100)
    const credit = await row(orders.cancelled, "cancellation", "credit")
    const francs = ((credit.credit as number) / 100).toFixed(2)
    expect(credit.credit).toBeGreaterThan(total / 4)
    expect(promised.text).toContain(`erstatten Ihnen CHF\u00a0${francs}`)
    expect((await mailTo("shop@example.ch", /Gutschrift freigeben/)).text).toContain(orders.cancelled.shop_number)
    expect((await solve(credit)).status).toBe(200)
  })

  it("gives staff what was added to a paid order, since nobody else bills it", async () => {
    const [option] = (await offer(orders.extended)).options
    expect((await extend(orders.extended, option.rentalenddate, option.price)).status).toBe(200)
    expect(await row(orders.extended, "extension", "parked")).toMatchObject({
      last_error: "Its order was paid without the accounts",
    })
  })

  it("owes of an order that staff marked as done, and captured, what a cancellation gives back", async () => {
    const [own] = await rowsOf(orders.byHand)
    expect((await solve(own)).status).toBe(200)
    await capture(orders.byHand)
    expect((await cancel(orders.byHand, "270.00")).status).toBe(200)
    expect((await row(orders.byHand, "cancellation", "credit")).credit).toBeGreaterThan(0)
  })
})

describe("the same shop with an ERP from now on", () => {
  const booked = async ({ shop_number }: Order) =>
    (await erp.state()).invoices.filter(({ title }) => title?.startsWith(`Webshop ${shop_number}`)).length

  beforeAll(async () => {
    await shops.processes[0].stop()
    await shops.start({ ERP_MODE: "bexio" })
    admin = await staff()
    await row(orders.unpaid, "order", "done")
  })

  it("bills what is unpaid, and nothing that was paid before", async () => {
    expect(await booked(orders.unpaid)).toBe(1)
    for (const order of [orders.kept, orders.extended, orders.cancelled, orders.byHand])
      expect([await booked(order), (await read(order.id)).paid]).toEqual([0, true])
    expect((await read(orders.unpaid.id)).paid).toBe(false)
  })

  it("bills it where staff say so", async () => {
    const own = await row(orders.kept, "order", "done")
    expect((await admin("POST", `/admin/erp/${own.id}/retry`, {})).status).toBe(200)
    await until("the invoice", async () => (await rowsOf(orders.kept))[0].invoice !== null)
    const added = await row(orders.extended, "extension", "parked")
    expect((await admin("POST", `/admin/erp/${added.id}/retry`, {})).status).toBe(200)
    await row(orders.extended, "extension", "done")
    expect(await booked(orders.extended)).toBe(1)
  })
})
