import { beforeAll, describe, expect, it } from "vitest"
import { sql } from "../harness"
import { admin, handOver, ordered, orderedAlone, reservationOf, startHandovers } from "./handover-support"

beforeAll(startHandovers)

// The shop's clock shows Tuesday, 24 November 2026.
describe("handing over", () => {
  let waiting: Awaited<ReturnType<typeof ordered>> | undefined

  it("marks the rental, keeps the unit by its serial number, however typed, and who did it", async () => {
    const { id, orderId, serial_number } = await ordered("rtc-360")
    expect((await handOver(id, serial_number.toLowerCase())).status).toBe(200)
    expect((await reservationOf(orderId)).status).toBe("handed_over")
    const [entry] = await sql("select action, after from audit_entry where subject_id = $1", id)
    expect(entry).toMatchObject({ action: "rental.hand-over", after: { note: "Koffer vollständig" } })
    const again = await handOver(id, serial_number)
    expect([again.status, again.body]).toEqual([
      409,
      { code: "already_handed_over", non_field_errors: ["Das Gerät ist bereits übergeben."] },
    ])
    expect((await handOver("rres_nix", serial_number)).status).toBe(404)
  })

  it("is tried before anything is written", async () => {
    const { id, orderId, serial_number } = await orderedAlone("rtc-360")
    const check = (serial: string) =>
      admin("POST", `/admin/rental/reservations/${id}/unit-check`, { serial_number: serial, is_exchanged: false })
    const { status, body } = await check(serial_number.toLowerCase())
    expect([status, body]).toEqual([200, { serial_number, is_provided: true }])
    expect((await reservationOf(orderId)).status).toBe("reserved")
    expect((await check("XYZ-999")).status).toBe(400)
  })

  it.each([
    ["on Tuesday for Thursday", ["2026-11-26", "2026-11-27"], "Mi 25.11.2026"],
    ["months before", ["2027-02-15", "2027-02-17"], "Fr 12.2.2027"],
  ] as const)("is refused %s, and named the day from which it may be", async (_case, [start, end], from) => {
    const { id, orderId, serial_number } = await ordered("blk-3d", [start, end])
    const { status, body } = await handOver(id, serial_number)
    expect([status, body]).toMatchObject([
      409,
      { code: "too_early", non_field_errors: [expect.stringContaining(from)] },
    ])
    expect((await reservationOf(orderId)).status).toBe("reserved")
    await sql("update rental_reservation set status = 'cancelled' where id = $1", id)
  })

  it.each([
    ["neither signed nor explained", { unsigned_reason: "" }, "signature"],
    ["signed by nobody", { signature: "file_nix", unsigned_reason: "" }, "signer"],
    ["with a signature that isn't there", { signature: "file_nix", signer: "Anna" }, "signature"],
    ["with photos that aren't there", { photos: ["file_nix"] }, "photos"],
    ["with seven photos", { photos: Array.from({ length: 7 }, (_, index) => `file_${index}`) }, "photos"],
    ["with a list that is none", { checklist: "alles da" }, "checklist"],
  ])("is refused %s, and nothing has happened", async (_case, changes, field) => {
    waiting ??= await orderedAlone("rtc-360")
    const { status, body } = await handOver(waiting.id, waiting.serial_number, changes)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect((await reservationOf(waiting.orderId)).status).toBe("reserved")
  })
})
