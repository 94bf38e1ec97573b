import { randomBytes } from "node:crypto"
import type { Page } from "playwright"
import { describe, it } from "vitest"
import { linkIn, mails, mailTo, sql, until } from "../harness"
import { expectNoBarriers } from "./barriers"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { rentByAnother } from "./rent-by-another"

const SLUG = "icon-icr70"
const BARRIERS = { start: "2027-05-25", end: "2027-05-26" }
const PERIOD = { start: "2027-05-11", end: "2027-05-12" }
const address = () => `wartet-${randomBytes(3).toString("hex")}@example.ch`
const follow = (page: Page, link: URL) => page.goto(link.pathname + link.search)

/** From the list's link with a period that is taken, by keyboard alone. */
async function waitFor(page: Page, email: string) {
  await page.goto(`/mieten/${SLUG}/?from=${PERIOD.start}&to=${PERIOD.end}`)
  const field = page.getByLabel("E-Mail")
  await field.focus()
  await page.keyboard.type(email)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Fast geschafft")).toBeVisible()
  await follow(page, linkIn(await mailTo(email, /bestätigen/), "/warteliste/bestaetigen"))
  await page.getByRole("button", { name: "Ja, bitte benachrichtigen" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie stehen auf der Warteliste")
}
const offersTo = (email: string) => mails().filter(({ to, subject }) => to === email && /Frei geworden/.test(subject))

describe("the wait list", () => {
  useBrowser()

  it("offers a cancelled unit to who was first; the second gets it when that offer is given back", async () => {
    await rentByAnother(SLUG, PERIOD)
    const [first, second] = [address(), address()]
    const page = await visitor(PHONE)
    await waitFor(page, first)
    const other = await visitor(DESKTOP)
    await waitFor(other, second)

    await sql(
      "update rental_reservation set status = 'cancelled' where start_day = $1 and kind = 'rental'",
      PERIOD.start,
    )
    await follow(page, linkIn(await mailTo(first, /Frei geworden/), "/warteliste/angebot"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Das Gerät ist für Sie frei")
    await expectNoBarriers(page)
    await page.getByRole("button", { name: "In den Warenkorb" }).click()
    await page.waitForURL("**/cart")
    await expect(page.getByRole("main")).toContainText("Di 11.5. bis Mi 12.5.2027")

    const link = linkIn(await mailTo(first, /Frei geworden/), "/warteliste/beenden")
    if (offersTo(second).length > 0) throw new Error("The second was offered what the first has")
    await follow(page, link)
    await page.getByRole("button", { name: "Angebot freigeben" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie warten nicht mehr")
    await until("the second's offer", () => offersTo(second).length === 1)
  })

  it("has no barriers where it is asked for, on a phone and on a desktop", async () => {
    await rentByAnother(SLUG, BARRIERS)
    const page = await visitor()
    await page.goto(`/mieten/${SLUG}/?from=${BARRIERS.start}&to=${BARRIERS.end}`)
    await expect(page.getByRole("button", { name: "Benachrichtigen, wenn frei" })).toBeVisible()
    await expect(page.getByRole("heading", { name: "Die nächsten freien Zeiträume" })).toBeVisible()
    await expectNoBarriers(page)
  })
})
