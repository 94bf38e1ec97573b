import { screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { order, profile } from "@/test/wire"
import AccountPage from "../account-page"

beforeEach(() => session.signIn("t1"))

const ORDERS = "GET /orders/"
const OTHERS = { "GET /addresses/": { body: [] }, "GET /company/addresses/": { body: [] } }

it("shows the account as soon as it is there, and the next rental when that comes", async () => {
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  stubApi({ ...OTHERS, "GET /profile/": { body: profile }, [ORDERS]: () => late.then(() => ({ body: [order] })) })
  renderPage(AccountPage, "/account")
  expect(await screen.findByText(profile.company_name)).toBeTruthy()
  expect(screen.getByRole("heading", { name: "Adressen" })).toBeTruthy()
  expect(screen.queryByRole("heading", { name: "BLK 360 G2" })).toBeNull()
  answer()
  const next = await screen.findByRole("heading", { name: "BLK 360 G2" })
  expect(next.compareDocumentPosition(screen.getByText(profile.company_name))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it("asks for the orders at the same time, so that what is below them seldom moves", async () => {
  const calls = stubApi({ ...OTHERS, "GET /profile/": () => new Promise(() => {}), [ORDERS]: { body: [] } })
  renderPage(AccountPage, "/account")
  await waitFor(() => expect(callsTo(calls, ORDERS)).not.toEqual([]))
})
