import { describe, it } from "vitest"
import { sql } from "../harness"
import { expectNoSeriousBarriers } from "./barriers"
import { useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { addToCart } from "./steps"

describe("staff who run the shop", () => {
  useBrowser()

  it("change company and fee, and see them in the shop at once", async () => {
    const admin = await staffMember()
    const shop = await visitor()
    await admin.goto("/app/settings/shop")
    const company = admin.getByTestId("settings-company")
    await company.getByLabel("Telefon").fill("anrufen")
    await company.getByLabel("Ort", { exact: true }).fill("Gossau")
    await company.getByRole("button", { name: "Speichern" }).click()
    await expect(company).toContainText("Bitte eine Telefonnummer eingeben")
    await expect(company.getByLabel("Ort", { exact: true })).toHaveValue("Gossau")
    await company.getByLabel("Telefon").fill("+41 71 222 33 44")
    await company.getByRole("button", { name: "Speichern" }).click()
    await expect(company.getByRole("button", { name: "Speichern" })).toBeDisabled()
    await expectNoSeriousBarriers(admin, "main")
    await shop.goto("/")
    await expect(shop.locator("body")).toContainText("+41 71 222 33 44")
    await expect(shop.getByRole("contentinfo")).toContainText("Gossau")

    const sales = admin.getByTestId("settings-sales")
    await sales.getByLabel("Versandkosten").fill("12.50")
    await sales.getByRole("button", { name: "Speichern" }).click()
    await expect(sales.getByRole("button", { name: "Speichern" })).toBeDisabled()
    await shop.goto("/kaufen/zubehoer/usb-c-kabel/")
    await addToCart(shop)
    await shop.goto("/cart")
    await expect(shop.getByRole("main")).toContainText("12.50")
  })

  it("add a delivery type, close a day that a rental needs, and put a service aside", async () => {
    await sql("delete from rental_reservation")
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, start_day, end_day, window_start, window_end)
         select 'rres_needed', product_id, id, '2026-12-14', '2026-12-16', '2026-12-14', '2026-12-16'
           from rental_unit where deleted_at is null order by serial_number limit 1`,
    )
    const admin = await staffMember()
    await admin.goto("/app/settings/rental")
    await admin.getByRole("button", { name: "Lieferart hinzufügen" }).click()
    const drawer = admin.getByRole("dialog")
    await drawer.getByLabel("Name").fill("Velokurier")
    await drawer.getByLabel("Preis").fill("60")
    await drawer.getByLabel("Weg zum Kunden").fill("2")
    await expect(drawer.getByRole("status")).toContainText("Versand am Do 3.12. für Miete Mo 7.12. bis Fr 11.12.")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    const types = admin.getByTestId("delivery-types")
    await expect(types).toContainText("Velokurier")
    await types.getByRole("button", { name: "Velokurier nach oben" }).click()
    await expect(types.getByRole("status")).toContainText("Velokurier: Platz 3 von 4")

    await admin.getByRole("button", { name: "Tage schliessen" }).click()
    await drawer.getByLabel("Erster Tag").fill("2026-12-14")
    await drawer.getByLabel("Grund, wie ihn Kunden sehen").fill("Umzug")
    await drawer.getByRole("button", { name: "Schliessen", exact: true }).click()
    await expect(drawer.getByTestId("at-risk")).toContainText("Mo 14.12. bis Mi 16.12.2026")
    await expectNoSeriousBarriers(admin, "[role=dialog]")
    await drawer.getByRole("button", { name: "Trotzdem schliessen" }).click()
    await expect(admin.getByTestId("closed-days")).toContainText("Umzug")

    await admin.goto("/app/settings/services")
    const services = admin.getByTestId("services")
    await services
      .getByRole("button", { name: /bearbeiten$/ })
      .first()
      .click()
    await drawer.getByLabel("Verrechnet").click()
    await admin.getByRole("option", { name: "je Miettag" }).click()
    await drawer.getByLabel("Preis (CHF").fill("12.50")
    const prices = drawer.getByRole("table", { name: "Was die Dienstleistung kostet" })
    await expect(prices.getByRole("row").last()).toContainText(/20\s*CHF\s250/)
    await drawer.getByLabel("Im Shop wählbar").click()
    await expectNoSeriousBarriers(admin, "[role=dialog]")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(services).toContainText("nicht im Shop")
    await expect(services).toContainText(/CHF\s12\.50 je Miettag/)
    await expectNoSeriousBarriers(admin, "main")
  })
})
