import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { signUpDraft } from "../../features/auth/sign-up-draft"
import { session } from "../../lib/session/session"
import type { User } from "../../test/failing-form"
import {
  CART,
  closeToasts,
  expectNoReason,
  expectSilence,
  FAILURES,
  type FailingPage,
  hasFailed,
  openFailing,
  spinner,
  toastTexts,
} from "../../test/failing-shop"
import { savedAddress } from "../../test/wire"
import AccountPage from "../account/account-page"
import AddressesPage from "../account/addresses-page"
import EditAddressPage from "../account/edit-address-page"
import CheckoutPage from "../checkout/checkout-page"
import CompleteProfilePage from "../login/complete-profile-page"
import PasswordResetPage from "../login/password-reset-page"
import OrderPage from "../orders/order-page"
import OrdersPage from "../orders/orders-page"

const orderPage = { Page: OrderPage, address: "/orders/order-1", route: "/orders/:id" }

async function deleteAddress(user: User) {
  await user.click(await screen.findByRole("button", { name: /löschen/ }))
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Löschen" }))
}
const download = (document: RegExp) => async (user: User) =>
  user.click(await screen.findByRole("button", { name: document }))

interface Row extends FailingPage {
  what: string
  act?: (user: User) => Promise<void>
}

const ADDRESSES = { call: "GET /addresses/", text: "Fehler beim Laden der Adressen" }
const DELETION = { call: `DELETE /addresses/${savedAddress.id}/`, text: "Fehler beim Löschen der Adresse" }

/** What the customer reads, word for word, and what he still sees (spec "customer area" §8). */
const SAID: (Row & { text: string; isStillSeen?: string })[] = [
  { what: "the address list", Page: AddressesPage, address: "/account/addresses", ...ADDRESSES },
  { what: "the account's addresses", Page: AccountPage, address: "/account", ...ADDRESSES, isStillSeen: "Firmendaten" },
  {
    what: "the checkout's addresses",
    Page: CheckoutPage,
    address: "/cart/checkout",
    ...ADDRESSES,
    isStillSeen: "Jetzt bestellen",
  },
  {
    what: "a deletion in the address list",
    Page: AddressesPage,
    address: "/account/addresses",
    ...DELETION,
    act: deleteAddress,
    isStillSeen: savedAddress.address,
  },
  {
    what: "a deletion in the account",
    Page: AccountPage,
    address: "/account",
    ...DELETION,
    act: deleteAddress,
    isStillSeen: savedAddress.address,
  },
  {
    what: "the company search",
    Page: CompleteProfilePage,
    address: "/complete-profile",
    call: "GET /zefix/search/",
    act: (user) => user.type(screen.getByLabelText("Firma suchen"), "Muster"),
    text: "Firmensuche fehlgeschlagen. Bitte versuchen Sie es erneut.",
    isStillSeen: "Firma manuell eingeben",
  },
  {
    what: "the reset request",
    Page: PasswordResetPage,
    address: "/password-reset",
    call: "POST /reset_user_password/",
    act: async (user) => {
      await user.type(screen.getByLabelText("E-Mail Adresse"), "petra@example.ch")
      await user.click(screen.getByRole("button", { name: "Zurücksetzen" }))
    },
    text: "Falls es zu dieser E-Mail-Adresse ein Konto gibt, haben wir Ihnen soeben einen Link gesendet.",
  },
]

/** What says nothing, and what is there instead. */
const SILENT: (Row & { seen?: string; leadsTo?: string })[] = [
  {
    what: "the order list",
    Page: OrdersPage,
    address: "/orders",
    call: "GET /orders/",
    seen: "Keine Bestellungen gefunden",
  },
  { what: "an order", ...orderPage, call: "GET /orders/order-1/", leadsTo: "/orders" },
  {
    what: "the hold of the checkout",
    Page: CheckoutPage,
    address: "/cart/checkout",
    call: `POST /checkout/${CART}/hold/`,
    seen: "Jetzt bestellen",
  },
  {
    what: "the link of the cart",
    Page: CheckoutPage,
    address: "/cart/checkout",
    call: `PUT /cart/${CART}/`,
    seen: "Jetzt bestellen",
  },
]

/** A browser's alert, as specified. */
const ALERTS = [
  {
    what: "the confirmation",
    ...orderPage,
    call: "GET /orders/order-1/confirmation-pdf",
    act: download(/Auftragsbestätigung/),
    text: "Fehler beim Herunterladen der Auftragsbestätigung",
  },
  {
    what: "the invoice",
    ...orderPage,
    call: "GET /orders/order-1/invoice-pdf",
    act: download(/Rechnung/),
    text: "Fehler beim Herunterladen der Rechnung",
  },
]

beforeEach(() => {
  signUpDraft.set({ email: "anna@example.ch", password: "Dachstuhl 7" })
  session.signIn("t1")
  session.adoptCart(CART)
})
afterEach(closeToasts)

describe.each(SAID)("$what", ({ act, text, isStillSeen, ...page }) => {
  it.each(FAILURES)("says so once when the shop %s", async (_how, answer) => {
    const { user, address } = openFailing(page, answer)
    await act?.(user)
    expect(await screen.findAllByText(text, { exact: false })).toHaveLength(1)
    if (isStillSeen) expect((await screen.findAllByText(isStillSeen)).length).toBeGreaterThan(0)
    expect(address()).toBe(page.address)
    expect(screen.getAllByText(text, { exact: false })).toHaveLength(1)
    expect(screen.queryByRole("dialog")).toBeNull()
    expectNoReason()
  })
})

describe.each(SILENT)("$what", ({ seen, leadsTo, ...page }) => {
  it.each(FAILURES)("says nothing when the shop %s", async (_how, answer) => {
    const opened = openFailing(page, answer)
    await hasFailed(opened, page.call)
    if (seen) expect(await screen.findByText(seen)).toBeTruthy()
    await waitFor(() => expect(opened.address()).toBe(leadsTo ?? page.address))
    expect(spinner()).toBeNull()
    expectSilence()
  })
})

describe.each(ALERTS)("$what", ({ act, text, ...page }) => {
  it.each(FAILURES)("alerts when the shop %s", async (_how, answer) => {
    const alerted = vi.fn()
    vi.stubGlobal("alert", alerted)
    const { user } = openFailing(page, answer)
    await act(user)
    await waitFor(() => expect(alerted.mock.calls).toEqual([[text]]))
    expectSilence()
  })
})

describe("a single address", () => {
  const address = `/account/addresses/${savedAddress.id}/edit`
  const call = `GET /addresses/${savedAddress.id}/`
  const page = { Page: EditAddressPage, address, route: "/account/addresses/:id/edit", call }

  it.each(FAILURES)("leads to the account and says so when the shop %s", async (_how, answer) => {
    const opened = openFailing(page, answer)
    await waitFor(() => expect(opened.address()).toBe("/account"))
    expect(toastTexts()).toEqual(["Fehler beim Laden der Adresse"])
  })
})
