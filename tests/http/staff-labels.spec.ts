import { extractText, getDocumentProxy } from "unpdf"
import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import { demoDeliveryTypes, demoProduct, type SignedInCustomer, signedInCustomer, sql, staffToken } from "../harness"
import { target } from "../harness/target"
import { add, cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { moveRental } from "./rental-change-support"

const POINTS_PER_MM = 72 / 25.4
const HOSTILE = "<script>alert(1)</script> (((\\ %%EOF \u202e 測量"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
  await sql("delete from rental_reservation")
  await sql("update order_item set fulfilled_quantity = quantity")
})

const get = async (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, target().baseUrl), { headers })

/** A paper as staff get it: what it is called, how large its pages are, in millimetres, and what stands on them. */
async function paper(path: string) {
  const answer = await get(path, { authorization: `Bearer ${await staffToken()}` })
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "application/pdf"])
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf)
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  const [, name = ""] =
    /filename\*=UTF-8''(.*)$/.exec(answer.headers.get("content-disposition") ?? "") ??
    /filename="(.*)"/.exec(answer.headers.get("content-disposition") ?? "") ??
    []
  const size = [width, height].map((side) => Math.round(side / POINTS_PER_MM))
  return { name: decodeURIComponent(name), size, pages: text.map((page) => page.replace(/\s+/g, " ")) }
}
const statusOf = async (path: string) => (await get(path, { authorization: `Bearer ${await staffToken()}` })).status

async function units(handle: string) {
  const { id } = await demoProduct(handle)
  const rows = await sql<{ id: string; serial: string }>(
    "select id, serial_number as serial from rental_unit where product_id = $1 and deleted_at is null order by 2",
    id,
  )
  return { productId: id, rows }
}

async function rented(handle: string, period: [string, string], delivery?: string) {
  const cart = await cartWithRental(handle, period, { delivery })
  return (await checkOut(cart, customer, { company: "Metallbau Probe AG", phone: "071 111 22 33" })).body as Order
}
const serialOf = async (order: Order) =>
  (
    await sql<{ serial: string }>(
      `select u.serial_number as serial from rental_reservation r join rental_unit u on u.id = r.unit_id
        where r.order_id = $1`,
      order.id,
    )
  )[0].serial

describe("labels of units", () => {
  it("are of one unit, with model, serial number and whose it is", async () => {
    const { rows } = await units("rtc-360")
    const { name, size, pages } = await paper(`/admin/rental/units/${rows[0].id}/label`)
    expect(name).toBe(`Etiketten ${rows[0].serial}.pdf`)
    expect(size).toEqual([62, 29])
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain("RTC 360")
    expect(pages[0]).toContain(rows[0].serial)
    expect(pages[0]).toContain("Muster Vermessung AG")
  })

  it("are of a product's units, a page each, or of those that are chosen", async () => {
    const { productId, rows } = await units("rtc-360")
    expect(rows.length).toBeGreaterThan(1)
    const all = await paper(`/admin/rental/products/${productId}/labels`)
    expect(all.pages.map((page, index) => page.includes(rows[index].serial))).toEqual(rows.map(() => true))
    const one = await paper(`/admin/rental/products/${productId}/labels?units=${rows[1].id},unit_nix`)
    expect(one.pages).toHaveLength(1)
    expect(one.pages[0]).toContain(rows[1].serial)
  })

  it("hold whatever a serial number is", async () => {
    const { rows } = await units("rtc-360")
    const [{ serial, id }] = rows
    await sql("update rental_unit set serial_number = $1 where id = $2", HOSTILE, id)
    const { pages, size } = await paper(`/admin/rental/units/${id}/label`)
    await sql("update rental_unit set serial_number = $1 where id = $2", serial, id)
    expect(size).toEqual([62, 29])
    expect(pages[0]).toContain("<script>alert(1)</script>")
  })

  it("are of what there is, and for staff", async () => {
    const { productId, rows } = await units("rtc-360")
    expect(await statusOf("/admin/rental/units/unit_nix/label")).toBe(404)
    expect(await statusOf("/admin/rental/products/prod_nix/labels")).toBe(404)
    const other = await units("blk-360-g2")
    expect(await statusOf(`/admin/rental/products/${productId}/labels?units=${other.rows[0].id}`)).toBe(404)
    expect(await statusOf(`/admin/rental/products/${productId}/labels?units=${"x".repeat(10_001)}`)).toBe(400)
    for (const path of [`units/${rows[0].id}/label`, `products/${productId}/labels`, "pick-list"])
      expect((await get(`/admin/rental/${path}`)).status).toBe(401)
  })
})

