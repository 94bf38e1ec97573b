import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { GOODS_KINDS, PAGE_KINDS } from "#shop/catalogue/rules/named-kinds"
import { apiDocument, calls } from ".."
import { PARAMETER_WORDS } from "../words"

const ROUTES = path.resolve(__dirname, "../../../api/backend/api/v1")

const written = readdirSync(ROUTES, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .flatMap((file) => {
    const address = path.dirname(file).replace(/\[(\w+)\]/g, "{$1}")
    const methods = readFileSync(path.join(ROUTES, file), "utf8").matchAll(
      /^export (?:const|async function) ([A-Z]+)\b/gm,
    )
    return [...methods].map(([, method]) => `${method} /${address}`)
  })
/** What a route of all kinds answers; a kind may have one of its own besides. */
function forKinds(route: string): string[] {
  if (!route.includes("{kind}")) return [route]
  const kinds = route.includes("{filter}") ? GOODS_KINDS : PAGE_KINDS
  return kinds.map((kind) => route.replace("{kind}", kind))
}
const described = calls.map(({ method, path: address }) => `${method.toUpperCase()} ${address.replace(/\/$/, "")}`)

it("describes every route there is, and no other", () => {
  expect(described.toSorted()).toEqual([...new Set(written.flatMap(forKinds))].toSorted())
})

it("refers only to components that it holds", () => {
  const document = JSON.stringify(apiDocument("https://shop.example.ch"))
  const { components } = JSON.parse(document)
  const references = [...document.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter((name) => !(name in components.schemas))).toEqual([])
})

it("says of every refusal that its codes are in a header, and when to come back where that helps", () => {
  const { paths, components } = apiDocument("https://shop.example.ch")
  const refusals = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.entries(responses))
    .filter(([status]) => status >= "400")
    .map(([status, answer]) => [status, "$ref" in answer ? components.responses.Busy : answer] as const)
  expect(refusals.length).toBeGreaterThan(100)
  for (const [status, { headers = {}, content }] of refusals) {
    const later = ["429", "503"].includes(status) ? ["Retry-After"] : []
    expect(Object.keys(headers)).toEqual(["Refusal-Code", ...later])
    expect(content?.["application/json"].schema).toBeDefined()
  }
})

it("says of every parameter and group what it is, and names no others", () => {
  const { paths, tags } = apiDocument("https://shop.example.ch")
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const parameters = operations.flatMap(({ parameters = [] }) => parameters)
  expect(parameters.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  expect([...new Set(operations.flatMap((one) => one.tags))].toSorted()).toEqual(
    tags.map(({ name }) => name).toSorted(),
  )
  for (const place of ["path", "query"] as const) {
    const named = new Set(parameters.filter((one) => one.in === place).map(({ name }) => name))
    expect(Object.keys(PARAMETER_WORDS[place]).filter((name) => !named.has(name))).toEqual([])
  }
})
