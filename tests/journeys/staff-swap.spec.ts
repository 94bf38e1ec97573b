import { beforeAll, beforeEach, describe, it } from "vitest"
import { signedInCustomer, sql, staff } from "../harness"
import { allAtHome } from "../http/handover-support"
import { expectNoSeriousBarriers } from "./barriers"
import { tolerate, useBrowser, visitor } from "./browser"
import { type Rented, rented, SIZES, sign } from "./counter"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { clicksInManual, tapsOn } from "./taps"

let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})
beforeEach(allAtHome)

const NOTHING = { checklist: [], note: "", photos: [], signer: "", signature: null, unsigned_reason: "Versand" }
async function handedOver(rental: Rented) {
  const given = { serial_number: rental.serial, is_exchanged: false, ...NOTHING }
  const answer = await admin("POST", `/admin/rental/reservations/${rental.id}/hand-over`, given)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

describe("a device that fails on site", () => {
  useBrowser()

  it.each(SIZES)(
    "is exchanged with one signature, in as many clicks as the manual says, at %s",
    async (_case, viewport) => {
      const customer = await signedInCustomer()
      const rental = await rented(customer, "blk-3d")
      await handedOver(rental)
      const page = await staffMember(viewport)
      const taps = await tapsOn(page)
      await page.goto(`/app/orders/${rental.orderId}`)
      await page.getByTestId("rental-lines").getByRole("link", { name: "Gerät tauschen" }).first().click()
      await expect(page.getByRole("heading", { name: "Neues Gerät" })).toBeVisible()
      await page.getByLabel("Begründung").fill("Laser fällt aus")
      const free = page.getByRole("radiogroup", { name: "Freie Geräte" }).getByRole("radio").first()
      const serial = (await free.getAttribute("value")) as string
      await page.getByRole("radio", { name: new RegExp(`^${serial}`) }).click()
      await expect(page.getByLabel("Seriennummer des neuen Geräts")).toHaveValue(serial)
      await expectNoSeriousBarriers(page, "[data-testid=swap]")
      await page.getByRole("button", { name: "Weiter" }).click()
      await expect(page.getByRole("heading", { name: `Zurück: ${rental.serial}` })).toBeVisible()
      await page.getByRole("button", { name: "Alles in Ordnung" }).click()
      await expectNoSeriousBarriers(page, "[data-testid=swap]")
      await page.getByRole("button", { name: "Weiter" }).click()
      await expect(page.getByRole("heading", { name: `Neu: ${serial}` })).toBeVisible()
      await page.getByRole("button", { name: "Alles in Ordnung" }).click()
      await page.getByRole("button", { name: "Weiter" }).click()
      await sign(page)
      await page.getByRole("button", { name: "Tauschen" }).click()
      await expect(page.getByText(`Getauscht: Beim Kunden ist jetzt ${serial}.`)).toBeVisible()
      expect(taps()).toBe(clicksInManual("ein Gerät auf der Baustelle tauschen"))
      await expect(page.getByRole("link", { name: /protokoll vom/ })).toHaveCount(3)
      await expectNoSeriousBarriers(page, "[data-testid=swap]")

      await page.getByRole("link", { name: `Bestellung ${rental.shopNumber}` }).click()
      await expect(page.getByTestId("rental-lines")).toContainText(serial)
      await page.goto("/app/today")
      await expect(page.getByTestId("returned-units")).toContainText(rental.serial)
      await page.goto("/app/plan")
      await expect(page.getByRole("button", { name: new RegExp(`^Miete, .*${rental.shopNumber}`) })).toHaveCount(2)

      const customers = await visitor(viewport, { auth_token: customer.token })
      await customers.goto(`/orders/${rental.orderId}`)
      await expect(
        customers.getByRole("button", { name: new RegExp(`^Rückgabeprotokoll.*${rental.serial}`) }),
      ).toBeVisible()
      await expect(customers.getByRole("button", { name: /^Übergabeprotokoll/ })).toHaveCount(2)
    },
  )

  it("says that it is exchanged where the answer was lost", async () => {
    tolerate(/ERR_FAILED/)
    const rental = await rented(await signedInCustomer(), "blk-3d")
    await handedOver(rental)
    const page = await staffMember()
    await page.goto(`/app/desk/${rental.id}/swap`)
    await page.getByLabel("Begründung").fill("Laser fällt aus")
    const free = page.getByRole("radiogroup", { name: "Freie Geräte" }).getByRole("radio").first()
    const serial = (await free.getAttribute("value")) as string
    await page.getByRole("radio", { name: new RegExp(`^${serial}`) }).click()
    for (const _step of ["Zurück", "Neu", "Unterschrift"]) await page.getByRole("button", { name: "Weiter" }).click()
    await page.getByRole("switch", { name: "Ohne Unterschrift" }).click()
    await page.getByRole("textbox", { name: "Begründung" }).fill("Versand")
    await page.route("**/swap", async (route) => {
      if (route.request().method() !== "POST") return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole("button", { name: "Tauschen" }).click()
    await expect(page.getByText(`Getauscht: Beim Kunden ist jetzt ${serial}.`)).toBeVisible()
    await expect(page.getByRole("link", { name: /protokoll vom/ })).toHaveCount(3)
  })

  it("says that a colleague was faster, and exchanges nothing of what he brought", async () => {
    tolerate(/ status of 409 /)
    const rental = await rented(await signedInCustomer(), "blk-3d")
    await handedOver(rental)
    const page = await staffMember()
    await page.goto(`/app/desk/${rental.id}/swap`)
    await page.getByLabel("Begründung").fill("Laser fällt aus")
    const free = page.getByRole("radiogroup", { name: "Freie Geräte" }).getByRole("radio", { disabled: false })
    const [mine, his] = await free.evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value") as string))
    await page.getByRole("radio", { name: new RegExp(`^${mine}`) }).click()
    for (const _step of ["Zurück", "Neu", "Unterschrift"]) await page.getByRole("button", { name: "Weiter" }).click()
    await page.getByRole("switch", { name: "Ohne Unterschrift" }).click()
    await page.getByRole("textbox", { name: "Begründung" }).fill("Versand")
    const { status } = await admin("POST", `/admin/rental/reservations/${rental.id}/swap`, {
      ...{ key: "a-colleague", serial_number: his, reason: "defect", explanation: "", parts: [], parts_back: [] },
      ...{ former_checklist: [], former_note: "", former_photos: [], damage: null, ...NOTHING },
    })
    expect(status).toBe(200)
    await page.getByRole("button", { name: "Tauschen" }).click()
    await expect(page.getByText(`Nicht getauscht: Beim Kunden ist inzwischen ${his}.`)).toBeVisible()
    await expect(page.getByRole("heading", { name: "Neues Gerät" })).toBeVisible()
  })

  it("says who has the others, and takes none that somebody needs", async () => {
    const customer = await signedInCustomer()
    const rental = await rented(customer, "rtc-360")
    await handedOver(rental)
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, kind, start_day, end_day, window_start, window_end)
       select 'block-' || u.id, u.product_id, u.id, 'repair', '2026-11-24', '2026-11-30', '2026-11-24', '2026-11-30'
         from rental_unit u join rental_unit mine on mine.product_id = u.product_id
        where mine.serial_number = $1 and u.serial_number <> $1 and u.deleted_at is null`,
      rental.serial,
    )
    const page = await staffMember()
    await page.goto(`/app/desk/${rental.id}/swap`)
    await expect(page.getByText("Kein anderes Gerät dieses Modells ist bis zum Ende der Miete zu haben.")).toBeVisible()
    const others = page.getByRole("radiogroup", { name: "Freie Geräte" })
    await expect(others).toContainText("Reparatur")
    await expect(others.getByRole("radio", { disabled: false })).toHaveCount(0)
    await expectNoSeriousBarriers(page, "[data-testid=swap]")
  })
})

describe("three devices for one site", () => {
  useBrowser()

  it.each(SIZES)("go out with one signature, and come back two today and one later, at %s", async (_case, viewport) => {
    const customer = await signedInCustomer()
    const rentals = [
      await rented(customer, "blk-3d"),
      await rented(customer, "blk-3d"),
      await rented(customer, "rtc-360"),
    ]
    const page = await staffMember(viewport)
    const taps = await tapsOn(page)
    await page.goto("/app/today")
    await page.getByRole("link", { name: "Alle übergeben (3)" }).first().click()
    await expect(page.getByRole("heading", { name: "Geräte übergeben" })).toBeVisible()
    const serials = page.getByLabel("Seriennummer")
    await expect(serials).toHaveCount(3)
    const ready = await page
      .getByText(/^Bereit liegt/)
      .locator("span")
      .allInnerTexts()
    expect([...ready].sort()).toEqual(rentals.map(({ serial }) => serial).sort())
    await serials.first().focus()
    for (const serial of ready) await page.keyboard.type(`${serial}\n`)
    await page.getByRole("button", { name: "Bei allen alles in Ordnung" }).click()
    await expectNoSeriousBarriers(page, "[data-testid=together]")
    await page.getByRole("button", { name: "3 Geräte übergeben" }).click()
    await expect(page.getByText("Bitte unterschreiben lassen")).toBeVisible()
    await sign(page)
    await page.getByRole("button", { name: "3 Geräte übergeben" }).click()
    await expect(page.getByText("3 Geräte sind übergeben.")).toBeVisible()
    expect(taps()).toBe(clicksInManual("drei Geräte mit einer Unterschrift übergeben") + 1) // one in vain
    await expectNoSeriousBarriers(page, "[data-testid=together]")

    await sql(
      "update rental_reservation set start_day = '2026-11-20', window_start = '2026-11-20', end_day = '2026-11-24'",
    )
    await page.goto("/app/today")
    taps()
    await page.getByRole("link", { name: "Alle zurücknehmen (3)" }).first().click()
    await expect(page.getByRole("heading", { name: "Geräte zurücknehmen" })).toBeVisible()
    const last = rentals[2].serial
    await page.getByRole("switch", { name: `${last} jetzt zurücknehmen` }).click()
    await page.getByRole("button", { name: "Bei allen alles in Ordnung" }).click()
    await expectNoSeriousBarriers(page, "[data-testid=together]")
    await sign(page)
    await page.getByRole("button", { name: "2 Geräte zurücknehmen" }).click()
    await expect(page.getByText("2 Geräte sind zurück.")).toBeVisible()
    await expect(page.getByTestId("together")).toContainText(`Noch beim Kunden: RTC 360 (${last})`)
    expect(taps()).toBe(clicksInManual("zwei von drei Geräten zurücknehmen"))
    const states = await sql<{ id: string; status: string }>("select id, status from rental_reservation")
    const stateOf = new Map(states.map(({ id, status }) => [id, status]))
    expect(rentals.map(({ id }) => stateOf.get(id))).toEqual(["returned", "returned", "handed_over"])
    await page.goto("/app/today")
    await expect(page.getByTestId("errands-return")).toContainText(last)
  })

  it("stay where they are if one isn't to be had, which is said at its field", async () => {
    const customer = await signedInCustomer()
    const rentals = [await rented(customer, "blk-3d"), await rented(customer, "rtc-360")]
    const page = await staffMember({ width: 390, height: 844 })
    await page.goto(`/app/desk/${rentals[0].id}/together`)
    const serials = page.getByLabel("Seriennummer")
    await serials.nth(0).fill("XYZ-999")
    await serials.nth(1).fill("XYZ-998")
    await page.getByRole("switch", { name: "Ohne Unterschrift" }).click()
    await page.getByLabel("Begründung").fill("Versand")
    await page.getByRole("button", { name: "2 Geräte übergeben" }).click()
    await expect(page.getByText("Ein solches Gerät gibt es bei diesem Produkt nicht.")).toBeVisible()
    await expect(serials.nth(0)).toHaveAttribute("aria-invalid", "true")
    await page.reload()
    await expect(serials.nth(1)).toHaveValue("XYZ-998")
  })
})
