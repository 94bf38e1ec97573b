import { writeFileSync } from "node:fs"
import path from "node:path"
import { extractText, getDocumentProxy } from "unpdf"
import { beforeAll, describe, expect, it } from "vitest"
import type { StaffHandover, TakenBack } from "#shop/fleet/wire/staff-handover"
import type { Order } from "#shop/orders/wire/order"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import { api, erp, mails, type SignedInCustomer, signedInCustomer, sql, staff, staffToken, until } from "../harness"
import { target } from "../harness/target"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
)

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  await sql("delete from rental_reservation")
})

const headers = async () => ({ authorization: `Bearer ${await staffToken()}` })
async function upload(use: "photo" | "signature"): Promise<string> {
  const address = new URL(`/admin/files?use=${use}&name=bild.png`, target().baseUrl)
  const answer = await fetch(address, { method: "POST", headers: await headers(), body: PNG })
  return (await answer.json()).id
}
const handover = async (id: string) => (await admin<StaffHandover>("GET", `/admin/rental/reservations/${id}`)).body
const read = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body
const ticked = (texts: string[]) => texts.map((text) => ({ text, is_checked: text !== "Akkus geladen" }))

async function signed() {
  const [photo, signature] = await Promise.all([upload("photo"), upload("signature")])
  return { photos: [photo], signer: "Petra Zimmermann", signature, unsigned_reason: "" }
}

async function textOf(path: string, isStaff: boolean): Promise<string> {
  const login = isStaff ? await headers() : { authorization: `Token ${customer.token}` }
  const answer = await fetch(new URL(path, target().baseUrl), { headers: login })
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  })
  return text
}

let rental: { id: string; orderId: string; shopNumber: string; serial: string }
beforeAll(async () => {
  const { body } = await checkOut(await cartWithRental("rtc-360", ["2026-11-25", "2026-11-27"]), customer)
  const [row] = await sql<{ id: string; serial: string }>(
    `select r.id, u.serial_number as serial from rental_reservation r join rental_unit u on u.id = r.unit_id
      where r.order_id = $1`,
    body.id,
  )
  rental = { ...row, orderId: body.id, shopNumber: body.shop_number }
})

const damages = (body: object) => admin("POST", `/admin/rental/reservations/${rental.id}/damages`, body)
const LATER = { key: "later-0001", description: "Kratzer auf der Linse", charge: "80", photos: [] }

