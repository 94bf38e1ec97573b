import { beforeAll, describe, expect, it } from "vitest"
import { ORDER_FILTERS } from "#shop/erp/rules/order-filters"
import type { StaffCancellation } from "#shop/orders/wire/staff-rental"
import { api, sql } from "../harness"
import {
  admin,
  customer,
  list,
  listed,
  mirrored,
  namesOf,
  ordered,
  rental,
  SHOWN,
  sixOrders,
} from "./staff-order-list-support"

<<<<<<< HEAD
beforeAll(sixOrders)
=======
let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
const ordered = new Map<string, string>()

async function order(name: string, cart: string, changes: Record<string, string> = {}) {
  const form = checkoutForm(customer.email, { company: "Tagwerk Süd AG", phone: "+41 71 111 22 33", ...changes })
  const { body } = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })
  ordered.set(name, body.id)
}
const move = (name: string, state: string, start: string, end: string) =>
  sql(
    `update rental_reservation set status = $2, start_day = $3, end_day = $4, window_start = $3, window_end = $4
      where order_id = $1`,
    ordered.get(name),
    state,
    start,
    end,
  )
const rental = async (name: string, handle: string, period: [string, string], changes = {}) =>
  order(name, await cartWithRental(handle, period), changes)
const mirrored = (name: string, state: string) =>
  sql("update erp_mirror set state = $2 where order_id = $1", ordered.get(name), state)

// The shop's clock shows Tuesday, 24 November 2026.
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  await sql("delete from rental_reservation")
  await rental("out", "rtc-360", ["2026-11-25", "2026-11-27"], { referencenum: "BV-2026.131" })
  await move("out", "reserved", "2026-11-24", "2026-11-27")
  await rental("back", "blk-3d", ["2026-11-30", "2026-12-01"])
  await move("back", "handed_over", "2026-11-19", "2026-11-24")
  await rental("late", "mobile-mapping-set", ["2026-11-30", "2026-12-01"])
  await move("late", "handed_over", "2026-11-16", "2026-11-20")
  await rental("endangered", "mobile-mapping-set", ["2026-11-27", "2026-11-30"])
  await move("endangered", "reserved", "2026-11-25", "2026-11-26")
  await rental("returned", "blk-360-g2", ["2026-12-10", "2026-12-11"])
  await move("returned", "returned", "2026-11-09", "2026-11-13")
  await sql(
    `insert into rental_inspection (reservation_id, unit_id, returned_on)
     select id, unit_id, end_day from rental_reservation where order_id = $1`,
    ordered.get("returned"),
  )
  await order("goods", await cartWithAccessory("usb-c-kabel", 3))
  await until("all of them in the accounts", async () => {
    const rows = await sql("select 1 from erp_mirror where state = 'done'")
    return rows.length === ordered.size
  })
  await sql("update erp_invoice set due_date = '2026-11-20' where order_id = $1", ordered.get("late"))
  const [{ number }] = await sql("select number from erp_invoice where order_id = $1", ordered.get("goods"))
  await erp.pay(number)
  await until("the payment", async () => {
    const [paid] = await sql("select 1 from erp_invoice where number = $1 and state = 'paid'", number)
    return paid
  })
  await mirrored("returned", "parked")
  await mirrored("back", "credit")
})

