import { describe, it } from "vitest"
import { mailTo, signedInCustomer } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { expectNoSeriousBarriers } from "./barriers"
import { DESKTOP, PHONE, useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { clicksInManual, tapsOn } from "./taps"

describe("another model for a customer on the phone", () => {
  useBrowser()

  it.each([
    ["1280 px", { ...DESKTOP, width: 1280 }, ["2027-03-09", "2027-03-11"], ["Di 9.3.", "Do 11.3."]],
    ["390 px", PHONE, ["2027-03-16", "2027-03-18"], ["Di 16.3.", "Do 18.3."]],
  ] as [string, typeof DESKTOP, [string, string], [string, string]][])(
    "takes the place of his rental with as many clicks as the manual says, at %s",
    async (_case, viewport, period, [first, last]) => {
      const customer = await signedInCustomer({ company: "Umstieg AG" })
      const { body } = await checkOut(await cartWithRental("rtc-360", period), customer)
      const page = await staffMember(viewport)
      await page.goto(`/app/orders/${body.id}`)
      const taps = await tapsOn(page)
      await page.getByTestId("rental-lines").getByRole("link", { name: "Anderes Modell" }).click()
      await expect(page.getByTestId("replaced-rental")).toContainText(`Statt RTC 360`)
      await expect(page.getByTestId("replaced-rental")).toContainText(body.shop_number)
      await expect(page.getByTestId("order-customer")).toContainText("Umstieg AG")
      await page.getByRole("button", { name: `BLK 3D, ${first}2027: ` }).click()
      await page.getByRole("button", { name: `BLK 3D, ${last}2027: ` }).click()
      await expect(page.getByTestId("order-summary")).toContainText("3 Tage")
      await expect(page.getByRole("button", { name: "Als Offerte senden" })).toHaveCount(0)
      await expectNoSeriousBarriers(page, "main")
      await page.getByRole("button", { name: /^Bestellen, CHF/ }).click()
      await page.waitForURL(/\/app\/orders\/order_/)
      await expect(page.getByTestId("rental-lines")).toContainText("BLK 3D")
      expect(taps()).toBe(clicksInManual("ein anderes Modell statt des bestellten"))
      await mailTo(customer.email, /W-\d+/)

      await page.goto(`/app/orders/${body.id}`)
      await expect(page.getByTestId("rental-lines")).toContainText("Storniert")
      await page.getByRole("link", { name: "Bestellungen" }).first().click()
      await expect(page.getByTestId("order-list")).toBeVisible()
    },
  )

  it("isn't offered for what is cancelled already", async () => {
    const customer = await signedInCustomer()
    const { body } = await checkOut(await cartWithRental("rtc-360", ["2027-03-23", "2027-03-25"]), customer)
    const page = await staffMember()
    await page.goto(`/app/orders/${body.id}`)
    const link = page.getByTestId("rental-lines").getByRole("link", { name: "Anderes Modell" })
    const address = await link.getAttribute("href")
    await page.getByTestId("rental-lines").getByRole("button", { name: "Stornieren" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Miete stornieren" }).click()
    await expect(page.getByTestId("rental-lines")).toContainText("Storniert")
    await expect(link).toHaveCount(0)
    await page.goto(address ?? "")
    await expect(page.getByTestId("replaced-rental")).toContainText("bereits storniert")
    await expect(page.getByTestId("order-summary")).toHaveCount(0)
  })
})
