import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import type { OwnCompany } from "#shop/companies/wire/company-account"
import { session } from "@/lib/session/session"
import { CART, lastToast, shows } from "@/test/cart-page"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { emptyCart, filledCart } from "@/test/wire"
import CartPage from "../cart-page"

beforeEach(() => {
  session.adoptCart(CART)
  session.signIn("t1")
})

const GIVE = `POST /cart/${CART}/give/`
const LINK = { [`PUT /cart/${CART}/`]: { body: { total_quantity: 4, earlier: null } } }
const member = (id: string, first_name: string, is_self: boolean) => ({
  ...{ id, first_name, last_name: "Muster", email: `${id}@example.ch`, since: "2026-11-24T08:00:00.000Z", is_self },
  right: "order" as const,
})
const company = (...members: ReturnType<typeof member>[]): { body: OwnCompany } => ({
  body: {
    company: { name: "Muster AG", uid: "CHE-1", right: "order", order_limit: null, members, invitations: [] },
    company_uid: "CHE-1",
    invitation: null,
  },
})
const OPEN = "In der Firma übergeben"

it("hands the cart to a colleague, who has it from then on", async () => {
  let cart = filledCart
  const calls = stubApi({
    ...shows(filledCart),
    ...LINK,
    [`GET /cart/${CART}`]: () => ({ body: cart }),
    "GET /company/": company(member("anna", "Anna", true), member("beat", "Beat", false)),
    [GIVE]: () => {
      cart = emptyCart
      return { body: { colleague: "Beat Muster" } }
    },
  })
  const { user } = renderPage(CartPage, "/cart")
  await user.click(await screen.findByRole("button", { name: OPEN }))
  const dialog = within(await screen.findByRole("dialog", { name: "Warenkorb übergeben" }))
  const action = dialog.getByRole<HTMLButtonElement>("button", { name: "Übergeben" })
  expect(action.disabled).toBe(true)
  expect(dialog.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Bitte wählen", "Beat Muster"])
  await user.selectOptions(dialog.getByRole("combobox", { name: "An wen?" }), "beat")
  await user.click(action)
  const text = await screen.findByText(/Ihr Warenkorb ist leer/)
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(callsTo(calls, GIVE).map(({ body }) => body)).toEqual([{ colleague: "beat" }])
  expect(lastToast()).toBe("Der Warenkorb ist jetzt bei Beat Muster.")
})

it("is closed once it is given, also where the cart can't be shown by then", async () => {
  let isGiven = false
  stubApi({
    ...shows(filledCart),
    ...LINK,
    [`GET /cart/${CART}`]: () => (isGiven ? { status: 500 } : { body: filledCart }),
    "GET /company/": company(member("anna", "Anna", true), member("beat", "Beat", false)),
    [GIVE]: () => {
      isGiven = true
      return { body: { colleague: "Beat Muster" } }
    },
  })
  const { user } = renderPage(CartPage, "/cart")
  await user.click(await screen.findByRole("button", { name: OPEN }))
  const dialog = within(await screen.findByRole("dialog", { name: "Warenkorb übergeben" }))
  await user.selectOptions(dialog.getByRole("combobox"), "beat")
  await user.click(dialog.getByRole("button", { name: "Übergeben" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(screen.getByRole("heading", { name: "Zielmarken-Set" })).toBeTruthy()
})

it("says why it stays", async () => {
  stubApi({
    ...shows(filledCart),
    ...LINK,
    "GET /company/": company(member("anna", "Anna", true), member("beat", "Beat", false)),
    [GIVE]: { status: 400, body: { colleague: ["Diese Person gehört nicht zu Ihrer Firma."] } },
  })
  const { user } = renderPage(CartPage, "/cart")
  await user.click(await screen.findByRole("button", { name: OPEN }))
  const dialog = within(await screen.findByRole("dialog", { name: "Warenkorb übergeben" }))
  await user.selectOptions(dialog.getByRole("combobox"), "beat")
  await user.click(dialog.getByRole("button", { name: "Übergeben" }))
  expect(await dialog.findByText(/gehört nicht zu Ihrer Firma/)).toBeTruthy()
})

it.each<[string, { body: OwnCompany }]>([
  ["no company", { body: { company: null, company_uid: null, invitation: null } }],
  ["no colleague", company(member("anna", "Anna", true))],
])("isn't offered to who has %s", async (_case, answer) => {
  const calls = stubApi({ ...shows(filledCart), ...LINK, "GET /company/": answer })
  renderPage(CartPage, "/cart")
  await screen.findByRole("heading", { name: "Zielmarken-Set" })
  await waitFor(() => expect(callsTo(calls, "GET /company/").length).toBeGreaterThan(0))
  expect(screen.queryByRole("button", { name: OPEN })).toBeNull()
})
