import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { MemoryRouter } from "react-router-dom"
import { describe, expect, it, vi } from "vitest"
import { createQueryClient } from "../../lib/http/query-client"
import { paths } from "../../lib/paths"
import { session } from "../../lib/session/session"
import { SHOP } from "../../test/render-page"
import { stubApi } from "../../test/stub-api"
import { App } from "../app"

const profileOf = (name: string) => ({
  ...{ company_name: `${name} Holzbau AG`, sector: "", first_name: name, last_name: "Muster", phone: "", address: "" },
  ...{ email: `${name.toLowerCase()}@example.ch`, postalcode: "", city: "", last_password_change: null },
})

const CART = "cart-token-of-this-browser"

/** What another tab wrote, told as browsers do. */
const hearOf = (key: string) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key) }))

function loggedInElsewhere(token: string) {
  localStorage.setItem("auth_token", token)
  hearOf("auth_token")
}

/** The session as another tab has it: this one's storage, none of its memory. */
async function inAnotherTab(act: (other: typeof session) => void) {
  vi.resetModules()
  const { session: other } = await import("../../lib/session/session")
  act(other)
  for (const key of Object.keys(localStorage)) hearOf(key)
}

async function editAccountOfLea() {
  session.signIn("lea")
  session.adoptCart(CART)
  stubApi({
    "GET /profile/": ({ authorization }) => ({ body: profileOf(authorization?.endsWith("beat") ? "Beat" : "Lea") }),
    [`GET /cart-count/${CART}/`]: { body: { total_quantity: 0 } },
    [`PUT /cart/${CART}/`]: { body: { total_quantity: 0, earlier: null } },
    "GET /discounts/": { body: [] },
    "GET /company/": { body: { company: null } },
  })
  render(
    <MemoryRouter initialEntries={[paths.editAccount]}>
      <App queryClient={createQueryClient()} shop={SHOP} />
    </MemoryRouter>,
  )
  await screen.findByDisplayValue("Lea", {}, { timeout: 5_000 })
}

it("another account's login in another tab leaves nothing of the former customer on the page", async () => {
  await editAccountOfLea()
  loggedInElsewhere("beat")
  await waitFor(() => expect(screen.queryByDisplayValue("Lea")).toBeNull())
  expect(await screen.findByDisplayValue("Beat")).toBeTruthy()
})

describe("another password of the same customer, set in another tab,", () => {
  it("leaves the page as it is, with what is typed", async () => {
    await editAccountOfLea()
    const field = screen.getByDisplayValue("Lea")
    await userEvent.setup().type(field, "nore")
    await inAnotherTab((other) => other.renew("lea-2"))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(session.authToken()).toBe("lea-2")
    expect(field.isConnected).toBe(true)
    expect(screen.getByDisplayValue("Leanore")).toBe(field)
  })

  it("is no renewal of whose login came between", async () => {
    await editAccountOfLea()
    localStorage.setItem("auth_token", "beat")
    await inAnotherTab((other) => other.renew("another-beat"))
    expect(await screen.findByDisplayValue("Beat")).toBeTruthy()
    expect(screen.queryByDisplayValue("Lea")).toBeNull()
  })
})
