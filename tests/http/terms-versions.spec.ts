import { beforeAll, describe, expect, it } from "vitest"
import type { SavedText, StaffText, TextVersions } from "#shop/content/wire/staff-content"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"
import { api, mails, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory } from "./cart-support"
import { checkOut } from "./checkout-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
})

const terms = async () => (await admin<StaffText>("GET", "/admin/content/agb")).body
const sales = async () => (await admin<StaffSettings>("GET", "/admin/shop-settings")).body.sales
const save = (html: string, version: number) => admin<SavedText>("POST", "/admin/content/agb", { html, version })
const inForce = async (version: string) =>
  until("the text in the shop", async () =>
    (await api("GET", "/content/agb")).body.content.includes(`Version ${version}.`),
  )
async function acceptedBy() {
  const { body } = await checkOut(await cartWithAccessory("usb-c-kabel"), customer)
  const [{ version }] = await sql(`select metadata->'terms'->>'version' as version from "order" where id = $1`, body.id)
  return { version, id: body.id as string, shopNumber: body.shop_number as string }
}

it("the terms are read under their number before there was another", async () => {
  const { body } = await api("GET", "/content/agb/versions/1.0/")
  expect(body).toEqual((await api("GET", "/content/agb")).body)
})

describe("a changed text of the terms", () => {
  it("is a new version, in its own words, for the orders that follow and in their mails", async () => {
    const before = await terms()
    expect([(await sales()).termsVersion, (await acceptedBy()).version]).toEqual(["1.0", "1.0"])

    const { status, body } = await save(`${before.html}<p>Neu: Sonntags nie.</p>`, before.version)
    expect([status, body.label]).toEqual([200, "1.1"])
    expect(body.html).toContain("Version 1.1.")
    await inForce("1.1")
    const order = await until("an order with the new version", async () => {
      const placed = await acceptedBy()
      return placed.version === "1.1" ? placed : null
    })
    const mail = await until("its mail", () => mails().find(({ subject }) => subject.includes(order.shopNumber)))
    expect(mail.text).toContain("/agb/fassung/1.1")
    const { body: shown } = await api("GET", `/orders/${order.id}/`, { token: customer.token })
    expect(shown.terms_version).toBe("1.1")
  })

  it("leaves what it was to be read under the number that orders name", async () => {
    const { versions } = (await admin<TextVersions>("GET", "/admin/content/agb/versions")).body
    expect(versions.map(({ label }) => label)).toEqual(["1.1", "1.0"])
    const first = await admin("GET", `/admin/content/agb/versions/${versions[1].version}`)
    expect(first.body.html).toContain("Version 1.0.")
    expect(first.body.html).not.toContain("Sonntags nie")
  })

  it("is read by everybody under the number that orders name, whatever came after", async () => {
    const read = async (version: string) => (await api("GET", `/content/agb/versions/${version}/`)).body.content
    expect(await read("1.0")).toContain("Version 1.0.")
    expect(await read("1.0")).not.toContain("Sonntags nie")
    expect(await read("1.1")).toContain("Sonntags nie")
    expect((await api("GET", "/content/agb/versions/1.9/")).status).toBe(404)
  })

  it("is one new version for two clicks, and none for a text that is there", async () => {
    const { html, version } = await terms()
    const [one, other] = await Promise.all([1, 2].map(() => save(`${html}<p>Doppelt</p>`, version)))
    expect([one.status, other.status, one.body.label, other.body.version]).toEqual([200, 200, "1.2", version + 1])
    expect((await save(one.body.html, version + 1)).body).toMatchObject({ version: version + 1 })
    expect((await sales()).termsVersion).toBe("1.2")
  })

  it("has the version that its author gives it, and a new one when an earlier text comes back", async () => {
    const { html, version } = await terms()
    expect((await save(html.replace("Version 1.2.", "Version 2.0."), version)).body.label).toBe("2.0")
    const { body } = await admin<SavedText>("POST", "/admin/content/agb/restore", { of: 1, version: version + 1 })
    expect(body.label).toBe("2.1")
    expect(body.html).toContain("Version 2.1.")
    expect((await sales()).termsVersion).toBe("2.1")
  })

  it("of two different ones at once lets one win, with one number", async () => {
    const { html, version } = await terms()
    const answers = await Promise.all(["A", "B"].map((name) => save(`${html}<p>${name}</p>`, version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await sales()).termsVersion).toBe("2.2")
  })
})

describe("the version of the terms", () => {
  it("changes with the text alone", async () => {
    const before = await sales()
    const { status, body } = await admin("POST", "/admin/shop-settings/sales", { ...before, termsVersion: "1.0" })
    expect([status, Object.keys(body)]).toEqual([400, ["termsVersion"]])
    expect((await admin("POST", "/admin/shop-settings/sales", { ...before, quoteDays: 31 })).status).toBe(200)
  })

  it("of other texts is no version of the terms", async () => {
    const { html, version } = (await admin<StaffText>("GET", "/admin/content/datenschutz")).body
    const { body } = await admin<SavedText>("POST", "/admin/content/datenschutz", { html: `${html}<p>x</p>`, version })
    expect(body).not.toHaveProperty("label")
    expect(body.html).toContain("Version 1.0.")
  })
})
