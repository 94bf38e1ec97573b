import { describe, it } from "vitest"
import { linkIn, mailTo, staff } from "../harness"
import { tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { logInAsStaff } from "./steps"

const EMAIL = "nora.neu@example.ch"
const PASSWORD = "Theodolit-und-Lot-7"

describe("somebody new among the staff", () => {
  useBrowser()

  it("is invited, accepts, logs in, sets a new password, and is out when deleted", async () => {
    // Medusa's admin: learns so that nobody is logged in, names no dialog, asks once more for who was deleted.
    tolerate(/ status of 401 |`DialogContent` requires| status of 404 .*\/admin\/users\/user_/)
    const chief = await staffMember()
    await (await staff())("POST", "/admin/team/invitations", { email: EMAIL, role: "counter" })

    const page = await visitor()
    const invitation = await mailTo(EMAIL, /Einladung in die Verwaltung/)
    await page.goto(linkIn(invitation, "/app/invite").href)
    await expect(page.locator("input[name=email]")).toHaveValue(EMAIL)
    await page.locator("input[name=first_name]").fill("Nora")
    await page.locator("input[name=last_name]").fill("Neu")
    await page.locator("input[name=password]").fill(PASSWORD)
    await page.locator("input[name=repeat_password]").fill(PASSWORD)
    await page.getByRole("button", { name: "Benutzerkonto erstellen" }).click()
    await expect(page.getByText("Ihr Konto wurde registriert")).toBeVisible()
    await logInAsStaff(page, { email: EMAIL, password: PASSWORD })

    const newPassword = `${PASSWORD}-neu`
    const forgetful = await visitor()
    await forgetful.goto("/app/reset-password")
    await forgetful.locator("input[name=email]").fill(EMAIL)
    await forgetful.locator("button[type=submit]").click()
    const reset = await mailTo(EMAIL, /Neues Passwort für die Verwaltung/)
    await forgetful.goto(linkIn(reset, "/app/reset-password").href)
    await forgetful.locator("input[name=password]").fill(newPassword)
    await forgetful.locator("input[name=repeat_password]").fill(newPassword)
    const set = forgetful.waitForResponse("**/auth/user/emailpass/update")
    await forgetful.locator("button[type=submit]").click()
    expect((await set).status()).toBe(200)
    await page.goto("/app/today")
    await page.waitForURL(/\/app\/login/)
    await logInAsStaff(forgetful, { email: EMAIL, password: newPassword })

    await chief.goto("/app/settings/users")
    await chief.getByRole("cell", { name: EMAIL }).click()
    await expect(chief.getByRole("main").getByRole("heading", { name: EMAIL })).toBeVisible()
    await chief.getByRole("main").getByRole("button").first().click()
    // The menu grows by this entry, above the other, once it is known how the person logs in.
    await expect(chief.getByRole("menuitem", { name: /Zurücksetzen des Passworts kopieren/ })).toBeVisible()
    await chief.getByRole("menuitem", { name: "Löschen" }).click()
    await chief.getByRole("alertdialog").getByRole("textbox").fill("Nora Neu")
    await chief.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click()
    await chief.waitForURL(/\/settings\/users$/)
    await forgetful.goto("/app/today")
    await forgetful.waitForURL(/\/app\/login/)
  })
})
