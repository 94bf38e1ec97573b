import type { Page } from "playwright"
import { describe, it } from "vitest"
import { api, linkIn, mailTo, signedInCustomer } from "../harness"
import { letRunOut, limit, limitedCompany } from "../http/approval-support"
import { cartWithAccessory, cartWithRental, readCart } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { colleague, founder } from "../http/company-support"
import { expectNoBarriers } from "./barriers"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const answerPath = /\/firma\/freigaben\/oreq_/

/** Asks for approval of a cart at the checkout. */
async function askAtCheckout(page: Page) {
  await page.goto("/cart/checkout")
  await expect(page.getByText("Über dem Limit Ihrer Firma: Bestellungen über CHF 10.00")).toBeVisible()
  await page.getByRole("button", { name: "Freigabe anfragen" }).click()
  await page.waitForURL(answerPath)
}

describe("an order above the limit of a company", () => {
  useBrowser()

  it("is asked for, its mail leads to it, and approved it is one order of who asked", async () => {
    const manager = await founder()
    const beat = await colleague(manager)
    const anna = await visitor(DESKTOP, { auth_token: manager.token })
    await anna.goto("/firma")
    await anna.getByLabel("Limit in CHF").fill("10")
    await anna.getByRole("button", { name: "Limit speichern" }).click()
    await expect(anna.getByText("Das Limit gilt ab der nächsten Bestellung.")).toBeVisible()

    const cart = await cartWithRental("blk-360-g2", ["2027-09-14", "2027-09-15"])
    const member = await visitor(PHONE, { auth_token: beat.token, cart_token: cart })
    await askAtCheckout(member)
    await expect(member.getByText("Ihre Bestellung wartet auf Freigabe.")).toBeVisible()
    await expect(member.getByRole("button", { name: "Anfrage zurückziehen" })).toBeVisible()
    await expectNoBarriers(member)

    const { pathname } = linkIn(
      await mailTo(manager.email, /^Freigabe: Bestellung von Beat Keller/),
      new URL(member.url()).pathname,
    )
    await anna.goto(pathname)
    await expect(anna.getByRole("main")).toContainText("Beat Keller")
    await expect(anna.getByRole("main")).toContainText("BLK 360 G2")
    await expectNoBarriers(anna)
    await anna.getByRole("button", { name: "Freigeben und bestellen" }).dblclick()
    await expect(anna.getByText("freigegeben", { exact: true })).toBeVisible()

    await member.goto("/orders")
    await expect(member.getByRole("article")).toHaveCount(1)
    await member.goto("/firma")
    await expect(member.getByRole("region", { name: "Freigaben" })).toContainText(/freigegeben.*W-1\d{3}/)
    await mailTo(beat.email, /^Ihre Bestellung W-/)
  })

  it("is refused with a reason or runs out: its unit is free, and its articles are back", async () => {
    const { manager, member: beat } = await limitedCompany("10.00")
    const days: [string, string] = ["2027-09-21", "2027-09-22"]
    const cart = await cartWithRental("icon-icr70", days)
    const rival = await cartWithRental("icon-icr70", days)
    const member = await visitor(PHONE, { auth_token: beat.token, cart_token: cart })
    await askAtCheckout(member)
    expect((await readCart(rival)).items[0].conflict?.reason).toBe("booked")

    const anna = await visitor(DESKTOP, { auth_token: manager.token })
    await anna.goto(new URL(member.url()).pathname)
    await anna.getByRole("button", { name: "Ablehnen" }).click()
    await anna.getByLabel("Grund").fill("Bitte das kleinere Gerät.")
    await expectNoBarriers(anna)
    await anna.getByRole("dialog").getByRole("button", { name: "Ablehnen" }).click()
    await expect(anna.getByText("abgelehnt", { exact: true })).toBeVisible()

    const mail = await mailTo(beat.email, /^Nicht freigegeben/)
    await member.goto(linkIn(mail, new URL(member.url()).pathname).pathname)
    await expect(member.getByRole("main")).toContainText("Grund: Bitte das kleinere Gerät.")
    await member.getByRole("link", { name: "Zum Warenkorb" }).click()
    await expect(member.getByText(/Ihr früherer Warenkorb \(1 Artikel\)/)).toBeVisible()
    expect((await checkOut(rival, await signedInCustomer())).status).toBe(200)

    await limit(manager, "0.00")
    const { body } = await checkOut(await cartWithAccessory("usb-c-kabel"), beat)
    await letRunOut(body.approval.id)
    await member.goto(`/firma/freigaben/${body.approval.id}`)
    await expect(member.getByText("Niemand hat rechtzeitig geantwortet.", { exact: false })).toBeVisible()
    await expect(heading(member)).toContainText("CHF")
    expect((await api("GET", "/orders/", { token: beat.token })).body).toEqual([])
  })
})
