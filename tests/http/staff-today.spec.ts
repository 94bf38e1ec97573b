import { beforeAll, describe, expect, it } from "vitest"
import type { StaffErrand, StaffToday } from "#shop/fleet/wire/staff-today"
import { api, checkoutForm, demoDeliveryTypes, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { cartWithRental } from "./cart-support"
import { moveRental } from "./rental-change-support"

let customer: SignedInCustomer
let board: StaffToday
const ordered = new Map<string, string>()

// The shop's clock shows Tuesday, 24 November 2026.
async function order(name: string, handle: string, period: [string, string], delivery?: string) {
  const cart = await cartWithRental(handle, period, { delivery })
  const form = checkoutForm(customer.email, {
    ...{ company: "Tagwerk AG", phone: "071 111 22 33" },
    ...{ company2: "Schulhaus Ost", address2: "Feldweg 1", postalcode2: "8000", city2: "Zürich" },
  })
  const { body } = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })
  ordered.set(name, body.id)
}
const move = (name: string, ...to: [string, string, string]) => moveRental(ordered.get(name), ...to)
const errandOf = (name: string): StaffErrand | undefined =>
  board.errands.find(({ order_id }) => order_id === ordered.get(name))

beforeAll(async () => {
  customer = await signedInCustomer()
  const { all } = await demoDeliveryTypes()
  const express = all.find(({ name }) => name === "Express-Post")?.id
  await sql("delete from rental_reservation")
  await order("pickup", "rtc-360", ["2026-11-25", "2026-11-27"])
  await order("dispatch", "blk-360-g2", ["2026-11-26", "2026-11-27"], express)
  await order("later", "blk-360-g2", ["2026-12-10", "2026-12-11"])
  await order("back", "blk-3d", ["2026-11-30", "2026-12-01"])
  await move("back", "handed_over", "2026-11-19", "2026-11-24")
  await order("late", "mobile-mapping-set", ["2026-11-30", "2026-12-01"])
  await move("late", "handed_over", "2026-11-16", "2026-11-20")
  await order("waiting", "mobile-mapping-set", ["2026-11-27", "2026-11-30"])
  await move("waiting", "reserved", "2026-11-24", "2026-11-26")
  await order("missed", "rtc-360", ["2026-12-14", "2026-12-15"])
  await move("missed", "reserved", "2026-11-19", "2026-11-23")
  const admin = await staff()
  const answer = await admin<StaffToday>("GET", "/admin/rental/today")
  expect(answer.status).toBe(200)
  board = answer.body
})

describe("GET /admin/rental/today", () => {
  it("looks up to the next working day", () => {
    expect([board.today, board.next_working_day]).toEqual(["2026-11-24", "2026-11-25"])
  })

  it.each([
    ["pickup", "pickup", "2026-11-25"],
    ["dispatch", "dispatch", "2026-11-25"],
    ["back", "return", "2026-11-24"],
    ["late", "overdue", "2026-11-20"],
    ["waiting", "pickup", "2026-11-24"],
    ["missed", "missed", "2026-11-19"],
  ])("says what is to be done about the rental '%s'", (name, errand, due) => {
    expect(errandOf(name)).toMatchObject({
      errand,
      due,
      customer: "Tagwerk AG",
      phone: "071 111 22 33",
      shop_number: expect.stringMatching(/^W-\d+$/),
      serial_number: expect.any(String),
    })
  })

  it("says where a device is brought to, and nothing of who fetches his", () => {
    expect(errandOf("dispatch")?.address).toBe("Schulhaus Ost, Feldweg 1, 8000 Zürich")
    expect(errandOf("pickup")?.address).toBe("")
  })

  it("leaves out what is not due yet", () => {
    expect(errandOf("later")).toBeUndefined()
  })

  it("names who waits for a unit that is overdue", () => {
    expect(errandOf("late")?.endangers).toEqual([
      expect.objectContaining({ order_id: ordered.get("waiting"), customer: "Tagwerk AG", starts_on: "2026-11-24" }),
    ])
    expect(errandOf("back")?.endangers).toEqual([])
  })

  it("puts what went wrong first", () => {
    const kinds = board.errands.map(({ errand }) => errand)
    expect(kinds).toEqual(["overdue", "missed", "pickup", "pickup", "dispatch", "return"])
  })

  it("looks at the five working days after today, by day", () => {
    expect(board.week.map(({ day }) => day)).toEqual([
      "2026-11-25",
      "2026-11-26",
      "2026-11-27",
      "2026-11-30",
      "2026-12-01",
    ])
    const of = (name: string) =>
      board.week.flatMap(({ day, lines }) =>
        lines.filter(({ order_id }) => order_id === ordered.get(name)).map(({ errand }) => [day, errand]),
      )
    expect(of("pickup")).toEqual([
      ["2026-11-25", "pickup"],
      ["2026-11-27", "return"],
    ])
    expect(of("dispatch")[0]).toEqual(["2026-11-25", "dispatch"])
    expect(of("waiting")).toEqual([["2026-11-26", "return"]])
    for (const name of ["back", "late", "later"]) expect(of(name)).toEqual([])
    for (const { out, back, lines } of board.week) expect(lines).toHaveLength(out + back)
  })

  it("names units whose inspection is due", async () => {
    await sql("update rental_unit set calibration_due = '2026-11-23' where serial_number = 'RTC-001'")
    const { body } = await (await staff())<StaffToday>("GET", "/admin/rental/today")
    expect(body.units[0]).toMatchObject({ serial_number: "RTC-001", calibration_due: "2026-11-23" })
  })

  it("names rentals during which the calibration of their unit ends", async () => {
    const admin = await staff()
    const endsOn = async (day: string) => {
      const [unit] = await sql(
        `update rental_unit u set calibration_due = $2 from rental_reservation r
          where r.unit_id = u.id and r.order_id = $1 returning u.serial_number`,
        ordered.get("later"),
        day,
      )
      const { outlasting } = (await admin<StaffToday>("GET", "/admin/rental/today")).body
      return {
        named: outlasting.filter(({ order_id }) => order_id === ordered.get("later")),
        serial_number: unit.serial_number,
      }
    }
    const { named, serial_number } = await endsOn("2026-12-10")
    expect(named).toEqual([
      expect.objectContaining({ serial_number, calibration_due: "2026-12-10", customer: "Tagwerk AG" }),
    ])
    expect((await endsOn("2026-12-11")).named).toEqual([])
  })

  it("is nobody's without staff login", async () => {
    const { status } = await api("GET", "/../../../admin/rental/today", { token: customer.token })
    expect(status).toBe(401)
  })
})