async function list(query = ""): Promise<StaffOrderList> {
  const { status, body } = await admin<StaffOrderList>("GET", `/admin/order-list?limit=100&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const namesOf = (orders: { id: string }[]) =>
  orders.map(({ id }) => [...ordered].find(([, orderId]) => orderId === id)?.[0])
const shown = async (query: string) => namesOf((await list(query)).orders)
const listed = async (name: string): Promise<StaffListedOrder> => {
  const found = (await list()).orders.find(({ id }) => id === ordered.get(name))
  if (!found) throw new Error(`${name} isn't listed`)
  return found
}

const SHOWN: Record<OrderFilter, string[]> = {
  all: ["goods", "returned", "endangered", "late", "back", "out"],
  out: ["out"],
  back: ["back"],
  late: ["late"],
  send: ["goods"],
  unpaid: ["returned", "endangered", "late", "back", "out"],
  unpaid_late: ["late"],
  waits_invoice: [],
  waits_correction: ["returned"],
  waits_credit: ["back"],
  waits_inspection: ["returned"],
  waits_deposit: [],
}
>>>>>>> 50609289 (Dispatch what was sold from 'Heute')

describe("a filter of the list of orders", () => {
  it.each(ORDER_FILTERS)("%s shows what it counts, the newest first", async (filter) => {
    const { orders, counts } = await list(`filter=${filter}`)
    expect(namesOf(orders)).toEqual(SHOWN[filter])
    expect(counts[filter]).toBe(SHOWN[filter].length)
  })

  it("counts among what words find", async () => {
    const { counts } = await list("q=mobile-mapping")
    expect(counts).toMatchObject({ all: 2, late: 1, out: 0, unpaid: 2, unpaid_late: 1 })
  })

  it("shows an order on its way into the accounts, and none of them after", async () => {
    await sql(
      "update erp_mirror set state = 'invoice', next_attempt_at = now() + interval '10 days' where order_id = $1",
      ordered.get("endangered"),
    )
    const { orders, counts } = await list("filter=waits_invoice")
    await mirrored("endangered", "done")
    expect([namesOf(orders), counts.waits_invoice, orders[0]?.waits]).toEqual([["endangered"], 1, ["invoice"]])
  })
})

describe("an order in the list", () => {
  it("says whose it is, what is where, how it is paid and what it comes to", async () => {
    const [unit] = await sql(
      "select serial_number from rental_reservation r join rental_unit u on u.id = r.unit_id where r.order_id = $1",
      ordered.get("out"),
    )
    const seen = (await api("GET", `/orders/${ordered.get("out")}/`, { token: customer.token })).body
    expect(await listed("out")).toEqual({
      id: ordered.get("out"),
      shop_number: seen.shop_number,
      ordered_on: "2026-11-24",
      documents: `${seen.bexio_order_id}, ${seen.bexio_invoice_id}`,
      company: "Tagwerk Süd AG",
      person: expect.stringMatching(/\w+ \w+/),
      email: customer.email,
      phone: "+41 71 111 22 33",
      reference: "BV-2026.131",
      rentals: [
        {
          id: expect.any(String),
          product: expect.stringContaining("RTC"),
          starts_on: "2026-11-24",
          ends_on: "2026-11-27",
          delivery: expect.any(String),
          serial_number: unit.serial_number,
          standing: "out_today",
          due: "2026-11-24",
          endangers: [],
        },
      ],
      goods: [],
      invoice: "open",
      invoice_due: expect.stringMatching(/^2026-12/),
      waits: [],
      total: Math.round(Number(seen.total_cost) * 100),
      is_cancelled: false,
    })
  })

  it("names whose rental a late one endangers", async () => {
    const { shop_number } = await listed("endangered")
    const late = await listed("late")
    expect(late.rentals[0]).toMatchObject({ standing: "late", due: "2026-11-20", endangers: [shop_number] })
    expect(late).toMatchObject({ invoice: "late", invoice_due: "2026-11-20" })
  })

  it("says what came back and that nobody has looked at it, and what was sold", async () => {
    expect((await listed("returned")).rentals[0].standing).toBe("unchecked")
    expect((await listed("returned")).waits).toEqual(["correction", "inspection"])
    expect(await listed("goods")).toMatchObject({
      rentals: [],
      goods: [{ name: expect.stringContaining("USB-C"), quantity: 3 }],
      invoice: "paid",
      invoice_due: null,
    })
  })

  it("isn't paid while months of it are to be billed", async () => {
    await sql(
      "insert into order_billing (order_id, started_by, next_on) values ($1, 'user_1', '2027-01-01')",
      ordered.get("goods"),
    )
    expect((await listed("goods")).invoice).toBe("partial")
    await sql("delete from order_billing where order_id = $1", ordered.get("goods"))
    expect((await listed("goods")).invoice).toBe("paid")
  })

  it("has the total and the state of its rentals now", async () => {
    await rental("cancelled", "rtc-360", ["2027-02-08", "2027-02-10"])
    const token = customer.token
    const [{ id }] = await sql("select id from rental_reservation where order_id = $1", ordered.get("cancelled"))
    const { body } = await admin<StaffCancellation>("GET", `/admin/rental/reservations/${id}/cancellation`)
    const cancelling = { confirmed_fee: body.cancellation.fee, is_waived: false, note: "" }
    const done = await admin("POST", `/admin/rental/reservations/${id}/cancel`, cancelling)
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const seen = (await api("GET", `/orders/${ordered.get("cancelled")}/`, { token })).body
    const row = await listed("cancelled")
    expect(row.rentals[0]).toMatchObject({ standing: "cancelled", serial_number: null })
    expect([row.total, row.is_cancelled]).toEqual([Math.round(Number(seen.amended.total_cost) * 100), true])
    await sql('update "order" set deleted_at = now() where id = $1', ordered.get("cancelled"))
    ordered.delete("cancelled")
  })
})
