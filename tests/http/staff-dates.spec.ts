import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import type { StaffDates } from "#shop/orders/wire/staff-dates"
import type { StaffExtension } from "#shop/orders/wire/staff-rental"
import { api, erp, mails, mailTo, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  await sql("delete from rental_reservation")
})

// The shop's clock shows Tuesday, 24 November 2026; CHF 180 a day, fetched.
async function ordered(period: [string, string], changes: string | null = null) {
  const { body } = await checkOut(await cartWithRental("blk-360-g2", period), customer)
  if (changes) await sql(`update rental_reservation set ${changes} where order_id = $1`, body.id)
  const [{ id, unit_id }] = await sql<{ id: string; unit_id: string }>(
    "select id, unit_id from rental_reservation where order_id = $1",
    body.id,
  )
  return { id, unit_id, orderId: body.id as string, shopNumber: body.shop_number as string }
}
const path = (id: string, query = "") => `/admin/rental/reservations/${id}/dates${query}`
const ask = (id: string, from: string, to: string, unit = "") =>
  admin<StaffDates>("GET", path(id, `?from=${from}&to=${to}&unit=${unit}`))
const change = (id: string, [starts_on, ends_on]: [string, string], more: object = {}) => {
  const body = { starts_on, ends_on, unit_id: null, charge: "list", amount: "", confirmed_fee: "0.00", note: "" }
  return admin("POST", path(id), { ...body, ...more })
}
const read = async (orderId: string) => (await api<Order>("GET", `/orders/${orderId}/`, { token: customer.token })).body
const reservation = async (id: string) =>
  (await sql("select start_day::text, end_day::text, unit_id from rental_reservation where id = $1", id))[0]
const audits = (id: string) => sql("select action, before, after from audit_entry where subject_id = $1", id)

