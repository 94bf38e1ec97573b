import { act, screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { signUpDraft } from "@/features/auth/sign-up-draft"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { filledCart } from "@/test/wire"
import LogInPage from "../log-in-page"

const CART = "cart-token-of-this-browser"
const linked = { body: { total_quantity: 0, earlier: null } }

beforeEach(() => session.adoptCart(CART))

async function logIn(user: ReturnType<typeof renderPage>["user"]) {
  await user.type(screen.getByLabelText("E-Mail Adresse"), "anna@example.ch")
  await user.type(screen.getByLabelText("Passwort"), "geheim")
  await user.click(screen.getByRole("button", { name: "Anmelden" }))
}

describe("a login", () => {
  it("stores the token, links the cart and goes to the cart", async () => {
    const calls = stubApi({ "POST /token/login/": { body: { auth_token: "t1" } }, [`PUT /cart/${CART}/`]: linked })
    const { user, address } = renderPage(LogInPage, "/log-in")
    await logIn(user)
    await waitFor(() => expect(address()).toBe("/cart"))
    expect(session.authToken()).toBe("t1")
    expect(callsTo(calls, "POST /token/login/")[0]?.body).toEqual({ username: "anna@example.ch", password: "geheim" })
    expect(callsTo(calls, `PUT /cart/${CART}/`)[0]?.body).toEqual({ token: "t1" })
  })

  it("forgets the password of a sign-up that was begun before", async () => {
    signUpDraft.set({ email: "anna@example.ch", password: "Dachstuhl 7" })
    stubApi({ "POST /token/login/": { body: { auth_token: "t1" } }, [`PUT /cart/${CART}/`]: linked })
    const { user, address } = renderPage(LogInPage, "/log-in")
    await logIn(user)
    await waitFor(() => expect(address()).toBe("/cart"))
    expect(sessionStorage.getItem("sign_up_draft")).toBeNull()
  })

  it("goes on to the wanted page even if the cart can't be linked", async () => {
    stubApi({
      ...{ "POST /token/login/": { body: { auth_token: "t1" } }, [`PUT /cart/${CART}/`]: { status: 500 } },
      [`GET /cart/${CART}`]: { body: filledCart },
    })
    const { user, address } = renderPage(LogInPage, "/log-in?to=%2Fcart%2Fcheckout")
    await logIn(user)
    await waitFor(() => expect(address()).toBe("/cart/checkout"))
  })

  it("on the way to the checkout names what is to be ordered", async () => {
    stubApi({ [`GET /cart/${CART}`]: { body: filledCart } })
    renderPage(LogInPage, "/log-in?to=%2Fcart%2Fcheckout")
    const name = await screen.findByText("BLK 360 G2, Mo 7.12. bis Mi 16.12.2026")
    expect(name.parentElement?.textContent?.replace(/\s/g, " ")).toMatch(
      /2026 und 1 weiterer Artikel: CHF 2’049\.58 inkl\. MwSt\.$/,
    )
  })

  it("keeps no place for a cart without lines", async () => {
    stubApi({ [`GET /cart/${CART}`]: { body: { ...filledCart, items: [] } } })
    renderPage(LogInPage, "/log-in?to=%2Fcart%2Fcheckout")
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).nextElementSibling).toBeNull())
  })

  it("leaves a cart to the customer who used this browser before", async () => {
    stubApi({ "POST /token/login/": { body: { auth_token: "t1" } }, [`PUT /cart/${CART}/`]: { status: 404 } })
    const { user, address } = renderPage(LogInPage, "/log-in")
    await logIn(user)
    await waitFor(() => expect(address()).toBe("/cart"))
    expect(session.cartToken()).toBeNull()
  })

  it.each(["https://evil.example", "//evil.example", "/\\evil.example"])(
    "never leads out of the shop to %s",
    async (to) => {
      stubApi({ "POST /token/login/": { body: { auth_token: "t1" } }, [`PUT /cart/${CART}/`]: linked })
      const { user, address } = renderPage(LogInPage, `/log-in?to=${encodeURIComponent(to)}`)
      await logIn(user)
      await waitFor(() => expect(address()).toBe("/cart"))
    },
  )

  it("is sent once by a double click", async () => {
    let answer = (_: object) => {}
    const calls = stubApi({
      "POST /token/login/": () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const { user } = renderPage(LogInPage, "/log-in")
    await logIn(user)
    await user.click(screen.getByRole("button", { name: "Anmelden" }))
    expect(callsTo(calls, "POST /token/login/")).toHaveLength(1)
    answer({ status: 400, body: { non_field_errors: ["Nein."] } })
    await screen.findByText("Nein.")
  })
})

