import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffReplacedRental } from "#shop/orders/wire/staff-rental"
import { api, mailTo, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { staffAs } from "../harness/staff-session"
import { limitedCompany } from "./approval-support"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { allAtHome, handOver, reservationOf, startHandovers } from "./handover-support"
import { orderDesk, rentalLine } from "./staff-order-support"

const DAYS: [string, string] = ["2026-12-08", "2026-12-10"]

describe("another model in the place of a rental", () => {
  let customer: SignedInCustomer
  let desk: Awaited<ReturnType<typeof orderDesk>>
  beforeAll(startHandovers)
  beforeEach(async () => {
    await allAtHome()
    customer = await signedInCustomer()
    desk = await orderDesk(customer)
  })

  const rented = async (by = customer, days = DAYS) => {
    const { body } = await checkOut(await cartWithRental("rtc-360", days), by)
    return { orderId: body.id as string, number: body.shop_number as string, ...(await reservationOf(body.id)) }
  }
  const stateOf = async (id: string) =>
    (await sql("select status from rental_reservation where id = $1", id))[0].status as string
  const ordersOf = () => sql(`select id from "order" where customer_id = $1`, desk.customer_id)

  it("says first which rental it is", async () => {
    const { id, number } = await rented()
    const { body } = await desk.desk<StaffReplacedRental>("GET", `/admin/new-order/replaced/${id}`)
    expect(body).toMatchObject({ customer_id: desk.customer_id, shop_number: number, product: "RTC 360", bar: null })
    expect([body.starts_on, body.ends_on]).toEqual(DAYS)
    expect((await desk.desk("GET", "/admin/new-order/replaced/rres_unknown")).status).toBe(404)
  })

  it.each<[string, [string, string]]>([
    ["while half the rent would be owed", DAYS],
    ["where all of it would be", ["2026-11-25", "2026-11-27"]],
  ])("is ordered and the former one cancelled for nothing, at once, %s", async (_case, days) => {
    const { id, orderId } = await rented(customer, days)
    const { status, body } = await desk.order([await rentalLine("blk-360-g2", days)], { replaces: id })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await stateOf(id)).toBe("cancelled")
    expect(await stateOf((await reservationOf(body.id)).id)).toBe("reserved")
    const { body: former } = await api("GET", `/orders/${orderId}/`, { token: customer.token })
    expect(former.changes.map(({ kind }: { kind: string }) => kind)).toEqual(["cancellation", "waiver"])
    expect(former.changes[0].fee).toBe("0.00")
    const [{ after }] = await sql(
      "select after from audit_entry where action = 'rental.cancel' and subject_id = $1",
      id,
    )
    expect(after).toMatchObject({ is_waived: true, note: "Durch eine andere Miete ersetzt" })
    await mailTo(customer.email, new RegExp(body.shop_number))
    await until("both in the accounts", async () => {
      const rows = await sql("select state from erp_mirror where order_id = any($1)", [orderId, body.id])
      return rows.every(({ state }) => state === "done") || null
    })
  })

  it("is one order and one cancellation, however often it is sent", async () => {
    const { id } = await rented()
    const lines = [await rentalLine("blk-360-g2", DAYS)]
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => desk.order(lines, { key, replaces: id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await ordersOf()).toHaveLength(2)
    const again = await desk.order(lines, { replaces: id })
    expect(again.status).toBe(409)
    expect(await ordersOf()).toHaveLength(2)
  })

  it("leaves the former one where the other can't be had", async () => {
    const { id } = await rented()
    const line = await rentalLine("blk-360-g2", DAYS)
    expect(
      (
        await desk.order(
          Array.from({ length: 20 }, () => line),
          { replaces: id },
        )
      ).status,
    ).toBe(409)
    expect(await stateOf(id)).toBe("reserved")
  })

  it("isn't ordered for one that is out, or another customer's", async () => {
    const { id, serial_number } = await rented()
    const stranger = await orderDesk(await signedInCustomer())
    const lines = [await rentalLine("blk-360-g2", DAYS)]
    const strange = await stranger.order(lines, { replaces: id })
    expect([strange.status, Object.keys(strange.body)]).toEqual([400, ["customer_id"]])
    await sql("update rental_reservation set start_day = '2026-11-24', window_start = '2026-11-24' where id = $1", id)
    expect((await handOver(id, serial_number)).status).toBe(200)
    expect((await desk.order(lines, { replaces: id })).status).toBe(400)
    expect(await ordersOf()).toHaveLength(1)
  })

  it("waits for nobody: what has to be approved is ordered by itself first", async () => {
    const { manager, member } = await limitedCompany()
    const { id } = await rented(manager)
    const of = await orderDesk(member)
    const lines = [await rentalLine("blk-360-g2", DAYS)]
    expect((await of.order(lines, { replaces: id })).status).toBe(400)
    expect(await stateOf(id)).toBe("reserved")
  })

  it("is the office's to order", async () => {
    const { id } = await rented()
    const counter = await staffAs("counter")
    const lines = [await rentalLine("blk-360-g2", DAYS)]
    const addresses = { billing_address_id: null, shipping_address_id: null, referencenum: "", note: "" }
    const sent = { key: crypto.randomUUID(), customer_id: desk.customer_id, lines, confirmed_total: "1.00" }
    const { status } = await counter.call("POST", "/admin/new-order", { ...sent, ...addresses, replaces: id })
    expect(status).toBe(409)
    expect(await stateOf(id)).toBe("reserved")
  })
})
