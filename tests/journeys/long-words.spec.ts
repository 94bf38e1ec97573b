import type { Page } from "playwright"
import { expect as check, describe, it } from "vitest"
import { api, newCartToken } from "../harness"
import { PHONE, useBrowser, visitor } from "./browser"
import { customerWithEverything, UNBROKEN } from "./customer-with-everything"
import { ownScreens } from "./screens/own"
import { hasSettled } from "./settled"

/** By how much the page is wider than the phone, and what stands out. */
const OVERHANG = `(() => {
  const width = document.documentElement.clientWidth
  const over = document.documentElement.scrollWidth - width
  if (over <= 0) return ""
  const wide = [...document.querySelectorAll("main *")].filter((part) => part.getBoundingClientRect().right > width + 1)
  const names = wide.slice(-3).map((part) => part.tagName + "." + part.className + " " + part.textContent.slice(0, 20))
  return over + " px: " + names.join(" | ")
})()`

async function overhangs(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await hasSettled(page)
    const overhang = await page.evaluate<string>(OVERHANG)
    if (overhang !== "") found.push(`${address}: ${overhang}`)
  }
  return found
}

const WORD = "Geschwindigkeitsmessungsprotokoll".repeat(5)

describe("on a phone, no page scrolls sideways", () => {
  useBrowser()

  it("for what a customer typed without a blank", async () => {
    const customer = await customerWithEverything(UNBROKEN)
    const page = await visitor(PHONE, customer.storage)
    const screens = ownScreens(customer).map(({ address }) => address)
    check(await overhangs(page, [...screens, "/cart"])).toEqual([])
  })

  it("for what an address names", async () => {
    const page = await visitor(PHONE, { cart_token: newCartToken() })
    const named = [
      `/search?query=${WORD}`,
      `/log-in?email=${WORD}@example.ch`,
      `/cart/success?orderId=${WORD}`,
      `/${WORD}`,
      `/events/registration?location=${WORD}`,
    ]
    check(await overhangs(page, named)).toEqual([])
  })

  it("in a dialog either", async () => {
    const { storage } = await customerWithEverything({ ...UNBROKEN, email: `x${UNBROKEN.email}` })
    const { body } = await api("GET", "/addresses/", { token: storage.auth_token })
    check(body.length).toBeGreaterThan(0)
    const page = await visitor(PHONE, storage)
    await page.goto("/account/addresses")
    await page
      .getByRole("button", { name: /löschen$/ })
      .first()
      .click()
    await page.getByRole("dialog").waitFor()
    check(await page.evaluate<string>(OVERHANG)).toBe("")
    await page.goto("/cart/checkout")
    await page.getByRole("button", { name: "Andere Adresse" }).first().click()
    check(await page.evaluate<string>(OVERHANG)).toBe("")
  })
})
