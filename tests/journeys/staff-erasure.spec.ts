import { describe, it } from "vitest"
import { signedInCustomer, sql } from "../harness"
import { cartWithAccessory } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { settleBooks } from "../http/erasure-support"
import { customerIdOf } from "../http/special-price-support"
import { expectNoSeriousBarriers } from "./barriers"
import { useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

describe("erasing a customer", () => {
  useBrowser()

  it("says what is to be settled, then what goes and stays, and leaves an order that can be looked at", async () => {
    const customer = await signedInCustomer()
    const id = await customerIdOf(customer)
    const { body } = await checkOut(await cartWithAccessory("usb-c-kabel"), customer)
    const admin = await staffMember()
    await admin.goto(`/app/customers/${id}`)
    const box = admin.getByTestId("customer-erasure")
    await expect(box).toContainText("Von einer Bestellung ist noch Ware zu versenden.")
    await expect(box.getByRole("button")).toHaveCount(0)

    await sql("update order_item set fulfilled_quantity = quantity where order_id = $1", body.id)
    await settleBooks(id)
    await admin.reload()
    await expect(box).toContainText("Name und Adresse bleiben auf einer Bestellung und ihren Belegen, die jüngste bis")
    await expectNoSeriousBarriers(admin, "[data-testid='customer-erasure']")
    await box.getByRole("button", { name: "Personendaten löschen" }).click()
    await expect(admin.getByRole("alertdialog")).toContainText("nicht rückgängig")
    await admin.getByRole("alertdialog").getByRole("button", { name: "Endgültig löschen" }).click()
    await admin.waitForURL(/\/app\/customers$/)
    await expect(admin.getByText("Die Personendaten sind gelöscht.")).toBeVisible()

    await admin.goto(`/app/orders/${body.id}`)
    await expect(admin.getByText("Muster Holzbau AG").first()).toBeVisible()
    await expect(admin.getByText(customer.email)).toHaveCount(0)
  })
})
