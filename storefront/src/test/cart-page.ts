import { screen, within } from "@testing-library/react"
import { shownToasts } from "../lib/toast"
import { CART } from "./failing-shop"

export { CART }
export const NO_ADDONS = { "GET /products/addon": { body: [] } }
/** For who is signed in. */
export const NO_COMPANY = { "GET /company/": { body: { company: null, company_uid: null, invitation: null } } }
export const COUNT = { [`GET /cart-count/${CART}/`]: { body: { total_quantity: 1 } } }

/** What the cart page asks for, answered with this cart. */
export const shows = (cart: object) => ({
  [`GET /cart/${CART}`]: { body: cart },
  ...NO_ADDONS,
  ...NO_COMPANY,
  ...COUNT,
})

export const lineOf = (name: string) => {
  const line = screen.getByRole("heading", { level: 3, name }).closest("article")
  if (!line) throw new Error(`No line ${name}`)
  return within(line)
}

/** Toasts stand in the frame around every page. */
export const lastToast = (): string | undefined => shownToasts().at(-1)?.text
