import createClient, { type Client, type ClientOptions } from "openapi-fetch"
import type { components as CounterComponents, paths as CounterPaths } from "./counter-schema.js"
import type { components, paths } from "./schema.js"

/** What the API takes and answers, by name: `Schemas["Cart"]`. */
export type Schemas = components["schemas"]

export interface ShopOptions extends Omit<ClientOptions, "baseUrl"> {
  /** Of the shop: `https://shop.example.ch`. */
  origin: string
  /** The customer's login, asked for at each call: it may come, change and end. */
  token?: () => string | undefined
}

/** `await shop.GET("/orders/{id}", { params: { path: { id } } })` answers `data`, or what was refused as `error`, and the `response`. */
export type Shop = Client<paths>

/** The shop's API, each call with its input, answers and refusals as types. */
export function shopAt({ origin, token, ...options }: ShopOptions): Shop {
  const shop = createClient<paths>({ ...options, baseUrl: new URL("/backend/api/v1", origin).href })
  shop.use({
    onRequest({ request }) {
      const login = token?.()
      if (login !== undefined) request.headers.set("Authorization", `Token ${login}`)
      return request
    },
  })
  return shop
}

/** What the calls of a machine access take and answer, by name: `CounterSchemas["StaffOrderList"]`. */
export type CounterSchemas = CounterComponents["schemas"]

export interface CounterOptions extends Omit<ClientOptions, "baseUrl" | "headers"> {
  /** Of the shop: `https://shop.example.ch`. */
  origin: string
  /** Of the machine access, as it was shown once. */
  key: string
}

/** What staff do at the counter, for programs, within the scopes of their access: `await counter.GET("/order-list")`. */
export function counterAt({ origin, key, ...options }: CounterOptions): Client<CounterPaths> {
  const headers = { Authorization: `Basic ${btoa(`${key}:`)}` }
  return createClient<CounterPaths>({ ...options, baseUrl: new URL("/admin", origin).href, headers })
}

/** The codes of what was refused, which programs tell refusals apart by; none of an answer that is no refusal. */
export const refusalCodes = ({ headers }: Response): string[] =>
  (headers.get("Refusal-Code") ?? "").split(",").flatMap((code) => code.trim() || [])
