import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffHandover, UnitPromised } from "#shop/fleet/wire/staff-handover"
import type { StaffOverview } from "#shop/fleet/wire/staff-overview"
import type { StaffPlan } from "#shop/fleet/wire/staff-plan"
import type { StaffReports } from "#shop/fleet/wire/staff-reports"
import type { StaffSwap, Swapped } from "#shop/fleet/wire/staff-swap"
import type { StaffToday } from "#shop/fleet/wire/staff-today"
import type { Order } from "#shop/orders/wire/order"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import { api, mails, sql, until } from "../harness"
import {
  admin,
  allAtHome,
  changesOf,
  customer,
  handOver,
  handoverOf,
  ordered,
  startHandovers,
  takeBack,
  undo,
} from "./handover-support"

beforeAll(startHandovers)

// The shop's clock shows Tuesday, 24 November 2026.
const HANDLE = "blk-3d"
let keys = 0
const newKey = () => {
  keys += 1
  return `swap-${String(keys).padStart(4, "0")}`
}

interface Unit {
  id: string
  serial: string
}
let units: Unit[]
let rental: Awaited<ReturnType<typeof ordered>>

/** A rental that is out with the first unit since yesterday, until Friday; every other unit is at home. */
beforeEach(async () => {
  await allAtHome()
  rental = await ordered(HANDLE, ["2026-11-25", "2026-11-27"])
  units = await sql<Unit>(
    `select id, serial_number as serial from rental_unit where product_id = $1 and deleted_at is null
      order by (id = $2) desc, serial_number`,
    rental.product_id,
    rental.unit_id,
  )
  await sql(
    "update rental_unit set is_in_service = true, calibration_due = null where product_id = $1",
    rental.product_id,
  )
  expect((await handOver(rental.id, units[0].serial)).status).toBe(200)
  await sql(
    "update rental_reservation set start_day = '2026-11-23', window_start = '2026-11-23' where id = $1",
    rental.id,
  )
})

const BODY = {
  ...{ reason: "defect", explanation: "Laser fällt aus" },
  ...{ former_checklist: [], former_note: "Gehäuse heil", former_photos: [], damage: null },
  ...{ checklist: [{ text: "Akkus geladen", is_checked: true }], note: "", photos: [] },
  ...{ signer: "", signature: null, unsigned_reason: "Auf der Baustelle" },
}
const swap = (serial: string, changes: object = {}, id = rental.id) =>
  admin<Swapped & Partial<UnitPromised> & Record<string, string[]>>("POST", `/admin/rental/reservations/${id}/swap`, {
    ...BODY,
    key: newKey(),
    serial_number: serial,
    ...changes,
  })
const offered = async (id = rental.id) =>
  (await admin<StaffSwap>("GET", `/admin/rental/reservations/${id}/swap`)).body.units

interface Row {
  id: string
  unit_id: string
  status: string
  start: string
  end: string
  from: string
  to: string
  of: string | null
}
const rows = () =>
  sql<Row>(
    `select id, unit_id, status, start_day::text as start, end_day::text as end, window_start::text as from,
            window_end::text as to, swapped_out_of as of
       from rental_reservation where order_id = $1 order by swapped_out_of nulls first, created_at`,
    rental.orderId,
  )

