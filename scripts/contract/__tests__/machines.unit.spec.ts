import fs from "node:fs"
import { describe, expect, it } from "vitest"
import { SCOPE_ROUTES } from "#api/http/staff-access/rights/scope-routes"
import { MACHINES } from "../contract.mjs"
import { readCalls } from "../machines/document.mjs"
import { parametersOf, sentOf } from "../machines/inputs.mjs"
import { OF_PATHS, OF_QUERIES, WITHOUT_SCHEMA } from "../machines/words.mjs"

interface Operation {
  operationId: string
  tags: string[]
  description: string
  parameters: { name: string; in: string; description: string }[]
  requestBody?: object
}

const RENEW = "docs/machine-openapi.json isn't what machines are offered: npm run contract"
const kept: { paths: Record<string, Record<string, Operation>> } = JSON.parse(fs.readFileSync(MACHINES, "utf8"))
const operations = Object.entries(kept.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, row: `${method.toUpperCase()} ${path}` })),
)
const calls = readCalls()
/** What is said of things is read with the types, which takes longer than a unit test may. */
const withoutWords = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null, (key, one) => (["description", "example"].includes(key) ? undefined : one)))

describe("docs/machine-openapi.json", () => {
  it("has every route of every scope, under its scope, and no other", () => {
    const rows = Object.entries(SCOPE_ROUTES).flatMap(([scope, routes]) =>
      routes.map((route) => `${scope}: ${route.replace(/:(\w+)/g, "{$1}").replace(" ", " /")}`),
    )
    const named = operations.map(({ tags, row }) => `${tags.join()}: ${row}`)
    expect(named.toSorted(), RENEW).toEqual(rows.toSorted())
  })

  it.each(calls.map((call) => [call.id, call] as const))("takes for %s what its route reads", (id, call) => {
    const { parameters, requestBody } = operations.find(({ operationId }) => operationId === id)!
    expect(withoutWords(parameters), RENEW).toEqual(withoutWords(parametersOf(call, {})))
    expect(withoutWords({ requestBody }), RENEW).toEqual(withoutWords(sentOf(call, {})))
  })

  it("says of each call and each parameter what it is, and has no words for others", () => {
    const parameters = operations.flatMap((one) => one.parameters.map((of) => ({ ...of, call: one.operationId })))
    const silent = [...operations, ...parameters].filter(({ description }) => !description)
    expect(silent).toEqual([])
    const named = (place: string) => new Set(parameters.filter((one) => one.in === place).map(({ name }) => name))
    expect(Object.keys(OF_PATHS).filter((name) => !named("path").has(name))).toEqual([])
    expect(Object.keys(OF_QUERIES).filter((name) => !named("query").has(name))).toEqual([])
    const ids = new Set(operations.map(({ operationId }) => operationId))
    expect(Object.keys(WITHOUT_SCHEMA).filter((id) => !ids.has(id))).toEqual([])
  })
})
