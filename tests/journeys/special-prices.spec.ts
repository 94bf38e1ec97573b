import { readFileSync } from "node:fs"
import { describe, it } from "vitest"
import { api, newCartToken, signedInCustomer } from "../harness"
import { readCart } from "../http/cart-support"
import { printedText } from "../http/document-support"
import { customerIdOf } from "../http/special-price-support"
import { expectNoBarriers, expectNoSeriousBarriers } from "./barriers"
import { DESKTOP, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { addToCart, choosePeriod, openRentalPage } from "./steps"

describe("a price of one's own", () => {
  useBrowser()

  it("is given by staff, seen by the customer on the page, in cart, order and papers, and by nobody else", async () => {
    const customer = await signedInCustomer({ company: "Rahmenvertrag AG" })
    const admin = await staffMember()
    await admin.goto(`/app/customers/${await customerIdOf(customer)}`)
    const box = admin.locator("[data-testid=customer-discounts]")
    await box.getByRole("button", { name: "Rabatt geben" }).click()
    const drawer = admin.getByRole("dialog")
    await drawer.getByLabel("Gilt für").click()
    await admin.getByRole("option", { name: "Mieten" }).click()
    await drawer.getByLabel("Rabatt (%)").fill("10")
    await drawer.getByLabel("Grund (nur für das Team)").fill("Rahmenvertrag 2026")
    await expectNoSeriousBarriers(admin, "[role=dialog] form")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(box).toContainText("10 % auf Mieten")

    const stranger = await visitor()
    await openRentalPage(stranger, "rtc-360")
    await choosePeriod(stranger, { start: "2027-08-03", end: "2027-08-05" })
    await expect(stranger.getByRole("main")).toContainText("870")
    await expect(stranger.getByRole("main")).not.toContainText("Ihr Preis")

    const page = await visitor(DESKTOP, { auth_token: customer.token, cart_token: newCartToken() })
    await openRentalPage(page, "rtc-360")
    await expect(page.getByRole("main")).toContainText("Ihr Preis mit 10 % Rabatt")
    await choosePeriod(page, { start: "2027-08-03", end: "2027-08-05" })
    await expect(page.locator("main s")).toHaveText("CHF 870.00")
    await expect(page.getByRole("main")).toContainText("783")
    await expectNoBarriers(page, "the product's page")
    await addToCart(page)

    await page.goto("/cart")
    await expect(page.locator("main s")).toHaveText("CHF 870.00")
    await page.getByRole("link", { name: "Zur Kasse" }).click()
    await expect(page.getByRole("main")).toContainText("Ihr Preis mit 10 % Rabatt")
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await page.waitForURL("**/cart/success?orderId=*")

    await page.goto("/orders")
    await page.getByRole("link", { name: /^Bestelldetails anzeigen/ }).click()
    await expect(page.getByRole("main")).toContainText("Ihr Preis mit 10 % Rabatt")
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole("heading", { name: "Dokumente" }).waitFor()
        return page.getByRole("button", { name: "Auftragsbestätigung PDF" }).count()
      })
      .toBe(1)
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Auftragsbestätigung PDF" }).click(),
    ])
    const printed = await printedText(readFileSync(await download.path()))
    expect(printed).toContain("Ihr Preis mit 10 % Rabatt, Listenpreis CHF 870.00")
  })

  it("is set by staff for a line of the cart", async () => {
    const customer = await signedInCustomer()
    const cart = newCartToken()
    const page = await visitor(DESKTOP, { auth_token: customer.token, cart_token: cart })
    await page.goto("/kaufen/zubehoer/usb-c-kabel/")
    await addToCart(page)

    const admin = await staffMember()
    await admin.goto(`/app/customers/${await customerIdOf(customer)}`)
    const box = admin.locator("[data-testid=customer-cart]")
    await box.getByRole("button", { name: "Preis von USB-C-Kabel, 3 m setzen" }).click()
    const drawer = admin.getByRole("dialog")
    await drawer.getByLabel("Preis pro Stück (CHF)").fill("20")
    await drawer.getByRole("button", { name: "Preis setzen" }).click()
    await expect(drawer).toContainText("Bitte einen Grund angeben")
    await drawer.getByLabel("Grund (nur für das Team)").fill("Ausstellungsstück")
    const [line] = (await readCart(cart)).items
    await api("PUT", `/cart/accessory/${line.id}/`, { body: { quantity: 2 } })
    await drawer.getByRole("button", { name: "Preis setzen" }).click()
    await expect(drawer).toContainText("Im Warenkorb ist jetzt: 2, CHF")
    await expect(drawer.getByLabel("Preis pro Stück (CHF)")).toHaveValue("20")
    await drawer.getByRole("button", { name: "Trotzdem setzen" }).click()
    await expect(box).toContainText("Preis vom Team, gültig bis")

    await page.goto("/cart")
    await expect(page.getByRole("main")).toContainText("CHF 40.00")
    await expect(page.getByRole("main")).toContainText("Ihr Preis, statt")
    await expect(page.getByRole("main")).not.toContainText("Ausstellungsstück")
  })
})
