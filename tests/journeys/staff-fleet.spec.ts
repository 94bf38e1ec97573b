import { readFileSync } from "node:fs"
import type { Page } from "playwright"
import { describe, it } from "vitest"
import { api, checkoutForm, demoProduct, signedInCustomer, sql } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { CERTIFICATE } from "../http/unit-support"
import { expectNoSeriousBarriers } from "./barriers"
import { useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

const unitRow = (page: Page, serial: string) =>
  page.getByTestId("rental-units").getByRole("listitem").filter({ hasText: serial }).first()
const drawer = (page: Page) => page.getByRole("dialog")
const save = async (page: Page, button = "Speichern") => {
  await drawer(page).getByRole("button", { name: button, exact: true }).click()
}

describe("staff who look after the devices", () => {
  useBrowser()

  it("add one, certify it, see whom its end puts at risk, inspect it, and retire it", async () => {
    const product = await demoProduct("rtc-360")
    const { email, token } = await signedInCustomer()
    await sql("delete from rental_reservation")
    const cart = await cartWithRental("rtc-360", ["2026-12-14", "2026-12-16"])
    const { id } = (await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email) })).body
    await sql(
      `update rental_reservation set is_pinned = true, unit_id = (select id from rental_unit where serial_number = 'RTC-001')
        where order_id = $1`,
      id,
    )
    await sql(`insert into rental_inspection (reservation_id, unit_id, returned_on)
      select id, unit_id, '2026-11-23' from rental_reservation`)

    const page = await staffMember()
    await page.goto(`/app/products/${product.id}`)
    await page.getByRole("button", { name: "Gerät erfassen" }).click()
    await drawer(page).getByLabel("Seriennummer").fill("rtc-001")
    await save(page)
    await expect(drawer(page)).toContainText("Diese Seriennummer hat schon ein anderes Gerät.")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer(page).getByLabel("Seriennummer").fill("RTC-900")
    await save(page)
    await expect(unitRow(page, "RTC-900")).toContainText("In Betrieb")

    await page.getByRole("button", { name: "RTC-001 bearbeiten" }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      drawer(page).getByRole("button", { name: "Kalibrierzertifikat (PDF): Datei wählen" }).click(),
    ])
    await chooser.setFiles({ name: "Zertifikat 2026.pdf", mimeType: "application/pdf", buffer: CERTIFICATE })
    await expect(drawer(page)).toContainText("Zertifikat-2026.pdf")
    await drawer(page).getByLabel("Kalibriert bis").fill("2026-11-20")
    await save(page)
    await expect(drawer(page)).toContainText(/gefährdet: W-\d+/)
    await save(page, "Trotzdem speichern")
    await expect(unitRow(page, "RTC-001")).toContainText("Prüfung abgelaufen")
    await expect(unitRow(page, "RTC-001")).toContainText(/gefährdet: W-\d+/)
    await expect(unitRow(page, "RTC-001").getByRole("link", { name: "Zertifikat" })).toBeVisible()

    await page.getByRole("button", { name: "Adresse erstellen" }).click()
    await expect(page.getByLabel("Adresse des Kalenders")).toHaveValue(/\/backend\/fleet-calendars\/rfeed_.*\.ics$/)
    await expectNoSeriousBarriers(page, "[data-testid=rental-units]")

    await page.goto("/app/today")
    await expect(page.getByTestId("due-units")).toContainText(/gefährdet: W-\d+/)
    await page.getByRole("button", { name: "RTC-001 prüfen" }).click()
    await drawer(page).getByLabel("Zustand").fill("Linse sauber")
    await drawer(page).getByLabel("In Reparatur bis").fill("2027-03-31")
    await save(page, "Geprüft, zur Reparatur")
    await expect(drawer(page).getByRole("link", { name: /^Miete, reserviert, W-\d+/ })).toBeVisible()
    await drawer(page).getByLabel("In Reparatur bis").fill("")
    await save(page, "Geprüft")
    await expect(page.getByTestId("returned-units")).toContainText("Alle zurückgegebenen Geräte sind geprüft.")
    await expectNoSeriousBarriers(page, "main")

    await page.goto(`/app/products/${product.id}`)
    await page.getByRole("button", { name: "RTC-900 bearbeiten" }).click()
    await drawer(page).getByRole("button", { name: "Ausmustern" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Ausmustern" }).click()
    await expect(page.getByText("Ausgemusterte Geräte (1)")).toBeVisible()

    const shop = await visitor(undefined, { auth_token: token })
    await shop.goto(`/orders/${id}`)
    const [file] = await Promise.all([
      shop.waitForEvent("download"),
      shop.getByRole("button", { name: "Kalibrierzertifikat herunterladen" }).click(),
    ])
    expect(readFileSync(await file.path())).toEqual(CERTIFICATE)
  })

  it("read how the fleet is used, and take it into Excel", async () => {
    const page = await staffMember()
    await page.goto("/app/reports")
    await expect(page.getByRole("heading", { name: "Auslastung" })).toBeVisible()
    await expectNoSeriousBarriers(page, "main")
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Auslastung als CSV" }).click(),
    ])
    expect(file.suggestedFilename()).toBe("auslastung_2025-12_2026-11.csv")
    expect(readFileSync(await file.path(), "utf8")).toMatch(/^\uFEFFProdukt;Seriennummer;/)
  })
})
