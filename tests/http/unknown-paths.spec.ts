import { expect, it } from "vitest"
import { api } from "../harness"

it.each(["/", "/nichts", "/products/nichts/", "/cart"])("answers %s with a 404 in JSON", async (path) => {
  const answer = await api("GET", path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/)
})
