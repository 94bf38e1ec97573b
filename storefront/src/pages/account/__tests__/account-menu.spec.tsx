import { screen, waitFor, within } from "@testing-library/react"
import type { ComponentType } from "react"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { whenLoginIsLost } from "@/lib/http/http"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { stubApi } from "@/test/stub-api"
import { profile } from "@/test/wire"
import InvoicesPage from "../../orders/invoices-page"
import OrdersPage from "../../orders/orders-page"
import AccountEditPage from "../account-edit-page"
import AddressesPage from "../addresses-page"
import CompanyPage from "../company-page"
import LoginSettingsPage from "../login-settings-page"
import PasswordChangePage from "../password-change-page"

const PAGES: [address: string, Page: ComponentType, entry: string][] = [
  ["/orders", OrdersPage, "Bestellungen"],
  ["/invoice", InvoicesPage, "Rechnungen"],
  ["/account/edit", AccountEditPage, "Kundenkonto"],
  ["/account/addresses", AddressesPage, "Kundenkonto"],
  ["/firma", CompanyPage, "Firma"],
  ["/login-settings", LoginSettingsPage, "Login"],
  ["/password-change", PasswordChangePage, "Login"],
]

const TYPED = ["kept_input", "checkout_draft", "event_registration_draft", "sign_up_draft"]

beforeEach(() => session.signIn("t1"))

describe("the side menu", () => {
  it.each(PAGES)("on %s marks where the customer is", (address, Page, entry) => {
    stubApi({
      "GET /orders/": { body: [] },
      "GET /invoices/": { body: [] },
      "GET /addresses/": { body: [] },
      "GET /profile/": { body: profile },
      "GET /company/": { body: { company: null, company_uid: null, invitation: null } },
    })
    renderPage(Page, address)
    const links = within(screen.getByRole("navigation", { name: "Kundenbereich" })).getAllByRole("link")
    const current = links.filter((link) => link.getAttribute("aria-current") === "page")
    expect(current.map(({ textContent }) => textContent)).toEqual([entry])
  })

  it("logs out at the shop, forgets the browser's tokens and goes home", async () => {
    session.adoptCart("cart-token-of-this-browser")
    const calls = stubApi({ "GET /orders/": { body: [] }, "POST /token/logout/": {} })
    const { user, address } = renderPage(OrdersPage, "/orders")
    await user.click(await screen.findByRole("button", { name: "Abmelden" }))
    await waitFor(() => expect(address()).toBe("/"))
    expect(calls.find(({ call }) => call === "POST /token/logout/")?.authorization).toBe("Token t1")
    expect([session.authToken(), session.cartToken()]).toEqual([null, null])
  })

  it("leaves nothing in the tab of what was typed", async () => {
    for (const key of TYPED) sessionStorage.setItem(key, "{}")
    stubApi({ "GET /orders/": { body: [] }, "POST /token/logout/": {} })
    const { user, address } = renderPage(OrdersPage, "/orders")
    await user.click(await screen.findByRole("button", { name: "Abmelden" }))
    await waitFor(() => expect(address()).toBe("/"))
    expect(TYPED.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([])
  })

  it("logs the browser out at once, even if the shop stays silent, and tells it of the former login", async () => {
    const calls = stubApi({ "GET /orders/": { body: [] }, "POST /token/logout/": () => new Promise(() => {}) })
    const { user, address } = renderPage(OrdersPage, "/orders")
    await user.click(await screen.findByRole("button", { name: "Abmelden" }))
    await waitFor(() => expect(address()).toBe("/"))
    expect(session.authToken()).toBeNull()
    expect(calls.find(({ call }) => call === "POST /token/logout/")?.authorization).toBe("Token t1")
  })

  it("of a login that had ended before ends no other one", async () => {
    let answer = () => {}
    const late = new Promise<void>((resolve) => {
      answer = resolve
    })
    stubApi({ "GET /orders/": { body: [] }, "POST /token/logout/": () => late.then(() => ({ status: 403 })) })
    const { user, address } = renderPage(OrdersPage, "/orders")
    await user.click(await screen.findByRole("button", { name: "Abmelden" }))
    await waitFor(() => expect(address()).toBe("/"))
    session.signIn("t2")
    answer()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(session.authToken()).toBe("t2")
  })

  it("lets go of what is still asked for, whose refusal would say that the login has ended", async () => {
    const lost = vi.fn()
    onTestFinished(() => whenLoginIsLost(() => {}))
    whenLoginIsLost(lost)
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const asked = vi.fn(() => ended.then(() => ({ status: 403 })))
    stubApi({
      "GET /orders/": asked,
      "POST /token/logout/": async () => {
        end()
        await new Promise((resolve) => setTimeout(resolve, 20))
        return {}
      },
    })
    const { user, address } = renderPage(OrdersPage, "/orders")
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await user.click(await screen.findByRole("button", { name: "Abmelden" }))
    await waitFor(() => expect(address()).toBe("/"))
    expect(lost).not.toHaveBeenCalled()
  })
})
