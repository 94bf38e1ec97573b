import { describe, it } from "vitest"
import { demoProduct, signedInCustomer, sql } from "../harness"
import { cartWithAccessory, cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { barriersOf, expectNoSeriousBarriers } from "./barriers"
import { useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { clicksInManual, tapsOn } from "./taps"

const DESK = { width: 1280, height: 900 }
const PHONE_IN_HAND = { width: 390, height: 844 }

describe.each([DESK, PHONE_IN_HAND])("the owner at a glance, at %o", (viewport) => {
  useBrowser()

  it("enters value and service of a unit, and sees both with money, rent and bottlenecks", async () => {
    const { id } = await demoProduct("rtc-360")
    const page = await staffMember(viewport)
    await page.goto(`/app/products/${id}`)
    const taps = await tapsOn(page)
    await page.getByRole("button", { name: "Wert und Service von RTC-001" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByLabel("Gekauft am").fill("2030-01-01")
    await drawer.getByLabel(/^Kaufpreis/).fill("42500")
    await drawer.getByLabel(/^Service alle \(Monate\)/).fill("12")
    await drawer.getByLabel("Letzter Service").fill("2025-11-01")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(drawer).toContainText("Dieser Tag ist noch nicht gekommen.")
    await drawer.getByLabel("Gekauft am").fill("2024-03-01")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(drawer).toBeHidden()
    expect(taps()).toBe(clicksInManual("Wert und Service eines Geräts eintragen") + 1) // one in vain

    await page.goto("/app/today")
    await expect(page.getByTestId("due-services")).toContainText("RTC-001")
    await page.goto("/app/reports")
    await expect(page.getByTestId("open-sums")).toContainText("davon überfällig")
    await expect(page.getByTestId("rent-of-times")).toContainText("Dieser Monat")
    const units = page.getByRole("region", { name: "Geräte: Wert, Erlös und Service in CHF" })
    await expect(units).toContainText(/42.500\.00/)
    await expectNoSeriousBarriers(page, "main")
    expect(await barriersOf(page, "overview", "document.querySelector('main')")).toEqual([])
    await sql("delete from unit_upkeep")
  })

  it("reads on an order where it stands, in the shop's words alone, and counts an article's stock", async () => {
    const customer = await signedInCustomer({ company: "Kopf Probe AG" })
    const period: [string, string] = viewport === DESK ? ["2027-04-06", "2027-04-15"] : ["2027-05-11", "2027-05-14"]
    const { body: order } = await checkOut(await cartWithRental("rtc-360", period), customer)
    const page = await staffMember(viewport)
    await page.goto(`/app/orders/${order.id}`)
    const head = page.getByTestId("order-head")
    await expect(head).toContainText(`Bestellung ${order.shop_number}`)
    await expect(head).toContainText("Reserviert")
    await expect(head).toContainText(/Rechnung offen|Noch keine Rechnung/)
    await expect(page.getByText(/Autorisiert|Ausstehend/)).toHaveCount(0)
    await head.getByRole("button", { name: "Bestellung stornieren" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Bestellung stornieren" }).click()
    await expect(page.getByText(/Bitte stornieren Sie sie im Abschnitt «Vermietung»/).first()).toBeVisible()
    await expectNoSeriousBarriers(page, "[data-testid=order-head]")

    await checkOut(await cartWithAccessory("usb-c-kabel"), customer)
    const { id } = await demoProduct("usb-c-kabel", "accessory")
    await page.goto(`/app/products/${id}`)
    const stock = page.getByTestId("stock")
    const taps = await tapsOn(page)
    await stock.getByRole("button", { name: /^Bestand von/ }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByLabel("Stück an Lager").fill("41")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(drawer).toContainText("Bitte begründen")
    await drawer.getByLabel("Grund").fill("Inventur")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(stock).toContainText("41 an Lager")
    expect(taps()).toBe(clicksInManual("den Bestand eines Artikels ändern") + 1) // one in vain
    await expectNoSeriousBarriers(page, "[data-testid=stock]")
    if (viewport === DESK) {
      const links = page.locator("nav a").filter({ visible: true })
      await expect(links.and(page.locator("[href$='/products']"))).toHaveCount(1)
      for (const gone of ["promotions", "price-lists", "inventory", "collections"])
        await expect(links.and(page.locator(`[href$='/${gone}']`))).toHaveCount(0)
    }
  })
})
