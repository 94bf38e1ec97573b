import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import { api, sql, until } from "../harness"
import { staffAs } from "../harness/staff-session"
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
import {
  allPartsThere,
  countedBack,
  DEVICE,
  openPartsNow,
  outWithSet,
  partOf,
  SHARING,
  wholeSet,
} from "./parts-support"

// The shop's clock shows Tuesday, 24 November 2026.
beforeAll(startHandovers)
beforeEach(async () => {
  await allPartsThere()
  await allAtHome()
})

const read = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body
const found = (id: string, quantity: number, missing: number) =>
  admin<Record<string, string[]>>("POST", `/admin/rental/open-parts/${id}/found`, { quantity, missing })

describe("a set at its hand-over", () => {
  it("is listed in place of the delivery scope, with its pieces and who has them", async () => {
    const rental = await ordered(DEVICE)
    const handover = await handoverOf(rental.id)
    expect(handover.parts.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["Akku", 2],
      ["Ladegerät mit Netzteil", 1],
      ["Carbon-Stativ", 1],
      ["Transportkoffer", 1],
    ])
    expect(handover.checklist).toEqual([
      "Akkus geladen",
      "Speicher leer",
      "Gerät und Linse sauber",
      "Bedienung erklärt",
    ])
    expect(partOf(handover, "Carbon-Stativ").items).toHaveLength(7)

    const { shop_number } = (await outWithSet(["STATIV-03"], SHARING)).handover
    const { items } = partOf(await handoverOf(rental.id), "Carbon-Stativ")
    expect(items.filter(({ out_with }) => out_with !== null)).toMatchObject([
      { serial_number: "STATIV-03", out_with: shop_number },
    ])
  })

  it("goes out as it was counted, and no further", async () => {
    const { handover } = await outWithSet()
    expect(handover.given_parts).toMatchObject([
      { name: "Akku", serial_number: null, quantity: 2, price: "95.00" },
      { name: "Ladegerät mit Netzteil", quantity: 1 },
      { name: "Carbon-Stativ", serial_number: "STATIV-01", quantity: 1, price: "690.00" },
      { name: "Transportkoffer", quantity: 1 },
    ])
  })

  it("comes back with an undone hand-over, and can go out again", async () => {
    const { id, serial_number } = await outWithSet()
    await sql("update rental_reservation set start_day = '2026-11-25' where id = $1", id)
    expect((await undo(id)).status).toBe(200)
    expect(await sql("select id from part_issue where reservation_id = $1", id)).toEqual([])
    const again = await handOver(id, serial_number, { parts: wholeSet(await handoverOf(id), ["STATIV-01"]) })
    expect(again.status).toBe(200)
  })

  it("leaves nothing when the hand-over is refused", async () => {
    const rental = await ordered(DEVICE)
    const parts = wholeSet(await handoverOf(rental.id), ["STATIV-01"])
    expect((await handOver(rental.id, rental.serial_number, { parts, photos: ["file_none"] })).status).toBe(400)
    expect(await sql("select id from part_issue")).toEqual([])
  })

  it("refuses pieces that aren't there to give, by the field", async () => {
    const rental = await ordered(DEVICE)
    const handover = await handoverOf(rental.id)
    const { id: part_id, items } = partOf(handover, "Carbon-Stativ")
    const give = async (parts: object[]) => (await handOver(rental.id, rental.serial_number, { parts })).body
    const [first, second] = items.map((item) => item.id)
    const battery = partOf(handover, "Akku").id
    await sql("update part_item set state = 'repair' where id = $1", first)
    await sql("update part_item set unit_id = 'runit_other' where id = $1", second)
    const itemIds = "parts.0.item_ids"
    expect(await give([{ part_id, item_ids: [first] }])).toHaveProperty([itemIds])
    expect(await give([{ part_id, item_ids: [second] }])).toEqual({
      [itemIds]: [expect.stringContaining("STATIV-02 gehört")],
    })
    expect(await give([{ part_id, item_ids: [items[2].id, items[2].id] }])).toHaveProperty([itemIds])
    expect(await give([{ part_id, item_ids: ["pitem_none"] }])).toHaveProperty([itemIds])
    expect(await give([{ part_id: "spart_none", quantity: 1 }])).toHaveProperty(["parts.0.part_id"])
    expect(
      await give([
        { part_id: battery, quantity: 1 },
        { part_id: battery, quantity: 1 },
      ]),
    ).toHaveProperty(["parts.1.part_id"])
    expect(await give([{ part_id: battery, quantity: 100 }])).not.toEqual({})
    expect((await handoverOf(rental.id)).state).toBe("reserved")
    await sql("update part_item set unit_id = null where id = $1", second)
  })
})

