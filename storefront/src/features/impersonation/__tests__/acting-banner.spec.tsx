import { screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { renderShop } from "@/test/render-shop"
import { callsTo, stubApi } from "@/test/stub-api"
import ActingBanner from "../components/acting-banner"
import { keepLoginCookie } from "../login-cookie"

afterEach(() => session.reset())

const PROFILE = { company_name: "<b>Muster</b> Holzbau AG", impersonation: { expires_at: "2026-12-03T13:30:00Z" } }

it("says in whose name and until when, as the shop says it, markup as text", async () => {
  session.signIn(`imp_${"x".repeat(43)}`)
  stubApi({ "GET /profile/": { body: PROFILE } })
  renderShop(<ActingBanner />)
  const banner = screen.getByRole("region", { name: "Handeln im Namen eines Kunden" })
  await waitFor(() => expect(banner.textContent).toContain("Sie handeln als <b>Muster</b> Holzbau AG, bis 14:30 Uhr"))
})

it("is there, with the way out, even while the shop doesn't answer", async () => {
  session.signIn(`imp_${"x".repeat(43)}`)
  stubApi({ "GET /profile/": "lost" })
  renderShop(<ActingBanner />)
  expect(screen.getByRole("region").textContent).toContain("Sie handeln als Kunde")
  expect(screen.getByRole("button", { name: "Beenden" })).toBeTruthy()
})

it("ends the login at the shop and in the browser, the cookie too", async () => {
  session.signIn(`imp_${"x".repeat(43)}`)
  session.adoptCart("c".repeat(32))
  keepLoginCookie("imp_secret", new Date(Date.now() + 60_000).toISOString())
  sessionStorage.setItem("checkout_draft", "{}")
  sessionStorage.setItem("kept_input", "{}")
  const calls = stubApi({ "GET /profile/": { body: PROFILE }, "POST /token/logout/": {} })
  const { user } = renderShop(<ActingBanner />)
  await user.click(screen.getByRole("button", { name: "Beenden" }))
  await waitFor(() => expect(session.authToken()).toBeNull())
  expect(session.cartToken()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  await waitFor(() => expect(callsTo(calls, "POST /token/logout/")).toHaveLength(1))
})
