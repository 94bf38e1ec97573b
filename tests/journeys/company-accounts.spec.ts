import type { Page } from "playwright"
import { describe, it } from "vitest"
import { linkIn, mailTo, signedInCustomer, staff } from "../harness"
import { cartWithAccessory } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { customerIdOf, founder, freeUid, freshEmail } from "../http/company-support"
import { expectNoBarriers } from "./barriers"
import { DESKTOP, PHONE, tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { logIn } from "./steps"

const heading = (page: Page) => page.getByRole("heading", { level: 1 })

describe("a company account", () => {
  useBrowser()

  it("is opened, a colleague joins by mail and orders, the manager sees it; who is removed is out", async () => {
    const [anna, beat] = [
      await signedInCustomer({ first_name: "Anna", last_name: "Muster" }),
      await signedInCustomer({ email: freshEmail(), first_name: "Beat", last_name: "Keller" }),
    ]
    const manager = await visitor(DESKTOP, { auth_token: anna.token })
    await manager.goto("/account")
    await manager.getByRole("link", { name: "Firma", exact: true }).click()
    await manager.getByLabel("UID der Firma").fill(await freeUid())
    await manager.keyboard.press("Enter")
    await expect(manager.getByRole("heading", { name: "Personen" })).toBeVisible()
    await manager.getByLabel("E-Mail", { exact: false }).fill(beat.email)
    await manager.getByRole("button", { name: "Einladen" }).click()
    await expect(manager.getByRole("button", { name: `Einladung von ${beat.email} zurückziehen` })).toBeVisible()
    await expectNoBarriers(manager)

    const member = await visitor(PHONE)
    const link = linkIn(await mailTo(beat.email, /^Einladung: /), "/firma/einladung")
    await member.goto(link.pathname + link.search)
    await expect(heading(member)).toHaveText("Einladung in ein Firmenkonto")
    const toLogin = member.getByRole("main").getByRole("link", { name: "Anmelden", exact: true })
    await expect(toLogin).toBeVisible()
    await expectNoBarriers(member)
    await toLogin.click()
    await logIn(member, beat)
    await member.getByRole("button", { name: "Einladung annehmen" }).click()
    await expect(member.getByRole("heading", { name: "Personen" })).toBeVisible()
    const menu = member.getByRole("navigation", { name: "Kundenbereich" })
    await expect(menu.getByRole("link", { name: "Firma" }), "in the row of the menu").toBeInViewport({ ratio: 1 })
    await expectNoBarriers(member)

    const { body: order } = await checkOut(await cartWithAccessory("usb-c-kabel"), beat)
    await manager.goto("/orders")
    await expect(manager.getByRole("article")).toContainText("Bestellt von Beat Keller")
    await manager.goto("/firma")
    await manager.getByRole("button", { name: "Beat Keller aus der Firma entfernen" }).click()
    await manager.getByRole("dialog").getByRole("button", { name: "Entfernen" }).click()
    await expect(manager.getByText("Beat Keller gehört nicht mehr zur Firma.")).toBeVisible()

    tolerate(/ status of 404 .*\/orders\//)
    await member.goto(`/orders/${order.id}`)
    await expect(member.getByRole("main")).not.toContainText(order.shop_number)
    await member.goto("/orders")
    await expect(member.getByText("Bestellt von")).toHaveCount(0)
    await expect(member.getByRole("article")).toHaveCount(0)
    await manager.goto(`/orders/${order.id}`)
    await expect(heading(manager)).toContainText(order.shop_number)
  })
  it("whose people are all locked out tells staff what comes first, until one of them is let in", async () => {
    const { token } = await founder()
    const path = `/customers/${await customerIdOf(token)}`
    const admin = await staff()
    expect((await admin("POST", `/admin${path}/deactivation`, { reason: "Ausgetreten" })).status).toBe(200)
    const page = await staffMember()
    await page.goto(`/app${path}`)
    const company = page.getByTestId("customer-company")
    await expect(company).toContainText("Heben Sie zuerst eine Sperre auf.")
    await page.getByRole("button", { name: "Sperre aufheben" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sperre aufheben" }).click()
    await expect(page.getByTestId("customer-login")).toContainText("Aktiv")
    await page.reload()
    await expect(company).toContainText("Verwalten")
    await expect(company).not.toContainText("kann sich anmelden")
  })
})
