import type { Page } from "playwright"
import { beforeAll, describe, it } from "vitest"
import { mailTo, signedInCustomer, sql } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { expectNoSeriousBarriers } from "./barriers"
import { DESKTOP, useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

beforeAll(() => sql("delete from rental_reservation"))

async function rented(period: [string, string], unit: string) {
  const customer = await signedInCustomer()
  const { body } = await checkOut(await cartWithRental("blk-360-g2", period), customer)
  await sql(
    `update rental_reservation r set is_pinned = true, unit_id = (select id from rental_unit u
        where u.product_id = r.product_id and u.deleted_at is null order by serial_number ${unit} limit 1)
      where order_id = $1`,
    body.id,
  )
  return { email: customer.email, orderId: body.id as string, shopNumber: body.shop_number as string }
}

const dialog = (page: Page) => page.getByRole("dialog")
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole("button", { name })

describe("staff who change a rental on the phone with its customer", () => {
  useBrowser()

  it.each([
    ["1280 px", { ...DESKTOP, width: 1280 }, ["2027-01-18", "2027-01-20"], ["2027-01-12", "2027-01-13"]],
    ["390 px", { width: 390, height: 844 }, ["2027-02-15", "2027-02-17"], ["2027-02-09", "2027-02-10"]],
  ] as [string, typeof DESKTOP, [string, string], [string, string]][])(
    "see price and conflict first, take a free device, and save, at %s",
    async (_case, viewport, period, taken) => {
      const other = await rented(taken, "asc")
      const rental = await rented(period, "asc")
      const page = await staffMember(viewport)
      await page.goto(`/app/orders/${rental.orderId}`)
      await page.getByTestId("rental-lines").getByRole("button", { name: "Miete ändern" }).click()
      await expect(dialog(page)).toContainText("Heute vereinbart")
      await expect(button(page, /^Ändern/)).toBeDisabled()

      await button(page, "1 Woche früher").click()
      await expect(dialog(page).getByRole("link", { name: other.shopNumber })).toBeVisible()
      await expect(button(page, /^Ändern/)).toBeDisabled()
      await expectNoSeriousBarriers(page, "[role=dialog]")
      await button(page, /^Freies Gerät .* nehmen$/).click()
      await expect(dialog(page)).toContainText(/statt BLK/)
      await expect(button(page, "Ändern ohne Aufpreis")).toBeEnabled()

      await dialog(page)
        .getByLabel("Letzter Tag")
        .fill(period[1].replace(/\d\d$/, (day) => String(Number(day) - 6)))
      await expect(button(page, /^Ändern für CHF.180\.00 exkl\. MwSt\.$/)).toBeEnabled()
      await dialog(page).getByRole("combobox", { name: "Verrechnen" }).click()
      await page.getByRole("option", { name: "eigener Betrag" }).click()
      await dialog(page).getByLabel("Betrag in CHF exkl. MwSt.").fill("90")
      await button(page, /^Ändern für CHF.90\.00/).click()
      await expect(dialog(page)).toContainText("Bitte begründen")
      await expectNoSeriousBarriers(page, "[role=dialog]")
      await dialog(page).getByLabel("Begründung").fill("Halber Preis, abgesprochen")
      await button(page, /^Ändern für CHF.90\.00/).click()
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByTestId("rental-lines")).toContainText(/Geändert auf .* statt .*CHF.90\.00 exkl\. MwSt\./)
      const { text } = await mailTo(rental.email, new RegExp(`^Neue Mietdaten: .* ${rental.shopNumber}`))
      expect(text).toMatch(/CHF.90\.00 exkl\. MwSt\./)
    },
  )

  it("let one that is out come back later, from the plan; its first day stays", async () => {
    const rental = await rented(["2026-11-25", "2026-11-27"], "desc")
    await sql("update rental_reservation set status = 'handed_over' where order_id = $1", rental.orderId)
    const page = await staffMember()
    await page.goto("/app/plan")
    const bar = page.getByRole("button", { name: new RegExp(`^Miete, .*${rental.shopNumber}`) })
    await bar.click()
    await page.getByRole("button", { name: "Miete ändern" }).click()
    const form = page.getByRole("dialog", { name: /^Miete ändern/ })
    await expect(form).toContainText("Übergeben, erster Tag Mi 25.11.2026")
    await form.getByLabel("Letzter Tag").fill("2026-11-29")
    await expect(form).toContainText("Eine Miete beginnt und endet nicht an einem Sonntag.")
    await form.getByLabel("Letzter Tag").fill("2026-11-30")
    await form.getByRole("button", { name: /^Ändern für CHF.360\.00/ }).click()
    await expect(form).toBeHidden()
    await page.keyboard.press("Escape")
    await expect(bar).toHaveAccessibleName(/Mi 25\.11\. bis Mo 30\.11\.2026/)
  })
})
