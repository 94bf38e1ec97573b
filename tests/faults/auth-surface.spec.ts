import { beforeAll, describe, expect, it } from "vitest"
import { STAFF, signedInCustomer, sql } from "../harness"
import { addressesOf, spellingsOf, stockRoutes } from "./medusa-routes"
import { rawCall } from "./raw-call"
import { ownShops } from "./shop"
import { randomNumbers, volume } from "./volume"

ownShops("surface", 1)

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

/** Staff's login and what accepting an invitation and a new password need, by what they answer here. */
const OPEN: Record<string, number[]> = {
  "GET /auth/user/providers": [200],
  "POST /auth/user/emailpass": [401, 429],
  "POST /auth/session": [401],
  "DELETE /auth/session": [401],
  "POST /auth/token/refresh": [401],
  "POST /auth/user/emailpass/register": [200, 429],
  "POST /auth/user/emailpass/reset-password": [201, 429],
  "POST /auth/user/emailpass/update": [401],
}

/** Its token is nobody's: all it can do is to accept an invitation. */
const REGISTRATION = "/auth/user/emailpass/register"

interface Attempt {
  method: string
  path: string
  address: string
}

/** One in so many is tried; all of them in `npm run faults`. */
function tried(attempts: Attempt[], oneIn: number): Attempt[] {
  const next = randomNumbers()
  return attempts.filter(() => next() < volume(1 / oneIn, 1))
}

const attemptsOn = (isAdmin: boolean): Attempt[] =>
  stockRoutes()
    .filter(({ pattern }) => pattern.startsWith("/admin/") === isAdmin)
    .flatMap(({ pattern }) => addressesOf(pattern))
    .flatMap((address) => spellingsOf(address).map((path) => ({ path, address })))
    .flatMap((attempt) => METHODS.map((method) => ({ ...attempt, method })))

let headers: Record<string, string>
let customer: { email: string; password: string }
beforeAll(async () => {
  const [{ token }] = await sql("select token from api_key where type = 'publishable'")
  headers = { "content-type": "application/json", "x-publishable-api-key": token }
  customer = await signedInCustomer()
})

/** What was answered otherwise than it should be, as one line each. */
async function unexpected(attempts: Attempt[], isFine: (attempt: Attempt, status: number) => boolean, body: object) {
  const wrong: string[] = []
  const queue = attempts.values()
  const send = async () => {
    for (const attempt of queue) {
      const { method, path, address } = attempt
      const { status, text } = await rawCall({ method, path, headers, body: JSON.stringify(body) })
      const hasToken = text.includes('"token"') && address !== REGISTRATION
      if (!isFine(attempt, status) || hasToken) wrong.push(`${method} ${path}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, send))
  return wrong
}

describe("of Medusa's own routes", () => {
  it("there are some to be closed", () => {
    const patterns = stockRoutes().map(({ pattern }) => pattern)
    expect(patterns).toEqual(
      expect.arrayContaining(["/auth/:actor_type/:auth_provider", "/store/orders/:id", "/hooks/payment/:provider"]),
    )
    expect(patterns.length).toBeGreaterThan(300)
  })

  it("none outside the admin answers, however it is asked, but the listed ones in their own spelling", async () => {
    const attempts = tried(attemptsOn(false), 6)
    const wrong = await unexpected(
      attempts,
      ({ method, path, address }, status) => status === 404 || isOpen(method, path, address, status),
      { email: customer.email, password: `${customer.password}-nicht`, identifier: customer.email },
    )
    expect(wrong).toEqual([])
  })

  /** An absolute address, and one with backslashes, are the same address: what is open is open, and counted, in them too. */
  const isOpen = (method: string, path: string, address: string, status: number) =>
    [address, `http://localhost${address}`].includes(path) || path.includes("\\")
      ? (OPEN[`${method} ${address}`] ?? []).includes(status)
      : false

  it("none of the admin answers without a login", async () => {
    const anonymous = new Set(["GET /admin/feature-flags", "HEAD /admin/feature-flags"])
    const wrong = await unexpected(
      tried(attemptsOn(true), 20),
      ({ method, address }, status) =>
        [401, 404].includes(status) ||
        (method === "OPTIONS" && status === 204) ||
        (anonymous.has(`${method} ${address}`) && status === 200),
      {},
    )
    expect(wrong).toEqual([])
  })
})

describe("passwords", () => {
  const known = () => [STAFF, customer]
  const spellings = [
    ["GET", "/auth/user/emailpass"],
    ["POST", "/auth/%75ser/emailpass"],
    ["POST", "/auth/user/emailpas%73"],
    ["POST", "/AUTH/USER/EMAILPASS"],
    ["POST", "/auth/user/emailpass/"],
    ["POST", "/auth/foo/emailpass"],
    ["GET", "/auth/foo/emailpass"],
    ["POST", "/auth/api-key/emailpass"],
    ["POST", "/auth/%63ustomer/emailpass"],
    ["POST", "/auth/customer/emailpass"],
    ["POST", "/auth/%63ustomer/emailpass/register"],
    ["POST", "/auth/user/emailpass/callback"],
  ] as const

  it.each(spellings)("are told nothing by %s %s, right or wrong", async (method, path) => {
    for (const { email, password } of known()) {
      const right = await rawCall({ method, path, headers, body: JSON.stringify({ email, password }) })
      const wrong = await rawCall({ method, path, headers, body: JSON.stringify({ email, password: "falsch" }) })
      expect([right.status, wrong.status]).toEqual([404, 404])
      expect(right.text).toBe(wrong.text)
    }
  })
})

describe("Medusa's own store", () => {
  /** Medusa's own words for an order that it doesn't find are others. */
  const notOffered = ({ status, text }: { status: number; text: string }) =>
    status === 404 && text === JSON.stringify({ type: "not_found", message: "Not offered by this shop" })

  it("reads nobody an order", async () => {
    expect(notOffered(await rawCall({ method: "GET", path: "/store/orders/order_01", headers }))).toBe(true)
  })

  it.each(["/store/carts", "/store/products", "/STORE/regions", "/hooks/payment/x", "/cloud/auth"])(
    "and hooks are not offered: POST %s",
    async (path) => {
      expect(notOffered(await rawCall({ method: "POST", path, headers, body: "{}" }))).toBe(true)
    },
  )
})
