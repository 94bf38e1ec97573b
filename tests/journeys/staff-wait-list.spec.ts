import { describe, it } from "vitest"
import { confirmedEntry, freshAddress, takenWeek } from "../http/wait-list-support"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

describe("the wait list of staff", () => {
  useBrowser()

  it("is reached from the product, found by an address, and one is taken off it on the phone", async () => {
    const week = await takenWeek()
    const [first, second] = [freshAddress(), freshAddress()]
    await confirmedEntry(week, first)
    await confirmedEntry(week, second)
    const admin = await staffMember(PHONE)
    await admin.goto(`/app/products/${week.product}`)
    await admin.getByRole("link", { name: /Auf der Warteliste stehen \d+ Personen/ }).click()
    const list = admin.getByTestId("wait-list-entries")
    await expect(list).toContainText(second)
    await expectNoSeriousBarriers(admin, "main")

    await admin.getByLabel("E-Mail, Firma, Name").fill(first)
    await admin.getByLabel("E-Mail, Firma, Name").press("Enter")
    await expect(list.getByRole("listitem")).toHaveCount(1)
    await admin.getByRole("button", { name: `Eintrag von ${first} beenden` }).click()
    await expect(admin.getByRole("alertdialog")).toContainText("erfährt davon nichts")
    await admin.getByRole("alertdialog").getByRole("button", { name: "Beenden" }).click()
    await expect(admin.getByText("Niemand gefunden.")).toBeVisible()
  })
})
