import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { staffCalls } from "../bench/staff-calls"
import { api, demoProduct, sql, staff } from "../harness"
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

/** A backup of what 237 tests had left in a shop, and what that shop answered then. */
const RELEASE = path.join(import.meta.dirname, "former-releases/2026-11-23")

interface ListedOrder {
  shop_number: string
  email: string
  documents: string
  is_cancelled: boolean
  rentals: object[]
}
interface Answered {
  token: string
  email: string
  password: string
  orderId: string
  /** Of the customer, by call. */
  own: Record<string, object>
  orders: ListedOrder[]
  rent: object[]
  utilisation: object[]
}
const former: Answered = JSON.parse(fs.readFileSync(`${RELEASE}.json`, "utf8"))

const place = { databaseUrl: "", dataDir: path.join(DATA_DIR, "former") }
let shop: ShopProcess
let erp: Awaited<ReturnType<typeof startErp>>

beforeAll(async () => {
  place.databaseUrl = databaseUrl(inject("postgresUrl"), "shop_former")
  fs.rmSync(place.dataDir, { recursive: true, force: true })
  await asAdministrator(inject("postgresUrl"), async (client) => {
    await client.query('drop database if exists "shop_former" with (force)')
    await client.query('create database "shop_former"')
  })
  const { code, output } = await runBackupScript("restore", place, `${RELEASE}.tar.gz`)
  expect(output).toContain("Restored as it was at")
  expect(code).toBe(0)
  erp = await startErp()
  shop = await startShop({ ...place, env: { ...QUICK_PASSWORDS, ...erpVariables(erp) } })
  talkTo({ ...place, baseUrl: shop.baseUrl, erpUrl: erp.baseUrl })
}, 180_000)
afterAll(async () => {
  await closeSql()
  await shop?.stop()
  await erp?.stop()
})

describe("a shop of a former release, restored into this one", () => {
  it("has every migration run", async () => {
    expect(await sql("select from mikro_orm_migrations where name = 'Migration20261126150100'")).toHaveLength(1)
    expect(await sql("select from pg_indexes where indexname = 'rental_reservation_line'")).toHaveLength(1)
  })

  it.each(Object.entries(former.own))("answers %s as before to who was logged in", async (call, body) => {
    const answer = await api("GET", call, { token: former.token })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject(body)
  })

  it("lets its customers log in", async () => {
    const { email, password } = former
    const { status } = await api("POST", "/token/login/", { body: { username: email, password } })
    expect(status).toBe(200)
  })

  it("has all orders, numbers, rents and sums for staff", async () => {
    const admin = await staff()
    const { body: list } = await admin<{ orders: object[] }>("GET", "/admin/order-list?limit=100")
    expect(list.orders).toMatchObject(former.orders)
    const { body: reports } = await admin("GET", "/admin/rental/reports?from=2025-12&to=2027-11")
    expect(reports).toMatchObject({ rent: former.rent, utilisation: former.utilisation })
  })

  it("has every page of staff's", async () => {
    const admin = await staff()
    const { body } = await admin<{ id: string }>("POST", "/admin/webhooks", { url: "https://hooks.example.ch/shop" })
    await admin("POST", `/admin/webhooks/${body.id}/switch`, { is_on: false })
    for (const { call } of await staffCalls()) expect((await admin("GET", call)).status, call).toBe(200)
  })

  it("sells and rents on, with the next number and no unit twice", async () => {
    const cart = await cartWithRental("rtc-360", ["2027-02-08", "2027-02-10"])
    const { status, body } = await checkOut(cart, former)
    expect([status, body.shop_number]).toEqual([200, "W-1107"])
    const { id } = await demoProduct("rtc-360")
    const twice = await sql(
      `select from rental_reservation a join rental_reservation b on a.unit_id = b.unit_id and a.id < b.id and a.occupied && b.occupied
        where a.product_id = $1 and 'cancelled' not in (a.status, b.status) and a.deleted_at is null and b.deleted_at is null`,
      id,
    )
    expect(twice).toEqual([])
  })
})
