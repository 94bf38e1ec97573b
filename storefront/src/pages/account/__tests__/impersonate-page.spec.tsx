import { screen, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import ImpersonatePage from "../impersonate-page"

const TOKEN = "t".repeat(43)
const CART = "c".repeat(32)
const LINK = `/impersonate?token=${TOKEN}&cartId=${CART}`
const PREVIEW = { company: "Muster Holzbau AG", name: "Petra Zimmermann", expires_at: "2026-12-03T13:30:00Z" }
const ANSWER = { auth_token: `imp_${"x".repeat(43)}`, expires_at: new Date(Date.now() + 3_600_000).toISOString() }

afterEach(() => {
  session.reset()
  sessionStorage.clear()
})

const confirm = () => screen.findByRole("button", { name: "Ja, ich bin in einem Inkognito Fenster" })

describe("the page of staff's link", () => {
  it("tells whom it opens and takes the secrets out of the address; a reload keeps them", async () => {
    stubApi({ "POST /impersonate/preview/": { body: PREVIEW } })
    const { address, unmount } = renderPage(ImpersonatePage, LINK)
    expect(await screen.findByText("Muster Holzbau AG, Petra Zimmermann")).toBeTruthy()
    expect(screen.getByText(/privaten Fenster/)).toBeTruthy()
    expect(address()).toBe("/impersonate")
    unmount()
    renderPage(ImpersonatePage, "/impersonate")
    expect(await confirm()).toBeTruthy()
  })

  it.each([
    ["loads", () => new Promise<never>(() => {})],
    ["failed", () => ({ status: 500 })],
  ])("asks for a private window also while the preview %s", (_state, preview) => {
    stubApi({ "POST /impersonate/preview/": preview })
    renderPage(ImpersonatePage, LINK)
    expect(screen.getByText(/Link aus dem Admin in einem privaten Fenster/)).toBeTruthy()
  })

  it("exchanges the link once, even for a double click, takes login and cart up and goes home", async () => {
    session.signIn("somebody-else")
    session.adoptCart("d".repeat(32))
    const calls = stubApi({ "POST /impersonate/preview/": { body: PREVIEW }, "POST /impersonate/": { body: ANSWER } })
    const { user, address } = renderPage(ImpersonatePage, LINK)
    await user.dblClick(await confirm())
    await waitFor(() => expect(address()).toBe("/"))
    expect(callsTo(calls, "POST /impersonate/").map(({ body, authorization }) => [body, authorization])).toEqual([
      [{ token: TOKEN }, null],
    ])
    expect([session.authToken(), session.cartToken()]).toEqual([ANSWER.auth_token, CART])
    expect(document.cookie).toContain(`csrftoken=${ANSWER.auth_token}`)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(TOKEN)
  })

  it("says why a link can't be used, before it is used and when it is", async () => {
    const refusal = { status: 400, body: { non_field_errors: ["Dieser Link wurde bereits verwendet."] } }
    stubApi({ "POST /impersonate/preview/": { body: PREVIEW }, "POST /impersonate/": refusal })
    const { user, unmount } = renderPage(ImpersonatePage, LINK)
    await user.click(await confirm())
    expect((await screen.findByText("Dieser Link wurde bereits verwendet.")).textContent).toBeTruthy()
    expect(session.authToken()).toBeNull()
    unmount()
    stubApi({ "POST /impersonate/preview/": refusal })
    renderPage(ImpersonatePage, LINK)
    expect(await screen.findByText("Dieser Link wurde bereits verwendet.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: /Inkognito/ })).toBeNull()
  })

  it("says that a link without its secret is incomplete", async () => {
    stubApi({})
    renderPage(ImpersonatePage, "/impersonate")
    expect(await screen.findByText(/Link ist unvollständig/)).toBeTruthy()
  })
})