describe("the label of a parcel", () => {
  it("says to whom it goes, from whom, and which order it is", async () => {
    const order = (
      await checkOut(await cartWithAccessory("usb-c-kabel", 1), customer, {
        company: "Wer bezahlt AG",
        company2: "Metallbau Probe AG",
        address2: "Hallenweg 3",
        country2: "Liechtenstein",
        referencenum: "BV-17",
      })
    ).body as Order
    const { name, size, pages } = await paper(`/admin/orders/${order.id}/parcel-label`)
    expect(name).toBe(`Paketetikette ${order.shop_number}.pdf`)
    expect(size).toEqual([100, 150])
    for (const said of ["Metallbau Probe AG", "Hallenweg 3", "Gallen, Liechtenstein", order.shop_number, "BV-17"])
      expect(pages[0]).toContain(said)
    expect(pages[0]).toContain("Absender: Muster Vermessung AG")
    expect(pages[0]).not.toContain("Wer bezahlt AG")
    expect(await statusOf("/admin/orders/order_nix/parcel-label")).toBe(404)
    expect((await get(`/admin/orders/${order.id}/parcel-label`)).status).toBe(401)
  })

  it("holds hostile names", async () => {
    const order = (await checkOut(await cartWithAccessory("usb-c-kabel", 1), customer)).body
    await sql(
      `update order_address set company = $1, city = $1, address_1 = $1
        where id in (select shipping_address_id from "order" where id = $2)`,
      HOSTILE.repeat(30),
      order.id,
    )
    const { pages } = await paper(`/admin/orders/${order.id}/parcel-label`)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain("<script>alert(1)</script>")
    await sql("update order_item set fulfilled_quantity = quantity where order_id = $1", order.id)
  })
})

// The shop's clock shows Tuesday, 24 November 2026.
describe("the pick list", () => {
  it("of today has what goes out today and what is late, with what comes along, and all that is to be sent", async () => {
    const due = await rented("rtc-360", ["2026-11-25", "2026-11-27"])
    await moveRental(due.id, "reserved", "2026-11-24", "2026-11-27")
    const late = await rented("blk-3d", ["2026-12-01", "2026-12-02"])
    await moveRental(late.id, "reserved", "2026-11-23", "2026-11-27")
    const out = await rented("mobile-mapping-set", ["2026-12-08", "2026-12-09"])
    await moveRental(out.id, "handed_over", "2026-11-20", "2026-11-24")
    const sold = (await checkOut(await cartWithAccessory("usb-c-kabel", 3), customer)).body as Order
    const { name, size, pages } = await paper("/admin/rental/pick-list")
    const text = pages.join(" ")
    expect(name).toBe("Rüstliste_2026-11-24.pdf")
    expect(size).toEqual([210, 297])
    for (const said of [
      due.shop_number,
      await serialOf(due),
      "Carbon-Stativ",
      "Metallbau Probe AG",
      "fällig seit",
      late.shop_number,
      sold.shop_number,
      "3 × USB-C-Kabel",
      "an Lager",
    ])
      expect(text).toContain(said)
    expect(text.indexOf(late.shop_number)).toBeLessThan(text.indexOf(due.shop_number))
    expect(text).not.toContain(out.shop_number)
    expect(pages.at(-1)).toContain(`Seite ${pages.length} von ${pages.length}`)
  })

  it("of a day to come has what goes out then, and nothing that waits already", async () => {
    const { all } = await demoDeliveryTypes()
    const express = all.find(({ name }) => name === "Express-Post")?.id
    const later = await rented("rtc-360", ["2026-12-03", "2026-12-04"], express)
    const cart = await cartWithRental("blk-360-g2", ["2026-12-03", "2026-12-04"], { delivery: express })
    await add("accessory", (await demoProduct("usb-c-kabel", "accessory")).id, { cart })
    const both = (await checkOut(cart, customer)).body as Order
    const text = (await paper("/admin/rental/pick-list?day=2026-12-02")).pages.join(" ")
    expect(text).toContain(later.shop_number)
    expect(text).toContain("Express-Post")
    expect(text).toContain(both.shop_number)
    expect(text).not.toContain("1 × USB-C-Kabel")
    const today = (await paper("/admin/rental/pick-list")).pages.join(" ")
    expect(today).not.toContain(later.shop_number)
    expect(today).toContain(both.shop_number)
    expect(today).toContain("1 × USB-C-Kabel")
  })

  it("of a day without anything says so", async () => {
    const { pages } = await paper("/admin/rental/pick-list?day=2026-12-06")
    expect(pages[0]).toContain("An diesem Tag ist nichts zu rüsten.")
  })

  it.each(["yesterday", "2026-11-23", "2026-12-09", "2026-02-30"])("isn't there for the day '%s'", async (day) => {
    expect(await statusOf(`/admin/rental/pick-list?day=${day}`)).toBe(400)
  })
})
