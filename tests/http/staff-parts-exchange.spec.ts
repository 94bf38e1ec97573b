import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffTogether } from "#shop/fleet/wire/staff-together"
import type { PartBackBody } from "#shop/parts/wire/desk-parts"
import { sql } from "../harness"
import { admin, allAtHome, changesOf, handoverOf, ordered, startHandovers, takeBack, undo } from "./handover-support"
import { allPartsThere, countedBack, DEVICE, openPartsNow, outWithSet, SHARING, wholeSet } from "./parts-support"

beforeAll(startHandovers)
beforeEach(async () => {
  await allPartsThere()
  await allAtHome()
})

const SIGNED = { signer: "", signature: null, unsigned_reason: "Auf der Baustelle" }
const FOUND = { checklist: [], note: "", photos: [] }

describe("an exchange of units", () => {
  async function swapped(but: Record<string, Partial<PartBackBody>>, pieces: string[]) {
    const rental = await outWithSet()
    const [other] = await sql<{ serial: string }>(
      "select serial_number as serial from rental_unit where product_id = $1 and id <> $2 and deleted_at is null and is_in_service limit 1",
      rental.product_id,
      rental.unit_id,
    )
    const { status, body } = await admin("POST", `/admin/rental/reservations/${rental.id}/swap`, {
      ...{ key: "swap-parts-1", serial_number: other.serial, reason: "defect", explanation: "", damage: null },
      ...{ former_checklist: [], former_note: "", former_photos: [] },
      ...{
        parts_back: countedBack(rental.handover, but),
        parts: wholeSet(rental.handover, pieces),
        ...FOUND,
        ...SIGNED,
      },
    })
    return { ...rental, status, body }
  }

  it("counts what comes back and what goes along; a piece may do both", async () => {
    const { id, status, handover, orderId } = await swapped({}, ["STATIV-01"])
    expect(status).toBe(200)
    const now = (await handoverOf(id)).given_parts
    expect(now.map(({ name, quantity }) => [name, quantity])).toEqual(
      handover.given_parts.map(({ name, quantity }) => [name, quantity]),
    )
    expect((await changesOf(orderId)).filter(({ kind }) => kind === "missing_part")).toEqual([])
    const rows = await sql<{ parts: { name: string; quantity: number }[] }>(
      "select parts from rental_protocol where order_id = $1",
      orderId,
    )
    expect(rows.map(({ parts }) => parts.length)).toEqual([4, 4, 4])
    expect((await undo(id)).status).toBe(409)
  })

  it("leaves with the customer what doesn't come back, to be counted at the return", async () => {
    const { id, orderId } = await swapped({ Akku: { back: 1 }, "Carbon-Stativ": { back: 0 } }, [])
    const { given_parts } = await handoverOf(id)
    expect(given_parts.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["Akku", 1],
      ["Carbon-Stativ", 1],
      ["Akku", 2],
      ["Ladegerät mit Netzteil", 1],
      ["Transportkoffer", 1],
    ])
    expect((await openPartsNow()).open).toEqual([])
    const parts_back = given_parts.map((part, index) => ({ id: part.id, back: index === 0 ? 0 : part.quantity }))
    expect((await takeBack(id, "2026-11-24", { parts_back })).body.parts).toBe("95.00")
    expect((await changesOf(orderId)).filter(({ kind }) => kind === "missing_part")).toHaveLength(1)
  })

  it("refuses a count that leaves something out, and changes nothing", async () => {
    const rental = await outWithSet()
    const path = `/admin/rental/reservations/${rental.id}/swap`
    const units = (await admin<{ units: { serial_number: string }[] }>("GET", path)).body.units
    const body = {
      ...{
        key: "swap-parts-2",
        serial_number: units[0].serial_number,
        reason: "defect",
        explanation: "",
        damage: null,
      },
      ...{ former_checklist: [], former_note: "", former_photos: [], parts_back: [], parts: [], ...FOUND, ...SIGNED },
    }
    const answer = await admin("POST", path, body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["parts_back"]])
    expect((await handoverOf(rental.id)).serial_number).toBe(rental.serial_number)
  })
})

describe("several units at once", () => {
  it("take their sets along, none if a piece is named twice, and come back with what each lacks", async () => {
    const rentals = [await ordered(DEVICE), await ordered(SHARING)]
    const { body } = await admin<StaffTogether>("GET", `/admin/rental/reservations/${rentals[0].id}/together`)
    const units = (pieces: string[][]) =>
      rentals.map(({ id, serial_number }, index) => {
        const handover = body.rentals.find(({ reservation_id }) => reservation_id === id)
        if (!handover) throw new Error("Not together")
        const parts = wholeSet(handover, pieces[index])
        return { reservation_id: id, serial_number, is_exchanged: false, parts, ...FOUND }
      })
    const give = (pieces: string[][]) =>
      admin("POST", "/admin/rental/together/hand-over", { units: units(pieces), ...SIGNED })
    const refused = await give([["STATIV-04"], ["STATIV-04"]])
    expect(refused.status).toBe(409)
    expect(Object.keys(refused.body)).toEqual([expect.stringMatching(/^units\.1\.parts\.\d\.item_ids$/)])
    expect(await sql("select id from part_issue")).toEqual([])
    expect((await give([["STATIV-04"], ["STATIV-03", "TAB-01"]])).status).toBe(200)

    await sql(
      "update rental_reservation set start_day = '2026-11-23', window_start = '2026-11-23' where id = any($1)",
      rentals.map(({ id }) => id),
    )
    const back = await Promise.all(
      rentals.map(async ({ id }, index) => ({
        ...{ reservation_id: id, damage: null, ...FOUND },
        parts_back: countedBack(await handoverOf(id), index === 1 ? { "Feld-Tablet": { back: 0 } } : {}),
      })),
    )
    const taken = await admin("POST", "/admin/rental/together/return", {
      ...{ returned_on: "2026-11-24", is_waived: false, waiver_reason: "", units: back, ...SIGNED },
    })
    expect(taken.body.units.map(({ parts }: { parts: string }) => parts)).toEqual(["0.00", "980.00"])
    expect((await openPartsNow()).open).toMatchObject([{ name: "Feld-Tablet", serial_number: "TAB-01" }])
  })
})
