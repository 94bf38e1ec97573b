import { readdirSync } from "node:fs"
import path from "node:path"
import type { ConsoleMessage, Page } from "playwright"
import { beforeAll, expect as check, describe, it } from "vitest"
import { sql } from "../harness"
import { ROOT } from "../harness/settings"
import { isOfPlatform, readable, tolerate, useBrowser } from "./browser"
import { customerWithEverything } from "./customer-with-everything"
import { quietOf } from "./quiet"
import { goOn } from "./settled"
import { PARTS_OF_A_PAGE, staffMember } from "./staff-member"

/** Pages of Medusa's that staff meet. */
const MEDUSAS = `orders orders/:order products products/:product products/:product/variants/:variant customers
  customers/:customer inventory reservations categories collections promotions campaigns price-lists settings/profile
  settings/store settings/users settings/regions settings/tax-regions settings/locations settings/sales-channels
  settings/product-types settings/product-tags settings/return-reasons settings/publishable-api-keys settings/secret-api-keys
  settings/workflows`.split(/\s+/)

/** Ours, as their folders name them. */
const OURS = readdirSync(path.join(ROOT, "src/admin/routes"), { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file) => path.dirname(file))
  .toSorted()

/** What tells staff nothing: what a program couldn't write, an id, a key of a text. */
const RAW =
  /undefined|NaN|\[object|\{\{|Invalid Date|\b[a-z]{2,12}_01[0-9A-Z]{24}\b|\b(widgets|general|actions|fields)\.[a-z]\w+/

/** Words of other languages that a page has where its own are missing. */
const ENGLISH =
  /\b(Save|Cancel|Delete|Edit|Create|Created|Loading|Remove|Untitled|Unknown|Search|the|your|with|and|not found)\b/

let places: Record<string, string>
beforeAll(async () => {
  const { orderId } = await customerWithEverything()
  const [ids] = await sql(
    `select o.customer_id, line.product_id, line.variant_id, r.id as reservation_id, (select id from event limit 1) as event_id
       from "order" o
       join rental_reservation r on r.order_id = o.id
       join order_line_item line on line.id = r.order_line_id
      where o.id = $1`,
    orderId,
  )
  places = {
    ...{ "orders/:order": orderId, "products/:product": ids.product_id, "customers/:customer": ids.customer_id },
    ...{ "variants/:variant": ids.variant_id, "desk/[id]": ids.reservation_id, "events/[id]": ids.event_id },
    "content/[key]": "agb",
  }
})

const addressOf = (page: string) =>
  Object.entries(places).reduce(
    (address, [place, id]) => address.replace(place, `${place.slice(0, place.lastIndexOf("/"))}/${id}`),
    `/app/${page}`,
  )

/** Everything has come, and no more is asked for. */
async function look(page: Page, address: string, isQuiet: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = []
  const listen = (message: ConsoleMessage) => {
    if (message.type() === "warning" && !isOfPlatform(message))
      warnings.push(`${address} warns: ${message.text().slice(0, 200)}`)
  }
  page.on("console", listen)
  if (page.url() === "about:blank") await page.goto(address)
  else if (!page.url().endsWith(address)) await goOn(page, address, PARTS_OF_A_PAGE) // A page that leads on may be there.
  await page.locator(PARTS_OF_A_PAGE).first().waitFor()
  await isQuiet()
  page.off("console", listen)
  const text = readable(await page.locator("body").innerText())
  const wrong = [RAW.exec(text), ENGLISH.exec(text)].filter((found) => found !== null)
  return [
    ...warnings,
    ...wrong.map(({ index }) => `${address} shows: ${text.slice(Math.max(0, index - 40), index + 60)}`),
  ]
}

describe("every page of the commerce admin", () => {
  useBrowser()

  it.each([
    ["ours", OURS],
    ["Medusa's", MEDUSAS],
  ])("of %s asks nothing of other hosts, complains of nothing and shows words", async (_whose, pages) => {
    tolerate(/\/auth\/mfa\//) // Medusa's profile asks for second factors, which the shop's logins don't have.
    const found: string[] = []
    /**
     * Each page waits for half a second in which nothing is asked for any more: two tabs wait at the same time, each with pages of its own,
     * so that which one follows which doesn't hang on how long they take. Some differ in nothing that is drawn anew.
     */
    async function lookAtEvery(page: Page, remainder: number) {
      const isQuiet = quietOf(page)
      for (const [index, one] of pages.entries())
        if (index % 2 === remainder) found.push(...(await look(page, addressOf(one), isQuiet)))
    }
    const first = await staffMember()
    await Promise.all([lookAtEvery(first, 0), lookAtEvery(await first.context().newPage(), 1)])
    check(found).toEqual([])
  })
})
