import { expect as check, describe, it } from "vitest"
import { signedInCustomer } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { violationsOf } from "./barriers"
import { PHONE, tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { hasSettled } from "./settled"

describe("an order on a phone that gets no answer", () => {
  useBrowser()

  it("says next to its button that it is sent, then that it failed, and can be sent again", async () => {
    tolerate(/ERR_FAILED/)
    const { token } = await signedInCustomer()
    const cart = await cartWithRental("rtc-360", ["2027-04-06", "2027-04-15"])
    const page = await visitor(PHONE, { auth_token: token, cart_token: cart })
    let lose = () => {}
    const lost = new Promise<void>((resolve) => {
      lose = resolve
    })
    await page.route(`**/checkout/${cart}/`, async (route) => {
      await lost
      await route.abort()
    })
    await page.goto("/cart/checkout")
    await hasSettled(page)
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await expect(page.getByRole("button", { name: "Bestellung wird gesendet" })).toBeInViewport()
    check(await violationsOf(page, `{ include: [[".buy"]] }`)).toEqual([])

    lose()
    await expect(page.getByText(/Etwas ist schiefgelaufen/)).toBeInViewport({ ratio: 1 })
    await page.unrouteAll()
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await page.waitForURL("**/cart/success?orderId=*")
  })
})
