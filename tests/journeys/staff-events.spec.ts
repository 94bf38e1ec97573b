import { readFileSync } from "node:fs"
import type { Page } from "playwright"
import { describe, it } from "vitest"
import { forgetMails, mailTo } from "../harness"
import { SHOP_NOW } from "../harness/settings"
import { change, create, logInStaff, register } from "../http/staff-event-support"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)

const GUEST: [string, string][] = [
  ["Firma", "=SUM(A1) Holzbau; AG"],
  ["Vorname", "Petra"],
  ["Name", "Zimmermann"],
  ["Adresse", "Beispielweg 4"],
  ["PLZ", "7000"],
  ["Ort", "Chur"],
  ["Telefon", "0791234567"],
  ["E-Mail Adresse", "petra@drohnen.example.ch"],
]

async function choose(page: Page, field: string, option: string) {
  await page.getByLabel(field, { exact: true }).click()
  await page.getByRole("option", { name: option }).click()
}

async function fill(page: Page, fields: [string, string][]) {
  for (const [label, text] of fields) await page.getByLabel(label, { exact: true }).fill(text)
}

const upload = (page: Page, field: string) =>
  page
    .getByRole("group", { name: field, exact: true })
    .locator("input[type=file]")
    .setInputFiles({ name: "bild.png", mimeType: "image/png", buffer: PNG })

describe("an event", () => {
  useBrowser()

  it("is planned with pictures, found and registered for in the shop, and its guests become a table and a list", async () => {
    const admin = await staffMember()
    await admin.goto("/app/events")
    await expect(admin.getByTestId("events")).toContainText("Scan-Abend Olten")
    await expectNoSeriousBarriers(admin, "main")

    await admin.getByRole("button", { name: "Neue Veranstaltung" }).click()
    await admin.getByRole("button", { name: "Speichern" }).click()
    await expect(admin.getByLabel("Name", { exact: true })).toBeFocused()
    await fill(admin, [
      ["Name", "Drohnen-Abend Chur"],
      ["Tag", "2026-12-03"],
      ["Beginn", "17:00"],
      ["Ende", "16:00"],
      ["Plätze (leer: unbegrenzt)", "2"],
      ["Lokal", "Musterwerkhof"],
    ])
    await choose(admin, "Ort", "Chur")
    await admin.getByRole("textbox", { name: "Programm" }).fill("Wir fliegen um die Halle.")
    for (const [index, field] of ["Erstes Bild", "Weiteres Bild"].entries()) {
      await upload(admin, field)
      await expect(admin.getByRole("button", { name: `Bild ${index + 1} entfernen` })).toBeVisible()
    }
    await fill(admin, [["Bild 2: Was darauf zu sehen ist", "Drohne über dem Dach"]])
    await admin.getByRole("button", { name: "Bild 2 nach oben" }).press("Enter")
    await expect(admin.getByRole("button", { name: "Bild 1 nach unten" })).toBeFocused()
    await admin.getByRole("button", { name: "Speichern" }).click()
    await expect(admin.getByText("Das Ende muss nach dem Beginn liegen.")).toBeVisible()
    await expect(admin.getByRole("button", { name: "Speichern" })).toBeEnabled()
    await expectNoSeriousBarriers(admin, "[role=dialog]")
    await admin.keyboard.press("Escape")
    await admin.getByRole("button", { name: "Weiter bearbeiten" }).click()
    await fill(admin, [["Ende", "19:00"]])
    await admin.getByRole("button", { name: "Speichern" }).click()
    await expect(admin.getByRole("heading", { name: "Drohnen-Abend Chur" })).toBeVisible()

    const guest = await visitor(PHONE)
    await guest.goto("/events/drohnen-abend-chur")
    await expect(guest.getByText("Wir fliegen um die Halle.")).toBeVisible()
    await expect(guest.getByRole("img", { name: "Drohne über dem Dach" })).toBeVisible()
    await guest.getByRole("link", { name: "Jetzt kostenlos anmelden" }).click()
    await guest.getByLabel("Branche").selectOption("Holzbau")
    await fill(guest, GUEST)
    await guest.getByRole("button", { name: "Kostenlos anmelden" }).click()
    await expect(guest.getByRole("heading", { name: "Anmeldung erfolgreich" })).toBeVisible()

    await admin.getByRole("button", { name: "Person anmelden" }).click()
    await choose(admin, "Branche", "Tiefbau")
    await fill(admin, [...GUEST.slice(1), ["Firma", "Tiefbau AG"], ["Vorname", "Beat"]])
    await admin.getByRole("button", { name: "Anmelden", exact: true }).click()
    const list = admin.getByTestId("registrations")
    await expect(list).toContainText("Zimmermann Beat")
    await expect(list).toContainText("Zimmermann Petra")
    await expect(admin.getByTestId("event")).toContainText("Ausgebucht")
    await expectNoSeriousBarriers(admin, "main")

    const [download] = await Promise.all([
      admin.waitForEvent("download"),
      admin.getByRole("link", { name: "Tabelle für Excel" }).click(),
    ])
    expect(download.suggestedFilename()).toBe("anmeldungen-drohnen-abend-chur-2026-12-03.csv")
    const rows = readFileSync(await download.path(), "utf8").split("\r\n")
    expect(rows.map((row) => row.split(";").slice(0, 2))).toEqual([
      ["\uFEFFNachname", "Vorname"],
      ["Zimmermann", "Beat"],
      ["Zimmermann", "Petra"],
      [""],
    ])
    expect(rows[2]).toContain(`;"'=SUM(A1) Holzbau; AG";Holzbau;Beispielweg 4;7000;Chur;079 1234567;`)

    await admin.getByRole("button", { name: "Beat Zimmermann abmelden" }).click()
    await admin.getByRole("button", { name: "Abmelden", exact: true }).click()
    await expect(list).not.toContainText("Zimmermann Beat")
    await mailTo("petra@drohnen.example.ch", /Sie sind abgemeldet/)
    await admin.getByRole("link", { name: "Anwesenheitsliste" }).click()
    await expect(admin.getByRole("table")).toContainText("Zimmermann Petra")
    await expectNoSeriousBarriers(admin, "main")
  })

  it("that is moved back over somebody else's change of its day is news to who is registered", async () => {
    await logInStaff()
    const id = await create({ name: "Hin und her", location: "bern" })
    await register(id, { email: "hin@drohnen.example.ch" })
    const admin = await staffMember()
    await admin.clock.setFixedTime(SHOP_NOW)
    await admin.goto(`/app/events/${id}`)
    await admin.getByRole("button", { name: "Bearbeiten", exact: true }).click()
    await change(id, { day: "2027-02-12", is_told: true })
    expect((await mailTo("hin@drohnen.example.ch", /Neuer Termin/)).text).toContain("12.2.2027")
    forgetMails()
    await admin.getByLabel("Untertitel").fill("Von oben")
    await admin.getByRole("button", { name: "Speichern" }).click()
    await expect(admin.getByLabel(/den neuen Termin mailen/)).toBeChecked()
    await expect(admin.getByRole("button", { name: "Neuen Stand laden" })).toBeEnabled()
    await admin.getByRole("button", { name: "Trotzdem speichern" }).click()
    expect((await mailTo("hin@drohnen.example.ch", /Neuer Termin/)).text).toContain("11.2.2027")
  })
})

