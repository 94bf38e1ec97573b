import { Secret, TOTP } from "otpauth"
import type { Page } from "playwright"
import { describe, it } from "vitest"
import { sql } from "../harness"
import { staffAs } from "../harness/staff-session"
import { expectNoSeriousBarriers } from "./barriers"
import { DESKTOP, PHONE, tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { logInAsStaff } from "./steps"
import { clicksInManual, tapsOn } from "./taps"

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
/** As if half a minute had gone by since the last code. */
const laterOn = () => sql("update session_staff_factor set last_step = 0")

/** Sets a second factor up on the profile. @returns its secret and recovery codes, as they were read on the screen */
async function setUp(page: Page) {
  const section = page.getByTestId("second-factor")
  const taps = await tapsOn(page)
  await section.getByRole("button", { name: "Einrichten" }).click()
  const drawer = page.getByRole("dialog")
  await expect(drawer.getByRole("img", { name: "QR-Code für die App" })).toBeVisible()
  const secret = (await drawer.getByTestId("totp-secret").innerText()).replaceAll(/\s/g, "")
  await expectNoSeriousBarriers(page, "[role=dialog]")
  await drawer.getByLabel("Code aus der App").fill("12345")
  await drawer.getByRole("button", { name: "Einschalten" }).click()
  await expect(drawer).toContainText("Der Code ist nicht richtig")
  await drawer.getByLabel("Code aus der App").fill(codeOf(secret))
  await drawer.getByRole("button", { name: "Einschalten" }).click()
  const shown = section.getByRole("list", { name: "Ersatzcodes" }).getByRole("listitem")
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await expectNoSeriousBarriers(page, "[data-testid=second-factor]")
  await section.getByRole("button", { name: "Ich habe sie notiert" }).click()
  await expect(section).toContainText("Noch 10 Ersatzcodes")
  expect(taps()).toBe(clicksInManual("den zweiten Faktor einrichten") + 1) // one in vain
  await laterOn()
  return { secret, codes }
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/app/login")
  await page.locator("input[name=email]").fill(email)
  await page.locator("input[name=password]").fill(password)
  await page.locator("button[type=submit]").click()
  await expect(page.getByRole("heading", { name: "Zwei-Faktor-Authentifizierung" })).toBeVisible()
}

async function typeCode(page: Page, code: string) {
  // As pasted: each box takes what is left of a code, and the next one is focused a frame later.
  await page.locator("input").first().fill(code)
}

describe("a second factor", () => {
  useBrowser()

  it("is set up on the profile, and asked for at the next login; a recovery code does it too", async () => {
    // Medusa's profile asks for second factors of its own, which are closed.
    tolerate(/ status of 40[01] |`DialogContent` requires|\/auth\/mfa\/factors/)
    const person = await staffAs("counter")
    const page = await visitor(PHONE)
    await logInAsStaff(page, person)
    await page.goto("/app/settings/profile")
    const { secret, codes } = await setUp(page)

    const other = await visitor(DESKTOP)
    await typePassword(other, person)
    await other.goto("/app/today")
    await other.waitForURL(/\/app\/login/)
    await typePassword(other, person)
    await typeCode(other, "000000")
    await other.waitForTimeout(1500)
    await expect(other.getByText("Der Code ist nicht richtig")).toBeVisible()
    await typeCode(other, codeOf(secret))
    await other.waitForURL(/\/app\/(?!login)/)
    await other.goto("/app/today")
    await expect(other.getByRole("heading", { name: "Heute", exact: true })).toBeVisible()

    const lost = await visitor(PHONE)
    await typePassword(lost, person)
    await lost.getByRole("button", { name: "Einen Wiederherstellungscode verwenden" }).click()
    await lost.getByPlaceholder("Wiederherstellungscode").fill(codes[0].toLowerCase())
    await lost.getByRole("button", { name: "Bestätigen" }).click()
    await lost.waitForURL(/\/app\/(?!login)/)
  })

  it("is wanted of a role, whose people set it up before anything else", async () => {
    // Medusa's profile asks for second factors of its own, which are closed.
    tolerate(/ status of 40[01] |`DialogContent` requires|\/auth\/mfa\/factors/)
    const person = await staffAs("office")
    const owner = await staffMember()
    await owner.goto("/app/settings/team")
    const access = owner.getByTestId("settings-access")
    await access.getByLabel("Büro").click()
    await access.getByRole("button", { name: "Speichern" }).click()
    await expect(access.getByRole("button", { name: "Speichern" })).toBeDisabled()
    await expectNoSeriousBarriers(owner, "main")

    const page = await visitor(DESKTOP)
    await logInAsStaff(page, person)
    await page.waitForURL(/\/app\/settings\/profile/)
    await expect(page.getByTestId("second-factor")).toContainText("Bis dahin geht nichts anderes.")
    await setUp(page)
    await page.goto("/app/today")
    await expect(page.getByRole("heading", { name: "Heute", exact: true })).toBeVisible()

    await owner.reload()
    await owner.getByRole("button", { name: `Zweiten Faktor von Nora Neu zurücksetzen` }).first().click()
    await owner.getByRole("alertdialog").getByRole("button", { name: "Zweiten Faktor zurücksetzen" }).click()
    await expect(owner.getByText("Nora Neu hat keinen zweiten Faktor mehr.")).toBeVisible()
    await owner.getByTestId("settings-access").getByLabel("Büro").click()
    await owner.getByTestId("settings-access").getByRole("button", { name: "Speichern" }).click()
    await expect(owner.getByTestId("settings-access").getByRole("button", { name: "Speichern" })).toBeDisabled()
  })
})
