import { describe, it } from "vitest"
import { linkIn, mailTo, sql } from "../harness"
import { expectNoBarriers } from "./barriers"
import { PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { tabTo } from "./keyboard"

const TEXTS: [string, string][] = [
  ["Firma", "Muster Holzbau AG"],
  ["Vorname", "Petra"],
  ["Name", "Zimmermann"],
  ["Adresse", "Beispielweg 4"],
  ["PLZ", "4600"],
  ["Ort", "Olten"],
  ["Telefon", "+41 62 000 00 00"],
  ["E-Mail Adresse", "petra@events.example.ch"],
]
const registered = (email: string) => sql("select from event_registration where email = $1", email)

describe("registering for an event", () => {
  useBrowser()

  it("leads from the overview to the thanks, the mail and back to the program, by keyboard alone", async () => {
    const page = await visitor()
    await page.goto("/events")
    await tabTo(page, "link", /^Scan-Abend Olten$/, "main")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1, name: "Scan-Abend Olten" })).toBeVisible()
    await tabTo(page, "link", /^Jetzt kostenlos anmelden$/, "main")
    await page.keyboard.press("Enter")
    await expect(page.getByLabel("Event", { exact: true })).toHaveValue("olten")

    await tabTo(page, "button", /^Kostenlos anmelden$/, "main")
    await page.keyboard.press("Enter")
    await expect(page.getByLabel("Firma", { exact: true })).toBeFocused()
    await expectNoBarriers(page, "the form with its errors")
    await page.keyboard.type(TEXTS[0][1])
    await tabTo(page, "combobox", /^Branche/)
    await page.keyboard.type("Holzbau")
    for (const [label, text] of TEXTS.slice(1)) {
      await tabTo(page, "textbox", new RegExp(`^${label}\\s*$`))
      await page.keyboard.press("Control+A")
      await page.keyboard.type(text)
    }
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { name: "Anmeldung erfolgreich" })).toBeFocused()
    await expectNoBarriers(page, "the thanks")
    await expect(page).toHaveTitle(/^Anmeldung erfolgreich/)

    const mail = await mailTo("petra@events.example.ch", /Anmeldung/)
    await page.goto(linkIn(mail, "/events/scan-abend-olten").pathname)
    await expect(page.getByRole("heading", { name: "Programm" })).toBeVisible()
  })

  it("keeps what was typed through a reload and another page, and shows why the shop refuses", async () => {
    const page = await visitor(PHONE)
    await page.goto("/events/registration")
    await page.getByLabel("Event", { exact: true }).selectOption("chur")
    await page.getByLabel("Branche").selectOption("Tiefbau")
    for (const [label, text] of TEXTS) await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel("E-Mail Adresse").fill("kolleg@events.example.ch")
    await page.reload()
    await expect(page.getByLabel("Firma", { exact: true })).toHaveValue("Muster Holzbau AG")
    await expect(page.getByLabel("Event", { exact: true })).toHaveValue("chur")
    await page.getByRole("link", { name: "Datenschutzerklärung" }).evaluate((link) => link.removeAttribute("target"))
    await page.getByRole("link", { name: "Datenschutzerklärung" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Datenschutz" })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel("Branche")).toHaveValue("Tiefbau")

    await sql("update event set seats = 0 where location = 'chur'")
    await page.getByRole("button", { name: "Kostenlos anmelden" }).click()
    await expect(page.getByRole("alert")).toContainText("Event: Dieser Event ist ausgebucht.")
    expect(await registered("kolleg@events.example.ch")).toEqual([])

    await sql("update event set seats = 1 where location = 'chur'")
    await page.getByRole("button", { name: "Kostenlos anmelden" }).dblclick()
    await expect(page.getByRole("heading", { name: "Anmeldung erfolgreich" })).toBeVisible()
    expect(await registered("kolleg@events.example.ch")).toHaveLength(1)
  })

  it("offers no place where no event is coming", async () => {
    await sql("update event set deleted_at = now() where location = 'bern'")
    const page = await visitor()
    await expect(async () => {
      await page.goto("/events/registration?location=bern")
      await expect(page.getByRole("option", { name: "Bern, zurzeit kein Event" })).toBeDisabled({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByLabel("Event", { exact: true })).toHaveValue("")
    await sql("update event set deleted_at = null where location = 'bern'")
  })
})
