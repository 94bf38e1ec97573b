import { expect as check, describe, it } from "vitest"
import { stockCall } from "../harness/staff-session"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

describe("staff give another system access", () => {
  useBrowser()

  it("choose what it may, note its key, see it used, change and revoke it", async () => {
    const page = await staffMember()
    await page.goto("/app/settings/machines")
    const list = page.getByTestId("machine-accesses")
    await expect(list).toContainText("Noch kein anderes System hat einen Zugang")
    await list.getByRole("button", { name: "Zugang erstellen" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByLabel("System").fill("Lagersoftware")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(drawer).toContainText("Bitte mindestens ein Recht wählen")
    await drawer.getByLabel("Bestellungen und Offerten lesen (orders:read)").check()
    await drawer.getByLabel("Aufrufe pro Minute").fill("30")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByRole("button", { name: "Speichern" }).click()

    const notice = page.getByTestId("machine-key")
    await expect(notice).toBeFocused()
    const key = (await notice.locator("code").textContent()) ?? ""
    await notice.getByRole("button", { name: "Ist notiert" }).click()
    await expect(list).not.toContainText(key)
    await expect(list).toContainText("höchstens 30 Aufrufe pro Minute")
    await expect(list).toContainText("noch nie gebraucht")

    const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` }
    const asked = async (path: string) => (await stockCall("GET", path, { headers })).status
    check([await asked("/admin/order-list"), await asked("/admin/rental/today")]).toEqual([200, 409])
    await page.reload()
    await expect(list).toContainText("zuletzt gebraucht")

    await list.getByRole("button", { name: "Lagersoftware bearbeiten" }).click()
    await drawer.getByLabel("Mieten, Geräte und Plan lesen (rental:read)").check()
    await drawer.getByLabel("Gültig bis").fill("2026-12-31")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(list).toContainText("gültig bis Do 31.12.2026")
    check(await asked("/admin/rental/today")).toBe(200)
    await expectNoSeriousBarriers(page, "main")
    await page.setViewportSize(PHONE)
    await expectNoSeriousBarriers(page, "main")
    check(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0)

    await list.getByRole("button", { name: "Zugang von Lagersoftware widerrufen" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Widerrufen" }).click()
    await expect(list).toContainText("Widerrufen")
    check(await asked("/admin/order-list")).toBe(401)
  })
})
