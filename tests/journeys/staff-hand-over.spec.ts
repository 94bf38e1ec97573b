import type { Page } from "playwright"
import { describe, it } from "vitest"
import { erp, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, tolerate, useBrowser, visitor } from "./browser"
import { rented as rentedTomorrow, sign } from "./counter"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { clicksInManual, tapsOn } from "./taps"

const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)

async function rented(period: [string, string]) {
  const customer = await signedInCustomer()
  const { body } = await checkOut(await cartWithRental("blk-360-g2", period), customer)
  const [{ id, serial }] = await sql<{ id: string; serial: string }>(
    `select r.id, u.serial_number as serial from rental_reservation r join rental_unit u on u.id = r.unit_id
      where r.order_id = $1`,
    body.id,
  )
  return { customer, id, serial, orderId: body.id as string, shopNumber: body.shop_number as string }
}

const next = (page: Page) => page.getByRole("button", { name: "Weiter" }).click()
const title = (page: Page, name: string) => expect(page.getByRole("heading", { name, exact: true })).toBeVisible()

async function photograph(page: Page, group: RegExp) {
  const field = page.getByRole("group", { name: group })
  await field
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: PHOTO })
  await expect(field.getByRole("img", { name: /^Foto/ })).toHaveCount(1)
}

describe("the counter on a phone", () => {
  useBrowser()

  it("hands a unit over with list, photo and signature; it returns late and damaged, which is invoiced", async () => {
    const rental = await rented(["2026-11-25", "2026-11-27"])
    const page = await staffMember(PHONE)
    await page.goto(`/app/orders/${rental.orderId}`)
    await page.getByTestId("rental-lines").getByRole("link", { name: "Übergeben" }).click()

    await title(page, "Gerät")
    await page.getByLabel("Seriennummer").fill("XYZ-999")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Ein solches Gerät gibt es bei diesem Produkt nicht.")).toBeVisible()
    await page.getByLabel("Seriennummer").fill(rental.serial.toLowerCase())
    await page.keyboard.press("Enter")
    await title(page, "Checkliste")
    await page.getByRole("button", { name: "Alles in Ordnung" }).click()
    await page.getByRole("checkbox", { name: "Akkus geladen" }).click()
    await expectNoSeriousBarriers(page, "[data-testid=handover]")
    await next(page)
    await page.getByLabel("Zustand und Bemerkungen").fill("Koffer zerkratzt")
    await photograph(page, /^Foto/)
    await page.reload()
    await expect(page.getByLabel("Zustand und Bemerkungen")).toHaveValue("Koffer zerkratzt")
    await expect(page.getByRole("img", { name: "Foto 1" })).toBeVisible()
    await next(page)
    await page.getByRole("button", { name: "Übergeben" }).click()
    await expect(page.getByText("Bitte unterschreiben lassen")).toBeVisible()
    await sign(page)
    await page.getByRole("button", { name: "Übergeben" }).dblclick()
    await expect(page.getByText("Das Gerät ist übergeben.")).toBeVisible()
    const paper = await page.request.get(
      (await page.getByRole("link", { name: /^Übergabeprotokoll/ }).getAttribute("href")) as string,
    )
    expect((await paper.body()).subarray(0, 5).toString()).toBe("%PDF-")

    await sql("update rental_reservation set start_day = '2026-11-18', end_day = '2026-11-20' where id = $1", rental.id)
    await page.goto(`/app/desk/${rental.id}`)
    await title(page, "Rückgabe")
    await expect(page.getByText(/^4 Tage zu spät: CHF/)).toBeVisible()
    await next(page)
    await expect(page.getByRole("checkbox", { name: "Keine sichtbaren Schäden" })).toBeVisible()
    await next(page)
    await page.getByRole("switch", { name: "Schaden erfassen" }).click()
    await page.getByLabel("Was ist beschädigt?").fill("Stativkopf gebrochen")
    await page.getByLabel(/^Verrechnen/).fill("1’250,50")
    await photograph(page, /Schadens/)
    await expectNoSeriousBarriers(page, "[data-testid=handover]")
    await next(page)
    await page.getByRole("switch", { name: "Ohne Unterschrift" }).click()
    await page.getByLabel("Begründung").fill("Rückgabe am Schalter ohne Kunde")
    await page.getByRole("button", { name: "Zurücknehmen" }).click()
    await expect(page.getByText("Das Gerät ist zurück.")).toBeVisible()
    await expect(page.getByRole("link", { name: /^Rückgabeprotokoll/ })).toBeVisible()

    await page.getByRole("link", { name: `Bestellung ${rental.shopNumber}` }).click()
    const lines = page.getByTestId("rental-lines")
    await expect(lines).toContainText("Stativkopf gebrochen; CHF 1’250.50 exkl. MwSt.")
    await until("both invoices in the ERP", async () => {
      const { invoices } = await erp.state()
      return invoices.filter(({ title: name }) => name?.startsWith(`Webshop ${rental.shopNumber}-`)).length === 2
    })
  })

  it("hands a unit over with as many clicks as the manual says", async () => {
    const { serial } = await rentedTomorrow(await signedInCustomer(), "blk-3d")
    const page = await staffMember(PHONE)
    const taps = await tapsOn(page)
    await page.goto("/app/today")
    const errand = page.getByTestId("errands-pickup").getByRole("listitem").filter({ hasText: serial })
    await errand.getByRole("link", { name: "Übergeben", exact: true }).click()
    await page.getByLabel("Seriennummer").fill(serial)
    await next(page)
    await page.getByRole("button", { name: "Alles in Ordnung" }).click()
    await next(page)
    await next(page)
    await sign(page)
    await page.getByRole("button", { name: "Übergeben" }).click()
    await expect(page.getByText("Das Gerät ist übergeben.")).toBeVisible()
    expect(taps()).toBe(clicksInManual("ein Gerät übergeben, mit Unterschrift"))
  })

  it("takes a hand-over back that was recorded by mistake", async () => {
    const rental = await rented(["2026-11-25", "2026-11-26"])
    const admin = await staff()
    const protocol = { checklist: [], note: "", photos: [], signer: "", signature: null, unsigned_reason: "Versand" }
    const given = { serial_number: rental.serial, is_exchanged: false, ...protocol }
    expect((await admin("POST", `/admin/rental/reservations/${rental.id}/hand-over`, given)).status).toBe(200)
    const page = await staffMember(PHONE)
    await page.goto(`/app/desk/${rental.id}`)
    await page.getByRole("button", { name: "Übergabe rückgängig machen" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByRole("button", { name: "Rückgängig machen" }).click()
    await expect(drawer).toContainText("Bitte begründen")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByLabel("Begründung").fill("Falsche Miete gescannt")
    await drawer.getByRole("button", { name: "Rückgängig machen" }).click()
    await title(page, "Gerät")
    await expect(page.getByText("Das ist rückgängig gemacht.")).toBeVisible()
  })

  it("extends and cancels for the customer, who reads it with his order", async () => {
    const rental = await rented(["2026-12-14", "2026-12-16"])
    const page = await staffMember()
    await page.goto(`/app/orders/${rental.orderId}`)
    const lines = page.getByTestId("rental-lines")
    await lines.getByRole("button", { name: "Verlängern" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByLabel("Neues Mietende").click()
    await page.getByRole("option", { name: /^Do 17\.12\.2026/ }).click()
    await expect(drawer).toContainText("1 weiterer Tag: CHF 180 exkl. MwSt.")
    const extend = drawer.getByRole("button", { name: "Verlängern" })
    tolerate(/ERR_FAILED/)
    const extension = "**/admin/rental/reservations/*/extension"
    await page.route(extension, async (route) => {
      const isLost = route.request().method() === "POST"
      if (isLost) await route.fetch()
      await (isLost ? route.abort() : route.continue())
    })
    await extend.click()
    await expect(lines).toContainText("bis Do 17.12.2026")
    await expect(drawer).toContainText("Das hat nicht geklappt")
    await expect(drawer).toContainText("1 weiterer Tag: CHF 180 exkl. MwSt.")
    await page.unroute(extension)
    await extend.click()
    await expect(drawer).toBeHidden()
    await expect(lines).toContainText("Verlängert von Mi 16.12.2026 bis Do 17.12.2026")

    await lines.getByRole("button", { name: "Stornieren" }).click()
    await expect(drawer).toContainText("Gebühr: CHF 360 exkl. MwSt.")
    await drawer.getByRole("switch", { name: "Gebühr erlassen" }).click()
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByRole("button", { name: "Miete stornieren" }).click()
    await expect(drawer).toContainText("Bitte begründen")
    await drawer.getByLabel("Begründung").fill("Baustelle abgesagt")
    await drawer.getByRole("button", { name: "Miete stornieren" }).click()
    await expect(lines).toContainText("Storniert")
    await expect(lines).toContainText("Baustelle abgesagt")

    const customerPage = await visitor(PHONE, { auth_token: rental.customer.token })
    await customerPage.goto(`/orders/${rental.orderId}`)
    await expect(customerPage.getByRole("main")).toContainText("haben wir auf eine Forderung verzichtet")
  })
})
