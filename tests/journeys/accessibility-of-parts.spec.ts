import type { Locator } from "playwright"
import { describe, it } from "vitest"
import { api, demoDeliveryTypes, demoProduct, newCartToken } from "../harness"
import { expectNoBarriers } from "./barriers"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { customerWithEverything } from "./customer-with-everything"
import { expect } from "./expect"
import { dayCell, openRentalPage, showMonth } from "./steps"

describe("what opens on a page has no barrier either", () => {
  useBrowser()

  it("the menu of a phone", async () => {
    const page = await visitor(PHONE)
    await page.goto("/mieten")
    await page.getByRole("button", { name: "Menü" }).click()
    await expect(page.getByRole("link", { name: "Schulen" }).first()).toBeVisible()
    await expectNoBarriers(page)
  })

  it("the calendar, half chosen and chosen, and why the shop refuses", async () => {
    const page = await visitor()
    await openRentalPage(page, "rtc-360")
    await showMonth(page, "2027-01-07")
    await dayCell(page, "2027-01-07").click()
    await expectNoBarriers(page, "half chosen")
    await showMonth(page, "2027-01-12")
    await dayCell(page, "2027-01-12").click()
    await expectNoBarriers(page, "chosen")
    const conflict = { reason: "booked", day: "2027-01-08", non_field_errors: ["Am Fr 8.1.2027 ist kein Gerät frei."] }
    const alternatives = [{ rentalstartdate: "2027-01-14", rentalenddate: "2027-01-19" }]
    await page.route("**/cart/rental/**", (route) =>
      route.fulfill({ status: 409, json: { ...conflict, alternatives } }),
    )
    await page.getByRole("button", { name: "In den Warenkorb" }).click()
    await expect(page.getByRole("alert")).toBeVisible()
    await expectNoBarriers(page, "refused")
  })

  it("what is chosen stands out where the system decides the colours", async () => {
    const page = await visitor()
    await page.emulateMedia({ forcedColors: "active" })
    const groundOf = (locator: Locator) => locator.evaluate((part) => getComputedStyle(part).backgroundColor)
    await page.goto("/mieten/rtc-360/?from=2027-03-08&to=2027-03-12")
    await expect(dayCell(page, "2027-03-10")).toHaveClass(/\bbtw\b/)
    for (const chosen of ["2027-03-08", "2027-03-10", "2027-03-12"])
      expect(await groundOf(dayCell(page, chosen))).not.toBe(await groundOf(dayCell(page, "2027-03-15")))
    await page.goto("/mieten")
    const [all, other] = ["Alle", "Industrie & Anlagen"].map((name) => page.getByRole("button", { name, exact: true }))
    await expect(other).toBeVisible()
    expect(await groundOf(all)).not.toBe(await groundOf(other))
  })

  it("every folded section of a product", async () => {
    const page = await visitor()
    for (const address of ["/kaufen/blk-2-go/", "/mieten/blk-2-go/", "/"]) {
      await page.goto(address)
      await page.evaluate(`for (const section of document.querySelectorAll("main details")) section.open = true`)
      await expectNoBarriers(page)
    }
  })

  it("the dialogs of the cart, and where a line was", async () => {
    const page = await visitor(DESKTOP, { cart_token: await filledCart("2027-04-06", "2027-04-08") })
    await page.goto("/cart")
    await expect(page.getByRole("heading", { name: "RTC 360" })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole("button", { name: "Zeitraum ändern: RTC 360" }).click()
    await expect(page.getByRole("dialog")).toContainText("wie bisher")
    await expectNoBarriers(page, "another period")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("button", { name: "Zeitraum ändern: RTC 360" })).toBeFocused()
    await page.getByRole("button", { name: "Entfernen: RTC 360" }).click()
    await expect(page.getByRole("button", { name: "Rückgängig: RTC 360" })).toBeFocused()
    await expectNoBarriers(page, "where a line was")
  })

  it.each([
    ["/log-in", "Anmelden", "Bitte Passwort eingeben"],
    ["/sign-up", "Weiter", "Bitte Passwort eingeben"],
  ])("%s with what is missing", async (address, button, message) => {
    const page = await visitor()
    await page.goto(address)
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expectNoBarriers(page)
  })

  it("the dialogs of a customer", async () => {
    const { storage, addressId } = await customerWithEverything()
    const page = await visitor(PHONE, storage)
    await page.goto("/account/addresses")
    await page
      .getByRole("button", { name: /^Adresse .* löschen$/ })
      .first()
      .click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await expectNoBarriers(page, "deleting an address")
    await page.goto(`/account/addresses/${addressId}/edit`)
    for (const label of ["Vorname", "Ort"]) await page.getByLabel(label).fill("")
    await page.getByRole("button", { name: "Speichern" }).click()
    await expect(page.getByText("Bitte Ort eingeben")).toBeVisible()
    await expectNoBarriers(page, "an address with what is missing")
    await page.goto("/cart/checkout")
    await page.getByRole("checkbox", { name: "An eine andere Adresse liefern" }).check()
    await page.getByRole("button", { name: "Lieferadresse: andere Adresse wählen" }).click()
    const list = page.getByRole("region", { name: "Lieferadresse wählen" })
    await expect(list).toBeVisible()
    await expectNoBarriers(page, "the list of addresses")
    await list.getByRole("button", { name: "Neue Adresse hinzufügen" }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await expectNoBarriers(page, "a new address")
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Kontakt für die Rechnung ändern" }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await expectNoBarriers(page, "the contact")
  })
})

async function filledCart(rentalstartdate: string, rentalenddate: string) {
  const token = newCartToken()
  const { id } = await demoProduct("rtc-360")
  const { pickup } = await demoDeliveryTypes()
  await api("POST", `/cart/rental/${id}/`, {
    body: { cart: token, rentalstartdate, rentalenddate, delivery: pickup.id },
  })
  return token
}