describe("a rental at the counter", () => {
  it("lists what goes along with the product and the fixed points", async () => {
    const { state, checklist, parts, protocols, shop_number, customer: whose } = await handover(rental.id)
    expect([state, shop_number, whose, protocols]).toEqual(["reserved", rental.shopNumber, "Muster Holzbau AG", []])
    expect(checklist).toContain("Akkus geladen")
    expect(parts.map(({ name }) => name)).toContain("Carbon-Stativ")
    expect((await admin("GET", "/admin/rental/reservations/rres_nix")).status).toBe(404)
  })

  it("is handed over with list, photo and signature, which customer and staff read as a PDF", async () => {
    const { checklist } = await handover(rental.id)
    const { status } = await admin("POST", `/admin/rental/reservations/${rental.id}/hand-over`, {
      serial_number: rental.serial,
      is_exchanged: false,
      checklist: ticked(checklist),
      note: "Koffer leicht zerkratzt",
      ...(await signed()),
    })
    expect(status).toBe(200)
    const [protocol] = (await handover(rental.id)).protocols
    expect(protocol).toMatchObject({ kind: "hand_over", signer: "Petra Zimmermann", serial_number: rental.serial })
    expect((await handover(rental.id)).checklist).not.toContain("Akkus geladen")

    const text = await textOf(protocol.url, true)
    for (const words of ["Übergabeprotokoll", rental.serial, rental.shopNumber, "Koffer leicht zerkratzt"])
      expect(text).toContain(words)
    expect(text).toMatch(/Akkus geladen – fehlt oder nicht in Ordnung/)
    expect(text).toContain("Petra Zimmermann")

    const { protocols } = await read(rental.orderId)
    expect(protocols).toEqual([expect.objectContaining({ kind: "hand_over", display_name: "RTC 360" })])
    const path = `/backend/api/v1/orders/${rental.orderId}/protocols/${protocols[0].id}/pdf`
    expect(await textOf(path, false)).toBe(text)
    const other = await signedInCustomer()
    expect((await api("GET", path.replace("/backend/api/v1", ""), { token: other.token })).status).toBe(404)
    await until("the mail", () => mails().some(({ subject }) => subject.startsWith("Übergabeprotokoll: RTC 360")))
  })

  it("says of a stored picture that doesn't decompress that it can't be printed, to everybody who asks", async () => {
    const [protocol] = (await handover(rental.id)).protocols
    const [{ key }] = await sql<{ key: string }>("select key from stored_file where id = $1", protocol.photos[0].id)
    const broken = Buffer.from(PNG).fill(0, PNG.indexOf("IDAT") + 4, PNG.indexOf("IEND") - 8)
    writeFileSync(path.join(target().dataDir, "private-uploads", key), broken)
    for (const _time of [1, 2])
      expect(await textOf(protocol.url, true)).toContain("Dieses Bild lässt sich nicht drucken.")
  })

  it("keeps its photos from another protocol", async () => {
    await sql("update rental_reservation set start_day = '2026-11-20' where id = $1", rental.id)
    const [{ photos }] = (await handover(rental.id)).protocols
    const { status, body } = await admin("POST", `/admin/rental/reservations/${rental.id}/return`, {
      ...{ returned_on: "2026-11-24", is_waived: false, waiver_reason: "", damage: null, checklist: [], note: "" },
      ...{ photos: photos.map(({ id }) => id), signer: "", signature: null, unsigned_reason: "Per Post" },
    })
    expect([status, Object.keys(body)]).toEqual([400, ["photos"]])
  })

  it("comes back with a damage, which is charged once, in the accounts too", async () => {
    const photo = await upload("photo")
    const before = (await read(rental.orderId)).total_cost
    const { body } = await admin<TakenBack>("POST", `/admin/rental/reservations/${rental.id}/return`, {
      ...{ returned_on: "2026-11-24", is_waived: false, waiver_reason: "" },
      damage: { key: "damage-0001", description: "Stativkopf gebrochen", charge: "125.50", photos: [photo] },
      checklist: ticked((await handover(rental.id)).checklist),
      note: "",
      ...(await signed()),
    })
    expect(body).toEqual({ late_days: 0, late_fee: "0.00", damage: "125.50", parts: "0.00" })
    const order = await read(rental.orderId)
    expect(order.changes.map(({ kind, fee, description }) => [kind, fee, description])).toEqual([
      ["early_return", "0.00", ""],
      ["damage", "125.50", "Stativkopf gebrochen"],
    ])
    const { total } = order.changes[1]
    expect(Number(order.amended?.total_cost)).toBeCloseTo(Number(before) + Number(total), 2)
    const back = (await handover(rental.id)).protocols[1]
    const text = await textOf(back.url, true)
    for (const words of ["Rückgabeprotokoll", "Stativkopf gebrochen", "125.50"]) expect(text).toContain(words)

    const invoiced = await until("the ERP's invoice", async () => {
      const { invoices } = await erp.state()
      return invoices.find(({ title }) => title === `Webshop ${rental.shopNumber}-3`)
    })
    expect(Number(invoiced.total)).toBeCloseTo(Number(total), 2)
  })

  it("can be found damaged later, which the signed protocol doesn't say, and which is sent once", async () => {
    expect((await damages(LATER)).status).toBe(200)
    expect((await damages(LATER)).status).toBe(200)
    expect((await read(rental.orderId)).changes.filter(({ kind }) => kind === "damage")).toHaveLength(2)
    const [, back] = (await handover(rental.id)).protocols
    expect(await textOf(back.url, true)).not.toContain("Kratzer auf der Linse")
  })

  it.each([
    ["another amount", { charge: "180" }],
    ["other words", { description: "Linse zerbrochen" }],
    ["other photos", { photos: ["file_nix"] }],
  ])("refuses the same damage with %s: what is stored stays", async (_case, changes) => {
    const { status, body } = await damages({ ...LATER, ...changes })
    expect([status, body]).toEqual([409, { non_field_errors: [expect.stringContaining("mit anderen Angaben")] }])
    const { changes: stored } = await read(rental.orderId)
    expect(stored.map(({ description, fee }) => [description, fee])).toContainEqual([LATER.description, "80.00"])
    expect((await damages({ ...LATER, charge: "80.00" })).status).toBe(200)
  })

  it.each([
    ["no words", { description: " " }, "description"],
    ["an amount in words", { charge: "viel" }, "charge"],
    ["a negative amount", { charge: "-5" }, "charge"],
    ["a photo that isn't there", { key: "later-0002", photos: ["file_nix"] }, "photos"],
  ])("refuses a damage with %s", async (_case, changes, field) => {
    const { status, body } = await damages({ ...LATER, ...changes })
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("waives a damage that was invoiced: the invoice is cancelled, the order owes what it did", async () => {
    const { body } = await admin<StaffOrderRentals>("GET", `/admin/rental/orders/${rental.orderId}`)
    for (const { id, kind } of body.lines[0].changes)
      if (kind === "damage") await admin("POST", `/admin/rental/changes/${id}/waive`, { note: "Kulanz" })
    const { amended, total_cost } = await read(rental.orderId)
    expect(amended?.total_cost).toBe(total_cost)
    await until("the cancelled invoice", async () => {
      const [row] = await sql(
        `select i.state from erp_mirror m join erp_invoice i on i.id = m.erp_invoice_id
          where m.order_id = $1 and m.kind = 'damage' order by m.serial limit 1`,
        rental.orderId,
      )
      return row?.state === "cancelled"
    })
  })
})