describe("exchanging a unit that is out", () => {
  it("goes on with the new one until the rental's end, and has the old one back, to be inspected", async () => {
    expect((await swap(units[1].serial.toLowerCase())).body).toEqual({ serial_number: units[1].serial, damage: "0.00" })
    const [now, former] = await rows()
    expect(now).toMatchObject({ unit_id: units[1].id, status: "handed_over", start: "2026-11-23", from: "2026-11-24" })
    expect(now.end).toBe("2026-11-27")
    expect(former).toMatchObject({ unit_id: units[0].id, status: "returned", end: "2026-11-24", of: rental.id })

    const { body: plan } = await admin<StaffPlan>("GET", "/admin/rental/plan?from=2026-11-16&to=2026-12-15")
    const bars = plan.items.map(({ unit_id, state, starts_on, order_id }) => [unit_id, state, starts_on, order_id])
    expect(bars).toEqual([
      [units[0].id, "returned", "2026-11-23", rental.orderId],
      [units[1].id, "handed_over", "2026-11-24", rental.orderId],
    ])
    const { body: today } = await admin<StaffToday>("GET", "/admin/rental/today")
    expect(today.returned_units.map(({ serial_number }) => serial_number)).toEqual([units[0].serial])
    const { body: order } = await admin<StaffOrderRentals>("GET", `/admin/rental/orders/${rental.orderId}`)
    expect(order.lines).toHaveLength(1)
    expect(order.lines[0]).toMatchObject({ reservation_id: rental.id, serial_number: units[1].serial, changes: [] })
    const { body: read } = await api<Order>("GET", `/orders/${rental.orderId}/`, { token: customer.token })
    expect(read.amended).toBeNull()
    expect(read.protocols.map(({ kind }) => kind).sort()).toEqual(["hand_over", "hand_over", "return"])
    const mail = await until("the mail", () =>
      mails().find(({ subject }) => subject.startsWith("Getauschtes Mietgerät")),
    )
    expect(mail.text).toContain(units[0].serial)
    expect(mail.text).toContain(units[1].serial)

    const [entry] = await sql(
      "select before, after from audit_entry where action = 'rental.swap' order by created_at desc limit 1",
    )
    expect(entry).toMatchObject({
      before: { unit_id: units[0].id },
      after: { unit_id: units[1].id, reason: "defect", note: "Laser fällt aus" },
    })
  })

  it("keeps what comes back of a late rental from others until it is restocked: who waits for it takes another one, or it isn't exchanged", async () => {
    await sql(
      `update rental_reservation set start_day = '2026-11-16', end_day = '2026-11-20', window_start = '2026-11-16',
              window_end = '2026-11-20', days_after = 2 where id = $1`,
      rental.id,
    )
    const next = await ordered(HANDLE, ["2026-11-25", "2026-11-26"])
    await sql("update rental_reservation set unit_id = $2 where id = $1", next.id, units[0].id)
    await sql(
      "update rental_unit set is_in_service = false where id <> all($1) and product_id = $2",
      units.slice(0, 2).map(({ id }) => id),
      rental.product_id,
    )
    const refused = await swap(units[1].serial)
    expect([refused.status, refused.body.conflicts]).toEqual([409, [next.id]])
    await sql("update rental_unit set is_in_service = true where id = $1", units[2].id)
    expect((await swap(units[1].serial)).status).toBe(200)
    expect((await rows())[1]).toMatchObject({ unit_id: units[0].id, to: "2026-11-26" })
    const [{ unit_id: given }] = await sql("select unit_id from rental_reservation where id = $1", next.id)
    expect(given).toBe(units[2].id)
  })

  it("is done for a late unit whose repair has begun meanwhile: the repair stays", async () => {
    const repair = { unit_id: units[0].id, kind: "repair", starts_on: "2026-12-14", ends_on: "2026-12-18", note: "" }
    const { status, body } = await admin<{ id: string }>("POST", "/admin/rental/blocks", repair)
    expect(status).toBe(201)
    for (const [id, first, last] of [
      [rental.id, "2026-11-16", "2026-11-20"],
      [body.id, "2026-11-23", "2026-11-30"],
    ])
      await sql(
        `update rental_reservation set start_day = $2::date, end_day = $3::date, window_start = $2::date,
                window_end = $3::date, days_after = 2 where id = $1`,
        ...[id, first, last],
      )
    expect((await swap(units[1].serial)).status).toBe(200)
    expect((await rows())[1]).toMatchObject({ unit_id: units[0].id, to: "2026-11-22" })
    const [stands] = await sql("select unit_id, window_end::text as to from rental_reservation where id = $1", body.id)
    expect(stands).toEqual({ unit_id: units[0].id, to: "2026-11-30" })
    expect((await admin("DELETE", `/admin/rental/blocks/${body.id}`)).status).toBe(200)
  })

  it("is done for a late unit that is promised to somebody by name: he waits for it", async () => {
    await sql(
      `update rental_reservation set start_day = '2026-11-16', end_day = '2026-11-20', window_start = '2026-11-16',
              window_end = '2026-11-20', days_after = 2 where id = $1`,
      rental.id,
    )
    const next = await ordered(HANDLE, ["2026-11-25", "2026-11-26"])
    await sql("update rental_reservation set unit_id = $2, is_pinned = true where id = $1", next.id, units[0].id)
    expect((await swap(units[1].serial)).status).toBe(200)
    expect((await rows())[1]).toMatchObject({ unit_id: units[0].id, to: "2026-11-24" })
    const [stands] = await sql("select unit_id, is_pinned from rental_reservation where id = $1", next.id)
    expect(stands).toEqual({ unit_id: units[0].id, is_pinned: true })
  })

  it("leaves what a late rental earned with the unit that served its days", async () => {
    await sql(
      `update rental_reservation set start_day = '2026-11-16', end_day = '2026-11-20', window_start = '2026-11-16',
              window_end = '2026-11-20' where id = $1`,
      rental.id,
    )
    expect((await swap(units[1].serial)).status).toBe(200)
    const { body } = await admin<StaffOverview>("GET", "/admin/rental/overview")
    const earned = units.map(({ id }) => body.units.find(({ unit_id }) => unit_id === id)?.earned)
    expect(earned.slice(0, 2)).toEqual(["180.00", "0.00"])
  })

  it("has papers of both units, and lists at the return what the new one went out with", async () => {
    await swap(units[1].serial)
    const { protocols, checklist, undo_until } = await handoverOf(rental.id)
    const found = protocols.map(({ kind, serial_number, note }) => [kind, serial_number, note])
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        ["hand_over", units[0].serial, "Koffer vollständig"],
        ["return", units[0].serial, "Gehäuse heil"],
        ["hand_over", units[1].serial, ""],
      ]),
    )
    expect(checklist).not.toContain("Akkus geladen")
    expect(undo_until).toBeNull()
    expect((await undo(rental.id)).body.non_field_errors).toEqual([
      "Das Gerät wurde inzwischen getauscht. Nehmen Sie es stattdessen zurück.",
    ])
  })

  it("happens once, however often it is sent, at once too, and is answered with what is stored", async () => {
    const key = newKey()
    const damage = { key: newKey(), description: "Kratzer", charge: "80", photos: [] }
    const again = (serial: string) => swap(serial, { key, damage })
    const sent = await Promise.all([1, 2, 3].map(() => again(units[1].serial)))
    const done = [200, { serial_number: units[1].serial, damage: "80.00" }]
    for (const { status, body } of [...sent, await again(units[1].serial)]) expect([status, body]).toEqual(done)
    expect(await rows()).toHaveLength(2)
    expect(
      await sql("select id from rental_protocol where order_id = $1 and deleted_at is null", rental.orderId),
    ).toHaveLength(3)
  })

  it.each([
    ["for another unit", () => ({ serial_number: units[2].serial })],
    ["with another damage", () => ({ damage: { key: newKey(), description: "Kratzer", charge: "80", photos: [] } })],
    ["with other words", () => ({ explanation: "Akku schwach" })],
  ])("is refused under a key that was used, %s: what is stored stays", async (_case, changes) => {
    const key = newKey()
    await swap(units[1].serial, { key })
    const { status, body } = await swap(units[1].serial, { key, ...changes() })
    expect([status, body.non_field_errors]).toEqual([409, [expect.stringContaining("mit anderen Angaben")]])
    expect((await rows()).map(({ unit_id }) => unit_id)).toEqual([units[1].id, units[0].id])
    expect(await changesOf(rental.orderId)).toEqual([])
    expect((await swap(units[2].serial)).status).toBe(200)
  })

  it("lets who is promised the new unit have another, and refuses it to whom nothing else is left", async () => {
    const theirs = await ordered(HANDLE, ["2026-11-26", "2026-11-27"])
    const others = units.slice(2).map(({ id }) => id)
    await sql("update rental_reservation set unit_id = $2 where id = $1", theirs.id, units[1].id)
    expect((await offered()).find(({ unit_id }) => unit_id === units[1].id)).toMatchObject({
      state: "yields",
      conflicts: [{ reservation_id: theirs.id, is_out: false }],
    })
    await sql("update rental_reservation set is_pinned = true where id = $1", theirs.id)
    expect((await offered()).find(({ unit_id }) => unit_id === units[1].id)?.state).toBe("taken")
    const refused = await swap(units[1].serial)
    expect([refused.status, refused.body.conflicts]).toEqual([409, [theirs.id]])
    expect(await rows()).toHaveLength(1)

    await sql("update rental_reservation set is_pinned = false where id = $1", theirs.id)
    expect((await swap(units[1].serial)).status).toBe(200)
    const [moved] = await sql("select unit_id from rental_reservation where id = $1", theirs.id)
    expect([units[0].id, ...others]).toContain(moved.unit_id)
  })

  it("names the unit that it is for, if it likes: with another one out by now it is refused, and still done once", async () => {
    const [a, b, c] = units.map(({ serial }) => serial)
    const first = { key: newKey(), former_serial_number: a.toLowerCase() }
    expect((await swap(c, first)).body.serial_number).toBe(c)
    const late = await swap(b, { former_serial_number: a })
    expect([late.status, late.body.code]).toEqual([409, "other_unit_out"])
    expect(late.body.non_field_errors).toEqual([expect.stringContaining(`Beim Kunden ist inzwischen ${c}.`)])
    expect((await rows()).map(({ unit_id }) => unit_id)).toEqual([units[2].id, units[0].id])
    expect((await swap(c, first)).body.serial_number).toBe(c)
    expect((await swap(b)).body.serial_number).toBe(b)
  })

  it("refuses a unit that somebody has", async () => {
    const theirs = await ordered(HANDLE, ["2026-11-25", "2026-11-26"])
    await handOver(theirs.id, units[1].serial)
    const { status, body } = await swap(units[1].serial)
    expect([status, body.can_exchange, body.non_field_errors?.[0]]).toEqual([
      409,
      false,
      expect.stringContaining("ist noch bei"),
    ])
  })

  it.each([
    ["for itself", () => ({ serial_number: units[0].serial }), "serial_number"],
    ["for one that there isn't", () => ({ serial_number: "XYZ-999" }), "serial_number"],
    ["for one of another product", () => ({ serial_number: "NIV-001" }), "serial_number"],
    ["for none", () => ({ serial_number: "" }), "serial_number"],
    ["without a reason", () => ({ reason: "" }), "reason"],
    ["for another reason, unsaid", () => ({ reason: "other_reason", explanation: " " }), "explanation"],
    ["neither signed nor explained", () => ({ unsigned_reason: "" }), "signature"],
    ["signed by nobody", () => ({ signature: "file_nix", unsigned_reason: "" }), "signer"],
    ["with photos that aren't there", () => ({ photos: ["file_nix"] }), "photos"],
    ["with photos of the former that aren't there", () => ({ former_photos: ["file_nix"] }), "former_photos"],
    ["without a key", () => ({ key: "" }), "key"],
  ])("is refused %s, and nothing has happened", async (_case, changes, field) => {
    const { status, body } = await swap(units[1].serial, changes())
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect(await rows()).toHaveLength(1)
  })

  it("is refused for a unit out of service, a rental that isn't out, and one that there isn't", async () => {
    await sql("update rental_unit set is_in_service = false where id = $1", units[1].id)
    expect((await swap(units[1].serial)).body).toEqual({ serial_number: ["Dieses Gerät ist ausser Betrieb."] })
    expect((await offered()).map(({ unit_id }) => unit_id)).not.toContain(units[1].id)
    const waiting = await ordered(HANDLE, ["2026-12-07", "2026-12-08"])
    const { status, body } = await swap(units[2]?.serial ?? units[1].serial, {}, waiting.id)
    expect([status, body.code]).toEqual([409, "not_handed_over"])
    expect((await admin("GET", "/admin/rental/reservations/rres_nix/swap")).status).toBe(404)
    expect((await swap(units[1].serial, {}, "rres_nix")).status).toBe(404)
  })
})

