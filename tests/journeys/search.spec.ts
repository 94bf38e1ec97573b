import { describe, it } from "vitest"
import { expectNoBarriers } from "./barriers"
import { PHONE, tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { tabTo } from "./keyboard"

const QUERY_OF = (query: string) => new RegExp(`/search\\?query=${query}$`)

describe("who searches", () => {
  useBrowser()

  it("finds while typing, opens a product and comes back to what was found", async () => {
    const page = await visitor()
    await page.goto("/search")
    await page.getByLabel("Search term").pressSequentially("nivelliergeraet", { delay: 20 })
    await expect(page.getByText("1 result for “nivelliergeraet”")).toBeVisible()
    await expect(page).toHaveURL(QUERY_OF("nivelliergeraet"))
    await page.getByRole("link", { name: "Nivelliergerät-Set" }).first().click()
    await page.waitForURL("**/mieten/nivelliergeraet-set/")
    await page.goBack()
    await expect(page.getByText("1 result for “nivelliergeraet”")).toBeVisible()
    await expect(page.getByLabel("Search term")).toHaveValue("nivelliergeraet")
    await page.reload()
    await expect(page.getByText("1 result for “nivelliergeraet”")).toBeVisible()
  })

  it("is led by the header's suggestions, by keyboard alone", async () => {
    const page = await visitor()
    await page.goto("/mieten")
    await page.waitForLoadState("networkidle")
    await tabTo(page, "button", /Suchen/)
    await page.keyboard.press("Enter")
    const field = page.getByRole("combobox", { name: "Suchbegriff" })
    await expect(field).toBeFocused()
    await page.keyboard.type("prismn")
    await expect(page.getByRole("option", { name: /Miniprisma/ })).toBeVisible()
    await page.keyboard.press("ArrowDown")
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true")
    await expectNoBarriers(page, "suggestions")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("listbox")).toBeHidden()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(QUERY_OF("prismn"))
    await expect(page.getByRole("heading", { name: "Search", level: 1 })).toBeVisible()
    await expectNoBarriers(page, "results")
  })

  it("sees devices first, what they cost, and goes to one by keyboard", async () => {
    const page = await visitor({ width: 768, height: 900 })
    await page.goto("/mieten")
    await page.waitForLoadState("networkidle")
    await tabTo(page, "button", /Suchen/)
    await page.keyboard.press("Enter")
    await expect(page.getByRole("combobox", { name: "Suchbegriff" })).toBeFocused()
    await page.keyboard.type("scanner")
    await expect(page.getByRole("status").filter({ hasText: "6 Vorschläge" })).toBeAttached()
    const first = page.getByRole("option").first()
    await expect(first).toContainText("RTC 360")
    await expect(first).toContainText(/ab CHF\s290 \/ Tag/)
    await expect(first.locator("img")).toHaveJSProperty("complete", true)
    await expectNoBarriers(page, "suggestions with prices")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/mieten/rtc-360/")
  })

  it("is shown the shop's areas where the header finds nothing", async () => {
    const page = await visitor()
    await page.goto("/mieten")
    await page.waitForLoadState("networkidle")
    await page.getByRole("button", { name: "Suchen" }).click()
    await page.getByRole("combobox", { name: "Suchbegriff" }).pressSequentially("qwxzvk")
    await expect(page.getByText(/^Nichts gefunden\./)).toBeVisible()
    await expectNoBarriers(page, "no suggestions")
    await tabTo(page, "link", /^Zubehör$/)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/kaufen/zubehoer")
  })

  it("gets the focus back where the search was opened", async () => {
    const page = await visitor()
    await page.goto("/mieten")
    await page.waitForLoadState("networkidle")
    const button = page.getByRole("button", { name: "Suchen" })
    await button.click()
    const field = page.getByRole("combobox", { name: "Suchbegriff" })
    await expect(field).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(field).toBeHidden()
    await expect(button).toBeFocused()
  })

  it("finds the search in the menu of a phone, where nothing is found, too", async () => {
    const page = await visitor(PHONE)
    await page.goto("/")
    await page.getByRole("button", { name: "Menü" }).click()
    await page.getByRole("link", { name: "Suchen" }).click()
    await page.getByLabel("Search term").fill("qwxzvk")
    await page.getByRole("button", { name: "Search" }).click()
    await expect(page.getByText("No results for “qwxzvk”")).toBeVisible()
    await expectNoBarriers(page, "nothing found")
  })

  it("reads what was found without scripts", async () => {
    tolerate(/ERR_FAILED/)
    const page = await visitor()
    await page.route("**/*.js", (route) => route.abort())
    await page.goto("/search?query=carbonstativ", { waitUntil: "domcontentloaded" })
    await expect(page.getByRole("link", { name: "Carbon-Stativ" })).toBeVisible()
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  })
})