describe("who is shown about the firm", () => {
  useBrowser()

  it("is entered, and put in order by keyboard, and the shop follows", async () => {
    const admin = await staffMember(PHONE)
    await admin.goto("/app/people")
    const voices = admin.getByTestId("testimonials")
    await expect(voices.getByRole("listitem").first()).toBeVisible()
    const before = await voices.getByRole("listitem").count()
    await voices.getByRole("button", { name: "Kundenstimme hinzufügen" }).click()
    await fill(admin, [
      ["Text", "Alles vermessen."],
      ["Name", "Nora Neu"],
      ["Firma", "Neu AG"],
    ])
    await choose(admin, "Sterne", "4 von 5")
    await admin.getByRole("button", { name: "Speichern" }).click()
    await expect(voices.getByRole("listitem")).toHaveCount(before + 1)
    const up = voices.getByRole("button", { name: "Nora Neu, Neu AG nach oben" })
    for (let place = before; place > 0; place -= 1) {
      await up.press("Enter")
      await expect(voices.getByRole("listitem").nth(place - 1)).toContainText("Nora Neu")
    }
    await expect(voices.getByRole("button", { name: "Nora Neu, Neu AG nach unten" })).toBeFocused()
    await expectNoSeriousBarriers(admin, "main")
    const page = await visitor()
    await page.goto("/ueber-uns")
    await expect(page.locator(".voices > li").first()).toContainText("Alles vermessen.")
    await expect(page.locator(".voices .stars").first()).toHaveAttribute("aria-label", /4/)
  })
})
