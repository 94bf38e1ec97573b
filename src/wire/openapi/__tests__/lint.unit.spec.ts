import { Spectral } from "@stoplight/spectral-core"
import { oas } from "@stoplight/spectral-rulesets"
import { expect, it } from "vitest"
import machines from "../../../../docs/machine-openapi.json"
import { apiDocument } from ".."

/** Spectral's own rules, and those that it recommends to nobody but that help whoever reads. */
const RULES = {
  extends: [[oas, "recommended"]],
  rules: {
    "info-license": "warn",
    "license-url": "warn",
    "openapi-tags": "warn",
    "tag-description": "warn",
    "oas3-parameter-description": "warn",
  },
} as const

const findingsIn = async (document: object) => {
  const spectral = new Spectral()
  spectral.setRuleset(RULES as unknown as Parameters<Spectral["setRuleset"]>[0])
  const found = await spectral.run(document as Record<string, unknown>)
  return found.map(({ code, path, message }) => `${code} ${path.join(".")}: ${message}`)
}

it.each([
  ["the contract", apiDocument("https://shop.example.ch")],
  ["what machine accesses open", machines],
])("%s leaves Spectral nothing to find", { timeout: 60_000 }, async (_, document) => {
  expect(await findingsIn(document)).toEqual([])
})

it("is looked through by Spectral, examples too", { timeout: 60_000 }, async () => {
  const document = apiDocument("https://shop.example.ch")
  const { get } = document.paths["/profile"]
  get.operationId = document.paths["/addresses"].get.operationId
  Object.assign(get.responses[200], { content: { "application/json": { schema: { type: "string" }, example: 7 } } })
  const found = (await findingsIn(document)).join("\n")
  expect(found).toContain("operation-operationId-unique")
  expect(found).toContain("oas3-valid-media-example")
})
