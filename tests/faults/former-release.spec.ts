import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import type { Bookings } from "#shop/rental/wire/rental"
import { staffCalls } from "../bench/staff-calls"
import { api, demoDeliveryTypes, demoProduct, mailTo, sql, staff } from "../harness"
import { type ShopProcess, startShop } from "../harness/app"
import { asAdministrator, databaseUrl } from "../harness/database"
import { erpVariables, startErp } from "../harness/erp"
import { QUICK_PASSWORDS } from "../harness/quick-passwords"
import { DATA_DIR } from "../harness/settings"
import { closeSql } from "../harness/sql"
import { talkTo } from "../harness/target"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { runBackupScript } from "./backup-scripts"
import { type FormerRelease, formerReleases, keepRelease, listedOrders, reports } from "./former-releases"

async function restore({ name, backup, extensions = "off" }: FormerRelease) {
  const database = `shop_former_${name.replace(/\W/g, "_")}`
  const dataDir = path.join(DATA_DIR, database)
  const place = { databaseUrl: databaseUrl(inject("postgresUrl"), database), dataDir }
  fs.rmSync(dataDir, { recursive: true, force: true })
  await asAdministrator(inject("postgresUrl"), async (client) => {
    await client.query(`drop database if exists "${database}" with (force)`)
    await client.query(`create database "${database}"`)
  })
  const { code, output } = await runBackupScript("restore", place, backup)
  expect(output).toContain("Restored as it was at")
  expect(code).toBe(0)
  const erp = await startErp()
  const env = { ...QUICK_PASSWORDS, ...erpVariables(erp), SHOP_CONFIG: extensions }
  const shop = await startShop({ ...place, env })
  talkTo({ ...place, baseUrl: shop.baseUrl, erpUrl: erp.baseUrl })
  return { shop, erp }
}

describe.each(formerReleases)("a shop of $name, restored into this release", (release) => {
  const { answered } = release
  let shop: ShopProcess
  let erp: Awaited<ReturnType<typeof startErp>>
  beforeAll(async () => {
    ;({ shop, erp } = await restore(release))
  }, 180_000)
  afterAll(async () => {
    await closeSql()
    await shop?.stop()
    await erp?.stop()
  })

  it("has every migration run", async () => {
    expect(await sql("select from mikro_orm_migrations where name = 'Migration20261126150100'")).toHaveLength(1)
    expect(await sql("select from pg_indexes where indexname = 'rental_reservation_line'")).toHaveLength(1)
  })

  it.each(Object.entries(answered.own))("answers %s as before to who was logged in", async (call, body) => {
    const answer = await api("GET", call, { token: answered.token })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject(body)
  })

  it("lets its customers log in", async () => {
    const { email, password } = answered
    const { status } = await api("POST", "/token/login/", { body: { username: email, password } })
    expect(status).toBe(200)
  })

  it("has all orders, numbers, rents and sums for staff", async () => {
    expect(await listedOrders()).toMatchObject(answered.orders)
    expect(await reports()).toMatchObject({ rent: answered.rent, utilisation: answered.utilisation })
  })

  it("has every page of staff's", async () => {
    const admin = await staff()
    const { body } = await admin<{ id: string }>("POST", "/admin/webhooks", { url: "https://hooks.example.ch/shop" })
    await admin("POST", `/admin/webhooks/${body.id}/switch`, { is_on: false })
    for (const { call } of await staffCalls()) expect((await admin("GET", call)).status, call).toBe(200)
  })

  it("sells and rents on, with the next number and no unit twice", async () => {
    const { id } = await demoProduct("rtc-360")
    const cart = await cartWithRental("rtc-360", ["2027-02-08", "2027-02-10"])
    const { status, body } = await checkOut(cart, answered)
    expect([status, body.shop_number]).toEqual([200, answered.nextNumber])
    const twice = await sql(
      `select from rental_reservation a join rental_reservation b on a.unit_id = b.unit_id and a.id < b.id and a.occupied && b.occupied
        where a.product_id = $1 and 'cancelled' not in (a.status, b.status) and a.deleted_at is null and b.deleted_at is null`,
      id,
    )
    expect(twice).toEqual([])
  })

  if (release.extensions)
    it("runs the extensions that were written for it", async () => {
      const { pickup } = await demoDeliveryTypes()
      const device = await demoProduct("rtc-360")
      const { body: calendar } = await api<Bookings>("GET", `/products/bookings/${device.id}/?delivery=${pickup.id}`)
      expect(calendar.dayRules?.map(({ code }) => code)).toEqual(["of-then:friday"])
      expect(calendar.closedDays).toContainEqual({ date: "2027-03-19", name: "St. Josef" })
      expect(device.charges).toContainEqual(expect.objectContaining({ code: "of-then:insurance", amount: "116.00" }))
      expect(device.rates).toContainEqual({ days: 6, price: "1450.00" })
      const { text } = await mailTo(answered.email, new RegExp(answered.nextNumber))
      expect(text).toContain("background:#0b5563")
    })

  const { KEEP_RELEASE } = process.env
  if (KEEP_RELEASE && release === formerReleases.at(-1))
    it("is kept as another release's", () => keepRelease(KEEP_RELEASE, answered))
})
