import { beforeAll, beforeEach, describe, it } from "vitest"
import { signedInCustomer, sql } from "../harness"
import { allAtHome, startHandovers } from "../http/handover-support"
import { allPartsThere, outWithSet } from "../http/parts-support"
import { expectNoSeriousBarriers } from "./barriers"
import { useBrowser, visitor } from "./browser"
import { rented, SIZES, sign } from "./counter"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { clicksInManual, tapsOn } from "./taps"

beforeAll(startHandovers)
beforeEach(async () => {
  await allPartsThere()
  await allAtHome()
})

describe("a set at the counter", () => {
  useBrowser()

  it.each(SIZES)(
    "goes out with a tripod of the pool, and comes back early without a battery, at %s",
    async (_case, viewport) => {
      const customer = await signedInCustomer()
      const rental = await rented(customer, "blk-360-g2")
      const page = await staffMember(viewport)
      const taps = await tapsOn(page)
      await page.goto("/app/today")
      await page.getByTestId("errands-pickup").getByRole("link", { name: "Übergeben" }).first().click()
      await page.getByLabel("Seriennummer").fill(rental.serial)
      await page.getByRole("button", { name: "Weiter" }).click()
      await expect(page.getByRole("heading", { name: "Zubehör" })).toBeVisible()
      await expect(page.getByText("Akku: 2 von 2")).toBeVisible()
      await page.getByRole("checkbox", { name: "STATIV-02" }).click()
      await expectNoSeriousBarriers(page, "[data-testid=handover]")
      await page.getByRole("button", { name: "Alles in Ordnung" }).click()
      await page.getByRole("button", { name: "Weiter" }).click()
      await page.getByRole("button", { name: "Weiter" }).click()
      await sign(page)
      await page.getByRole("button", { name: "Übergeben" }).click()
      await expect(page.getByText("Das Gerät ist übergeben.")).toBeVisible()
      expect(taps()).toBe(clicksInManual("ein Set übergeben, mit einem Stativ der geteilten"))

      await sql(
        "update rental_reservation set start_day = '2026-11-23', window_start = '2026-11-23' where id = $1",
        rental.id,
      )
      await page.goto(`/app/orders/${rental.orderId}`)
      await page.getByTestId("rental-lines").getByRole("link", { name: "Zurücknehmen" }).first().click()
      await expect(page.getByText("Vorzeitig: Das Gerät ist wieder frei")).toBeVisible()
      await page.getByRole("button", { name: "Weiter" }).click()
      await expect(page.getByText("Carbon-Stativ STATIV-02: 1 von 1")).toBeVisible()
      await page.getByRole("button", { name: "Akku: eins weniger" }).click()
      await expect(page.getByText("Fehlt: 1 Stück, CHF 95.00 exkl. MwSt.")).toBeVisible()
      await expectNoSeriousBarriers(page, "[data-testid=handover]")
      await page.getByRole("button", { name: "Alles in Ordnung" }).click()
      await page.getByRole("button", { name: "Weiter" }).click()
      await page.getByRole("button", { name: "Weiter" }).click()
      await sign(page)
      await page.getByRole("button", { name: "Zurücknehmen" }).click()
      await expect(page.getByText("Das Gerät ist zurück.")).toBeVisible()
      expect(taps()).toBe(clicksInManual("ein Set früher zurücknehmen, ein Akku fehlt"))

      await page.goto("/app/today")
      const open = page.getByTestId("open-parts")
      await expect(open).toContainText("1 × Akku")
      await expect(open).toContainText(rental.shopNumber)
      await expectNoSeriousBarriers(page, "[data-testid=open-parts]")
      const customers = await visitor(viewport, { auth_token: customer.token })
      await customers.goto(`/orders/${rental.orderId}`)
      await expect(customers.getByText(/Fehlendes Zubehör, festgestellt am .*1 × Akku\./)).toBeVisible()

      taps()
      await page.getByRole("button", { name: "Akku nachgereicht" }).click()
      await expect(page.getByText("Was dafür verrechnet wurde, wird zurückgenommen")).toBeVisible()
      await page.getByRole("button", { name: "Wieder da" }).click()
      await expect(open).toBeHidden()
      expect(taps()).toBe(clicksInManual("ein fehlendes Teil wird nachgereicht"))
      await customers.reload()
      await expect(customers.getByText(/1 × Akku\..*\(erlassen\)/)).toBeVisible()
    },
  )

  it("says at the part what isn't to be had, and keeps what was counted over a reload", async () => {
    const { handover } = await outWithSet(["STATIV-02"], "rtc-360")
    const customer = await signedInCustomer()
    const rental = await rented(customer, "blk-360-g2")
    const page = await staffMember({ width: 390, height: 844 })
    await page.goto(`/app/desk/${rental.id}`)
    await page.getByLabel("Seriennummer").fill(rental.serial)
    await page.getByRole("button", { name: "Weiter" }).click()
    await expect(page.getByRole("checkbox", { name: `STATIV-02 (bei ${handover.shop_number})` })).toBeDisabled()
    const typed = page.getByLabel("Carbon-Stativ: Stück-Nr.")
    await typed.fill("STATIV-02")
    await typed.press("Enter")
    await expect(page.getByText("STATIV-02 ist hier nicht zu haben.")).toBeVisible()
    await typed.fill("stativ-03")
    await typed.press("Enter")
    await expect(page.getByRole("checkbox", { name: "STATIV-03" })).toBeChecked()
    await page.getByRole("button", { name: "Akku: eins weniger" }).click()
    await page.reload()
    await expect(page.getByRole("checkbox", { name: "STATIV-03" })).toBeChecked()
    await expect(page.getByText("Akku: 1 von 2")).toBeVisible()
  })
})

describe("the list of a product's parts", () => {
  useBrowser()

  it.each(SIZES)("is kept where the product is, at %s", async (_case, viewport) => {
    const [{ id }] = await sql("select id from product where handle = 'miete-blk-3d'")
    const page = await staffMember(viewport)
    await page.goto(`/app/products/${id}`)
    const list = page.getByTestId("product-parts")
    await list.getByRole("button", { name: "Teil hinzufügen" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByLabel("Mit Seriennummer").click()
    await drawer.getByLabel("Name").fill("Fernbedienung")
    await drawer.getByLabel("Preis eines fehlenden Stücks").fill("149.50")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(list).toContainText("1 Stück · CHF 149.50 je fehlendes Stück · mit Seriennummer")
    await expect(list).toContainText("zu wenige Stücke")

    await page.getByRole("button", { name: "Fernbedienung: Stück erfassen" }).click()
    const number = `FB-${viewport.width}`
    await drawer.getByLabel("Seriennummer").fill(number)
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(page.getByTestId("part-pieces")).toContainText(number)
    await expect(list).not.toContainText("zu wenige Stücke")
    await list.getByRole("button", { name: "Fernbedienung nach oben" }).click()
    await expect(list.getByRole("listitem").last()).not.toContainText("Fernbedienung")
    await expectNoSeriousBarriers(page, "[data-testid=product-parts]")

    await list.getByRole("button", { name: "Fernbedienung entfernen" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Entfernen" }).click()
    await expect(list).not.toContainText("Fernbedienung")
  })
})
