import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import RemoveSignUpPage from "../remove-sign-up-page"

const LINK = "/activation/remove?uidb64=u1&token=k1"
const account = { company: "Holz Keller AG", first_name: "Petra", last_name: "Keller", email: "petra@example.ch" }
const open = { body: { purpose: "activation", state: "open", account } }
const REMOVE = "Registrierung entfernen"

describe("'Das war ich nicht' of the activation mail", () => {
  it("shows whose sign-up it is and removes nothing by being opened", async () => {
    const calls = stubApi({ "POST /links/preview/": open })
    renderPage(RemoveSignUpPage, LINK)
    expect(await screen.findByRole("button", { name: REMOVE })).toBeTruthy()
    for (const text of ["Holz Keller AG", "Petra Keller", "petra@example.ch"])
      expect(document.body.textContent).toContain(text)
    expect(calls.map(({ call }) => call)).toEqual(["POST /links/preview/"])
  })

  it("removes it when the button is pressed", async () => {
    const calls = stubApi({ "POST /links/preview/": open, "POST /activate/remove/": { body: {} } })
    const { user } = renderPage(RemoveSignUpPage, LINK)
    await user.click(await screen.findByRole("button", { name: REMOVE }))
    expect(await screen.findByRole("heading", { name: "Die Registrierung ist entfernt" })).toBeTruthy()
    expect(callsTo(calls, "POST /activate/remove/").map(({ body }) => body)).toEqual([{ uidb64: "u1", token: "k1" }])
  })

  it("shows why it was refused, and the button stays", async () => {
    const refusal = { status: 400, body: { non_field_errors: ["Dieses Konto ist bereits in Gebrauch."] } }
    stubApi({ "POST /links/preview/": open, "POST /activate/remove/": refusal })
    const { user } = renderPage(RemoveSignUpPage, LINK)
    await user.click(await screen.findByRole("button", { name: REMOVE }))
    expect(await screen.findByText("Dieses Konto ist bereits in Gebrauch.")).toBeTruthy()
    expect(screen.getByRole("button", { name: REMOVE })).toBeTruthy()
  })

  it.each([
    [
      "was used",
      { body: { purpose: "activation", state: "used", account: null } },
      /bereits aktiviert.*\+41 71 000 00 00/,
    ],
    ["has expired", { body: { purpose: "activation", state: "expired", account: null } }, /gibt es nicht mehr/],
    ["is unknown", { status: 400, body: { non_field_errors: ["Ungültig."] } }, /gibt es nicht mehr/],
  ])("offers no button where the link %s", async (_case, preview, words) => {
    stubApi({ "POST /links/preview/": preview })
    renderPage(RemoveSignUpPage, LINK)
    expect((await screen.findByRole("alert")).textContent).toMatch(words)
    expect(screen.queryByRole("button", { name: REMOVE })).toBeNull()
  })

  it("says of a shop that doesn't answer that it doesn't, and asks it again", async () => {
    let isDown = true
    stubApi({ "POST /links/preview/": () => (isDown ? { status: 503 } : open) })
    const { user } = renderPage(RemoveSignUpPage, LINK)
    expect((await screen.findByRole("alert")).textContent).toMatch(/melden Sie sich bei uns/)
    isDown = false
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }))
    expect(await screen.findByRole("button", { name: REMOVE })).toBeTruthy()
  })

  it("says that it is gone where the answer of its removal was lost", async () => {
    let isThere = true
    const gone = { status: 400, body: { non_field_errors: ["Ungültig."] } }
    stubApi({
      "POST /links/preview/": () => (isThere ? open : gone),
      "POST /activate/remove/": () => {
        isThere = false
        return { status: 503 }
      },
    })
    const { user } = renderPage(RemoveSignUpPage, LINK)
    await user.click(await screen.findByRole("button", { name: REMOVE }))
    expect(await screen.findByText(/gibt es nicht mehr/)).toBeTruthy()
  })

  it("asks nobody where the link is incomplete", async () => {
    const calls = stubApi({})
    renderPage(RemoveSignUpPage, "/activation/remove")
    expect((await screen.findByRole("alert")).textContent).toMatch(/gibt es nicht mehr/)
    expect(calls).toEqual([])
  })
})
