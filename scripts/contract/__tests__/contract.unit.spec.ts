import fs from "node:fs"
import { expect, it } from "vitest"
import { apiDocument } from "#wire/openapi/index"
import { CONTRACT, ORIGIN, textOf } from "../contract.mjs"
import { contractFaults } from "../contract-faults.mjs"

const now = apiDocument(ORIGIN)
const kept = fs.readFileSync(CONTRACT, "utf8")

it("breaks no program that uses the API as docs/openapi.json describes it", () => {
  expect(contractFaults(JSON.parse(kept), now, new Date().toISOString().slice(0, 10))).toEqual([])
})

it("is in docs/openapi.json as it is; `npm run contract` writes it", () => {
  expect(kept === textOf(now), "docs/openapi.json is not what the API is: npm run contract").toBe(true)
})