describe("one piece", () => {
  it("isn't given out twice: who has it is named", async () => {
    const { handover } = await outWithSet(["STATIV-01"], SHARING)
    const rental = await ordered(DEVICE)
    const parts = wholeSet(await handoverOf(rental.id), ["STATIV-01"])
    const { status, body } = await handOver(rental.id, rental.serial_number, { parts })
    expect([status, body]).toEqual([409, { "parts.2.item_ids": [`STATIV-01 ist noch bei: ${handover.shop_number}.`] }])
    expect((await handoverOf(rental.id)).state).toBe("reserved")
  })

  it("goes with one of two hand-overs at once", async () => {
    const rentals = [await ordered(DEVICE), await ordered(SHARING)]
    const bodies = await Promise.all(
      rentals.map(async ({ id }) => ({ parts: wholeSet(await handoverOf(id), ["STATIV-05"]) })),
    )
    const answers = await Promise.all(
      rentals.map(({ id, serial_number }, index) => handOver(id, serial_number, bodies[index])),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(Object.values(refused?.body ?? {})).toEqual([[expect.stringContaining("STATIV-05 ist noch bei")]])
    expect(await sql("select id from part_issue where serial_number = 'STATIV-05'")).toHaveLength(1)
  })

  it("can't be written twice by whatever statement", async () => {
    const { id } = await outWithSet()
    const again = sql(
      `insert into part_issue (id, reservation_id, unit_id, part_id, item_id, name, price_rappen, quantity)
       select 'pissue_again', reservation_id, unit_id, part_id, item_id, name, price_rappen, 1
         from part_issue where reservation_id = $1 and item_id is not null`,
      id,
    )
    await expect(again).rejects.toThrow(/part_issue_out_once/)
  })
})

describe("a set that comes back", () => {
  it("whole costs nothing, and is in the house again", async () => {
    const { id, handover, orderId } = await outWithSet()
    const { status, body } = await takeBack(id, "2026-11-24", { parts_back: countedBack(handover) })
    expect([status, body.parts]).toEqual([200, "0.00"])
    expect((await handoverOf(id)).given_parts).toEqual([])
    expect(await openPartsNow()).toMatchObject({ open: [], total: 0 })
    expect((await changesOf(orderId)).map(({ kind }) => kind)).toEqual(["early_return"])
  })

  it("has to be counted", async () => {
    const { id, handover } = await outWithSet()
    const [first, ...rest] = countedBack(handover)
    const back = async (parts_back?: object[]) => (await takeBack(id, "2026-11-24", { parts_back })).body
    expect(await back()).toEqual({ parts_back: ["Bitte zählen Sie alles, was mitgegeben wurde."] })
    expect(await back(rest)).toHaveProperty("parts_back")
    expect(await back([{ ...first, back: 3 }, ...rest])).toHaveProperty(["parts_back.0.back"])
    expect(await back([...rest, { ...first, id: "pissue_none" }])).toHaveProperty(["parts_back.3.id"])
    expect(await back([{ ...first, back: 1, settlement: "waived" }, ...rest])).toHaveProperty(["parts_back.0.reason"])
    expect((await handoverOf(id)).state).toBe("handed_over")
  })

  it("with a battery missing is charged its price, on the order, in the accounts and in the audit", async () => {
    const { id, handover, orderId } = await outWithSet()
    const before = await read(orderId)
    const { body } = await takeBack(id, "2026-11-24", { parts_back: countedBack(handover, { Akku: { back: 1 } }) })
    expect(body).toMatchObject({ parts: "95.00", damage: "0.00" })
    const after = await read(orderId)
    expect(after.changes.find(({ kind }) => kind === "missing_part")).toMatchObject({
      fee: "95.00",
      description: "1 × Akku",
      waived: false,
    })
    expect(Number(after.amended?.subtotal)).toBe(Number(before.subtotal) + 95)
    const { open, total } = await openPartsNow()
    expect(total).toBe(1)
    expect(open[0]).toMatchObject({
      name: "Akku",
      quantity: 1,
      price: "95.00",
      settlement: "billed",
      noticed_on: "2026-11-24",
    })
    await until("its invoice", async () => {
      const [row] = await sql(
        "select erp_invoice_id from erp_mirror where order_id = $1 and kind = 'missing_part'",
        orderId,
      )
      return row?.erp_invoice_id
    })
    const [entry] = await sql("select after from audit_entry where action = 'rental.return' and subject_id = $1", id)
    expect(entry.after).toMatchObject({ missing_parts: "95.00" })
    expect(entry.after.parts).toContainEqual({ part: "Akku", serial_number: null, quantity: 1, of: 2 })
  })

  it("charges each missing part by itself, and keeps a missing piece from the next hand-over", async () => {
    const { id, handover, orderId } = await outWithSet()
    const less = { Akku: { back: 0 }, "Carbon-Stativ": { back: 0 } }
    await takeBack(id, "2026-11-24", { parts_back: countedBack(handover, less) })
    expect(
      (await changesOf(orderId))
        .filter(({ kind }) => kind === "missing_part")
        .map(({ fee }) => fee)
        .sort(),
    ).toEqual([19_000, 69_000])
    const next = await handoverOf((await ordered(DEVICE, ["2026-12-07", "2026-12-09"])).id)
    expect(partOf(next, "Carbon-Stativ").items.map(({ serial_number }) => serial_number)).not.toContain("STATIV-01")
    expect(partOf(next, "Akku").missing).toEqual([{ serial_number: handover.serial_number, quantity: 2 }])
  })

  it("waives what is missing with a reason, by who may", async () => {
    const { id, handover, orderId } = await outWithSet()
    const parts_back = countedBack(handover, { Akku: { back: 1, settlement: "waived", reason: "War schon alt" } })
    const counter = await staffAs("counter")
    const body = { returned_on: "2026-11-24", is_waived: false, waiver_reason: "", damage: null, parts_back }
    const protocol = { checklist: [], note: "", photos: [], signer: "", signature: null, unsigned_reason: "Post" }
    const path = `/admin/rental/reservations/${id}/return`
    expect((await counter.call("POST", path, { ...body, ...protocol })).status).toBe(409)
    const units = [{ reservation_id: id, ...body, checklist: [], note: "", photos: [] }]
    const together = { returned_on: "2026-11-24", is_waived: false, waiver_reason: "", units, ...protocol }
    expect((await counter.call("POST", "/admin/rental/together/return", together)).status).toBe(409)
    expect((await takeBack(id, "2026-11-24", { parts_back })).body.parts).toBe("0.00")
    expect((await changesOf(orderId)).map(({ kind }) => kind)).toEqual(["early_return"])
    expect((await openPartsNow()).open).toMatchObject([{ settlement: "waived", reason: "War schon alt" }])
  })
})

describe("a missing part", () => {
  async function missing(but = { Akku: { back: 0 } } as Record<string, { back: number }>) {
    const rental = await outWithSet()
    await takeBack(rental.id, "2026-11-24", { parts_back: countedBack(rental.handover, but) })
    return { ...rental, open: (await openPartsNow()).open }
  }

  it("that is brought later takes its charge back", async () => {
    const { open, orderId } = await missing()
    expect((await found(open[0].id, 2, 2)).status).toBe(200)
    expect((await openPartsNow()).open).toEqual([])
    expect((await read(orderId)).changes.find(({ kind }) => kind === "missing_part")?.waived).toBe(true)
    expect((await found(open[0].id, 2, 2)).status).toBe(404)
  })

  it("that is brought in part is charged anew for the rest", async () => {
    const { open, orderId } = await missing()
    expect((await found(open[0].id, 3, 2)).body).toHaveProperty("quantity")
    await found(open[0].id, 1, 2)
    const charged = (await read(orderId)).changes.filter(({ kind }) => kind === "missing_part")
    expect(charged.map(({ fee, waived }) => [fee, waived])).toEqual([
      ["190.00", true],
      ["95.00", false],
    ])
    expect((await openPartsNow()).open).toMatchObject([{ quantity: 1 }])
  })

  it("is found once, however often it is sent at once", async () => {
    const { open, orderId } = await missing()
    const answers = await Promise.all([1, 2, 3].map(() => found(open[0].id, 2, 2)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect((await changesOf(orderId)).filter(({ kind }) => kind === "waiver")).toHaveLength(1)
  })

  it("of which pieces are found by two at once, or sent twice, counts once", async () => {
    const { open, orderId } = await missing()
    const answers = await Promise.all([1, 2].map(() => found(open[0].id, 1, 2)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { status, body } = await found(open[0].id, 1, 2)
    expect([status, body.non_field_errors]).toEqual([409, [expect.stringContaining("noch 1 Stück")]])
    expect((await openPartsNow()).open).toMatchObject([{ quantity: 1 }])
    expect((await changesOf(orderId)).map(({ kind, fee }) => [kind, fee])).toEqual(
      expect.arrayContaining([["missing_part", 9_500]]),
    )
    expect((await found(open[0].id, 1, 1)).status).toBe(200)
  })

  it("is found too where its charge was waived before", async () => {
    const { open, orderId } = await missing()
    const charge = (await read(orderId)).changes.find(({ kind }) => kind === "missing_part")
    expect((await admin("POST", `/admin/rental/changes/${charge?.id}/waive`, { note: "Kulanz" })).status).toBe(200)
    expect((await found(open[0].id, 1, 2)).status).toBe(200)
    expect((await changesOf(orderId)).filter(({ kind }) => kind === "missing_part")).toHaveLength(1)
  })

  it("with a serial number can go out again once it is found, and never once it is replaced", async () => {
    const states = () => sql("select serial_number, state from part_item where serial_number = 'STATIV-01'")
    const { open } = await missing({ "Carbon-Stativ": { back: 0 } })
    await found(open[0].id, 1, 1)
    expect(await states()).toMatchObject([{ state: "ok" }])
    await allAtHome()
    const again = await missing({ "Carbon-Stativ": { back: 0 } })
    const replaced = () => admin("POST", `/admin/rental/open-parts/${again.open[0].id}/replaced`)
    expect((await replaced()).status).toBe(200)
    expect((await replaced()).status).toBe(404)
    expect(await states()).toMatchObject([{ state: "retired" }])
    expect((await read(again.orderId)).changes.find(({ kind }) => kind === "missing_part")?.waived).toBe(false)
  })
})

describe("a pool that is promised more often than it has pieces", () => {
  it("is said with the day, before anybody stands at the counter", async () => {
    await sql("update part_item set state = 'repair' where serial_number between 'STATIV-02' and 'STATIV-07'")
    await ordered(DEVICE, ["2026-11-25", "2026-11-27"])
    expect((await openPartsNow()).tight).toEqual([])
    await ordered(SHARING, ["2026-11-26", "2026-11-30"])
    const tight = await until("the warning", async () => {
      const [one] = (await openPartsNow()).tight
      return one
    })
    expect(tight).toMatchObject({ name: "Carbon-Stativ", pieces: 1, needed: 2, day: "2026-11-26" })
  })

  it("counts a piece that goes out today for a rental that begins tomorrow", async () => {
    await sql("update part_item set state = 'repair' where serial_number between 'STATIV-02' and 'STATIV-07'")
    const tomorrow = await ordered(DEVICE)
    const parts = wholeSet(await handoverOf(tomorrow.id), ["STATIV-01"])
    expect((await handOver(tomorrow.id, tomorrow.serial_number, { parts })).status).toBe(200)
    const today = await ordered(SHARING)
    await sql(
      `update rental_reservation set start_day = '2026-11-24', end_day = '2026-11-24', window_start = '2026-11-24',
              window_end = '2026-11-24' where id = $1`,
      today.id,
    )
    expect((await openPartsNow()).tight).toMatchObject([{ name: "Carbon-Stativ", needed: 2, day: "2026-11-24" }])
  })
})

describe("a new unit with the serial number of a retired one", () => {
  it("has a set of its own: neither what the other's lacks nor the pieces that went with it", async () => {
    const { id, handover, unit_id, product_id, serial_number } = await outWithSet(["STATIV-01"])
    await takeBack(id, "2026-11-24", { parts_back: countedBack(handover, { Akku: { back: 1 } }) })
    await sql("update part_item set unit_id = $1 where serial_number = 'STATIV-05'", unit_id)
    const next = await ordered(DEVICE, ["2026-12-07", "2026-12-09"])
    const before = await handoverOf(next.id)
    expect(partOf(before, "Akku").missing).toEqual([{ serial_number, quantity: 1 }])
    expect(partOf(before, "Carbon-Stativ").items).toContainEqual(
      expect.objectContaining({ unit_serial: serial_number }),
    )
    await sql("update rental_unit set deleted_at = now() where id = $1", unit_id)
    await sql(
      "insert into rental_unit (id, product_id, serial_number) values ('runit_again', $1, $2)",
      product_id,
      serial_number,
    )
    const now = await handoverOf(next.id)
    expect(partOf(now, "Akku").missing).toEqual([])
    const offered = partOf(now, "Carbon-Stativ").items
    expect(offered.map((item) => item.serial_number)).not.toContain("STATIV-05")
    expect(offered.every(({ unit_serial }) => unit_serial === null)).toBe(true)
  })
})
