import { screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { savedFiles } from "@/test/saved-files"
import { callsTo, type Stub, stubApi } from "@/test/stub-api"
import { profile } from "@/test/wire"
import AccountPage from "../account-page"

const DATA = "GET /profile/data/"

beforeEach(() => session.signIn("t1"))
afterEach(() => vi.restoreAllMocks())

async function open(answer: Stub) {
  const calls = stubApi({
    "GET /profile/": { body: profile },
    "GET /addresses/": { body: [] },
    "GET /company/addresses/": { body: [] },
    [DATA]: answer,
  })
  const { user } = renderPage(AccountPage, "/account")
  return { calls, user, button: await screen.findByRole("button", { name: "Meine Daten herunterladen" }) }
}

it("saves all that the shop keeps of the customer as a file, once by a double click", async () => {
  const saved = savedFiles()
  const { user, button, calls } = await open({ text: "{}" })
  await user.dblClick(button)
  await waitFor(() => expect(saved.names).toEqual(["Meine-Daten.json"]))
  expect(callsTo(calls, DATA).map(({ authorization }) => authorization)).toEqual(["Token t1"])
})

it.each<[string, Stub, string]>([
  [
    "was asked for too often",
    { status: 429, body: { non_field_errors: ["Zu viele Versuche."] } },
    "Zu viele Versuche.",
  ],
  ["can't be had now", { status: 500 }, "Etwas ist schiefgelaufen. Bitte versuchen Sie es nochmals."],
])("says why it saves nothing where it %s", async (_case, answer, said) => {
  const saved = savedFiles()
  const { user, button } = await open(answer)
  await user.click(button)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(saved.names).toEqual([])
})

it("names the address to write to for who wants to be erased, and what has to be kept", async () => {
  await open({ text: "{}" })
  const mail = screen.getByRole("link", { name: "shop@example.ch" })
  expect(mail.getAttribute("href")).toBe("mailto:shop@example.ch?subject=L%C3%B6schung%20meiner%20Daten")
  expect(mail.closest("p")?.textContent).toMatch(/Schreiben Sie uns.*zehn Jahre aufbewahren\.$/)
})
