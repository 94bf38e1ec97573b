import { afterAll, beforeAll, expect as check, describe, it } from "vitest"
import { startReceiver, verify } from "../harness/webhook-receiver"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

describe("staff connect another system", () => {
  useBrowser()
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  beforeAll(async () => {
    receiver = await startReceiver()
  })
  afterAll(() => receiver.stop())

  it("enter it, note its secret, try it, and see what it was told", async () => {
    const page = await staffMember()
    await page.goto("/app/settings/webhooks")
    const list = page.getByTestId("webhooks")
    await expect(list).toContainText("Noch kein anderes System")
    await list.getByRole("button", { name: "Webhook hinzufügen" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByLabel("Adresse des Empfängers").fill("erp.example.ch")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(drawer).toContainText("vollständige Adresse")
    await drawer.getByLabel("Adresse des Empfängers").fill(receiver.url)
    await drawer.getByLabel("Gerät übergeben").check()
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByRole("button", { name: "Speichern" }).click()

    const notice = page.getByTestId("webhook-secret")
    await expect(notice).toBeFocused()
    const secret = (await notice.locator("code").textContent()) ?? ""
    await notice.getByRole("button", { name: "Ist notiert" }).click()
    await expect(list).not.toContainText("whsec_")
    await expect(list).toContainText("Gerät übergeben")

    await list.getByRole("button", { name: "Testen" }).click()
    await expect.poll(() => receiver.heard.length).toBe(1)
    check(verify(secret, receiver.heard[0])).toEqual(receiver.heard[0].event)

    receiver.answers(() => 503)
    await list.getByRole("button", { name: "Testen" }).click()
    await expect(async () => {
      await page.reload()
      await expect(list).toContainText("nicht erreichbar", { timeout: 2_000 })
    }).toPass()
    await expect(list).toContainText("1 Meldung wartet")
    receiver.answers(() => 204)
    await list.getByRole("button", { name: /^Was .* gemeldet wurde$/ }).click()
    const log = page.getByRole("dialog")
    await expect(log).toContainText("HTTP 503")
    await log.getByRole("button", { name: "Testmeldung erneut senden" }).first().click()
    await expect.poll(() => receiver.heard.length).toBeGreaterThan(2)
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await page.keyboard.press("Escape")
    await page.setViewportSize(PHONE)
    await expectNoSeriousBarriers(page, "main")
    check(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0)

    await list.getByRole("button", { name: "Löschen" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click()
    await expect(list).toContainText("Noch kein anderes System")
  })
})
