import type { Page } from "playwright"
import { beforeAll, describe, it } from "vitest"
import { signedInCustomer, sql, until } from "../harness"
import { cartWithAccessory, cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { barriersOf, expectNoSeriousBarriers } from "./barriers"
import { useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

const DESK = { width: 1280, height: 900 }
const PHONE_IN_HAND = { width: 390, height: 844 }

let late: { id: string; number: string }
let serial: string

beforeAll(async () => {
  const customer = await signedInCustomer({ company: "Metallbau Probe AG" })
  const { body } = await checkOut(await cartWithRental("rtc-360", ["2026-12-07", "2026-12-09"]), customer, {
    company: "Metallbau Probe AG",
    referencenum: "MB 4471",
  })
  late = { id: body.id, number: body.shop_number }
  await checkOut(await cartWithAccessory("usb-c-kabel"), await signedInCustomer())
  const [unit] = await sql(
    `update rental_reservation r set status = 'handed_over', start_day = '2026-11-16', end_day = '2026-11-20',
            window_start = '2026-11-16', window_end = '2026-11-20'
       from rental_unit u where u.id = r.unit_id and r.order_id = $1 returning u.serial_number`,
    late.id,
  )
  serial = unit.serial_number
  await until(
    "both in the accounts",
    async () => (await sql("select 1 from erp_mirror where state = 'done'")).length > 1,
  )
})

const rowsOf = (page: Page) => page.getByTestId("order-list-items").locator(":scope > li")

describe.each([DESK, PHONE_IN_HAND])("the list of orders at %o", (viewport) => {
  useBrowser()

  it("finds who is late by a press, by the serial on the device and again by a view of one's own", async () => {
    const page = await staffMember(viewport)
    await page.goto("/app/orders")
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(page.getByText("Versandstatus")).toHaveCount(0)
    await expectNoSeriousBarriers(page, "main")
    expect(await barriersOf(page, "orders", "document.querySelector('main')")).toEqual([])

    await page.getByRole("button", { name: /^Überfällig 1/ }).click()
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(rowsOf(page)).toContainText("Metallbau Probe AG")
    await expect(rowsOf(page)).toContainText("seit Fr 20.11.")
    await expect(rowsOf(page)).toContainText("Rechnung offen")
    await expect(page.getByRole("button", { name: /^Überfällig/ })).toHaveAttribute("aria-pressed", "true")

    await page.getByRole("button", { name: "Ansicht speichern" }).click()
    await page.getByLabel("Name").fill("Nachrufen")
    await page.getByRole("dialog").getByRole("button", { name: "Speichern" }).click()
    await expect(page.getByRole("button", { name: "Nachrufen", exact: true })).toHaveAttribute("aria-pressed", "true")

    await page.getByRole("button", { name: /^Alle/ }).click()
    await expect(rowsOf(page)).toHaveCount(2)
    const search = page.getByRole("searchbox")
    await search.fill(serial.replaceAll("-", " ").toLowerCase())
    await search.press("Enter")
    await expect(rowsOf(page)).toHaveCount(1)
    await search.fill("")
    await page.getByRole("button", { name: "Nachrufen", exact: true }).click()
    await expect(page).toHaveURL(/filter=late/)
    await page.getByRole("link", { name: late.number }).click()
    await expect(page).toHaveTitle(`Bestellung ${late.number}`)
    await page.goBack()
    await expect(rowsOf(page)).toHaveCount(1)
    await page.getByRole("button", { name: "Ansicht Nachrufen löschen" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Ansicht löschen" }).click()
    await expect(page.getByRole("button", { name: "Nachrufen", exact: true })).toHaveCount(0)
  })

  it("is filtered by what orders wait for, and saved as a table, with the keyboard alone", async () => {
    const page = await staffMember(viewport)
    await page.goto("/app/today")
    await page.getByRole("link", { name: "2 Bestellungen sind unbezahlt" }).click()
    await expect(page).toHaveURL(/\/app\/orders\?filter=unpaid$/)
    await expect(rowsOf(page)).toHaveCount(2)
    await page.getByRole("button", { name: /^Alle/ }).click()
    await page.getByRole("combobox", { name: "Wartet auf" }).focus()
    await page.keyboard.press("Enter")
    await page.getByRole("option", { name: "Rückgabe der Kaution (0)" }).focus()
    await page.keyboard.press("Enter")
    await expect(page.getByText("Zurzeit ist hier nichts.")).toBeVisible()
    await page.getByRole("button", { name: /^Unbezahlt 2/ }).focus()
    await page.keyboard.press("Enter")
    await expect(rowsOf(page)).toHaveCount(2)
    const saved = page.waitForEvent("download")
    await page.getByRole("link", { name: "Tabelle für Excel" }).focus()
    await page.keyboard.press("Enter")
    expect((await saved).suggestedFilename()).toBe("bestellungen-2026-11-24.csv")
  })

  it("is searched from anywhere by whatever names an order", async () => {
    const page = await staffMember(viewport)
    await page.goto("/app/today")
    await expect(page.getByRole("heading", { name: "Heute", exact: true })).toBeVisible()
    await page.keyboard.press("ControlOrMeta+k")
    await page.getByRole("dialog").getByRole("combobox").fill("mb4471")
    await page.getByRole("option", { name: new RegExp(late.number) }).click()
    await expect(page).toHaveURL(new RegExp(`/app/orders/${late.id}`))
  })

  it("leads to a product by its kind and what is left of it", async () => {
    const page = await staffMember(viewport)
    await page.goto("/app/products")
    const products = page.getByTestId("product-list-items").locator(":scope > li")
    await expect(products.first()).toBeVisible()
    await expectNoSeriousBarriers(page, "main")
    expect(await barriersOf(page, "products", "document.querySelector('main')")).toEqual([])
    await page.getByRole("combobox", { name: "Art" }).click()
    await page.getByRole("option", { name: "Mieten" }).click()
    const search = page.getByRole("searchbox")
    await search.fill(serial)
    await search.press("Enter")
    await expect(products).toHaveCount(1)
    await expect(products).toContainText("1 übergeben")
    await expect(products).toContainText("pro Tag")
    await products.getByRole("link").click()
    await expect(page.getByTestId("in-shop")).toContainText("Im Shop")
  })
})