describe("afterwards", () => {
  it("a damage of the old unit, and its waiver, are told by the rental that everybody knows", async () => {
    const [{ last }] = await sql<{ last: string }>("select coalesce(max(position), 0) as last from outbox_event")
    const damage = { key: newKey(), description: "Kratzer", charge: "80.00", photos: [] }
    expect((await swap(units[1].serial, { damage })).status).toBe(200)
    const [charge] = await sql<{ id: string }>(
      "select id from rental_change where order_id = $1 and kind = 'damage'",
      rental.orderId,
    )
    expect((await admin("POST", `/admin/rental/changes/${charge.id}/waive`, { note: "Kulanz" })).status).toBe(200)
    const told = await sql<{ subject_id: string; change: string }>(
      `select subject_id, data->>'change' as change from outbox_event where type = 'rental.changed' and position > $1
        order by position`,
      last,
    )
    expect(told.map(({ subject_id, change }) => [subject_id, change])).toEqual([
      [rental.id, "damage"],
      [rental.id, "waiver"],
    ])
  })

  it("the old unit may be taken again, on the same day too, and more than once", async () => {
    await swap(units[1].serial)
    expect((await offered()).find(({ unit_id }) => unit_id === units[0].id)).toMatchObject({
      state: "free",
      waits_for_inspection: true,
    })
    expect((await swap(units[0].serial)).status).toBe(200)
    expect((await rows()).map(({ unit_id, status }) => [unit_id, status])).toEqual([
      [units[0].id, "handed_over"],
      [units[0].id, "returned"],
      [units[1].id, "returned"],
    ])
    expect((await swap(units[1].serial)).status).toBe(200)
    expect((await swap(units[0].serial)).status).toBe(200)
    expect((await rows()).map(({ unit_id, status }) => [unit_id, status])).toEqual([
      [units[0].id, "handed_over"],
      ...[units[0].id, units[1].id, units[0].id, units[1].id].map((id) => [id, "returned"]),
    ])
  })

  it("the new unit is what comes back, late with its fee", async () => {
    await swap(units[1].serial)
    await sql(
      "update rental_reservation set end_day = '2026-11-24', window_end = '2026-11-24' where id = $1",
      rental.id,
    )
    await sql("update rental_reservation set start_day = '2026-11-20', end_day = '2026-11-23' where id = $1", rental.id)
    expect((await takeBack(rental.id, "2026-11-24")).body).toMatchObject({ late_days: 1 })
    const [entry] = await sql("select unit_id from rental_inspection where reservation_id = $1", rental.id)
    expect(entry.unit_id).toBe(units[1].id)
    const { state, protocols }: StaffHandover = await handoverOf(rental.id)
    expect([state, protocols.length]).toEqual(["returned", 4])
  })

  it("the rental is extended and rescheduled on the new unit", async () => {
    await swap(units[1].serial)
    const path = `/admin/rental/reservations/${rental.id}`
    const { body: longer } = await admin<{ ends: { day: string; fee: string }[] }>("GET", `${path}/extension`)
    expect(longer).toBeTruthy()
    const { status } = await admin("POST", `${path}/dates`, {
      ...{ starts_on: "2026-11-23", ends_on: "2026-11-25", unit_id: null },
      ...{ charge: "list", amount: "", note: "", confirmed_fee: "0.00" },
    })
    expect(status).toBe(200)
    const [now] = await rows()
    expect(now).toMatchObject({ unit_id: units[1].id, end: "2026-11-25", from: "2026-11-24" })
  })

  it("reports count each day once, the day of the exchange for the new unit", async () => {
    await swap(units[1].serial)
    const { body } = await admin<StaffReports>("GET", "/admin/rental/reports?from=2026-11&to=2026-11")
    const rentedOf = (id: string) => body.utilisation.find(({ unit_id }) => unit_id === id)?.rented_days
    expect([rentedOf(units[0].id), rentedOf(units[1].id)]).toEqual([1, 4])
    // Three days of CHF 60 were ordered.
    expect(body.rent.map(({ total }) => total)).toEqual(["180.00"])
  })
})
