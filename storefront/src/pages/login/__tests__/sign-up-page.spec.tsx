import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import SignUpPage from "../sign-up-page"

const EXISTS = { "GET /check-email/": { body: { exists: true } } }
const IS_NEW = { "GET /check-email/": { body: { exists: false } } }

type User = ReturnType<typeof renderPage>["user"]
const email = () => screen.getByLabelText("E-Mail Adresse")
const goOn = (user: User) => user.click(screen.getByRole("button", { name: "Weiter" }))

async function fill(user: User, password = "Dachstuhl 7", repeat = password) {
  await user.type(email(), "anna@example.ch")
  await user.type(screen.getByLabelText("Passwort"), password)
  await user.type(screen.getByLabelText("Passwort wiederholen"), repeat)
}

describe("sign-up, step 1", () => {
  it("keeps e-mail and password in this tab and goes on", async () => {
    stubApi(IS_NEW)
    const { user, address } = renderPage(SignUpPage, "/sign-up")
    expect(screen.getByText("Schritt 1 von 2")).toBeTruthy()
    await fill(user)
    await goOn(user)
    await waitFor(() => expect(address()).toBe("/complete-profile"))
    expect(JSON.parse(sessionStorage.getItem("sign_up_draft") ?? "")).toEqual({
      email: "anna@example.ch",
      password: "Dachstuhl 7",
    })
  })

  it("stays with an e-mail that has an account and links login and password reset", async () => {
    stubApi(EXISTS)
    const { user, address } = renderPage(SignUpPage, "/sign-up")
    await fill(user)
    await goOn(user)
    const hint = await screen.findByText(/Diese E-Mail-Adresse ist bereits registriert\./)
    expect([...hint.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/log-in?email=anna%40example.ch",
      "/password-reset",
    ])
    expect(email().getAttribute("aria-invalid")).toBe("true")
    expect(address()).toBe("/sign-up")
  })

  it("checks the e-mail once, half a second after typing stops", async () => {
    const calls = stubApi(EXISTS)
    const { user } = renderPage(SignUpPage, "/sign-up")
    await user.click(email())
    await user.paste("anna@example.ch")
    expect(calls).toEqual([])
    await screen.findByText(/bereits registriert/)
    expect(callsTo(calls, "GET /check-email/")).toHaveLength(1)
  })

  it("hints at an e-mail that can't be one, without asking the shop", async () => {
    const calls = stubApi({})
    const { user } = renderPage(SignUpPage, "/sign-up")
    await user.type(email(), "anna@example")
    expect(await screen.findByText("Bitte geben Sie eine gültige E-Mail-Adresse ein.")).toBeTruthy()
    expect(calls).toEqual([])
  })

  it("goes on when the check can't be made", async () => {
    stubApi({ "GET /check-email/": "lost" })
    const { user, address } = renderPage(SignUpPage, "/sign-up")
    await fill(user)
    await goOn(user)
    await waitFor(() => expect(address()).toBe("/complete-profile"))
  })

  it("names what is missing and puts the cursor there", async () => {
    stubApi({})
    const { user } = renderPage(SignUpPage, "/sign-up")
    await goOn(user)
    expect(await screen.findByText("Bitte E-Mail Adresse eingeben")).toBeTruthy()
    expect(screen.getByText("Bitte Passwort eingeben")).toBeTruthy()
    expect(document.activeElement).toBe(email())
  })

  it("wants the same password twice", async () => {
    stubApi(IS_NEW)
    const { user, address } = renderPage(SignUpPage, "/sign-up")
    await fill(user, "Dachstuhl 7", "Dachstuhl 8")
    await goOn(user)
    expect(await screen.findByText("Die Passwörter stimmen nicht überein")).toBeTruthy()
    expect(address()).toBe("/sign-up")
  })

  it("rates the password without enforcing anything", async () => {
    stubApi(IS_NEW)
    const { user } = renderPage(SignUpPage, "/sign-up")
    const rating = () => screen.getByText("Passwortstärke").nextElementSibling?.textContent
    expect(rating()).toBe("Schwach")
    await user.type(screen.getByLabelText("Passwort"), "Dachstuhl 7!")
    expect(rating()).toBe("Stark")
    expect(screen.getAllByText("erfüllt")).toHaveLength(3)
  })
})
