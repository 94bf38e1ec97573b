import type { Page, Route } from "playwright"
import { beforeAll, describe, it } from "vitest"
import { api, sql } from "../harness"
import { DESKTOP, PHONE, tolerate, useBrowser, visitor } from "./browser"
import { type CustomerWithEverything, customerWithEverything } from "./customer-with-everything"
import { expect } from "./expect"
import { logIn } from "./steps"

const ADDRESS = { "Vorname*": "Beat", "Nachname*": "Bau", "Strasse und Hausnummer*": "Baustelle Süd 3", "PLZ*": "8005" }

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** Counts the calls of this kind, each answered slowly. */
async function slowCalls(page: Page, method: string, path: string): Promise<() => number> {
  let count = 0
  await page.route(`**/backend/api/v1${path}`, async (route) => {
    if (route.request().method() === method) {
      count += 1
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    await route.continue()
  })
  return () => count
}

const savedAt = async (street: string) =>
  (
    await sql("select count(*)::int as count from customer_address where address_1 = $1 and deleted_at is null", street)
  )[0].count

describe("forms of a customer", () => {
  useBrowser()
  let customer: CustomerWithEverything

  beforeAll(async () => {
    customer = await customerWithEverything()
  })

  it("an address in the making survives reload, back button and an ended login, and is saved once", async () => {
    tolerate(/ status of 403 /)
    const page = await visitor(PHONE, customer.storage)
    await page.goto("/account/addresses/new")
    await fill(page, ADDRESS)
    await expect(page.getByLabel("Ort")).toHaveValue("Zürich")
    await page.reload()
    await expect(page.getByLabel("Nachname")).toHaveValue("Bau")
    await page.getByRole("navigation", { name: "Kundenbereich" }).getByRole("link", { name: "Kundenkonto" }).click()
    await expect(page.getByRole("heading", { name: "Benutzerkonto" })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel("Ort")).toHaveValue("Zürich")

    await api("POST", "/token/logout/", { token: customer.storage.auth_token })
    await page.getByRole("button", { name: "Hinzufügen" }).click()
    await page.waitForURL("**/log-in?to=%2Faccount%2Faddresses%2Fnew")
    await logIn(page, customer)
    await expect(page.getByLabel("Strasse und Hausnummer")).toHaveValue("Baustelle Süd 3")
    expect(await savedAt("Baustelle Süd 3")).toBe(0)
    await page.getByRole("button", { name: "Hinzufügen" }).dblclick()
    await page.waitForURL("**/account")
    await expect(page.getByText("Baustelle Süd 3")).toBeVisible()
    expect(await savedAt("Baustelle Süd 3")).toBe(1)
    customer.storage.auth_token = await page.evaluate<string>(`localStorage.getItem("auth_token")`)
  })

  it("a new address whose answer was lost is saved once", async () => {
    tolerate(/net::ERR_FAILED/)
    const page = await visitor(PHONE, customer.storage)
    await page.goto("/account/addresses/new")
    await fill(page, { ...ADDRESS, "Strasse und Hausnummer*": "Baustelle Nord 4" })
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route("**/backend/api/v1/addresses/", lose, { times: 1 })
    await page.getByRole("button", { name: "Hinzufügen" }).click()
    await expect(page.getByText("Fehler beim Speichern der Adresse")).toBeVisible()
    expect(await savedAt("Baustelle Nord 4")).toBe(1)
    await page.getByRole("button", { name: "Hinzufügen" }).click()
    await page.waitForURL("**/account")
    expect(await savedAt("Baustelle Nord 4")).toBe(1)
  })

  it("are each sent once by a double click, however slow the answer", async () => {
    const page = await visitor(DESKTOP, customer.storage)
    await page.goto("/account/edit")
    const profiles = await slowCalls(page, "PUT", "/profile/")
    await page.getByLabel("Telefon").fill("+41 71 000 00 99")
    await page.getByRole("button", { name: "Kundenkonto speichern" }).dblclick()
    await page.waitForURL("**/account")
    await expect(page.getByText("+41 71 000 00 99")).toBeVisible()

    const deletions = await slowCalls(page, "DELETE", "/addresses/*/")
    await page.goto("/account/addresses")
    await page
      .getByRole("button", { name: /^Adresse .* löschen$/ })
      .first()
      .click()
    await page.getByRole("dialog").getByRole("button", { name: "Löschen" }).dblclick()
    await expect(page.getByText("Adresse gelöscht")).toBeVisible()

    const changes = await slowCalls(page, "POST", "/change-password/")
    await page.goto("/password-change")
    await fill(page, {
      "Aktuelles Passwort": customer.password,
      "Neues Passwort": "Neuer-Dachstuhl-2027",
      "Neues Passwort wiederholen": "Neuer-Dachstuhl-2027",
    })
    await page.getByRole("button", { name: "Passwort ändern" }).dblclick()
    await page.waitForURL("**/login-settings")
    await expect(page.getByText(/Passwort zuletzt geändert/)).toBeVisible()

    const orders = await slowCalls(page, "POST", `/checkout/${customer.storage.cart_token}/`)
    await page.goto("/cart/checkout")
    await page.getByRole("button", { name: "Jetzt bestellen" }).dblclick()
    await page.waitForURL("**/cart/success?orderId=*")
    expect([profiles(), deletions(), changes(), orders()]).toEqual([1, 1, 1, 1])
    await page.goBack()
    await expect(page.getByRole("button", { name: "Jetzt bestellen" })).toHaveCount(0)
  })

  it("a logout in one tab ends the other, and leaves cart and input to nobody", async () => {
    const { storage } = await customerWithEverything()
    const page = await visitor(DESKTOP, storage)
    await page.goto("/account/edit")
    await page.getByLabel("Firma").fill("Angefangen AG")
    const other = await page.context().newPage()
    await other.goto("/orders")
    await expect(other.getByRole("heading", { name: "Bestellungen" })).toBeVisible()
    await other.waitForLoadState("networkidle")
    await page.getByRole("button", { name: "Abmelden" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    await other.waitForURL("**/log-in?to=%2Forders")
    expect(await page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")).not.toMatch(
      new RegExp(`Angefangen|${storage.cart_token}|${storage.auth_token}`),
    )
    await page.goto("/cart")
    await expect(page.getByText("Ihr Warenkorb ist leer.", { exact: false })).toBeVisible()
  })

  it("a cart begun on another device is offered and taken over, and nothing is merged", async () => {
    const { storage } = await customerWithEverything()
    const first = await visitor(DESKTOP, storage)
    await first.goto("/cart")
    await expect(first.getByRole("heading", { name: "RTC 360" })).toBeVisible()
    const second = await visitor(PHONE, { auth_token: storage.auth_token, cart_token: "cart-of-the-second-device" })
    await second.goto("/cart")
    await expect(second.getByText("Ihr früherer Warenkorb (1 Artikel): übernehmen")).toBeVisible()
    await expect(second.getByRole("heading", { name: "RTC 360" })).toHaveCount(0)
    await second.getByRole("button", { name: "übernehmen" }).click()
    await expect(second.getByRole("heading", { name: "RTC 360" })).toBeVisible()
    await expect(second.getByText("Ihr früherer Warenkorb", { exact: false })).toHaveCount(0)
  })
})
