import type { Page } from "playwright"
import { type SignedInCustomer, sql } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { DESKTOP } from "./browser"
import { expect } from "./expect"

export interface Rented {
  id: string
  serial: string
  orderId: string
  shopNumber: string
}

/** A rental from tomorrow to Friday. */
export async function rented(customer: SignedInCustomer, handle: string): Promise<Rented> {
  const { body } = await checkOut(await cartWithRental(handle, ["2026-11-25", "2026-11-27"]), customer)
  const [row] = await sql<{ id: string; serial: string }>(
    `select r.id, u.serial_number as serial from rental_reservation r join rental_unit u on u.id = r.unit_id
      where r.order_id = $1`,
    body.id,
  )
  return { ...row, orderId: body.id, shopNumber: body.shop_number }
}

/** As somebody signs, with mouse or finger. */
export async function sign(page: Page) {
  const pad = page.getByTestId("signature-pad")
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error("No field to sign in")
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 80, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole("img", { name: "Unterschrift, gezeichnet" })).toBeVisible()
}

export const SIZES = [
  ["1280 px", { ...DESKTOP, width: 1280 }],
  ["390 px", { width: 390, height: 844 }],
] as const
