import type { Page } from "playwright"
import { describe, it } from "vitest"
import { demoProduct, signedInCustomer } from "../harness"
import { PHONE, readable, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { tabTo } from "./keyboard"
import { logIn, logOut } from "./steps"

const tiles = (page: Page) => page.getByRole("main").locator(".cards .card h3")
const counter = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Warenkorb/ })
const line = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name })
const summary = async (page: Page) => readable((await page.getByRole("complementary").allInnerTexts()).join(" "))

const filterButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

async function quickAdd(page: Page, name: string) {
  await page.getByRole("button", { name: `${name} in den Warenkorb` }).click()
  await expect(page.getByText(`${name} liegt im Warenkorb.`)).toBeVisible()
}

describe("accessories and the cart", () => {
  useBrowser()

  it("filter by device, keep the filter in the address, and give it back by the back button", async () => {
    const page = await visitor()
    await page.goto("/kaufen/zubehoer")
    await expect(tiles(page)).toHaveCount(18)
    await filterButton(page, "iCON").click()
    await expect(tiles(page)).toHaveText([
      "Holzstativ, schwer",
      "USB-Stick, 256 GB",
      "Feld-Tablet, 10 Zoll",
      "360°-Prisma mit Reflektorstab",
      "Miniprisma mit Spitze",
    ])
    expect(new URL(page.url()).search).toBe("?filter=icon")
    await filterButton(page, "BLK 3D").click()
    await expect(tiles(page)).toHaveCount(2)
    await page.goBack()
    await expect(tiles(page)).toHaveCount(5)
    await expect(filterButton(page, "iCON")).toHaveAttribute("aria-pressed", "true")
    await page.reload()
    await expect(tiles(page)).toHaveCount(5)
    await page.goto("/kaufen/zubehoer?filter=unbekannt")
    await expect(tiles(page)).toHaveCount(18)
  })

  it("add with one click, once by a double click, and every tab counts along", async () => {
    const page = await visitor()
    await page.goto("/kaufen/zubehoer?filter=icon")
    const other = await page.context().newPage()
    await other.goto("/agb")
    await quickAdd(page, "Miniprisma mit Spitze")
    await expect(counter(other)).toHaveAccessibleName("Warenkorb, 1 Artikel")
    await page.getByRole("button", { name: "Holzstativ, schwer in den Warenkorb" }).dblclick()
    await expect(counter(page)).toHaveAccessibleName("Warenkorb, 2 Artikel")
    await expect(counter(other)).toHaveAccessibleName("Warenkorb, 2 Artikel")
    await other.goto("/cart")
    await expect(line(other, "Holzstativ, schwer").getByRole("spinbutton")).toHaveValue("1")
    await quickAdd(page, "USB-Stick, 256 GB")
    await expect(line(other, "USB-Stick, 256 GB")).toBeVisible()
  })

  it("change quantities by clicks and typing, up to what the shop sells", async () => {
    const page = await visitor(PHONE)
    await page.goto("/kaufen/zubehoer?filter=icon")
    await quickAdd(page, "Miniprisma mit Spitze")
    await page.goto("/cart")
    const prism = line(page, "Miniprisma mit Spitze")
    const more = prism.getByRole("button", { name: /^Mehr/ })
    for (let clicks = 0; clicks < 4; clicks++) await more.click()
    await expect(prism).toContainText("CHF 1’700.00")
    await expect(counter(page)).toHaveAccessibleName("Warenkorb, 5 Artikel")
    const quantity = prism.getByRole("spinbutton")
    await quantity.fill("1000")
    await quantity.press("Enter")
    await expect(prism).toContainText("Höchstens 999 Stück.")
    await expect(quantity).toHaveValue("5")
    await quantity.fill("")
    await quantity.blur()
    const totals = "1 Artikel CHF 340.00 Versandkosten CHF 10.00 MwSt. (8.1%) CHF 28.35 Total inkl. MwSt. CHF 378.35"
    await expect.poll(() => summary(page)).toContain(totals)

    await more.click()
    await page.getByRole("link", { name: "Zur Kasse" }).click()
    await page.waitForURL("**/log-in?**")
    await expect(counter(page)).toHaveAccessibleName("Warenkorb, 2 Artikel")
  })

  it("keep what came along with its product, in its number, until that is removed", async () => {
    const station = await demoProduct("icon-icr70", "purchase")
    const page = await visitor()
    await page.goto(station.get_absolute_url ?? "")
    await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    await expect(page.getByText(/liegt im Warenkorb\./).first()).toBeVisible()
    await page.goto("/cart")
    const companion = line(page, `${station.name}, `).getByRole("row", { name: /^Geräteprüfung mit Protokoll/ })
    await expect(companion).toContainText("gehört dazu")
    await expect(companion.getByRole("button")).toHaveCount(0)
    await line(page, `${station.name}, `).first().getByRole("button", { name: /^Mehr/ }).click()
    await expect(companion).toContainText("2 Stück")
    await expect(counter(page)).toHaveAccessibleName("Warenkorb, 4 Artikel")
    await page.getByRole("button", { name: /^Entfernen/ }).click()
    await expect(page.getByText("Ihr Warenkorb ist leer.")).toBeVisible()
    await expect(counter(page)).toHaveAccessibleName("Warenkorb")
    const other = await page.context().newPage()
    await other.goto("/cart")
    await page.getByRole("button", { name: /^Rückgängig/ }).dblclick()
    await expect(companion).toContainText("2 Stück")
    await expect(counter(page)).toHaveAccessibleName("Warenkorb, 4 Artikel")
    await expect(counter(other)).toHaveAccessibleName("Warenkorb, 4 Artikel")
  })

  it("take recommended add-ons with one click and can be emptied at once", async () => {
    const page = await visitor()
    await page.goto("/kaufen/zubehoer?filter=icon")
    await quickAdd(page, "Miniprisma mit Spitze")
    await page.goto("/cart")
    await page.getByRole("button", { name: "Einweg-Zielmarken, 40 Stück: Dazu" }).click()
    await expect(line(page, "Einweg-Zielmarken, 40 Stück")).toContainText("CHF 38.00")
    // That one goes with what is rented.
    await expect(page.getByRole("button", { name: "Transportversicherung: Dazu" })).toHaveCount(0)
    await expect(counter(page)).toHaveAccessibleName("Warenkorb, 2 Artikel")
    await page.getByRole("button", { name: "Warenkorb leeren" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Alles entfernen" }).click()
    await expect(page.getByText("Ihr Warenkorb ist leer.")).toBeFocused()
    await page.reload()
    await expect(page.getByText("Ihr Warenkorb ist leer.")).toBeVisible()
  })

  it("are counted in every tab after the login, the order and the logout", async () => {
    const customer = await signedInCustomer()
    const page = await visitor()
    await page.goto("/kaufen/zubehoer?filter=icon")
    const other = await page.context().newPage()
    await other.goto("/impressum")
    await quickAdd(page, "Miniprisma mit Spitze")
    await page.goto("/log-in?to=%2Fcart%2Fcheckout")
    await logIn(page, customer)
    const order = page.getByRole("button", { name: "Jetzt bestellen" })
    await expect(order).toBeEnabled()
    await expect(counter(other)).toHaveAccessibleName("Warenkorb, 1 Artikel")
    await order.click()
    await page.waitForURL("**/cart/success?**")
    await expect(counter(page)).toHaveAccessibleName("Warenkorb")
    await expect(counter(other)).toHaveAccessibleName("Warenkorb")
    await page.goto("/kaufen/zubehoer?filter=icon")
    await quickAdd(page, "Holzstativ, schwer")
    await expect(counter(other)).toHaveAccessibleName("Warenkorb, 1 Artikel")
    await logOut(page)
    await expect(counter(other)).toHaveAccessibleName("Warenkorb")
    await expect(other.getByRole("banner").getByRole("link", { name: "Anmelden" })).toBeVisible()
  })

  it("work by keyboard alone, from the filter to the removed line", async () => {
    const page = await visitor()
    await page.goto("/kaufen/software-service")
    await expect(filterButton(page, "Alle")).toBeEnabled()
    await tabTo(page, "button", /^RTC 360$/)
    await page.keyboard.press("Space")
    await expect(tiles(page)).toHaveCount(5)
    await tabTo(page, "button", /^BIM-Modellierung in den Warenkorb/)
    await page.keyboard.press("Enter")
    await expect(counter(page)).toHaveAccessibleName("Warenkorb, 1 Artikel")
    await tabTo(page, "link", /Zum Warenkorb/)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/cart")
    await expect(line(page, "BIM-Modellierung")).toBeVisible()
    await tabTo(page, "button", /^Mehr/)
    await page.keyboard.press("Enter")
    await expect(counter(page)).toHaveAccessibleName("Warenkorb, 2 Artikel")
    await tabTo(page, "button", /^Entfernen/)
    await page.keyboard.press("Enter")
    await expect(page.getByRole("button", { name: /^Rückgängig/ })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(line(page, "BIM-Modellierung").getByRole("button", { name: /^Entfernen/ })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page.getByText("Ihr Warenkorb ist leer.")).toBeVisible()
  })
})

describe("the pages of software", () => {
  useBrowser()

  it("switch price and description with the plugin, which the address keeps, and add it as such", async () => {
    const page = await visitor()
    await page.goto("/kaufen/software-service/register-360/")
    const main = page.getByRole("main")
    await page.getByRole("radio", { name: /Dauerlizenz/ }).check()
    await expect(main).toContainText("Unbefristete Lizenz für einen Arbeitsplatz")
    await expect(main.locator(".buy")).toContainText("CHF 6’900")
    await page.reload()
    await expect(page.getByRole("radio", { name: /Dauerlizenz/ })).toBeChecked()
    await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    await expect(counter(page)).toHaveAccessibleName("Warenkorb, 1 Artikel")
    await page.goto("/cart")
    await expect(line(page, "Cyclone REGISTER 360 PLUS, Dauerlizenz")).toContainText("CHF 6’900.00")
  })

  it("lead to the devices they belong to", async () => {
    const page = await visitor()
    await page.goto("/kaufen/software-service/register-360/")
    await page.getByRole("region", { name: "Passt zu" }).getByRole("link", { name: "RTC 360" }).click()
    await page.waitForURL("**/kaufen/rtc-360/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("RTC 360")
  })
})
