import { beforeAll, describe, expect, it } from "vitest"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"
import { AT_ONCE_MS, api, checkoutForm, mailTo, signedInCustomer, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { cartWithAccessory, cartWithRental, readCart } from "./cart-support"

type Admin = Awaited<ReturnType<typeof staff>>
let admin: Admin
beforeAll(async () => {
  admin = await staff()
})

const read = async () => (await admin<StaffSettings>("GET", "/admin/shop-settings")).body
/** Sends a group as it is with some of it changed. */
async function save<Group extends keyof StaffSettings>(group: Group, part: object) {
  return admin("POST", `/admin/shop-settings/${group}`, { ...(await read())[group], ...part })
}
const auditOf = (group: string) =>
  sql("select action, before, after from audit_entry where subject_type = 'settings' and subject_id = $1", group)

describe("GET /admin/shop-settings", () => {
  it("answers what a shop has in which nobody has changed anything", async () => {
    expect(await sql("select id from shop_setting")).toEqual([])
    expect(await read()).toMatchObject({
      company: { name: "Muster Vermessung AG", version: 0 },
      sales: { vatPermille: 81, shippingFeeRappen: 1000, version: 0 },
      rental: { horizonMonths: 18, dispatchCutOff: "16:00", version: 0 },
    })
  })
})

describe("POST /admin/shop-settings/{group}", () => {
  it.each([
    ["company", { name: "" }, "name"],
    ["company", { postalcode: "90" }, "postalcode"],
    ["company", { phone: "anrufen" }, "phone"],
    ["company", { mail: "shop" }, "mail"],
    ["company", { uid: "CHE-123.456.789" }, "uid"],
    ["company", { uid: "CHE123456788" }, "uid"],
    ["company", { vatNumber: "CHE-999.999.996" }, "vatNumber"],
    ["page", { chatUrl: "javascript:alert(1)" }, "chatUrl"],
    ["page", { socialLinks: [{ name: "LinkedIn", url: "http://example.ch" }] }, "socialLinks.0.url"],
    ["page", { socialLinks: Array(9).fill({ name: "x", url: "https://example.ch" }) }, "socialLinks"],
    ["sales", { vatPermille: 1001 }, "vatPermille"],
    ["sales", { vatPermille: 81.5 }, "vatPermille"],
    ["sales", { vatPermille: null }, "vatPermille"],
    ["sales", { shippingFeeRappen: -1 }, "shippingFeeRappen"],
    ["sales", { paymentTermDays: "30" }, "paymentTermDays"],
    ["rental", { horizonMonths: 37 }, "horizonMonths"],
    ["rental", { holdMinutes: 0 }, "holdMinutes"],
    ["rental", { dispatchCutOff: "25:00" }, "dispatchCutOff"],
    ["rental", { version: "0" }, "version"],
  ] as const)("refuses %s with %o in words at the field", async (group, part, field) => {
    const { status, body } = await save(group, part)
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual([field])
    expect(body[field][0]).toMatch(/[a-zäöü]{4}/)
  })

  it("knows no other group", async () => {
    expect((await admin("POST", "/admin/shop-settings/limits", {})).status).toBe(404)
    expect((await admin("POST", "/admin/shop-settings/toString", {})).status).toBe(404)
  })

  it("keeps who changed what, once, and tells the second of two people", async () => {
    const before = (await read()).page
    const changed = { ...before, supportHours: "Mo–Do 8–17 Uhr" }
    expect((await admin("POST", "/admin/shop-settings/page", changed)).body).toEqual({ version: 1 })
    expect((await admin("POST", "/admin/shop-settings/page", changed)).body).toEqual({ version: 1 })
    const late = await admin("POST", "/admin/shop-settings/page", { ...before, mailHours: "Nie" })
    expect([late.status, late.body.version]).toEqual([409, 1])
    expect(late.body.non_field_errors[0]).toContain("jemand anderes")
    expect((await read()).page).toEqual({ ...changed, version: 1 })
    expect(await auditOf("page")).toEqual([
      {
        action: "settings.save",
        before: { supportHours: "Mo–Fr 8–17 Uhr" },
        after: { supportHours: "Mo–Do 8–17 Uhr" },
      },
    ])
  })

  it("of two at once, lets one win", async () => {
    const { page } = await read()
    const answers = await Promise.all(
      ["A", "B"].map((mailHours) => admin("POST", "/admin/shop-settings/page", { ...page, mailHours })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe("VAT and fee", () => {
  it("change carts and new orders at once, and no order that stands", async () => {
    const customer = await signedInCustomer()
    const order = async (cart: string) => {
      const { body } = await api("POST", `/checkout/${cart}/`, {
        token: customer.token,
        body: checkoutForm(customer.email),
      })
      return (await api("GET", `/orders/${body.id}/`, { token: customer.token })).body
    }
    const rental = await order(await cartWithRental("rtc-360", ["2026-12-14", "2026-12-16"]))
    const offer = () =>
      api("GET", `/orders/${rental.id}/items/${rental.rentalitems[0].id}/extension/`, { token: customer.token })
    const offered = (await offer()).body
    const cart = await cartWithAccessory("usb-c-kabel")
    const [known] = (await readCart(cart)).items

    expect((await save("sales", { vatPermille: 85, shippingFeeRappen: 1250 })).status).toBe(200)
    await until(
      "the cart to show the new fee",
      async () => (await readCart(cart)).shipping_cost === "12.50",
      AT_ONCE_MS,
    )
    const now = await readCart(cart)
    const net = Number(known.subtotal) + 12.5
    expect(now.total_shipping_vat).toBe((Math.round(net * 8.5 + 1e-6) / 100).toFixed(2))

    const placed = await order(cart)
    expect(placed).toMatchObject({
      shipping_cost: "12.50",
      vat_cost: now.total_shipping_vat,
      total_cost: now.total_cost,
    })
    const rates = await sql(
      `select distinct tax.rate::float from order_item item
         join order_line_item_tax_line tax on tax.item_id = item.item_id
        where item.order_id = $1 and tax.code = 'MWST'`,
      placed.id,
    )
    expect(rates).toEqual([{ rate: 8.5 }])

    const later = (await api("GET", `/orders/${rental.id}/`, { token: customer.token })).body
    expect([later.vat_cost, later.total_cost]).toEqual([rental.vat_cost, rental.total_cost])
    expect([rental.vat_percent, later.vat_percent, placed.vat_percent, now.vat_percent]).toEqual([
      "8.1",
      "8.1",
      "8.5",
      "8.5",
    ])
    for (const { id, shop_number, vat_percent } of [rental, placed]) {
      expect((await admin("GET", `/admin/orders/${id}/office`)).body.vat_percent).toBe(vat_percent)
      expect((await admin("POST", `/admin/orders/${id}/confirmation`, {})).status).toBeLessThan(300)
      const mail = await mailTo(customer.email, new RegExp(`Ihre Bestellung ${shop_number}`))
      expect(mail.text).toContain(`MwSt. (${vat_percent} %)`)
    }
    expect(later.rentalitems[0].standing.cancellation).toEqual(rental.rentalitems[0].standing.cancellation)
    expect((await offer()).body).toEqual(offered)
  })

  it("are what Medusa's own set-up says too", async () => {
    expect(await sql("select distinct rate::float, name from tax_rate where is_default")).toEqual([
      { rate: 8.5, name: "MwSt. 8.5 %" },
    ])
    const [{ amount }] = await sql(
      `select price.amount::float from price join shipping_option_price_set link on link.price_set_id = price.price_set_id`,
    )
    expect(amount).toBe(12.5)
  })
})

describe("company and links", () => {
  it("show in the manifest, mails and calendars within a second", async () => {
    const company = { name: "Vermessung Ost AG", phone: "+41 71 111 22 33", vatNumber: "CHE-123.456.788 MWST" }
    expect((await save("company", company)).status).toBe(200)
    expect(await sql("select name from store")).toEqual([{ name: "Vermessung Ost AG" }])
    const manifest = async () => (await fetch(`${target().baseUrl}/manifest.webmanifest`)).json()
    await until("the new name", async () => (await manifest()).name === "Vermessung Ost AG", AT_ONCE_MS)
    const customer = await signedInCustomer()
    const cart = await cartWithRental("rtc-360", ["2027-01-11", "2027-01-12"])
    const form = checkoutForm(customer.email)
    const { body } = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })
    const mail = await mailTo(customer.email, /^Ihre Bestellung/)
    expect(mail.text).toContain(body.shop_number)
    expect(mail.text).toContain("Vermessung Ost AG")
    expect(mail.text).toContain("+41 71 111 22 33")
    expect(mail.text).toContain("CHE-123.456.788 MWST")
  })
})
