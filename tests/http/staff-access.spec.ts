import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { signedInCustomer } from "../harness"
import { target } from "../harness/target"

const FOLDER = path.resolve(__dirname, "../../src/api/admin")

const calls = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .flatMap((file) => {
    const source = readFileSync(path.join(FOLDER, file), "utf8")
    const methods = [...source.matchAll(/^export (?:async function|const) (GET|POST|PUT|PATCH|DELETE)\b/gm)]
    const route = `/admin/${path.dirname(file)}`.replace(/\[\w+\]/g, "any")
    return methods.map(([, method]) => ({ method, route }))
  })

const statusOf = async (method: string, route: string, headers: Record<string, string> = {}) =>
  (await fetch(new URL(route, target().baseUrl), { method, headers })).status

describe("our routes for staff", () => {
  it("are found", () => {
    expect(calls).toContainEqual({ method: "GET", route: "/admin/rental/today" })
    expect(calls.length).toBeGreaterThan(15)
  })

  it.each(calls)("$method $route refuses who isn't logged in", async ({ method, route }) => {
    expect(await statusOf(method, route)).toBe(401)
  })

  it("refuse a customer's login", async () => {
    const { token } = await signedInCustomer()
    const answers = calls.flatMap(({ method, route }) =>
      ["Bearer", "Token"].map((scheme) => statusOf(method, route, { authorization: `${scheme} ${token}` })),
    )
    expect(new Set(await Promise.all(answers))).toEqual(new Set([401]))
  })
})
