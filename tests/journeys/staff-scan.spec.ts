import type { Page } from "playwright"
import { beforeAll, describe, it } from "vitest"
import { signedInCustomer, sql } from "../harness"
import { cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { expectNoSeriousBarriers } from "./barriers"
import { useBrowser } from "./browser"
import { rented } from "./counter"
import { expect } from "./expect"
import { holdBeforeCamera, REFUSED_CAMERA, WITH_CAMERA, WITHOUT_CAMERA, watchCameras } from "./fake-camera"
import { staffMember } from "./staff-member"

const DESK = { width: 1280, height: 900 }
const PHONE_IN_HAND = { width: 390, height: 844 }

let rental: { id: string; unit: string; serial: string; orderId: string; shopNumber: string }
beforeAll(async () => {
  const { body } = await checkOut(
    await cartWithRental("blk-360-g2", ["2026-11-25", "2026-11-27"]),
    await signedInCustomer(),
  )
  const [row] = await sql<{ id: string; unit: string; serial: string }>(
    `select r.id, u.id as unit, u.serial_number as serial from rental_reservation r join rental_unit u on u.id = r.unit_id
      where r.order_id = $1`,
    body.id,
  )
  rental = { ...row, orderId: body.id, shopNumber: body.shop_number }
})

async function printed(page: Page, path: string) {
  const answer = await page.request.get(path)
  await holdBeforeCamera(new Uint8Array(await answer.body()))
}
const unitLabel = (page: Page) => printed(page, `/admin/rental/units/${rental.unit}/label`)

const scanButton = (page: Pick<Page, "getByRole">) => page.getByRole("button", { name: "Mit der Kamera scannen" })

/** In a browser that has no reader of its own. */
async function scanner(viewport: typeof DESK) {
  const page = await staffMember(viewport)
  await page.addInitScript(() => Reflect.deleteProperty(window, "BarcodeDetector"))
  const cameras = await watchCameras(page)
  return { page, cameras }
}

describe.each([DESK, PHONE_IN_HAND])("labels that the shop printed, before the camera, at %o", (viewport) => {
  useBrowser(WITH_CAMERA)

  it("bring the serial number into the hand-over, and the camera is off again", async () => {
    const { page, cameras } = await scanner(viewport)
    await unitLabel(page)
    await page.goto(`/app/desk/${rental.id}`)
    await scanButton(page).click()
    await expect(page.getByLabel("Seriennummer")).toHaveValue(rental.serial)
    await expect(page.getByRole("dialog")).toHaveCount(0)
    expect(await cameras()).toEqual(["ended"])
    await page.getByRole("button", { name: "Weiter" }).click()
    await expect(page.getByRole("heading", { name: "Checkliste", exact: true })).toBeVisible()
  })

  it("find the order of a parcel, and a unit in plan and orders", async () => {
    const { page } = await scanner(viewport)
    await printed(page, `/admin/orders/${rental.orderId}/parcel-label`)
    await page.goto("/app/orders")
    await scanButton(page).click()
    await expect(page.getByRole("searchbox").first()).toHaveValue(rental.shopNumber)
    await expect(page.getByRole("status").filter({ hasText: /^1\sBestellung$/ })).toBeVisible()
    await unitLabel(page)
    await page.goto("/app/plan")
    await scanButton(page).click()
    await expect(page.getByLabel("Suchen nach Gerät, Bestellung oder Kunde")).toHaveValue(rental.serial)
  })

  it("bring it to one of several units that go out or come back, and to an exchange", async () => {
    const customer = await signedInCustomer()
    const several = [await rented(customer, "blk-3d"), await rented(customer, "rtc-360")]
    const [first, { id, serial }] = several
    const [{ mine, another, other_serial }] = await sql(
      `select mine.id as mine, other.id as another, other.serial_number as other_serial
         from rental_reservation r join rental_unit mine on mine.id = r.unit_id
         join rental_unit other on other.product_id = r.product_id and other.id <> mine.id and other.is_in_service
        where r.id = $1 limit 1`,
      id,
    )
    const { page } = await scanner(viewport)
    await printed(page, `/admin/rental/units/${mine}/label`)
    await page.goto(`/app/desk/${first.id}/together`)
    const unit = page.getByRole("region", { name: new RegExp(serial) })
    await scanButton(unit).first().click()
    await expect(unit.getByLabel("Seriennummer")).toHaveValue(serial)
    await sql("update rental_reservation set status = 'handed_over', start_day = '2026-11-24' where id = any($1)", [
      first.id,
      id,
    ])
    await page.goto(`/app/desk/${first.id}/together`)
    await expect(page.getByRole("heading", { name: "Geräte zurücknehmen" })).toBeVisible()
    await scanButton(unit).click()
    await expect(unit.getByText("Das ist das Gerät dieser Miete.")).toBeVisible()
    await expectNoSeriousBarriers(page, "[data-testid=together]")
    await printed(page, `/admin/rental/units/${another}/label`)
    await page.goto(`/app/desk/${id}/swap`)
    await scanButton(page).click()
    await expect(page.getByLabel("Seriennummer des neuen Geräts")).toHaveValue(other_serial)
    await sql("delete from rental_reservation where id = any($1)", [first.id, id])
  })

  it("say at a return whether it is the unit that is expected", async () => {
    await sql("update rental_reservation set status = 'handed_over' where id = $1", rental.id)
    const { page } = await scanner(viewport)
    await unitLabel(page)
    await page.goto(`/app/desk/${rental.id}`)
    await scanButton(page).click()
    await expect(page.getByText("Das ist das Gerät dieser Miete.")).toBeVisible()
    await printed(page, `/admin/orders/${rental.orderId}/parcel-label`)
    await scanButton(page).click()
    await expect(page.getByText(`Gescannt ist ${rental.shopNumber}: nicht das Gerät dieser Miete.`)).toBeVisible()
    await expectNoSeriousBarriers(page, "main")
    await sql("update rental_reservation set status = 'reserved' where id = $1", rental.id)
  })
})

describe.each([DESK, PHONE_IN_HAND])("a refused camera, at %o", (viewport) => {
  useBrowser(REFUSED_CAMERA)

  it("leaves the typed way, by keyboard", async () => {
    const page = await staffMember(viewport)
    await page.goto(`/app/desk/${rental.id}`)
    await scanButton(page).focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog")
    await expect(dialog).toContainText("Die Kamera ist nicht erlaubt.")
    await expect(dialog).toContainText("Bitte tippen Sie die Seriennummer ein.")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(scanButton(page)).toBeFocused()
  })
})

describe("a device without a camera", () => {
  useBrowser(WITHOUT_CAMERA)

  it("says so, and that numbers can be typed", async () => {
    const page = await staffMember(PHONE_IN_HAND)
    await page.goto("/app/orders")
    await scanButton(page).click()
    await expect(page.getByRole("alert")).toContainText(
      "Dieses Gerät hat keine Kamera. Bitte tippen Sie die Nummer ins Suchfeld.",
    )
    await page.getByRole("button", { name: "Kamera schliessen" }).click()
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })
})
