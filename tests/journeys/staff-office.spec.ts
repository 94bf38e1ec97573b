import { describe, it } from "vitest"
import { api, erp, type SignedInCustomer, STAFF, signedInCustomer, sql, until } from "../harness"
import { cartWithAccessory, cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { askForQuote, giveUp } from "../http/document-support"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

const idOf = async ({ email }: SignedInCustomer) =>
  (await sql("select customer_id from session_account where email = $1", email))[0].customer_id as string

/** An order that the ERP refuses until somebody looks. */
async function parkedOrder(customer: SignedInCustomer) {
  const refusal = { kind: "answer", status: 422, body: { error_code: 422, message: "Could not save the entity" } }
  await erp.fail({ method: "POST", path: "/2.0/kb_order", times: 3, action: refusal })
  const { id, shop_number } = (await checkOut(await cartWithRental("rtc-360", ["2027-04-06", "2027-04-15"]), customer))
    .body
  await until("the parked row", async () => {
    const [row] = await sql("select state from erp_mirror where order_id = $1", id)
    return row.state === "parked"
  })
  await erp.heal()
  return { id: id as string, label: shop_number as string }
}

/** A quote that the ERP refuses until somebody looks. */
async function refusedQuote(customer: SignedInCustomer): Promise<string> {
  const refusal = { kind: "answer", status: 422, body: { error_code: 422, message: "Could not save the entity" } }
  await erp.fail({ method: "POST", path: "/2.0/kb_offer", times: 99, action: refusal })
  const { body } = await askForQuote(customer, await cartWithAccessory("usb-c-kabel"))
  await until("the refusal", async () => (await sql("select 1 from quote where attempts > 0")).length > 0)
  await giveUp(body.id)
  await erp.heal()
  return body.shop_number
}

describe("the office", () => {
  useBrowser()

  it("sees on today's board what the accounts refused, lets it go on, and finds its documents and mails", async () => {
    const customer = await signedInCustomer({ company: "Büro Muster AG" })
    const order = await parkedOrder(customer)
    const page = await staffMember()
    await page.goto("/app/today")
    await page.getByTestId("erp-alarms").getByRole("link", { name: "eine Korrektur" }).click()
    await expect(page.getByTestId("erp-sandbox")).toContainText("Testbetrieb")
    const row = page.getByTestId(`erp-${order.label}`)
    await expect(row).toContainText("Die Buchhaltung hat den Vorgang abgelehnt.")
    await expectNoSeriousBarriers(page, "[data-testid=erp-rows]")
    await row.getByRole("button", { name: "Erneut versuchen" }).click()
    await until("the row", async () => {
      const [{ state }] = await sql("select state from erp_mirror where order_id = $1", order.id)
      return state === "done"
    })
    await page.goto(`/app/erp?filter=done&q=${order.label}`)
    await expect(row).toContainText("Erledigt")
    await expect(row.getByRole("link", { name: /^RE-/ })).toBeVisible()
    const quote = await refusedQuote(customer)
    await page.getByRole("tab", { name: "Offerten" }).click()
    const waiting = page.getByTestId(`erp-quote-${quote}`)
    await expect(waiting).toContainText("Die Buchhaltung hat den Vorgang abgelehnt.")
    await expectNoSeriousBarriers(page, "[data-testid=erp-quotes]")
    await waiting.getByRole("button", { name: "Erneut versuchen" }).click()
    await expect(page.getByText(`Offerte ${quote} wird erneut versucht.`).first()).toBeVisible()
    await until("the quote in the accounts", async () => {
      const [{ erp_quote_number: number }] = await sql(
        "select erp_quote_number from quote order by serial desc limit 1",
      )
      return number
    })
    await page.getByRole("tab", { name: "Vergleich" }).click()
    await expect(page.getByTestId("erp-comparison")).toContainText("verglichen")

    await page.goto(`/app/orders/${order.id}`)
    await expect(page).toHaveTitle(`Bestellung ${order.label}`)
    await expect(page.getByTestId("order-lines")).toContainText("MwSt. (8.1%)")
    const documents = page.getByTestId("order-documents")
    await expect(documents).toContainText("Rechnung RE-")
    const download = page.waitForEvent("download")
    await documents.getByRole("link", { name: /^PDF AU-/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^Auftragsbestaetigung_AU-.*\.pdf$/)
    const mails = page.getByTestId("order-mails")
    await expect(mails).toContainText(`an ${customer.email}`)
    await mails.getByRole("button", { name: "Bestätigung erneut senden" }).click()
    await page.getByRole("button", { name: "Senden", exact: true }).click()
    await expect(page.getByText("Die Bestätigung wird gesendet.").first()).toBeVisible()
    const notes = page.getByTestId("order-notes")
    await notes.getByLabel("Neue Notiz").fill("Holt erst am Nachmittag ab")
    await notes.getByRole("button", { name: "Notiz speichern" }).click()
    await expect(notes.getByRole("listitem")).toContainText("Holt erst am Nachmittag ab")
    for (const box of ["order-documents", "order-mails", "order-notes", "order-lines"])
      await expectNoSeriousBarriers(page, `[data-testid=${box}]`)

    await page.getByRole("link", { name: /im Protokoll$/ }).click()
    const entries = page.getByTestId("audit-entries")
    for (const text of ["Notiz geschrieben", "Bestätigung erneut gesendet", STAFF.email])
      await expect(entries).toContainText(text)
    await expectNoSeriousBarriers(page, "[data-testid=audit-entries]")
  })

  it("corrects a customer on the telephone and closes the account, on a phone", async () => {
    const customer = await signedInCustomer({ company: "Anruf & Söhne AG" })
    const page = await staffMember(PHONE)
    await page.goto("/app/customers")
    const list = page.getByTestId("customer-list")
    await list.getByRole("searchbox").fill("Anruf & Söhne")
    await list.getByRole("button", { name: "Suchen" }).click()
    await expect(list.getByRole("status")).toHaveText("1 Kunde")
    await expectNoSeriousBarriers(page, "main")
    await list.getByRole("link", { name: "Anruf & Söhne AG" }).click()
    await page.waitForURL(`**/customers/${await idOf(customer)}`)

    const account = page.getByTestId("customer-account")
    await account.getByRole("button", { name: "Bearbeiten" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByLabel("Firma", { exact: true }).fill("")
    await drawer.getByLabel("Telefon").fill("+41 71 222 22 22")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(drawer).toContainText("Bitte Firma eingeben")
    await drawer.getByRole("searchbox").fill("Muster")
    await drawer.getByRole("button", { name: "Suchen" }).click()
    await drawer.getByRole("button", { name: "Übernehmen" }).first().click()
    await expect(drawer.getByRole("textbox", { name: "UID (freiwillig)" })).toHaveValue(/^CHE-/)
    await expectNoSeriousBarriers(page, "[role=dialog]")
    await drawer.getByRole("button", { name: "Speichern" }).click()
    await expect(drawer).toBeHidden()
    await expect(account).toContainText("+41 71 222 22 22")

    const login = page.getByTestId("customer-login")
    await expect(login).toContainText("Aktiv")
    await login.getByRole("button", { name: "Konto sperren" }).click()
    await page.getByLabel("Grund (nur für das Team)").fill("Zahlt seine Rechnungen nicht")
    await page.getByRole("dialog").getByRole("button", { name: "Sperren" }).click()
    await expect(login).toContainText("Zahlt seine Rechnungen nicht")
    expect((await api("GET", "/profile/", { token: customer.token })).status).toBe(403)
    for (const box of ["customer-account", "customer-login", "customer-addresses"])
      await expectNoSeriousBarriers(page, `[data-testid=${box}]`)
    await login.getByRole("button", { name: "Sperre aufheben" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sperre aufheben" }).click()
    await expect(login).toContainText("Aktiv")
  })
})
