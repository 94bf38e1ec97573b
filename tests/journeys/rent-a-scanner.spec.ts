import { describe, it } from "vitest"
import { demoProduct, linkIn, mailTo, STAFF, sql } from "../harness"
import { readable, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { activate, addToCart, choosePeriod, logIn, logInAsStaff, logOut, openRentalPage, signUp } from "./steps"

/** Thursday to Tuesday: five days to pay, the Sunday between them is not charged. */
const PERIOD = { start: "2027-01-07", end: "2027-01-12" }
const CUSTOMER = { email: "petra.zimmermann@example.ch", password: "Holz-und-Laser-2026", company: "Muster Holzbau AG" }

describe("from the rental page to the booked unit", () => {
  useBrowser()

  it("goes the whole way: period, price, sign-up, activation, login, checkout, order; staff see the unit", async () => {
    const scanner = await demoProduct("rtc-360")
    const page = await visitor()

    await openRentalPage(page, "rtc-360")
    await page.getByRole("radio", { name: /Express-Post/ }).check()
    await choosePeriod(page, PERIOD)
    await page.getByRole("radio", { name: /Einführung per Video/ }).check()
    const offer = page.getByRole("main")
    await expect(offer).toContainText("Do 7.1. bis Di 12.1.2027, 5 Miettage")
    const shown = readable((await offer.allInnerTexts()).join(" "))
    const rent = 5 * Number(scanner.price)
    expect(shown).toContain(`5 Miettage × CHF ${chf(Number(scanner.price))}`)
    expect(shown).toContain(`CHF ${chf(rent)}`)
    expect(shown).toContain(`CHF ${chf(rent + 45 + 90)}`)
    expect(shown).toContain(`CHF ${chf(Math.round((rent + 45 + 90) * 1.081 * 20) / 20, 2)}`)

    await addToCart(page)
    await page.goto("/cart")
    await expect(page.getByRole("main")).toContainText("RTC 360")
    await page
      .getByRole("link", { name: "Zur Kasse" })
      .or(page.getByRole("button", { name: "Zur Kasse" }))
      .click()
    await page.waitForURL("**/log-in?**")

    await signUp(page, CUSTOMER)
    await activate(page, CUSTOMER.email)
    await logOut(page)
    await page.goto("/log-in?to=%2Forders")
    await logIn(page, CUSTOMER)
    await page.waitForURL("**/orders")
    await expect(page.getByRole("main")).toContainText("Keine Bestellungen gefunden")

    await openRentalPage(page, "rtc-360")
    await page.getByRole("radio", { name: /Express-Post/ }).check()
    await choosePeriod(page, PERIOD)
    await addToCart(page)
    await page.goto("/cart/checkout")
    await page.getByLabel("Ihre Bestellreferenz").fill("BV-2027-001")
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await page.waitForURL("**/cart/success?orderId=*")
    await expect(page.getByRole("main")).toContainText("Vielen Dank für Ihre Bestellung!")

    const mail = await mailTo(CUSTOMER.email, /Ihre Bestellung W-\d+/)
    expect(mail.text).toContain("BEGIN:VCALENDAR")
    const order = linkIn(mail, await orderPath())
    await page.goto(order.pathname)
    await expect(page.getByRole("main")).toContainText("RTC 360")
    await expect(page.getByRole("main")).toContainText("7.1.")
    await expect(page.getByRole("main")).toContainText("12.1.2027")
    await expect(page.getByRole("main")).toContainText("BV-2027-001")

    const [booked] = await sql(
      "select r.order_id, u.serial_number from rental_reservation r join rental_unit u on u.id = r.unit_id where r.order_id is not null",
    )
    const staffPage = await visitor()
    await logInAsStaff(staffPage, STAFF)
    await expect(staffPage.getByRole("link", { name: "Bestellungen" })).toBeVisible()
    await staffPage.goto(`/app/orders/${booked.order_id}`)
    const rentalLines = staffPage.locator("[data-testid=rental-lines]")
    await expect(rentalLines).toContainText("RTC 360")
    await expect(rentalLines).toContainText("7.1.")
    await expect(rentalLines).toContainText("12.1.2027")
    await expect(rentalLines).toContainText("Express-Post")
    await expect(rentalLines).toContainText(booked.serial_number)

    await staffPage.getByRole("link", { name: "RTC 360" }).first().click()
    const units = staffPage.locator("[data-testid=rental-units]")
    await expect(units).toContainText(booked.serial_number)
    await expect(staffPage.locator("[data-testid=rental-reservations]")).toContainText("Muster Holzbau AG")
  })
})

const orderPath = async () => {
  const [{ id }] = await sql(`select id from "order" order by created_at desc limit 1`)
  return `/orders/${id}`
}

/** Swiss figures: 1’897.16. */
const chf = (amount: number, digits = 0) => amount.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, "’")
