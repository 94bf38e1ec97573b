import { beforeAll, describe, expect, it } from "vitest"
import { ORDER_FILTERS } from "#shop/erp/rules/order-filters"
import type { StaffOrderList } from "#shop/erp/wire/staff-order-list"
import type { StaffCancellation } from "#shop/orders/wire/staff-rental"
import { api, sql } from "../harness"
import { moveRental } from "./rental-change-support"
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

beforeAll(sixOrders)

/** A row as another one is, an hour later. */
const LATER_ORDER = `
  insert into "order"
  select (jsonb_populate_record(o, jsonb_build_object('id', 'order_later', 'display_id', 999999, 'custom_display_id', 'W-9999',
                                                      'created_at', now() + interval '1 hour'))).*
    from "order" o where id = $1`

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

  it("shows a rental whose hand-over nobody recorded, once its days are over", async () => {
    const id = ordered.get("out")
    await moveRental(id, "reserved", "2026-11-16", "2026-11-20")
    const { orders, counts } = await list("filter=missed")
    await moveRental(id, "reserved", "2026-11-24", "2026-11-27")
    expect([namesOf(orders), counts.missed, counts.out]).toEqual([["out"], 1, 0])
    expect(orders[0].rentals[0].standing).toBe("missed")
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

describe("a program that reads the list from end to end", () => {
  it("meets each order once, also while others are placed", async () => {
    const part = async (after: string) =>
      (await admin<StaffOrderList>("GET", `/admin/order-list?limit=2&starting_after=${after}`)).body.orders
    const met: { id: string }[] = []
    for (let next = await part(""); next.length > 0; next = await part(met.at(-1)!.id)) {
      met.push(...next)
      if (met.length === 2) await sql(LATER_ORDER, ordered.get("out"))
    }
    expect((await part(""))[0].id).toBe("order_later")
    await sql(`delete from "order" where id = 'order_later'`)
    expect(namesOf(met)).toEqual(SHOWN.all)
  })

  it("keeps to its filter, and counts as without", async () => {
    const [first, ...others] = SHOWN.unpaid
    const { orders, counts } = await list(`filter=unpaid&starting_after=${ordered.get(first)}`)
    expect([namesOf(orders), counts.unpaid]).toEqual([others, SHOWN.unpaid.length])
  })

  it("is told that an entry isn't one", async () => {
    const { status, body } = await admin("GET", "/admin/order-list?starting_after=order_none")
    expect([status, Object.keys(body)]).toEqual([400, ["starting_after"]])
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

  it("waits for nobody to look at a device that was retired", async () => {
    const [{ id, updated_at }] = await sql(
      `select id, updated_at from rental_unit
        where id = (select unit_id from rental_reservation where order_id = $1)`,
      ordered.get("returned"),
    )
    const retired = await admin("POST", `/admin/rental/units/${id}/retire`, { version: updated_at.toISOString() })
    expect(retired.status, JSON.stringify(retired.body)).toBe(200)
    expect(await listed("returned")).toMatchObject({ waits: ["correction"], rentals: [{ standing: "back" }] })
    expect((await list("filter=waits_inspection")).counts.waits_inspection).toBe(0)
  })
})
