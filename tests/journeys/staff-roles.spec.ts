import type { Page } from "playwright"
import { describe, it } from "vitest"
import { linkIn, mailTo, STAFF, signedInCustomer, sql } from "../harness"
import { staffAs } from "../harness/staff-session"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { expectNoSeriousBarriers } from "./barriers"
import { DESKTOP, PHONE, tolerate, useBrowser, visitor } from "./browser"
import { rented as rentedTomorrow } from "./counter"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { logInAsStaff } from "./steps"
import { clicksInManual, tapsOn } from "./taps"

const EMAIL = "tom.theke@example.ch"
const PASSWORD = "Theodolit-und-Lot-9"

async function rented() {
  const customer = await signedInCustomer()
  const { body } = await checkOut(await cartWithRental("blk-360-g2", ["2026-11-25", "2026-11-27"]), customer)
  const [{ serial, product_id }] = await sql<{ serial: string; product_id: string }>(
    `select u.serial_number as serial, r.product_id from rental_reservation r join rental_unit u on u.id = r.unit_id
      where r.order_id = $1`,
    body.id,
  )
  return { orderId: body.id as string, serial, productId: product_id, email: customer.email }
}

async function accept(page: Page) {
  const invitation = await mailTo(EMAIL, /Einladung in die Verwaltung/)
  await page.goto(linkIn(invitation, "/app/invite").href)
  await page.locator("input[name=first_name]").fill("Tom")
  await page.locator("input[name=last_name]").fill("Theke")
  await page.locator("input[name=password]").fill(PASSWORD)
  await page.locator("input[name=repeat_password]").fill(PASSWORD)
  await page.getByRole("button", { name: "Benutzerkonto erstellen" }).click()
  await expect(page.getByText("Ihr Konto wurde registriert")).toBeVisible()
}

