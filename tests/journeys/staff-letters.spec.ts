import { describe, it } from "vitest"
import { mailTo, signedInCustomer } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { barriersOf, expectNoSeriousBarriers } from "./barriers"
import { useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { clicksInManual, tapsOn } from "./taps"

const DESK = { width: 1280, height: 900 }
const PHONE_IN_HAND = { width: 390, height: 844 }

describe.each([
  [DESK, ["2027-04-06", "2027-04-15"]],
  [PHONE_IN_HAND, ["2027-05-11", "2027-05-14"]],
] as const)("a mail from an order, at %o", (viewport, period) => {
  useBrowser()

  it("begins with a template of one's own, is seen filled, leaves, and stays with the order", async () => {
    const customer = await signedInCustomer({ company: "Brief Probe AG" })
    const { body: order } = await checkOut(await cartWithRental("rtc-360", [...period]), customer)
    const page = await staffMember(viewport)
    await page.goto("/app/settings/letters")
    const templates = page.getByTestId("letter-templates")
    await expect(templates).toContainText("Gerät ist bereit")
    await expectNoSeriousBarriers(page, "main")
    const drawer = page.getByRole("dialog")
    await page.getByRole("button", { name: "Neue Vorlage" }).click()
    const name = `Zufahrt ${viewport.width}`
    await drawer.getByLabel("Name").fill(name)
    await drawer.getByLabel("Betreff").fill("Zufahrt für {Produkt}")
    await drawer.getByLabel("Text").fill("Guten Tag {Kundin}\n\nWo dürfen wir parkieren? {Zeitraum}")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(drawer).toContainText("Diesen Platzhalter gibt es nicht: {Kundin}.")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByLabel("Text").fill("Guten Tag {Kunde}\n\nWo dürfen wir parkieren? {Zeitraum}, {Seriennummer}")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(templates).toContainText(name)

    await page.goto(`/app/orders/${order.id}`)
    const mails = page.getByTestId("order-mails")
    const taps = await tapsOn(page)
    await mails.getByRole("button", { name: "Mail schreiben" }).click()
    await expect(drawer).toContainText(`An ${customer.email}.`)
    await drawer.getByRole("combobox", { name: "Vorlage" }).click()
    await page.getByRole("option", { name }).click()
    const text = drawer.getByLabel("Text")
    await expect(drawer.getByLabel("Betreff")).toHaveValue(/^Zufahrt für .*RTC 360/)
    await expect(text).toHaveValue(/Wo dürfen wir parkieren\? .*2027, \{Seriennummer\}$/)
    await drawer.getByRole("button", { name: "Senden" }).click()
    await expect(drawer).toContainText("Bitte ersetzen Sie, was noch in Klammern steht: {Seriennummer}.")
    await text.fill((await text.inputValue()).replace(", {Seriennummer}", ""))
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByRole("button", { name: "Senden" }).focus()
    await page.keyboard.press("Enter")
    await expect(drawer).toBeHidden()
    // One in vain, the last by keyboard.
    expect(taps()).toBe(clicksInManual("einem Kunden mit einer Vorlage schreiben"))
    expect((await mailTo(customer.email, /^Zufahrt für/)).text).toContain("Wo dürfen wir parkieren?")
    await mails.getByText(/^Zufahrt für/).click()
    await expect(mails).toContainText("Wo dürfen wir parkieren?")
    await expect(mails).toContainText(`an ${customer.email}`)
    await expectNoSeriousBarriers(page, "[data-testid=order-mails]")
    expect(await barriersOf(page, "mails", "document.querySelector('[data-testid=order-mails]')")).toEqual([])

    await page.goto("/app/settings/letters")
    await templates.getByRole("button", { name: `${name} archivieren` }).click()
    await expect(templates.getByRole("button", { name: `${name} wieder verwenden` })).toBeVisible()
  })
})
