import type { Page } from "playwright"
import { describe, it } from "vitest"
import { linkIn, mailTo } from "../harness"
import { leaks, secretsSoFar, sightsLike } from "../harness/secrets"
import { useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { activate, signUp } from "./steps"

const CUSTOMER = { email: "kanari@example.ch", password: "Gelber-Kanarienvogel-7", company: "Muster Vogelhaus AG" }

/** Loads another page as a link without script does: it is told where it is come from. */
async function loadFromHere(page: Page, path: string) {
  await page.evaluate((next) => window.location.assign(next), path)
  await page.waitForURL(`**${path}`)
}

/** Runs last: everything that the browsers of the run did lies behind it. */
describe("secrets", () => {
  useBrowser()

  it("go no further than they must: sign-up, activation and reset tell nobody", async () => {
    const page = await visitor()
    await signUp(page, CUSTOMER)
    await activate(page, CUSTOMER.email)
    for (const next of ["/agb", "/faq"]) await loadFromHere(page, next)
    await page.goto("/password-reset")
    await page.getByLabel("E-Mail", { exact: false }).fill(CUSTOMER.email)
    await page.getByRole("button", { name: "Zurücksetzen" }).click()
    const link = linkIn(await mailTo(CUSTOMER.email, /Neues Passwort/), "/password/reset/confirm")
    await page.goto(link.pathname + link.search)
    await page.getByLabel("Neues Passwort", { exact: true }).fill("Blauer-Kanarienvogel-8")
    await page.getByLabel(/wiederholen/).fill("Blauer-Kanarienvogel-8")
    await page.getByRole("button", { name: "zurücksetzen" }).click()
    await expect(page.getByText("Ihr Passwort wurde erfolgreich zurückgesetzt.")).toBeVisible()
    await loadFromHere(page, "/faq")
  })

  it("no password, login or link of the whole run is in logs, addresses, referrers, consoles or the data layer", () => {
    expect(secretsSoFar()).toBeGreaterThan(5)
    for (const seen of [/^address .*\/faq/, /^console referrer .*\/agb/])
      expect(sightsLike(seen), String(seen)).not.toEqual([])
    expect(leaks()).toEqual([])
  })
})