describe("the team", () => {
  useBrowser()

  it("has a new person at the counter, who hands a device over and changes no price", async () => {
    tolerate(/ status of 401 |`DialogContent` requires/)
    const rental = await rented()
    const owner = await staffMember()
    await owner.goto("/app/settings/team")
    const taps = await tapsOn(owner)
    await owner.getByRole("button", { name: "Einladen", exact: true }).click()
    const drawer = owner.getByRole("dialog")
    await expect(drawer.getByRole("status")).toContainText("Theke: Heute, Übergabe")
    await expectNoSeriousBarriers(owner, "[role=dialog]")
    await drawer.getByLabel("E-Mail").fill(EMAIL)
    await drawer.getByRole("button", { name: "Einladen" }).click()
    await expect(owner.getByTestId("team-invitations")).toContainText(EMAIL)
    expect(taps()).toBe(clicksInManual("jemanden ins Team einladen"))
    await expectNoSeriousBarriers(owner, "main")

    const page = await visitor(DESKTOP)
    await accept(page)
    await logInAsStaff(page, { email: EMAIL, password: PASSWORD })
    await page.goto("/app/today")
    const menu = page.getByRole("navigation").first()
    await expect(menu.getByRole("link", { name: "Planung" })).toBeVisible()
    for (const name of ["Inhalte", "Buchhaltung", "Auswertungen", "Warteliste", "Preislisten"])
      await expect(menu.getByRole("link", { name })).toBeHidden()

    await page.goto(`/app/orders/${rental.orderId}`)
    const terms = page.getByTestId("shop-facts").getByRole("link", { name: /^Version / })
    await expect(terms).toHaveAttribute("href", /^\/agb\/fassung\//)
    const lines = page.getByTestId("rental-lines")
    await expect(lines.getByRole("link", { name: "Übergeben" })).toBeVisible()
    for (const name of ["Verlängern", "Miete ändern", "Stornieren"])
      await expect(lines.getByRole("button", { name })).toHaveCount(0)
    await lines.getByRole("link", { name: "Übergeben" }).click()
    await page.getByLabel("Seriennummer").fill(rental.serial)
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Alles in Ordnung" }).click()
    for (const step of ["Zustand und Fotos", "Unterschrift"]) {
      await page.getByRole("button", { name: "Weiter" }).click()
      await expect(page.getByRole("heading", { name: step, exact: true })).toBeVisible()
    }
    await page.getByRole("switch", { name: "Ohne Unterschrift" }).click()
    await page.getByLabel("Begründung").fill("Im Versand")
    await page.getByRole("button", { name: "Übergeben" }).click()
    await expect(page.getByText("Das Gerät ist übergeben.")).toBeVisible()

    await page.goto(`/app/products/${rental.productId}`)
    const shop = page.getByTestId("in-shop")
    await expect(shop).toContainText("Preis")
    await expect(shop.getByRole("button", { name: /bearbeiten/ })).toHaveCount(0)
    await page.goto("/app/settings/shop")
    await expect(page.getByTestId("not-for-role")).toContainText("Diese Seite ist für die Rolle «Inhaber».")
    await expectNoSeriousBarriers(page, "main")

    await owner.reload()
    await owner.getByRole("button", { name: "Rolle von Tom Theke ändern" }).click()
    await owner.getByRole("dialog").getByRole("combobox").click()
    await owner.getByRole("option", { name: "Büro" }).click()
    await owner.getByRole("dialog").getByRole("button", { name: "Speichern" }).click()
    await expect(owner.getByTestId("team-members")).toContainText("Büro")
    expect(taps()).toBe(clicksInManual("eine Rolle ändern"))
    await page.goto(`/app/products/${rental.productId}`)
    await expect(page.getByTestId("in-shop").getByRole("button", { name: "Preis bearbeiten" }).first()).toBeVisible()

    await owner.getByRole("button", { name: "Tom Theke entfernen" }).click()
    await owner.getByRole("alertdialog").getByRole("button", { name: "Entfernen" }).click()
    await expect(owner.getByTestId("team-members")).not.toContainText(EMAIL)
    await page.goto("/app/today")
    await page.waitForURL(/\/app\/login/)
  })

  it("keeps its last owner, and says so", async () => {
    const others = await sql("update session_staff_role set role = 'office' where role = 'owner' returning user_id")
    await sql(
      `update session_staff_role set role = 'owner' from "user" u where u.id = user_id and u.email = $1`,
      STAFF.email,
    )
    const owner = await staffMember(PHONE)
    await owner.goto("/app/settings/team")
    await owner
      .getByRole("button", { name: /^Rolle von/ })
      .first()
      .click()
    await owner.getByRole("dialog").getByRole("combobox").click()
    await owner.getByRole("option", { name: "Theke" }).click()
    await owner.getByRole("dialog").getByRole("button", { name: "Speichern" }).click()
    await expect(owner.getByRole("dialog")).toContainText("Das ist der letzte Inhaber.")
    await sql(
      "update session_staff_role set role = 'owner' where user_id = any($1)",
      others.map(({ user_id }) => user_id),
    )
  })

  it("takes several late units back at the counter, where the office alone is offered to waive it", async () => {
    const customer = await signedInCustomer()
    const those = [await rentedTomorrow(customer, "blk-3d"), await rentedTomorrow(customer, "blk-3d")]
    await sql(
      `update rental_reservation set status = 'handed_over', start_day = '2026-11-16', end_day = '2026-11-20',
              window_start = '2026-11-16', window_end = '2026-11-24' where id = any($1)`,
      those.map(({ id }) => id),
    )
    for (const [role, offers] of [
      ["counter", 0],
      ["office", 1],
    ] as const) {
      const { token } = await staffAs(role)
      const page = await visitor(PHONE)
      await page.request.post("/auth/session", { headers: { authorization: `Bearer ${token}` } })
      await page.goto(`/app/desk/${those[0].id}/together`)
      await expect(page.getByText(/^4 Tage zu spät/)).toHaveCount(2)
      await expect(page.getByRole("switch", { name: "Verspätung erlassen" })).toHaveCount(offers)
    }
  })

  it("orders at the counter at the customer's price, on a phone", async () => {
    const { token } = await staffAs("counter")
    const page = await visitor(PHONE)
    await page.request.post("/auth/session", { headers: { authorization: `Bearer ${token}` } })
    await page.goto("/app/new-order")
    await expect(page.getByRole("heading", { name: "Neue Bestellung" })).toBeVisible()
    await expectNoSeriousBarriers(page, "main")
    await expect(page.getByLabel("Preis", { exact: true })).toHaveCount(0)
  })
})
