import { beforeAll, describe, expect, it } from "vitest"
import { api, demoProduct, newCartToken } from "../harness"

it.each(["/", "/nichts", "/products/nichts/", "/cart"])("answers %s with a 404 in JSON", async (path) => {
  const answer = await api("GET", path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/)
})

describe("capitals in a path", () => {
  let accessory: Awaited<ReturnType<typeof demoProduct>>
  beforeAll(async () => {
    accessory = await demoProduct("usb-c-kabel", "accessory")
  })

  it.each([
    "/PRODUCTS/rental/",
    "/products/ACCESSORY/",
    "/products/Software-Service",
    "/products/accessory/usb-c-kabel/",
    "/products/ACCESSORY/usb-c-kabel/",
    "/products/search/ACCESSORY/all/",
    "/Products/Rental-Purposes/",
    "/Events/",
  ])("mean nothing in words of the contract: %s", async (path) => {
    const asWritten = await api("GET", path)
    expect([asWritten.status, asWritten.body]).toEqual([200, (await api("GET", path.toLowerCase())).body])
  })

  it.each<[string, "GET" | "POST", () => string]>([
    ["a slug", "GET", () => "/products/accessory/USB-C-KABEL/"],
    ["a filter", "GET", () => "/products/search/accessory/ALL/"],
    ["the key of a text", "GET", () => "/content/AGB/"],
    ["a category of the cart", "POST", () => `/cart/ACCESSORY/${accessory.id}/`],
    ["an id", "POST", () => `/cart/accessory/${accessory.id.toUpperCase()}/`],
  ])("make another one of %s", async (_case, method, path) => {
    const body = method === "POST" ? { cart: newCartToken(), quantity: 1 } : undefined
    expect((await api(method, path(), { body })).status).toBe(404)
  })
})
