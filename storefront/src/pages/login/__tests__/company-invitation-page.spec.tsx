import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import type { CompanyInvitationPreview } from "#shop/companies/wire/company-account"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import CompanyInvitationPage from "../company-invitation-page"

const invitation: CompanyInvitationPreview = {
  company: "Muster Holzbau AG",
  email: "carla@example.ch",
  right: "order",
  state: "open",
}
const open = (stubs: Parameters<typeof stubApi>[0], query = "?token=cinv_1.x") => ({
  calls: stubApi(stubs),
  ...renderPage(CompanyInvitationPage, `/firma/einladung${query}`),
})
const preview = (changes: Partial<CompanyInvitationPreview> = {}) => ({
  "GET /company/invitation/": { body: { ...invitation, ...changes } },
})

describe("the page of an invitation", () => {
  it("names company and e-mail, and leads to the login and back, its token in no other address", async () => {
    const { calls, user, unmount } = open(preview())
    const logIn = await screen.findByRole("link", { name: "Anmelden" })
    expect(logIn.getAttribute("href")).toBe("/log-in?to=%2Ffirma%2Feinladung")
    for (const text of ["Muster Holzbau AG", "carla@example.ch"]) expect(document.body.textContent).toContain(text)
    expect(calls.every(({ call }) => call.startsWith("GET"))).toBe(true)
    await user.click(logIn)
    unmount()
    session.signIn("t1")
    const { calls: later } = open(preview(), "")
    expect(await screen.findByRole("button", { name: "Einladung annehmen" })).toBeTruthy()
    expect(later[0].query).toBe("?token=cinv_1.x")
  })

  it("joins with a click, and goes to the company", async () => {
    session.signIn("t1")
    const { calls, user, address } = open({
      ...preview(),
      "POST /company/invitation/": { body: { company: null, company_uid: null, invitation: null } },
    })
    await user.click(await screen.findByRole("button", { name: "Einladung annehmen" }))
    await waitFor(() => expect(address()).toBe("/firma"))
    expect(callsTo(calls, "POST /company/invitation/")[0].body).toEqual({ token: "cinv_1.x" })
  })

  it("says that it is for another login", async () => {
    session.signIn("t1")
    const { user } = open({
      ...preview(),
      "POST /company/invitation/": {
        status: 400,
        body: { non_field_errors: ["Diese Einladung gilt für eine andere E-Mail-Adresse."] },
      },
    })
    await user.click(await screen.findByRole("button", { name: "Einladung annehmen" }))
    expect((await screen.findByRole("alert")).textContent).toContain("eine andere E-Mail-Adresse")
  })

  it.each([
    ["was accepted", preview({ state: "accepted" }), /bereits angenommen/],
    ["ran out", preview({ state: "expired" }), /abgelaufen/],
    [
      "is gone",
      { "GET /company/invitation/": { status: 404, body: { non_field_errors: ["Nicht gefunden."] } } },
      /gibt es nicht mehr/,
    ],
  ])("says that it %s", async (_case, stubs, text) => {
    open(stubs)
    expect((await screen.findByRole("alert")).textContent).toMatch(text)
    expect(screen.queryByRole("button", { name: "Einladung annehmen" })).toBeNull()
  })

  it("says of a link without its token that there is none, and asks nothing", async () => {
    const { calls } = open({}, "")
    expect((await screen.findByRole("alert")).textContent).toMatch(/gibt es nicht mehr/)
    expect(calls).toEqual([])
  })
})