describe("other dates by staff", () => {
  it("show price and unit first, then move, charge, tell the customer and the accounts", async () => {
    const { id, orderId, unit_id, shopNumber } = await ordered(["2026-12-14", "2026-12-16"])
    const { body: offer } = await ask(id, "2026-12-21", "2026-12-24")
    expect(offer).toMatchObject({ bar: null, broken: null, agreed: "540.00", unit_id, starts_on: "2026-12-14" })
    expect(offer.asked).toMatchObject({ fee: "180.00", total: "194.60", unit_id, reason: null, chargeable_days: 4 })
    const wish: [string, string] = ["2026-12-21", "2026-12-24"]
    const [one, two] = await Promise.all([
      change(id, wish, { confirmed_fee: "180.00", note: "Telefon" }),
      change(id, wish, { confirmed_fee: "180.00", note: "Telefon" }),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(await reservation(id)).toEqual({ start_day: wish[0], end_day: wish[1], unit_id })
    const { changes, amended, total_cost } = await read(orderId)
    expect(changes).toEqual([
      expect.objectContaining({
        kind: "rescheduling",
        fee: "180.00",
        rentalstartdate: wish[0],
        rentalenddate: wish[1],
        days: 1,
      }),
    ])
    expect(Number(amended?.total_cost) - Number(total_cost)).toBeCloseTo(194.6, 2)
    expect(await audits(id)).toEqual([
      {
        action: "rental.reschedule",
        before: { order_id: orderId, starts_on: "2026-12-14", ends_on: "2026-12-16", unit_id },
        after: { starts_on: wish[0], ends_on: wish[1], unit_id, fee: "180.00", note: "Telefon" },
      },
    ])
    const { text } = await mailTo(customer.email, new RegExp(`^Neue Mietdaten: .* ${shopNumber}`))
    expect(text.replaceAll("\u00a0", " ")).toContain("CHF 180.00 exkl. MwSt. (CHF 194.60 inkl. MwSt.)")
    await until("its invoice", async () => {
      const { invoices } = await erp.state()
      return invoices.some(({ title, total }) => title === `Webshop ${shopNumber}-2` && Number(total) === 194.6)
    })
  })

  it("cost nothing less for fewer days, and nothing twice when they come back", async () => {
    const { id, orderId } = await ordered(["2027-01-11", "2027-01-15"])
    expect((await change(id, ["2027-01-11", "2027-01-12"])).status).toBe(200)
    expect((await ask(id, "2027-01-11", "2027-01-15")).body.asked?.fee).toBe("0.00")
    const { body: longer } = await admin<StaffExtension>("GET", `/admin/rental/reservations/${id}/extension`)
    expect(longer.options.slice(0, 4).map(({ days, price }) => [days, price])).toEqual([
      [1, "0.00"],
      [2, "0.00"],
      [3, "0.00"],
      [5, "360.00"],
    ])
    const extend = { rentalenddate: "2027-01-15", confirmed_price: "0.00" }
    expect((await admin("POST", `/admin/rental/reservations/${id}/extension`, extend)).status).toBe(200)
    expect((await change(id, ["2027-01-11", "2027-01-12"])).status).toBe(200)
    expect((await admin("POST", `/admin/rental/reservations/${id}/extension`, extend)).status).toBe(200)
    const { amended, total_cost, shop_number } = await read(orderId)
    expect(amended?.total_cost).toBe(total_cost)
    const { text } = await mailTo(customer.email, new RegExp(`^Verlängert bis .* ${shop_number}`))
    expect(text).toContain("Am Preis ändert sich nichts.")
    expect(text).not.toContain("Rechnung dazu")
  })

  it("are told in a confirmation of what was ordered that is sent once more", async () => {
    const { id, orderId, shopNumber } = await ordered(["2028-03-07", "2028-03-09"])
    await mailTo(customer.email, new RegExp(`^Ihre Bestellung ${shopNumber}`))
    expect((await change(id, ["2028-03-08", "2028-03-10"])).status).toBe(200)
    expect((await admin("POST", `/admin/orders/${orderId}/confirmation`)).status).toBe(200)
    const { text } = await until("the second", () =>
      mails().find((mail) => mail.subject === `Ihre Bestellung ${shopNumber}` && mail.text.includes("Seither")),
    )
    expect(text).toContain("was jetzt gilt, steht in Ihrer Bestellung")
  })

  it("are charged as staff agree, with the reason, and may be waived later", async () => {
    const { id, orderId } = await ordered(["2027-02-01", "2027-02-02"])
    const wish: [string, string] = ["2027-02-01", "2027-02-04"]
    const fee = { confirmed_fee: "360.00" }
    expect((await change(id, wish, { ...fee, charge: "none" })).body).toEqual({ note: ["Bitte begründen"] })
    expect((await change(id, wish, { ...fee, charge: "own", amount: "viel", note: "x" })).body).toHaveProperty("amount")
    expect((await change(id, wish, { ...fee, charge: "own", amount: "100.5", note: "Kulanz" })).status).toBe(200)
    expect((await read(orderId)).changes).toEqual([expect.objectContaining({ fee: "100.50" })])
    const free = { charge: "none", confirmed_fee: "180.00", note: "Fehler bei uns" }
    expect((await change(id, ["2027-02-01", "2027-02-05"], free)).status).toBe(200)
    const { changes, rentalitems } = await read(orderId)
    expect(changes.map(({ fee: each }) => each)).toEqual(["100.50", "0.00"])
    expect(rentalitems[0].standing?.cancellation.full_fee).toBe("460.50")
    expect((await admin("POST", `/admin/rental/changes/${changes[0].id}/waive`, { note: "Doch nicht" })).status).toBe(
      200,
    )
    expect((await read(orderId)).rentalitems[0].standing?.cancellation.full_fee).toBe("360.00")
  })

  it("name who is in the way, offer a free unit or other days, and are refused till then", async () => {
    const other = await ordered(["2027-03-01", "2027-03-03"], "is_pinned = true")
    const { id } = await ordered(["2027-03-08", "2027-03-10"], `is_pinned = true, unit_id = '${other.unit_id}'`)
    const wish: [string, string] = ["2027-03-02", "2027-03-04"]
    const { body } = await ask(id, ...wish)
    expect(body.asked).toMatchObject({ unit_id: null, reason: "booked" })
    expect(body.asked?.conflicts).toMatchObject([{ shop_number: other.shopNumber, starts_on: "2027-03-01" }])
    const refused = await change(id, wish)
    expect([refused.status, refused.body.code]).toEqual([409, "not_available"])
    expect(await reservation(id)).toMatchObject({ start_day: "2027-03-08" })
    const free = body.units.find(({ is_free }) => is_free)?.id as string
    expect((await ask(id, ...wish, free)).body.asked?.unit_id).toBe(free)
    expect((await change(id, wish, { unit_id: free })).status).toBe(200)
    expect(await reservation(id)).toEqual({ start_day: wish[0], end_day: wish[1], unit_id: free })
  })

  it("move a provisional rental out of the way", async () => {
    const other = await ordered(["2027-07-05", "2027-07-07"])
    const { id, unit_id } = await ordered(
      ["2027-07-12", "2027-07-14"],
      `is_pinned = true, unit_id = '${other.unit_id}'`,
    )
    expect((await change(id, ["2027-07-05", "2027-07-07"])).status).toBe(200)
    expect(await reservation(id)).toMatchObject({ start_day: "2027-07-05", unit_id: other.unit_id })
    expect((await reservation(other.id)).unit_id).not.toBe(unit_id)
  })

  it("take a unit that was taken on the days before", async () => {
    const rental = await ordered(["2027-07-19", "2027-07-21"])
    const beside = await ordered(["2027-07-19", "2027-07-21"], "is_pinned = true")
    await ordered(["2027-07-26", "2027-07-28"], `is_pinned = true, unit_id = '${rental.unit_id}'`)
    expect((await change(rental.id, ["2027-07-26", "2027-07-28"], { unit_id: beside.unit_id })).status).toBe(200)
    expect(await reservation(rental.id)).toMatchObject({ start_day: "2027-07-26", unit_id: beside.unit_id })
  })

  it("give a unit to one of two who want its days at once", async () => {
    const [{ units }] = await sql<{ units: number }>(
      "select count(*)::int as units from rental_unit where product_id = (select product_id from rental_reservation limit 1)",
    )
    const rentals = []
    for (let count = 0; count <= units; count++) {
      const week = 5 + count * 7
      const day = (plus: number) => new Date(Date.UTC(2027, 3, week + plus)).toISOString().slice(0, 10)
      rentals.push(await ordered([day(0), day(1)]))
    }
    const answers = await Promise.all(rentals.map(({ id }) => change(id, ["2027-03-15", "2027-03-16"])))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(units).fill(200), 409])
  })

  it("keep the first day of what is out, and let it come back earlier or later", async () => {
    const { id, unit_id } = await ordered(["2026-11-25", "2026-11-27"], "status = 'handed_over'")
    expect((await change(id, ["2026-11-26", "2026-11-27"])).body).toHaveProperty("starts_on")
    expect((await ask(id, "2026-11-26", "2026-11-27")).body.broken).toEqual({ field: "starts_on", rule: "out" })
    expect((await change(id, ["2026-11-25", "2026-11-26"])).status).toBe(200)
    expect((await change(id, ["2026-11-25", "2026-11-30"], { confirmed_fee: "360.00" })).status).toBe(200)
    expect(await reservation(id)).toEqual({ start_day: "2026-11-25", end_day: "2026-11-30", unit_id })
    await sql("update rental_reservation set status = 'returned' where id = $1", id)
    expect((await ask(id, "2026-11-25", "2026-12-01")).body.bar).toBe("returned")
    expect((await change(id, ["2026-11-25", "2026-12-01"])).status).toBe(400)
  })

  it("are not for what is billed by the month, nor at another price than was shown", async () => {
    const { id, orderId } = await ordered(["2027-06-01", "2027-06-02"])
    const dearer = await change(id, ["2027-06-01", "2027-06-03"])
    expect([dearer.status, dearer.body.code]).toEqual([409, "price_changed"])
    await sql("insert into order_billing (order_id, started_by) values ($1, 'user')", orderId)
    expect((await ask(id, "2027-06-01", "2027-06-03")).body.bar).toBe("monthly")
    expect((await change(id, ["2027-06-01", "2027-06-03"], { confirmed_fee: "180.00" })).status).toBe(400)
  })

  it.each([
    ["no day", ["2027-13-01", "2027-06-02"], "starts_on"],
    ["a Sunday", ["2027-06-06", "2027-06-08"], "starts_on"],
    ["an end before the start", ["2027-06-10", "2027-06-09"], "ends_on"],
    ["a day that is over", ["2026-11-23", "2026-11-25"], "starts_on"],
    ["an end in a thousand years", ["2027-06-10", "3027-06-09"], "ends_on"],
  ] as [string, [string, string], string][])("refuse %s by its field", async (_case, wish, field) => {
    const [{ id }] = await sql<{ id: string }>("select id from rental_reservation where start_day = '2027-06-01'")
    await sql("delete from order_billing")
    const { status, body } = await change(id, wish)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("are none of what isn't a rental", async () => {
    expect((await ask("rres_nix", "2027-06-01", "2027-06-02")).status).toBe(404)
    expect((await change("rres_nix", ["2027-06-01", "2027-06-02"])).status).toBe(404)
    const [{ id }] = await sql<{ id: string }>("select id from rental_reservation where start_day = '2027-06-01'")
    expect((await admin("GET", path(id, "?from=heute"))).status).toBe(400)
  })
})
