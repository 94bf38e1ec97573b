import { describe, it } from "vitest"
import { newCartToken, signedInCustomer } from "../harness"
import { invoicedRental } from "../http/monthly-support"
import { expectNoSeriousBarriers, violationsOf } from "./barriers"
import { PHONE, readable, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

describe("a long rental that is billed by the month", () => {
  useBrowser()

  it("is switched on by staff; the customer sees the plan on a phone and finds the invoices", async () => {
    const customer = await signedInCustomer()
    const order = await invoicedRental(customer, ["2027-09-01", "2027-11-26"])
    const desk = await staffMember()
    await desk.goto(`/app/orders/${order.id}`)
    const lines = desk.getByTestId("order-lines")
    await lines.getByRole("button", { name: "Monatlich verrechnen" }).click()
    const list = lines.getByRole("list", { name: "Monatliche Rechnungen" })
    await expect
      .poll(async () => {
        await desk.reload()
        return (await list.innerText().catch(() => "")).replace(/\s+/g, " ")
      })
      .toMatch(/Rechnung RE-\d+ .* offen .* 1\.10\.2027 .* geplant .* 1\.11\.2027 .* geplant/)
    await expect(desk.getByTestId("order-documents")).toContainText("storniert")
    await expectNoSeriousBarriers(desk, "[data-testid=order-lines]")

    const page = await visitor(PHONE, { auth_token: customer.token, cart_token: newCartToken() })
    await page.goto(`/orders/${order.id}`)
    const plan = page.getByRole("region", { name: "Monatliche Rechnungen" })
    await expect(plan.getByRole("row")).toHaveCount(5)
    expect(readable(await plan.innerText())).toMatch(
      /1\.9\.2027 – 30\.9\.2027[\s\S]*Offen[\s\S]*Am 1\.10\.2027[\s\S]*Folgt/,
    )
    expect(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    await plan.getByRole("link", { name: "Zu meinen Rechnungen" }).click()
    await expect(page.getByRole("article", { name: /^Rechnung RE-/ })).toHaveCount(2)
  })
})
