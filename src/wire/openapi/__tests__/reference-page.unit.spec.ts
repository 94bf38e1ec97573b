import { expect, it } from "vitest"
import { pathOf } from "#platform/openapi/document"
import { schemaWords } from "#platform/openapi/schema-words"
import { apiDocument, calls, referencePage } from ".."

const page = referencePage(apiDocument("https://shop.example.ch"))

it("names every call with its summary", () => {
  const headings = [...page.matchAll(/<h3>((?:GET|POST|PUT|DELETE) [^<]+)<\/h3>/g)].map(([, heading]) => heading)
  expect(headings.toSorted()).toEqual(calls.map((call) => `${call.method.toUpperCase()} ${pathOf(call)}`).toSorted())
  expect(page).toContain("with <code>from</code> and <code>to</code> whether")
  expect(page).toContain('list of <a href="#RentalOffer">RentalOffer</a> or list of <a href="#ProductCard">')
  expect(page).toContain("Registers a person for the next coming event at a place")
})

it("shows what is in backticks as code, in refusals too", () => {
  expect(page).toContain("keyed by field. Codes: <code>cart.invalid_token</code>")
  expect(page.match(/.{40}`.{20}/)?.[0]).toBeUndefined()
})

it("leads from each object's name to the object", () => {
  const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor))
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
  expect(targets.length).toBeGreaterThan(50)
  expect(targets.filter((target) => !anchors.has(target))).toEqual([])
})

it.each([
  ["a reference", { $ref: "#/components/schemas/Address" }, '<a href="#Address">Address</a>'],
  ["a list", { type: "array", items: { type: "string" } }, "list of string"],
  ["a choice", { enum: ["olten", "chur"] }, "<code>olten</code> or <code>chur</code>"],
  ["a text or nothing", { anyOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
  ["text that looks like HTML", { const: "<b>" }, "<code>&#60;b&#62;</code>"],
  [
    "an optional field",
    { properties: { to: { type: "string" } } },
    "<ul><li><code>to</code> string <small>optional</small></li></ul>",
  ],
])("puts %s in words", (_case, schema, words) => expect(schemaWords(schema)).toBe(words))
