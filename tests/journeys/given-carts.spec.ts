import { describe, it } from "vitest"
import { api, linkIn, mailTo } from "../harness"
import { cartWithAccessory, readCart } from "../http/cart-support"
import { colleague, founder } from "../http/company-support"
import { pricesOf } from "../http/special-price-support"
import { expectNoBarriers } from "./barriers"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"

describe("a cart in a company", () => {
  useBrowser()

  it("says which price is for its pieces alone, and changes hands by a click and a mail", async () => {
    const giver = await founder()
    const other = await colleague(giver)
    const cart = await cartWithAccessory("usb-c-kabel", 2)
    await api("PUT", `/cart/${cart}/`, { token: giver.token, body: {} })
    const [line] = (await readCart(cart)).items
    await (await pricesOf(giver)).setPrice(line.id, { price: 3_000, reason: "Ausstellungsstück" })

    const page = await visitor(PHONE, { auth_token: giver.token, cart_token: cart })
    await page.goto("/cart")
    await expect(page.getByText("Für eine andere Menge gilt der für Sie festgelegte Preis nicht.")).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole("button", { name: "Mehr: USB-C-Kabel, 3 m" }).click()
    await expect(page.getByText(/Für die neue Menge gilt der heutige Preis, total/)).toBeVisible()
    await expect(page.getByText("festgelegte Preis nicht.")).toHaveCount(0)

    await page.getByRole("button", { name: "In der Firma übergeben" }).click()
    await page.getByLabel("An wen?").selectOption({ label: "Beat Keller" })
    await expectNoBarriers(page)
    await page.getByRole("dialog").getByRole("button", { name: "Übergeben" }).click()
    await expect(page.getByText("Der Warenkorb ist jetzt bei Beat Keller.")).toBeVisible()
    await expect(page.getByText("Ihr Warenkorb ist leer")).toBeVisible()

    const mail = await mailTo(other.email, /hat Ihnen einen Warenkorb übergeben/)
    const link = linkIn(mail, "/log-in")
    const receiver = await visitor(DESKTOP, { auth_token: other.token })
    await receiver.goto(link.pathname + link.search)
    await receiver.getByRole("button", { name: "übernehmen" }).click()
    await expect(receiver.getByRole("heading", { name: "USB-C-Kabel, 3 m" })).toBeVisible()
    await receiver.getByRole("link", { name: "Zur Kasse" }).click()
    await receiver.waitForURL("**/cart/checkout")
  })
})
