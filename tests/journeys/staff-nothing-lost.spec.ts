import type { Page } from "playwright"
import { describe, it } from "vitest"
import { demoProduct, signedInCustomer, sql } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { orderDesk, rentalLine } from "../http/staff-order-support"
import { CERTIFICATE } from "../http/unit-support"
import { tolerate, useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

/** Keeps what is sent to the address on its way until it is let go. */
async function slowLine(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    if (route.request().method() === "POST") await gate
    await route.continue()
  })
  return letGo
}

describe("what staff type", () => {
  useBrowser()

  it("stays where it was typed while a note was saved, and isn't left without a question", async () => {
    const { body } = await checkOut(
      await cartWithRental("rtc-360", ["2027-05-11", "2027-05-13"]),
      await signedInCustomer(),
    )
    const page = await staffMember()
    await page.goto(`/app/orders/${body.id}`)
    const notes = page.getByTestId("order-notes")
    const typed = notes.getByLabel("Neue Notiz")
    const letGo = await slowLine(page, "**/admin/orders/*/notes")
    await typed.fill("Holt ab")
    await notes.getByRole("button", { name: "Notiz speichern" }).click()
    await typed.fill("Holt ab, am Nachmittag")
    letGo()
    await expect(notes.getByRole("listitem")).toContainText("Holt ab")
    await expect(typed).toHaveValue("Holt ab, am Nachmittag")
    await page.getByRole("link", { name: "Kunden", exact: true }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Bleiben" }).click()
    await expect(typed).toHaveValue("Holt ab, am Nachmittag")
  })

  it("is there once if the answer was lost and it is sent again, and twice if it is typed again", async () => {
    tolerate(/ERR_FAILED/)
    const { body } = await checkOut(
      await cartWithRental("rtc-360", ["2027-06-08", "2027-06-10"]),
      await signedInCustomer(),
    )
    const page = await staffMember()
    await page.goto(`/app/orders/${body.id}`)
    const notes = page.getByTestId("order-notes")
    const save = notes.getByRole("button", { name: "Notiz speichern" })
    await page.route("**/admin/orders/*/notes", (route) => route.fetch().then(() => route.abort()), { times: 1 })
    await notes.getByLabel("Neue Notiz").fill("Holt ab")
    await save.click()
    await expect(notes).toContainText("Das hat nicht geklappt.")
    await save.click()
    await expect(notes.getByLabel("Neue Notiz")).toHaveValue("")
    await expect(notes.getByRole("listitem")).toHaveCount(1)
    await notes.getByLabel("Neue Notiz").fill("Holt ab")
    await save.click()
    await expect(notes.getByRole("listitem")).toHaveCount(2)
  })

  it("isn't there twice unasked if the answer was lost and it is sent again in other words, nor missing if it wasn't done", async () => {
    tolerate(/ERR_FAILED| status of 422 /)
    const { body } = await checkOut(
      await cartWithRental("rtc-360", ["2027-06-15", "2027-06-17"]),
      await signedInCustomer(),
    )
    const page = await staffMember()
    await page.goto(`/app/orders/${body.id}`)
    const notes = page.getByTestId("order-notes")
    const [typed, save] = [notes.getByLabel("Neue Notiz"), notes.getByRole("button", { name: "Notiz speichern" })]
    const address = "**/admin/orders/*/notes"
    await page.route(address, (route) => route.fetch().then(() => route.abort()), { times: 1 })
    await typed.fill("Holt ab")
    await save.click()
    await expect(notes).toContainText("Das hat nicht geklappt.")
    await typed.fill("Holt morgen ab")
    await save.click()
    await expect(notes).toContainText("Das ist schon angekommen, aber mit anderen Angaben. Bitte sehen Sie nach")
    await expect(typed).toHaveValue("Holt morgen ab")
    await expect(notes.getByRole("listitem")).toHaveCount(1)
    await save.click()
    await expect(notes.getByRole("listitem")).toHaveCount(2)

    await page.route(address, (route) => route.abort(), { times: 1 })
    await typed.fill("Ruft an")
    await save.click()
    await expect(notes).toContainText("Das hat nicht geklappt.")
    await typed.fill("Ruft morgen an")
    await save.click()
    await expect(notes.getByRole("listitem").first()).toContainText("Ruft morgen an")
    await expect(notes.getByRole("listitem")).toHaveCount(3)
  })

  it("isn't left without a question for another tab of its page, nor for another order", async () => {
    const desk = await orderDesk(await signedInCustomer({ company: "Wartet AG" }))
    await desk.hold([await rentalLine("rtc-360", ["2027-07-06", "2027-07-08"])])
    const page = await staffMember()
    const question = page.getByRole("alertdialog", { name: "Seite verlassen?" })
    await page.goto("/app/content?tab=faq")
    const title = page.getByTestId("text-form").getByLabel("Titel", { exact: true })
    await title.fill("Wie lange?")
    await page.getByRole("tab", { name: "Texte" }).click()
    await question.getByRole("button", { name: "Bleiben" }).click()
    await expect(title).toHaveValue("Wie lange?")
    await page.getByRole("tab", { name: "Texte" }).click()
    await question.getByRole("button", { name: "Verlassen" }).click()
    await expect(page.getByRole("row", { name: /Impressum/ })).toBeVisible()

    await page.goto("/app/new-order")
    const reference = page.getByLabel("Referenz des Kunden (freiwillig)")
    await reference.fill("B-77")
    const held = page.getByRole("link", { name: "Reservation von Wartet AG bestellen" })
    await held.click()
    await question.getByRole("button", { name: "Bleiben" }).click()
    await expect(reference).toHaveValue("B-77")
    await held.click()
    await question.getByRole("button", { name: "Verlassen" }).click()
    await expect(page.getByTestId("order-summary")).toContainText("Reserviert bis")
  })

  it("is refused at its field where it is no day, instead of saved as none", async () => {
    const page = await staffMember()
    await page.goto(`/app/products/${(await demoProduct("rtc-360")).id}`)
    await page.getByRole("button", { name: "Gerät erfassen" }).click()
    const drawer = page.getByRole("dialog")
    const [day, save] = [drawer.getByLabel("Kalibriert bis"), drawer.getByRole("button", { name: "Speichern" })]
    const stored = async () =>
      (await sql("select calibration_due::text from rental_unit where serial_number = 'RTC-901'"))[0]
    await drawer.getByLabel("Seriennummer").fill("RTC-901")
    // Day and month alone, in whichever order the browser has them.
    await day.pressSequentially("1111")
    await save.click()
    await expect(day).toHaveAccessibleDescription(/Das ist kein gültiges Datum\./)
    await expect(day).toBeFocused()
    await drawer.getByLabel("Seriennummer").fill("")
    await drawer.getByRole("button", { name: "Abbrechen" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Weiter bearbeiten" }).click()
    await drawer.getByLabel("Seriennummer").fill("RTC-901")
    await day.focus()
    await page.keyboard.type("11112027")
    await expect(day).toHaveAttribute("aria-invalid", "false")
    await save.click()
    await expect(drawer).toBeHidden()
    expect(await stored()).toEqual({ calibration_due: "2027-11-11" })

    await page.getByRole("button", { name: "RTC-901 bearbeiten" }).click()
    await day.focus()
    for (const key of ["Tab", "Tab", "Backspace"]) await page.keyboard.press(key)
    await save.click()
    await expect(day).toHaveAccessibleDescription(/Das ist kein gültiges Datum\./)
    expect(await stored()).toEqual({ calibration_due: "2027-11-11" })
    await day.fill("")
    await save.click()
    await expect(drawer).toBeHidden()
    expect(await stored()).toEqual({ calibration_due: null })
  })

  it("is refused at its field where it is no number, and read as it is said on the phone", async () => {
    const page = await staffMember()
    await page.goto(`/app/products/${(await demoProduct("rtc-360")).id}`)
    const open = page.getByRole("button", { name: "Wert und Service von RTC-002" })
    await open.click()
    const drawer = page.getByRole("dialog")
    const [price, save] = [drawer.getByLabel("Kaufpreis"), drawer.getByRole("button", { name: "Speichern" })]
    const stored = () => sql("select purchase_rappen from unit_upkeep")
    await price.fill("viel")
    await drawer.getByRole("button", { name: "Abbrechen" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Weiter bearbeiten" }).click()
    await expect(price).toHaveValue("viel")
    await price.fill("40'000")
    await save.click()
    await expect(drawer).toBeHidden()
    await open.click()
    await price.fill("45'000.– netto")
    await save.click()
    await expect(price).toHaveAccessibleDescription("Ungültige Zahl.")
    await expect(price).toBeFocused()
    expect(await stored()).toEqual([{ purchase_rappen: 4_000_000 }])
    await price.fill("CHF 45'000.–")
    await save.click()
    await expect(drawer).toBeHidden()
    expect(await stored()).toEqual([{ purchase_rappen: 4_500_000 }])
  })

  it("waits for its file, and stays where neither saving nor reading goes", async () => {
    tolerate(/ status of 502 /)
    const page = await staffMember()
    await page.goto(`/app/products/${(await demoProduct("rtc-360")).id}`)
    await page.getByRole("button", { name: "RTC-001 bearbeiten" }).click()
    const drawer = page.getByRole("dialog")
    const save = drawer.getByRole("button", { name: "Speichern", exact: true })
    const letGo = await slowLine(page, "**/admin/files?*")
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      drawer.getByRole("button", { name: "Kalibrierzertifikat (PDF): Datei wählen" }).click(),
    ])
    await chooser.setFiles({ name: "Zertifikat.pdf", mimeType: "application/pdf", buffer: CERTIFICATE })
    await expect(save).toBeDisabled()
    letGo()
    await expect(drawer).toContainText("Zertifikat.pdf")

    await drawer.getByLabel("Notiz").fill("Stativ fehlt")
    await page.route("**/admin/rental/**", (route) => route.fulfill({ status: 502 }))
    await save.click()
    await expect(page.getByText("Ob die Angaben noch stimmen, konnte nicht geprüft werden.").first()).toBeVisible()
    await expect(drawer).toContainText("Das hat nicht geklappt.")
    await expect(drawer.getByLabel("Notiz")).toHaveValue("Stativ fehlt")
  })
})
