import type { Page } from "playwright"
import { expect as check, describe, it } from "vitest"
import { api, checkoutForm, demoDeliveryTypes, demoProduct, newCartToken, signedInCustomer } from "../harness"
import { followLink, type Mood, putInMood } from "./answers"
import { barriersOf, expectNoBarriers } from "./barriers"
import { PHONE, tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { SCREENS } from "./screens"
import { dayCell, openRentalPage, showMonth } from "./steps"

/** One of several addresses of a page stands for all of them. */
const PAGES = SCREENS.filter(({ title }, index) => SCREENS.findIndex((screen) => screen.title === title) === index)

/** Two pages at a time: as many as a small machine has processors. */
async function eachPage(look: (page: Page, screens: typeof PAGES) => Promise<string[]>): Promise<string[]> {
  const halves = [0, 1].map((half) => PAGES.filter((_screen, index) => index % 2 === half))
  const found = await Promise.all(halves.map(async (screens) => look(await visitor(), screens)))
  return found.flat()
}

describe("every public screen has no barrier that axe finds and fits its width", () => {
  useBrowser()

  it("filled, at once and read without loading it anew", async () => {
    const found = await eachPage(async (page, screens) => {
      const barriers: string[] = []
      for (const { address } of screens) {
        await page.goto(address)
        await page.waitForLoadState("networkidle")
        barriers.push(...(await barriersOf(page, address)))
      }
      return barriers
    })
    check(found).toEqual([])
  })

  it.each<[string, Mood]>([
    ["while its data are loading", "loading"],
    ["when its data can't be loaded", "broken"],
    ["without anything to show", "empty"],
  ])("%s", async (_when, mood) => {
    tolerate(/ status of 500 /)
    const found = await eachPage(async (page, screens) => {
      const barriers: string[] = []
      await page.goto("/activation")
      await page.waitForLoadState("networkidle")
      await page.evaluate(`localStorage.setItem("cart_token", "${newCartToken()}")`)
      await putInMood(page, mood)
      for (const { address, isList } of screens) {
        await followLink(page, address)
        await expect(page.locator("main h1, main [role=status]").first()).toBeVisible()
        if (mood === "broken" && isList) await expect(page.getByText("Bitte versuchen Sie es nochmals.")).toBeVisible()
        barriers.push(...(await barriersOf(page, `${address}, ${mood}`)))
      }
      return barriers
    })
    check(found).toEqual([])
  })
})

describe("what opens on a page has no barrier either", () => {
  useBrowser()

  it("the menu of a phone", async () => {
    const page = await visitor(PHONE)
    await page.goto("/mieten")
    await page.getByRole("button", { name: "Menü" }).click()
    await expect(page.getByRole("link", { name: "Schulen" }).first()).toBeVisible()
    await expectNoBarriers(page)
  })

  it("the calendar, half chosen and chosen, and why the shop refuses", async () => {
    const page = await visitor()
    await openRentalPage(page, "rtc-360")
    await showMonth(page, "2027-01-07")
    await dayCell(page, "2027-01-07").click()
    await expectNoBarriers(page, "half chosen")
    await dayCell(page, "2027-01-12").click()
    await expectNoBarriers(page, "chosen")
    const conflict = { reason: "booked", day: "2027-01-08", non_field_errors: ["Am Fr 8.1.2027 ist kein Gerät frei."] }
    const alternatives = [{ rentalstartdate: "2027-01-14", rentalenddate: "2027-01-19" }]
    await page.route("**/cart/rental/**", (route) =>
      route.fulfill({ status: 409, json: { ...conflict, alternatives } }),
    )
    await page.getByRole("button", { name: "In den Warenkorb" }).click()
    await expect(page.getByRole("alert")).toBeVisible()
    await expectNoBarriers(page, "refused")
  })

  it("every folded section of a product", async () => {
    const page = await visitor()
    for (const address of ["/kaufen/blk-2-go/", "/mieten/blk-2-go/", "/"]) {
      await page.goto(address)
      await page.evaluate(`for (const section of document.querySelectorAll("main details")) section.open = true`)
      await expectNoBarriers(page)
    }
  })

  it("the question before a line is removed", async () => {
    const page = await visitor()
    await page.goto("/activation")
    await page.evaluate(storing("cart_token", await filledCart("2027-04-06", "2027-04-08")))
    await page.goto("/cart")
    await expect(page.getByRole("heading", { name: "RTC 360" })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole("button", { name: "Entfernen: RTC 360" }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await expectNoBarriers(page, "the dialog")
  })

  it.each([
    ["/log-in", "Anmelden", "Bitte Passwort eingeben"],
    ["/sign-up", "Weiter", "Bitte Passwort eingeben"],
  ])("%s with what is missing", async (address, button, message) => {
    const page = await visitor()
    await page.goto(address)
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expectNoBarriers(page)
  })

  it("the customer's pages", async () => {
    const { token, cart, orderId } = await customerWithOrder()
    const page = await visitor()
    await page.goto("/log-in")
    await page.evaluate(`${storing("auth_token", token)}; ${storing("cart_token", cart)}`)
    const own = ["/cart", "/cart/checkout", "/orders", "/account", "/login-settings", `/orders/${orderId}`]
    for (const address of own) {
      await page.goto(address)
      await expectNoBarriers(page)
    }
  })
})

/** The browser's storage as a login or a filled cart leaves it. */
const storing = (key: string, value: string) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`

/** A customer with an order, and with another rental in the cart. */
async function customerWithOrder() {
  const { token, email } = await signedInCustomer()
  const ordered = await filledCart("2027-03-02", "2027-03-04")
  const order = await api("POST", `/checkout/${ordered}/`, { token, body: checkoutForm(email) })
  return { token, orderId: order.body.id, cart: await filledCart("2027-03-09", "2027-03-11") }
}

async function filledCart(rentalstartdate: string, rentalenddate: string) {
  const token = newCartToken()
  const { id } = await demoProduct("rtc-360")
  const { pickup } = await demoDeliveryTypes()
  await api("POST", `/cart/rental/${id}/`, {
    body: { cart: token, rentalstartdate, rentalenddate, delivery: pickup.id },
  })
  return token
}
