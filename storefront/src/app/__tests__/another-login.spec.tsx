import { render, screen, waitFor } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
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

/** What another tab writes, and the event that tells this one. */
function loggedInElsewhere(token: string) {
  localStorage.setItem("auth_token", token)
  window.dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: token }))
}

it("another account's login in another tab leaves nothing of the former customer on the page", async () => {
  session.signIn("lea")
  session.adoptCart("cart-token-of-this-browser")
  stubApi({
    "GET /profile/": ({ authorization }) => ({ body: profileOf(authorization?.endsWith("beat") ? "Beat" : "Lea") }),
    "GET /cart-count/cart-token-of-this-browser/": { body: { total_quantity: 0 } },
    "PUT /cart/cart-token-of-this-browser/": { body: { total_quantity: 0, earlier: null } },
    "GET /discounts/": { body: [] },
    "GET /company/": { body: { company: null } },
  })
  render(
    <MemoryRouter initialEntries={[paths.editAccount]}>
      <App queryClient={createQueryClient()} shop={SHOP} />
    </MemoryRouter>,
  )
  expect(await screen.findByDisplayValue("Lea", {}, { timeout: 5_000 })).toBeTruthy()
  loggedInElsewhere("beat")
  await waitFor(() => expect(screen.queryByDisplayValue("Lea")).toBeNull())
  expect(await screen.findByDisplayValue("Beat")).toBeTruthy()
})
