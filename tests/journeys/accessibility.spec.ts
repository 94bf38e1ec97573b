import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"
import { api, checkoutForm, demoDeliveryTypes, demoProduct, newCartToken, signedInCustomer } from "../harness"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
const PUBLIC = ["/", "/mieten", "/mieten/rtc-360/", "/cart", "/log-in", "/sign-up", "/activation", "/gibt-es-nicht"]
const OWN = ["/cart", "/cart/checkout", "/orders", "/account"]

describe.each([
  ["on a phone", PHONE],
  ["on a desktop", DESKTOP],
])("%s", (_name, viewport) => {
  useBrowser()

  it.each(PUBLIC)("%s has no barrier that axe finds and fits its width", async (path) => {
    const page = await visitor(viewport)
    await page.goto(path)
    await expectNoBarriers(page)
  })

  it("the customer's pages have none either", async () => {
    const { token, cart, orderId } = await customerWithOrder()
    const page = await visitor(viewport)
    await page.goto("/log-in")
    await page.evaluate(signInScript(token, cart))
    for (const path of [...OWN, `/orders/${orderId}`, `/cart/success?orderId=${orderId}`]) {
      await page.goto(path)
      await expectNoBarriers(page)
    }
  })
})

async function expectNoBarriers(page: Page) {
  await page.waitForLoadState("networkidle")
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)
  expect(found, page.url()).toEqual([])
  const overhang = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
  expect(overhang, `${page.url()} scrolls sideways`).toBe(0)
}

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

/** The browser's storage as the login leaves it. */
const signInScript = (token: string, cartToken: string) =>
  `localStorage.setItem("auth_token", ${JSON.stringify(token)}); localStorage.setItem("cart_token", ${JSON.stringify(cartToken)})`
