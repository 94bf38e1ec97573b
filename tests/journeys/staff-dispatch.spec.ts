import { describe, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import { api, mails, signedInCustomer, sql, until } from "../harness"
import { cartWithAccessory } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { barriersOf, expectNoSeriousBarriers } from "./barriers"
import { useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

const DESK = { width: 1280, height: 900 }
const PHONE_IN_HAND = { width: 390, height: 844 }

describe.each([DESK, PHONE_IN_HAND])("the dispatch of what was sold, at %o", (viewport) => {
  useBrowser()

  it("is entered in parts, taken back, entered again, and seen by the customer", async () => {
    await sql(`update order_item set fulfilled_quantity = quantity`)
    const customer = await signedInCustomer({ company: "Metallbau Probe AG" })
    const order: Order = (
      await checkOut(await cartWithAccessory("usb-c-kabel", 3), customer, { company: "Metallbau Probe AG" })
    ).body
    const number = order.shop_number
    const page = await staffMember(viewport)
    await page.goto("/app/today")
    const toSend = page.getByTestId("to-send")
    const drawer = page.getByRole("dialog")
    await expect(toSend).toContainText("Metallbau Probe AG")
    await expect(toSend).toContainText("3 × USB-C-Kabel")
    await expect(toSend).toContainText(/\d+ an Lager/)
    await expectNoSeriousBarriers(page, "main")
    expect(await barriersOf(page, "today", "document.querySelector('main')")).toEqual([])

    const send = page.getByRole("button", { name: `${number} versenden` })
    await send.click()
    await drawer.getByLabel("Sendungsnummer").fill("123")
    await drawer.getByLabel(/USB-C-Kabel/).fill("4")
    await drawer.getByRole("button", { name: "Versendet" }).click()
    await expect(drawer).toContainText("Eine Sendungsnummer hat 6 bis 40 Buchstaben und Ziffern.")
    await drawer.getByLabel("Sendungsnummer").fill("99.60.123456.12345678")
    await drawer.getByRole("button", { name: "Versendet" }).click()
    await expect(drawer).toContainText("Davon sind noch 3 zu versenden.")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByLabel(/USB-C-Kabel/).fill("2")
    await drawer.getByRole("button", { name: "Versendet" }).click()
    await expect(toSend).toContainText("1 × USB-C-Kabel")
    await expect(toSend).toContainText("2 von 3 schon versendet")

    const sent = page.getByTestId("sent-today")
    await expect(sent).toContainText("Schweizerische Post, 99.60.123456.12345678")
    await expectNoSeriousBarriers(page, "main")
    const undo = page.getByRole("button", { name: `Versand von ${number} rückgängig machen` })
    await undo.click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Rückgängig machen" }).click()
    await expect(undo).toHaveCount(0)
    const frame = page.getByRole("region", { name: "Versand des Verkauften" })
    await expect(frame).toBeFocused()
    await expect(toSend).toContainText("3 × USB-C-Kabel")

    await send.focus()
    await page.keyboard.press("Enter")
    await page.keyboard.type("99.60.123456.87654321")
    await page.keyboard.press("Enter")
    await expect(toSend).toContainText("Nichts Verkauftes wartet auf den Versand.")
    await expect(frame).toBeFocused()

    const track = "https://www.post.ch/swisspost-tracking?formattedParcelCodes=99.60.123456.87654321"
    await until("its mail", async () => mails().some(({ text }) => text.includes(track)))
    const shop = await visitor(viewport, { auth_token: customer.token })
    await shop.goto(`/orders/${order.id}`)
    await expect(shop.getByText("3 Stück versendet am Di 24.11.2026, Schweizerische Post.")).toBeVisible()
    await expect(shop.getByRole("link", { name: "Sendung verfolgen" })).toHaveAttribute("href", track)
    await expectNoSeriousBarriers(shop, "main")

    await page.goto(`/app/orders/${order.id}`)
    const dispatched = page.getByTestId("order-dispatches")
    await expect(dispatched).toContainText("Versendet am Di 24.11.2026: 3 × USB-C-Kabel")
    await expect(dispatched.getByRole("link", { name: "99.60.123456.87654321" })).toHaveAttribute("href", track)
    const { body } = await api<Order>("GET", `/orders/${order.id}/`, { token: customer.token })
    expect(body.dispatches).toHaveLength(1)
  })
})