describe("a login that another tab makes", () => {
  function logInElsewhere() {
    localStorage.setItem("auth_token", "t9")
    window.dispatchEvent(new StorageEvent("storage", { key: "auth_token" }))
  }

  it("leads on to the wanted page, which a second login would begin anew", async () => {
    const { address } = renderPage(LogInPage, "/log-in?to=%2Forders")
    act(logInElsewhere)
    await waitFor(() => expect(address()).toBe("/orders"))
  })

  it("waits for the one that is under way here, with its cart", async () => {
    let link = (_: object) => {}
    const linking = () => new Promise<object>((resolve) => (link = resolve))
    stubApi({ "POST /token/login/": { body: { auth_token: "t1" } }, [`PUT /cart/${CART}/`]: linking })
    const { user, address } = renderPage(LogInPage, "/log-in?to=%2Forders")
    await logIn(user)
    await waitFor(() => expect(session.authToken()).toBe("t1"))
    act(logInElsewhere)
    expect(address()).toBe("/log-in?to=%2Forders")
    link(linked)
    await waitFor(() => expect(address()).toBe("/orders"))
  })
})

describe("a refused login", () => {
  it("shows each error as 'field: message' with the German label and keeps what was typed", async () => {
    stubApi({
      "POST /token/login/": { status: 400, body: { username: ["Ungültig."], non_field_errors: ["Gesperrt."] } },
    })
    const { user } = renderPage(LogInPage, "/log-in")
    await logIn(user)
    expect(await screen.findByText("E-Mail Adresse: Ungültig.")).toBeTruthy()
    expect(screen.getByText("Gesperrt.")).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>("Passwort").value).toBe("geheim")
  })

  it("names the phone number when no answer comes", async () => {
    stubApi({ "POST /token/login/": "lost" })
    const { user } = renderPage(LogInPage, "/log-in")
    await logIn(user)
    expect(
      await screen.findByText(
        "Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut oder melden Sie sich bei uns (+41 71 000 00 00).",
      ),
    ).toBeTruthy()
  })

  it("offers the activation link again to who has not confirmed the e-mail", async () => {
    const calls = stubApi({
      "POST /token/login/": {
        status: 400,
        body: { non_field_errors: ["Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse."], code: "not_activated" },
      },
      "POST /activate/resend/": {},
    })
    const { user } = renderPage(LogInPage, "/log-in")
    await logIn(user)
    await user.click(await screen.findByRole("button", { name: "Link erneut senden" }))
    expect(await screen.findByText(/erneut gesendet/)).toBeTruthy()
    expect(callsTo(calls, "POST /activate/resend/")[0]?.body).toEqual({ email: "anna@example.ch" })
  })

  it("asks for both fields before anything is sent", async () => {
    const calls = stubApi({})
    const { user } = renderPage(LogInPage, "/log-in")
    await user.click(screen.getByRole("button", { name: "Anmelden" }))
    expect(await screen.findByText("Bitte E-Mail Adresse eingeben")).toBeTruthy()
    expect(screen.getByText("Bitte Passwort eingeben")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText("E-Mail Adresse"))
    expect(calls).toEqual([])
  })
})

describe("who is asked to log in", () => {
  it.each([
    ["at the checkout", "/log-in?to=%2Fcart%2Fcheckout", /Zum Bestellen brauchen Sie ein Konto.*Warenkorb bleibt/],
    ["for a quote", "/log-in?to=%2Fcart&message=quote", /Für eine Offerte brauchen Sie ein Konto/],
    ["for a page of the account", "/log-in?to=%2Forders", /Diese Seite gehört zu Ihrem Konto/],
  ])("%s reads why", (_where, path, why) => {
    stubApi({ [`GET /cart/${CART}`]: { body: filledCart } })
    renderPage(LogInPage, path)
    expect(screen.getByRole("status").textContent).toMatch(why)
  })

  it("because the login ended reads so, until the next login", async () => {
    session.signIn("t0")
    session.expire()
    session.adoptCart(CART)
    stubApi({
      ...{ "POST /token/login/": { body: { auth_token: "t1" } }, [`PUT /cart/${CART}/`]: linked },
      [`GET /cart/${CART}`]: { body: filledCart },
    })
    const { user, address } = renderPage(LogInPage, "/log-in?to=%2Fcart%2Fcheckout")
    expect(screen.getByRole("status").textContent).toContain("Ihre Anmeldung ist abgelaufen.")
    await logIn(user)
    await waitFor(() => expect(address()).toBe("/cart/checkout"))
    expect(session.hasEnded()).toBe(false)
  })

  it.each(["/log-in", "/log-in?to=%2Fcart"])("by nobody reads no reason: %s", (path) => {
    renderPage(LogInPage, path)
    expect(screen.queryByRole("status")).toBeNull()
  })
})

describe("who comes from sign-up with a known e-mail", () => {
  it("finds the notice and the e-mail filled in", () => {
    stubApi({})
    renderPage(LogInPage, "/log-in?message=already_registered&email=anna%40example.ch")
    expect(
      screen.getByText(/Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich an./).querySelector("a"),
    ).toHaveProperty("textContent", "Passwort vergessen?")
    expect(screen.getByLabelText<HTMLInputElement>("E-Mail Adresse").value).toBe("anna@example.ch")
  })
})
