import { randomUUID } from "node:crypto"
import { aCompany, api, checkoutForm, demoProduct, newCartToken, type SignedInCustomer, STAFF } from "../harness"
import type { Calls } from "./load"

const json = { "content-type": "application/json" }

/** Addresses of those who signed up, and orders of those who bought, as far as they were told so. */
export interface Told {
  signedUp: string[]
  ordered: string[]
}

async function staffToken(baseUrl: string): Promise<string> {
  const login = await fetch(`${baseUrl}/auth/user/emailpass`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(STAFF),
  })
  return (await login.json()).token
}

/** Visitors, customers and staff of the shop at `baseUrl`, all of whom expect their answers. */
export async function visitorsOf(baseUrl: string, customer: SignedInCustomer) {
  const told: Told = { signedUp: [], ordered: [] }
  const scanner = await demoProduct("icon-icr70")
  const [accessory] = (await api("GET", "/products/accessory/")).body
  const signedIn = { authorization: `Token ${customer.token}` }
  const staff = { authorization: `Bearer ${await staffToken(baseUrl)}` }

  const get =
    (path: string, headers: Record<string, string> = {}) =>
    () =>
      fetch(baseUrl + path, { headers })
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`${baseUrl}/backend/api/v1${path}`, {
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    })
  const add = (cart: string) => post(`/cart/accessory/${accessory.id}/`, { cart, product: accessory.id, quantity: 1 })

  const calls: Calls = {
    home: get("/"),
    list: get("/mieten"),
    page: get("/mieten/icon-icr70/"),
    sitemap: get("/sitemap.xml"),
    ready: get("/ready"),
    products: get("/backend/api/v1/products/rental/"),
    bookings: get(`/backend/api/v1/products/bookings/${scanner.id}/`),
    search: () => post("/products/search/", { query: "laser" }),
    profile: get("/backend/api/v1/profile/", signedIn),
    orders: get("/backend/api/v1/orders/", signedIn),
    cart: get(`/backend/api/v1/cart/${newCartToken()}/`),
    add: () => add(newCartToken()),
    /** Of one customer the newest logins stay: the load goes on with this one. */
    login: async () => {
      const answer = await post("/token/login/", { username: customer.email, password: customer.password })
      if (answer.ok) signedIn.authorization = `Token ${(await answer.clone().json()).auth_token}`
      return answer
    },
    signUp: async () => {
      const email = `last-${randomUUID()}@example.ch`
      const answer = await post("/signup/", { ...aCompany, email, password: "Holz-und-Laser-2026" })
      if (answer.status === 201) told.signedUp.push(email)
      return answer
    },
    checkout: async () => {
      const cart = newCartToken()
      const added = await add(cart)
      if (!added.ok) return added
      const answer = await post(`/checkout/${cart}/`, checkoutForm(customer.email), signedIn)
      if (answer.ok) told.ordered.push((await answer.clone().json()).id)
      return answer
    },
    adminOrders: get("/admin/orders?limit=5", staff),
    adminProducts: get("/admin/products?limit=5", staff),
  }
  return { calls, told }
}
