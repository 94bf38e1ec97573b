import type { Page } from "playwright"
import { beforeAll, describe, it } from "vitest"
import { demoDeliveryTypes, demoProduct, signedInCustomer, sql } from "../harness"
import { add, cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { barriersOf, expectNoSeriousBarriers } from "./barriers"
import { useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { clicksInManual, tapsOn } from "./taps"

const DESK = { width: 1280, height: 900 }
const PHONE_IN_HAND = { width: 390, height: 844 }

let number: string
beforeAll(async () => {
  await sql("update order_item set fulfilled_quantity = quantity")
  const { all } = await demoDeliveryTypes()
  const delivery = all.find(({ name }) => name === "Express-Post")?.id
  const cart = await cartWithRental("rtc-360", ["2026-11-26", "2026-11-27"], { delivery })
  await add("accessory", (await demoProduct("usb-c-kabel", "accessory")).id, { cart })
  const { body } = await checkOut(cart, await signedInCustomer(), { company: "Metallbau Probe AG" })
  number = body.shop_number
})

async function saved(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), click()])
  return download.suggestedFilename()
}

describe.each([DESK, PHONE_IN_HAND])("labels and pick list, at %o", (viewport) => {
  useBrowser()

  it("are printed from 'Heute': the list with one click, a parcel's label with one", async () => {
    const page = await staffMember(viewport)
    await page.goto("/app/today")
    const taps = await tapsOn(page)
    const list = page.getByRole("link", { name: "Rüstliste", exact: true })
    expect(await saved(page, () => list.click())).toBe("Rüstliste_2026-11-24.pdf")
    expect(taps()).toBe(clicksInManual("Rüstliste von heute"))
    for (const box of ["errands-dispatch", "to-send"]) {
      const label = page.getByTestId(box).getByRole("link", { name: `Paketetikette für ${number}` })
      expect(await saved(page, () => label.click())).toBe(`Paketetikette ${number}.pdf`)
      expect(taps()).toBe(clicksInManual("Etikette eines Pakets"))
    }
    await expectNoSeriousBarriers(page, "main")
    expect(await barriersOf(page, "today", "document.querySelector('main')")).toEqual([])
  })

  it("are printed from a product, of one unit, some or all", async () => {
    const { id } = await demoProduct("rtc-360")
    const [{ serial }] = await sql<{ serial: string }>(
      "select serial_number as serial from rental_unit where product_id = $1 order by 1",
      id,
    )
    const page = await staffMember(viewport)
    await page.goto(`/app/products/${id}`)
    const taps = await tapsOn(page)
    const one = page.getByRole("link", { name: `Etikette von ${serial}` })
    expect(await saved(page, () => one.click())).toBe(`Etiketten ${serial}.pdf`)
    expect(taps()).toBe(clicksInManual("Etikette eines Geräts"))
    await page.getByRole("button", { name: "Etiketten", exact: true }).click()
    const drawer = page.getByRole("dialog")
    await expect(drawer.getByRole("checkbox", { checked: true }).first()).toBeVisible()
    await expectNoSeriousBarriers(page, "[role=dialog]")
    const print = drawer.getByRole("button", { name: "PDF öffnen" })
    expect(await saved(page, () => print.click())).toBe("Etiketten RTC 360.pdf")
    expect(taps()).toBe(clicksInManual("Etiketten aller Geräte eines Produkts"))
    await page.getByRole("button", { name: "Etiketten", exact: true }).click()
    for (const box of (await drawer.getByRole("checkbox").all()).slice(1)) await box.click()
    expect(await saved(page, () => print.click())).toBe(`Etiketten ${serial}.pdf`)
  })
})
