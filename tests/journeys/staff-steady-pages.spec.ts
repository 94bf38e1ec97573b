import type { Page } from "playwright"
import { describe, expect as expectNow, it } from "vitest"
import { demoProduct, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { PHONE, useBrowser } from "./browser"
import { expect } from "./expect"
import { quietOf } from "./quiet"
import { goOn } from "./settled"
import { PARTS_OF_A_PAGE, staffMember } from "./staff-member"

/** Requests of the page to such addresses wait until what is returned is called. */
async function heldBack(page: Page, address: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

async function anOrder(customer: SignedInCustomer) {
  const { body } = await checkOut(await cartWithRental("rtc-360", ["2027-04-06", "2027-04-15"]), customer)
  await until("the invoice", async () => {
    const [row] = await sql("select 1 from erp_mirror where order_id = $1 and state = 'done'", body.id)
    return row
  })
  const [{ customer_id }] = await sql(`select customer_id from "order" where id = $1`, body.id)
  return { orderId: body.id as string, customerId: customer_id as string }
}

/** Our sections of the page, each with its distance from the top in pixels. */
const placesIn = (page: Page) =>
  page
    .locator(".shop-section")
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute("data-testid"), one.getBoundingClientRect().y] as [string, number]),
    )

/** Medusa's own words for what an invoice and a dispatch of ours say. */
const MEDUSAS_OF_AN_ORDER = ["Zusammenfassung", "Zahlungen", "Unerfüllte Artikel", "Aktivität"]

const ARRANGEMENT = /\/admin\/layouts\//

/** Medusa asks for the arrangement of what it shows after it has drawn it: what staff point at must not move then. */
describe("while the arrangement of a page is loaded", () => {
  useBrowser()

  it("the menu stays as it is, with the day's work first", async () => {
    const page = await staffMember()
    const arrangement = await heldBack(page, ARRANGEMENT)
    await page.goto("/app/products")
    const links = page.locator("nav a").filter({ visible: true })
    await expect(links.filter({ hasText: "Bestellungen" })).toBeVisible()
    const places = () => links.evaluateAll((all) => all.map((a) => [a.textContent, a.getBoundingClientRect().y]))
    const before = (await places()).sort(([, one], [, other]) => Number(one) - Number(other))
    expect(before.slice(0, 3).map(([name]) => name)).toEqual(["Heute", "Planung", "Bestellungen"])
    arrangement()
    await expect(links.first()).toHaveText("Heute")
    expect(await places()).toEqual(before)
  })

  it("our sections of an order, a product and a customer stay where they are, on a phone too", async () => {
    const { orderId, customerId } = await anOrder(await signedInCustomer())
    const { id: productId } = await demoProduct("rtc-360", "rental")
    for (const viewport of [undefined, PHONE]) {
      const page = await staffMember(viewport)
      for (const [path, loaded, medusas, lateButton] of [
        [`orders/${orderId}`, ["Verlängern", "Rechnung RE-"], null, null],
        [`products/${productId}`, ["pro Tag", "RTC-001", "Muster Holzbau AG"], "Varianten", "Adresse erstellen"],
        [
          `customers/${customerId}`,
          ["Angemeldete Geräte", "Bisher hat niemand", "1 von 1 Ergebnisse", "Keine Aufzeichnungen"],
          "Bestellungen",
          null,
        ],
      ] as const) {
        const arrangement = await heldBack(page, ARRANGEMENT)
        const feed = await heldBack(page, /\/admin\/rental\/calendar-feed/)
        await page.goto(`/app/${path}`)
        const forDevelopers = page.locator("main h2").filter({ hasText: "JSON" })
        await expect(forDevelopers).toHaveCount(1)
        for (const text of loaded) await expect(page.getByText(text).first()).toBeVisible()
        await expect(page.locator(".shop-section").filter({ hasText: "Wird geladen" })).toHaveCount(0)
        await page.evaluate(() => document.fonts.ready)
        const before = await placesIn(page)
        if (medusas) {
          const below = await page.locator("main").getByRole("heading", { name: medusas, exact: true }).boundingBox()
          expectNow(before.filter(([, y]) => y < (below?.y ?? 0)).length, path).toBeGreaterThan(2)
        } else for (const name of MEDUSAS_OF_AN_ORDER) await expect(page.getByRole("heading", { name })).toBeHidden()
        arrangement()
        feed()
        await expect(forDevelopers).toHaveCount(0)
        if (lateButton) await expect(page.getByRole("button", { name: lateButton })).toBeEnabled()
        expectNow(await placesIn(page), path).toEqual(before)
        await page.unrouteAll({ behavior: "wait" })
      }
    }
  })
})

/** What every page of the admin asks first: who is logged in and what there is in the menu. */
const OF_THE_FRAME =
  /\/admin\/(users\/me|own-role|own-factor|stores|feature-flags|layouts|notifications|plugins|views|erp\/alarms)\b/

/** Those first whose parts are on others as well: what one has loaded, a later one has at once. */
const OUR_PAGES =
  `erp settings/rental new-order today plan orders products customers quotes wait-list events content people reports new-product
  settings/services settings/team settings/shop settings/letters settings/machines settings/webhooks settings/audit`.split(
    /\s+/,
  )

interface Pressable {
  /** Without how many there are, which comes later. */
  name: string
  x: number
  y: number
  width: number
  height: number
}

/** What can be pressed on a page, and where. */
const pressable = (page: Page): Promise<Pressable[]> =>
  page
    .locator("main")
    .locator("a, button:enabled, input:enabled, select:enabled")
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const name = one.getAttribute("aria-label") || one.textContent || one.getAttribute("placeholder")
        return width > 1 && name ? [{ name: name.replace(/[\s\d–]+$/, ""), x, y, width, height }] : []
      }),
    )

/** Whether who was about to press the middle of the one presses the other. */
const isThere = (one: Pressable, other: Pressable) => {
  const [right, down] = [one.x + one.width / 2 - other.x, one.y + one.height / 2 - other.y]
  return one.name === other.name && right >= 0 && right <= other.width && down >= 0 && down <= other.height
}

describe("while what a page shows is loaded", () => {
  useBrowser()

  it.each([
    ["1280 px", undefined],
    ["360 px", PHONE],
  ])("nothing moves away below a finger, at %s", async (_size, viewport) => {
    const page = await staffMember(viewport)
    const isQuiet = quietOf(page)
    const moved: string[] = []
    for (const path of OUR_PAGES) {
      const data = await heldBack(page, (url) => url.pathname.startsWith("/admin/") && !OF_THE_FRAME.test(url.pathname))
      if (page.url() === "about:blank") await page.goto(`/app/${path}`)
      else await goOn(page, `/app/${path}`, PARTS_OF_A_PAGE)
      await expect(page.locator("main").getByText(/\w{4}/).first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const before = await pressable(page)
      data()
      await isQuiet()
      const after = await pressable(page)
      const away = before.filter((one) => !after.some((other) => isThere(one, other)))
      moved.push(
        ...away.map(({ name, x, y }) => {
          const now = after.find((other) => other.name === name)
          return `${path}: ${name} from ${Math.round(x)}, ${Math.round(y)} to ${now ? `${Math.round(now.x)}, ${Math.round(now.y)}` : "nowhere"}`
        }),
      )
      await page.unrouteAll({ behavior: "wait" })
    }
    expectNow(moved).toEqual([])
  })
})
