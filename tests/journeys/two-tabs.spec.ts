import { describe, it } from "vitest"
import { signedInCustomer, sql, until } from "../harness"
import { useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { rentByAnother } from "./rent-by-another"
import { addToCart, choosePeriod, logIn, openRentalPage } from "./steps"

/** The demo has one of these. */
const SLUG = "icon-icr70"
const PERIOD = { start: "2027-02-02", end: "2027-02-04" }

describe("a period that somebody else took meanwhile", () => {
  useBrowser()

  it("shows in the cart and at the checkout with the next possible periods, before an order exists", async () => {
    const customer = await signedInCustomer()
    const page = await visitor()
    await openRentalPage(page, SLUG)
    await page.getByRole("radio", { name: /Abholung/ }).check()
    await choosePeriod(page, PERIOD)
    await addToCart(page)
    await page.goto("/log-in?to=%2Fcart%2Fcheckout")
    await logIn(page, customer)
    const order = page.getByRole("button", { name: "Jetzt bestellen" })
    await expect(order).toBeEnabled()

    await until("the hold", async () => (await sql("select 1 from rental_hold")).length > 0)
    await expireHolds()
    await rentByAnother(SLUG, PERIOD)
    const orders = await countOrders()

    await order.click()
    await expect(page.getByRole("main")).toContainText("Mo 8.2. bis Mi 10.2.2027")
    const cartTab = await page.context().newPage()
    await cartTab.goto("/cart")
    await expect(cartTab.getByRole("main")).toContainText("Mo 8.2. bis Mi 10.2.2027")
    expect(await countOrders()).toBe(orders)
  })
})

/** As if a quarter of an hour had gone by in front of the open checkout. */
const expireHolds = () => sql("update rental_hold set expires_at = created_at - interval '1 minute'")

const countOrders = async () => (await sql(`select count(*)::int as count from "order"`))[0].count
