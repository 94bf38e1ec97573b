import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import { api, sql } from "../harness"
import { admin, changesOf, customer, ordered, out, reservationOf, startHandovers, takeBack } from "./handover-support"

beforeAll(startHandovers)

// The shop's clock shows Tuesday, 24 November 2026.
describe("taking back", () => {
  it("in time changes nothing about the order", async () => {
    const { id, orderId } = await out("blk-360-g2", "2026-11-24")
    const { status, body } = await takeBack(id, "2026-11-24")
    expect([status, body]).toEqual([200, { late_days: 0, late_fee: "0.00", damage: "0.00", parts: "0.00" }])
    expect((await reservationOf(orderId)).status).toBe("returned")
    expect(await changesOf(orderId)).toEqual([])
    const again = await takeBack(id, "2026-11-24")
    expect([again.status, again.body.code]).toEqual([409, "already_returned"])
  })

  it("late adds a rental day for each day begun, Sunday included, shown to the customer", async () => {
    const { id, orderId, pricePerDay } = await out("blk-360-g2", "2026-11-20")
    const fee = 4 * pricePerDay
    const { body } = await takeBack(id, "2026-11-24")
    expect(body).toEqual({ late_days: 4, late_fee: (fee / 100).toFixed(2), damage: "0.00", parts: "0.00" })
    expect(await changesOf(orderId)).toEqual([{ kind: "late_return", fee, day: "2026-11-24" }])
    const { body: order } = await api<Order>("GET", `/orders/${orderId}/`, { token: customer.token })
    expect(order.changes).toEqual([expect.objectContaining({ kind: "late_return", fee: (fee / 100).toFixed(2) })])
  })

  it("late is free where staff waive it and say why", async () => {
    const { id, orderId } = await out("blk-2-go", "2026-11-20")
    expect((await takeBack(id, "2026-11-24", { is_waived: true })).body).toEqual({
      waiver_reason: ["Bitte begründen"],
    })
    const { body } = await takeBack(id, "2026-11-24", { is_waived: true, waiver_reason: "Stau am Gotthard" })
    expect(body).toEqual({ late_days: 4, late_fee: "0.00", damage: "0.00", parts: "0.00" })
    expect(await changesOf(orderId)).toEqual([{ kind: "waiver", fee: 0, day: "2026-11-24" }])
  })

  it("counts from the day on which it was given back, which may be before today", async () => {
    const { id } = await out("blk-2-go", "2026-11-20")
    expect((await takeBack(id, "2026-11-21")).body.late_days).toBe(1)
  })

  const sentBackIn = (id: string, days: number) =>
    sql("update rental_reservation set days_after = $2 where id = $1", id, days)

  it("is proposed for today, or for when it was posted if it came as long as its way takes", async () => {
    const [{ id }, parcel] = [await out("blk-2-go", "2026-11-20"), await out("blk-360-g2", "2026-11-20")]
    await sql("update rental_delivery_type set transit_back_days = 2 where price_rappen > 0")
    await sql(
      `update rental_reservation set delivery_type_id = (
          select id from rental_delivery_type where transit_back_days = 2 limit 1), days_after = 2 where id = $1`,
      parcel.id,
    )
    await sql(
      `update order_line_item set metadata = jsonb_set(metadata, '{rental,delivery,price}', '4500')
        where id = (select order_line_id from rental_reservation where id = $1)`,
      parcel.id,
    )
    const proposed = async (one: string) => (await admin("GET", `/admin/rental/reservations/${one}`)).body.given_back_on
    expect([await proposed(id), await proposed(parcel.id)]).toEqual(["2026-11-24", "2026-11-20"])
  })

  it("late leaves the unit on its way and to be restocked, as in time does", async () => {
    const { id, orderId } = await out("blk-360-g2", "2026-11-20")
    await sentBackIn(id, 2)
    expect((await takeBack(id, "2026-11-24")).status).toBe(200)
    expect((await reservationOf(orderId)).window_end).toBe("2026-11-26")
  })

  it("late gives who is promised the unit meanwhile another one", async () => {
    const late = await out("rtc-360", "2026-11-20")
    await sentBackIn(late.id, 2)
    const next = await ordered("rtc-360", ["2026-11-25", "2026-11-27"])
    await sql("update rental_reservation set unit_id = $2 where id = $1", next.id, late.unit_id)
    expect((await takeBack(late.id, "2026-11-24")).status).toBe(200)
    expect((await reservationOf(late.orderId)).window_end).toBe("2026-11-26")
    expect((await reservationOf(next.orderId)).unit_id).not.toBe(late.unit_id)
  })

  it("late gives who is to have the unit since yesterday one that was somebody else's until then", async () => {
    const late = await out("blk-3d", "2026-11-20")
    await sentBackIn(late.id, 2)
    const next = await ordered("blk-3d", ["2026-11-25", "2026-11-27"])
    await sql(
      "update rental_reservation set unit_id = $2, start_day = $3, window_start = $3 where id = $1",
      ...[next.id, late.unit_id, "2026-11-23"],
    )
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, kind, status, start_day, end_day, window_start, window_end)
       select 'before-' || id, product_id, id, 'rental', 'returned', $2, $3, $2, $3 from rental_unit
        where id <> $1 and product_id = (select product_id from rental_unit where id = $1)`,
      ...[late.unit_id, "2026-11-20", "2026-11-23"],
    )
    expect((await takeBack(late.id, "2026-11-24")).status).toBe(200)
    const [moved] = await sql("select unit_id, window_start::text from rental_reservation where id = $1", next.id)
    expect([moved.unit_id === late.unit_id, moved.window_start]).toEqual([false, "2026-11-24"])
  })

  it("late is missed until who is promised the unit by name has it", async () => {
    const late = await out("rtc-360", "2026-11-20")
    await sentBackIn(late.id, 3)
    const next = await ordered("rtc-360", ["2026-11-26", "2026-11-27"])
    await sql("update rental_reservation set unit_id = $2, is_pinned = true where id = $1", next.id, late.unit_id)
    expect((await takeBack(late.id, "2026-11-24")).status).toBe(200)
    expect((await reservationOf(late.orderId)).window_end).toBe("2026-11-25")
    expect((await reservationOf(next.orderId)).unit_id).toBe(late.unit_id)
  })

  it("early frees the unit, at the whole rent", async () => {
    const { id, orderId } = await out("nivelliergeraet-set", "2026-12-04")
    const { body } = await takeBack(id, "2026-11-24")
    expect(body).toEqual({ late_days: 0, late_fee: "0.00", damage: "0.00", parts: "0.00" })
    expect(await changesOf(orderId)).toEqual([{ kind: "early_return", fee: 0, day: "2026-11-24" }])
    expect((await reservationOf(orderId)).window_end < "2026-12-04").toBe(true)
  })

  it.each([
    ["2026-11-25", "returned_on"],
    ["2026-11-15", "returned_on"],
    ["2026-02-30", "returned_on"],
    ["gestern", "returned_on"],
  ])("on %s is refused", async (day, field) => {
    const { id, orderId } = await out("blk-360-g2", "2026-11-20")
    const { status, body } = await takeBack(id, day)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect((await reservationOf(orderId)).status).toBe("handed_over")
    await sql("delete from rental_reservation where id = $1", id)
  })
})
