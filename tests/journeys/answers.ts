import type { Page, Request, Route } from "playwright"

/** How the shop's API answers a page: as it is, never, broken, or with nothing to show. */
export type Mood = "loading" | "broken" | "empty"

const EMPTY_CART = {
  items: [],
  total_quantity: 0,
  ...Object.fromEntries(
    [
      "total_price",
      "total_vat",
      "shipping_cost",
      "total_shipping_price",
      "total_shipping_vat",
      "rounding",
      "total_cost",
    ].map((field) => [field, "0.00"]),
  ),
}

function nothingFor(path: string): unknown {
  if (path.startsWith("/content/")) return { content: "" }
  if (path.startsWith("/cart-count/")) return { total_quantity: 0 }
  if (path.startsWith("/cart/")) return EMPTY_CART
  return []
}

/** Details of one thing: without it there is a page for lost addresses, not an empty one. A customer has a profile. */
const IS_DETAIL =
  /^\/(products\/(rental|purchase|accessory|software-service|bookings)|events|orders|addresses|company\/requests)\/[^/]+|^\/profile\//

function answer(route: Route, mood: Mood) {
  const path = new URL(route.request().url()).pathname.replace("/backend/api/v1", "")
  if (mood === "broken") return route.fulfill({ status: 500, json: {} })
  if (mood === "empty" && IS_DETAIL.test(path)) return route.continue()
  if (mood === "empty") return route.fulfill({ json: nothingFor(path) })
}

const reads = (request: Request) => request.method() === "GET" || request.url().includes("/products/search/")

/** From now on the shop answers this page's reading calls so. */
export const putInMood = (page: Page, mood: Mood) =>
  page.route("**/backend/api/v1/**", (route) => (reads(route.request()) ? answer(route, mood) : route.continue()))
