import { act, screen } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import { forgetPrivateQueries } from "@/lib/http/query-client"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import ActivationResultPage from "../activation-result-page"

const LINK = "/activation/result?uidb64=u1&token=k1"

const usedUp = { status: 400, body: { non_field_errors: ["Bereits verwendet."], code: "link_used" } }

function stubUsedOnce() {
  const answers = [{ body: { auth_token: "t1" } }]
  return stubApi({ "POST /activate/": () => answers.shift() ?? usedUp, "GET /profile/": { body: {} } })
}

describe("the link of the activation mail", () => {
  it("is used once, signs in and links the cart", async () => {
    session.adoptCart("cart-token-of-this-browser")
    const calls = stubApi({
      "POST /activate/": { body: { auth_token: "t1" } },
      "PUT /cart/cart-token-of-this-browser/": { body: { total_quantity: 1, earlier: null } },
    })
    renderPage(ActivationResultPage, LINK)
    expect(await screen.findByRole("heading", { name: "Willkommen bei Muster Vermessung AG!" })).toBeTruthy()
    expect(screen.getByText("Ihr Konto wurde erfolgreich verifiziert und Sie sind jetzt angemeldet.")).toBeTruthy()
    expect(session.authToken()).toBe("t1")
    expect(callsTo(calls, "POST /activate/").map(({ body }) => body)).toEqual([{ uidb64: "u1", token: "k1" }])
    expect(callsTo(calls, "PUT /cart/cart-token-of-this-browser/")).toHaveLength(1)
  })

  it("is not used again by a reload", async () => {
    const calls = stubApi({ "POST /activate/": { body: { auth_token: "t1" } } })
    const { unmount } = renderPage(ActivationResultPage, LINK)
    await screen.findByRole("heading", { name: /Willkommen/ })
    unmount()
    renderPage(ActivationResultPage, LINK)
    await screen.findByRole("heading", { name: /Willkommen/ })
    expect(callsTo(calls, "POST /activate/")).toHaveLength(1)
  })

  it.each([
    ["Back", false],
    ["the mail's link again", true],
  ])(
    "is a used one after the logout, for %s: the login is offered, and a new cart stays",
    async (_way, isOpenedAnew) => {
      const calls = stubUsedOnce()
      const Visit = () => {
        const [isHere, setIsHere] = useState(true)
        return (
          <>
            <button type="button" onClick={() => setIsHere(!isHere)}>
              {isHere ? "Weiter" : "Zurück"}
            </button>
            {isHere && <ActivationResultPage />}
          </>
        )
      }
      const { user, unmount } = renderPage(Visit, LINK)
      await screen.findByRole("heading", { name: /Willkommen/ })
      await user.click(screen.getByRole("button", { name: "Weiter" }))
      act(() => session.reset())
      session.adoptCart("cart-of-whoever-comes-next")
      const asked = callsTo(calls, "GET /profile/").length
      if (isOpenedAnew) {
        unmount()
        renderPage(ActivationResultPage, LINK)
      } else await user.click(screen.getByRole("button", { name: "Zurück" }))
      expect(await screen.findByText("Bereits verwendet.")).toBeTruthy()
      expect(screen.getByRole("link", { name: "Anmelden" })).toBeTruthy()
      expect(callsTo(calls, "GET /profile/")).toHaveLength(asked)
      expect(session.cartToken()).toBe("cart-of-whoever-comes-next")
    },
  )

  it("asks for nobody's profile once another tab has logged out", async () => {
    const calls = stubUsedOnce()
    const { queries } = renderPage(ActivationResultPage, LINK)
    await screen.findByRole("heading", { name: /Willkommen/ })
    const asked = callsTo(calls, "GET /profile/").length
    act(() => {
      forgetPrivateQueries(queries)
      session.reset()
    })
    expect(await screen.findByRole("link", { name: "Anmelden" })).toBeTruthy()
    expect(callsTo(calls, "GET /profile/")).toHaveLength(asked)
  })

  it("that is used up says so and offers phone and mail", async () => {
    stubApi({ "POST /activate/": { status: 400, body: { token: ["Abgelaufen."] } } })
    renderPage(ActivationResultPage, LINK)
    expect(await screen.findByRole("heading", { name: "Aktivierung fehlgeschlagen" })).toBeTruthy()
    expect(screen.getByText("Link: Abgelaufen.")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Anrufen: +41 71 000 00 00" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "E-Mail schreiben" }).getAttribute("href")).toBe("mailto:shop@example.ch")
    expect(session.authToken()).toBeNull()
  })

  it("says whose account it has activated", async () => {
    const profile = {
      company_name: "Holz Keller AG",
      first_name: "Petra",
      last_name: "Keller",
      email: "petra@example.ch",
    }
    stubApi({ "POST /activate/": { body: { auth_token: "t1" } }, "GET /profile/": { body: profile } })
    renderPage(ActivationResultPage, LINK)
    const facts = await screen.findByRole("region", { name: "Das Konto gehört:" })
    for (const text of ["Holz Keller AG", "Petra Keller", "petra@example.ch", "Das sind nicht Sie?"])
      expect(facts.textContent).toContain(text)
  })

  it("that has been used offers the login and another link", async () => {
    const calls = stubApi({
      "POST /activate/": usedUp,
      "POST /activate/resend/": { body: {} },
    })
    const { user } = renderPage(ActivationResultPage, LINK)
    expect(await screen.findByText("Bereits verwendet.")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Anmelden" }).getAttribute("href")).toBe("/log-in")
    await user.type(await screen.findByRole("textbox", { name: /E-Mail/ }), "petra@example.ch")
    await user.click(screen.getByRole("button", { name: "Link erneut senden" }))
    expect(await screen.findByText(/Wir haben Ihnen den Link erneut gesendet/)).toBeTruthy()
    expect(callsTo(calls, "POST /activate/resend/").map(({ body }) => body)).toEqual([{ email: "petra@example.ch" }])
  })

  it("leaves the focus where it is when the form for another link arrives", async () => {
    stubApi({ "POST /activate/": { status: 400, body: { non_field_errors: ["Bereits verwendet."] } } })
    renderPage(ActivationResultPage, LINK)
    const logIn = await screen.findByRole("link", { name: "Anmelden" })
    logIn.focus()
    await screen.findByRole("region", { name: "Neuen Link anfordern" })
    expect(document.activeElement).toBe(logIn)
  })

  it("that is incomplete says so once", async () => {
    const incomplete = ["Der Link ist unvollständig."]
    stubApi({ "POST /activate/": { status: 400, body: { uidb64: incomplete, token: incomplete } } })
    renderPage(ActivationResultPage, "/activation/result")
    expect(await screen.findAllByText("Link: Der Link ist unvollständig.")).toHaveLength(1)
  })

  it("can be tried again after a lost connection", async () => {
    let isDown = true
    const stubs = { "POST /activate/": () => (isDown ? { status: 503 } : { body: { auth_token: "t1" } }) }
    stubApi(stubs)
    const { user } = renderPage(ActivationResultPage, LINK)
    await screen.findByText(/melden Sie sich bei uns \(\+41 71 000 00 00\)/)
    isDown = false
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }))
    expect(await screen.findByRole("heading", { name: /Willkommen/ })).toBeTruthy()
  })
})
