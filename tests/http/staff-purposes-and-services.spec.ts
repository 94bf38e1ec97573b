import { beforeAll, expect, it } from "vitest"
import type { StaffRentalConfiguration } from "#shop/fleet/wire/staff-rental-configuration"
import { AT_ONCE_MS, api, demoProduct, sql, staff, until } from "../harness"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})

const purposesInShop = async () =>
  (await api<{ name: string }[]>("GET", "/products/rental-purposes/")).body.map(({ name }) => name)

it("purposes are added, renamed and removed with their products' links", async () => {
  const { id } = (await admin("POST", "/admin/rental/purposes", { name: "Bäume & Gärten" })).body
  expect((await sql("select slug from rental_purpose where id = $1", id))[0].slug).toBe("baeume-gaerten")
  await until("it to show", async () => (await purposesInShop()).includes("Bäume & Gärten"), AT_ONCE_MS)
  expect((await admin("POST", `/admin/rental/purposes/${id}`, { name: "Bäume", version: 1 })).status).toBe(200)
  expect((await admin("POST", `/admin/rental/purposes/${id}`, { name: "Gärten", version: 1 })).status).toBe(409)
  expect((await admin("DELETE", `/admin/rental/purposes/${id}`)).status).toBe(200)
  expect((await admin("DELETE", `/admin/rental/purposes/${id}`)).status).toBe(404)
  await until("it to leave", async () => !(await purposesInShop()).includes("Bäume"), AT_ONCE_MS)
  const written = await sql("select action from audit_entry where subject_id = $1 order by created_at", id)
  expect(written.map(({ action }) => action)).toEqual([
    "rental.purpose-add",
    "rental.purpose-change",
    "rental.purpose-remove",
  ])
})

it("services change their price and leave the shop", async () => {
  const { body } = await admin<StaffRentalConfiguration>("GET", "/admin/rental/terms")
  const [service] = body.services.filter(({ products }) => products > 0)
  const set = (part: object) => admin("POST", `/admin/rental/services/${service.id}`, { ...service, ...part })
  const inPage = async () => JSON.stringify((await demoProduct("rtc-360")).productservices)
  expect((await set({ price_rappen: 77_700 })).status).toBe(200)
  await until("the price to show", async () => (await inPage()).includes("777.00"), AT_ONCE_MS)
  const off = await set({ price_rappen: 77_700, is_active: false, version: service.version + 1 })
  expect(off.status).toBe(200)
  await until("the service to leave", async () => !(await inPage()).includes("777.00"), AT_ONCE_MS)
})
