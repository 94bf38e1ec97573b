import { expect } from "vitest"
import { api, demoProduct, type staff } from "../harness"

type Admin = Awaited<ReturnType<typeof staff>>

export interface StaffChange {
  /** What a visitor is told, by one of the servers. */
  read(baseUrl: string, accessoryId: string): Promise<unknown>
  /** Changes it as the commerce admin does. */
  change(admin: Admin, accessoryId: string): Promise<void>
}

const SCANNER = "rtc-360"
const DAY = "2026-12-22"

async function accepted(answer: ReturnType<Admin>) {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

const price: StaffChange = {
  async read(baseUrl, accessoryId) {
    const { body } = await api("GET", "/products/accessory/", { baseUrl })
    return body.find(({ id }: { id: string }) => id === accessoryId).price
  },
  async change(admin, accessoryId) {
    const product = `/admin/products/${accessoryId}`
    const { variants } = (await admin("GET", `${product}?fields=variants.id,variants.prices.id`)).body.product
    const [{ id, prices }] = variants
    const body = { prices: [{ id: prices[0].id, currency_code: "chf", amount: 4321 }] }
    await accepted(admin("POST", `${product}/variants/${id}`, body))
  },
}

const text: StaffChange = {
  async read(baseUrl) {
    const page = await (await fetch(`${baseUrl}/faq`)).text()
    return [(await api("GET", "/content/faq/", { baseUrl })).body, page.includes("Auch am Sonntag?")]
  },
  async change(admin) {
    const { html, version } = (await admin("GET", "/admin/content/faq")).body
    await accepted(
      admin("POST", "/admin/content/faq", { html: `<h2>Auch am Sonntag?</h2><p>Nein.</p>${html}`, version }),
    )
  },
}

const availability: StaffChange = {
  async read(baseUrl) {
    const { id } = await demoProduct(SCANNER)
    const { body } = await api("GET", `/products/bookings/${id}/`, { baseUrl })
    return body.bookedPickupBookings.filter(({ rentaldate }: { rentaldate: string }) => rentaldate === DAY)
  },
  async change(admin) {
    const { id } = await demoProduct(SCANNER)
    const { units } = (await admin("GET", `/admin/rental/plan?from=${DAY}&to=${DAY}`)).body
    const unit = units.find(({ product_id }: { product_id: string }) => product_id === id)
    const body = { unit_id: unit.id, kind: "repair", starts_on: DAY, ends_on: DAY, note: "" }
    await accepted(admin("POST", "/admin/rental/blocks", body))
  },
}

const setting: StaffChange = {
  async read(baseUrl) {
    const page = await (await fetch(`${baseUrl}/`)).text()
    const { name } = await (await fetch(`${baseUrl}/manifest.webmanifest`)).json()
    return [name, page.includes("+41 71 444 55 66")]
  },
  async change(admin) {
    const { company } = (await admin("GET", "/admin/shop-settings")).body
    const changed = { ...company, name: "Vermessung Ost AG", phone: "+41 71 444 55 66" }
    await accepted(admin("POST", "/admin/shop-settings/company", changed))
  },
}

/** Of each kind of thing that the servers remember one change by staff. */
export const STAFF_CHANGES: [what: string, StaffChange][] = [
  ["a changed price", price],
  ["a changed text", text],
  ["a unit taken out of use", availability],
  ["another name and phone of the firm", setting],
]
