import fc from "fast-check"
import { expect, it } from "vitest"
import type { ErpParty, ErpPosition } from "#shop/erp/data/provider"
import { document, party } from "../../../__tests__/sample-document"
import { refs } from "../../__tests__/sample-refs"
import { newContact, newOrder } from "../../schemas"
import { newContactOf } from "../contact"
import { newOrderOf } from "../document"
import { oneLine } from "../text"

const NASTY = [
  "<script>alert(1)</script>",
  "</strong><img src=x onerror=alert(1)>",
  "&lt;b&gt; &amp; \"'",
  "\u202eREHSREVNI\u202c",
  "مرحبا בעולם",
  "👩‍🔧🏗️",
  "e\u0301\u0328",
  "\u0000\u0007\u001b[31m",
  "\ud83d",
  "Zeile 1\r\nZeile 2\u2028Zeile 3",
  "'; drop table kb_order; --",
  "{{7*7}}",
  "ä".repeat(5_000),
  " ".repeat(100),
  "",
]

const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
)

const someone: fc.Arbitrary<ErpParty> = fc.record({
  company: text,
  uid: fc.option(text),
  sector: fc.option(text),
  firstName: text,
  lastName: text,
  address: text,
  postalcode: text,
  city: text,
  country: fc.constantFrom("CH", "LI"),
  email: text,
  phone: text,
})

const position: fc.Arbitrary<ErpPosition> = fc.oneof(
  fc.record({ kind: fc.constant("text" as const), lines: fc.array(text, { maxLength: 4 }) }),
  fc.record({
    kind: fc.constant("priced" as const),
    lines: fc.array(text, { maxLength: 4 }),
    amount: fc.integer({ min: 0, max: 999 }),
    unit: fc.constantFrom("day" as const, "piece" as const),
    unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
  }),
)

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" }
/** What a reader sees of a position. */
const read = (html: string) =>
  html
    .replace(/^<strong>(.*?)<\/strong>/, "$1")
    .split("<br />")
    .map((line) => line.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? ""))

it("makes of anybody a contact that bexio takes", () => {
  fc.assert(
    fc.property(someone, (each) => {
      const body = newContactOf(each, { userId: 4, countryId: 1, languageId: 1 })
      expect(newContact.safeParse(body).error?.issues).toBeUndefined()
      for (const value of Object.values(body))
        expect(String(value)).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Surrogate}]/u)
    }),
    { numRuns: 200, seed: 90 },
  )
})

it("makes of any words an order that bexio takes", () => {
  fc.assert(
    fc.property(
      someone,
      someone,
      fc.array(position, { minLength: 1, maxLength: 6 }),
      (billing, shipping, positions) => {
        const body = newOrderOf(document({ billing, shipping, positions }), 7, refs)
        expect(newOrder.safeParse(body).error?.issues).toBeUndefined()
        for (const block of [body.contact_address_manual ?? "", body.delivery_address_manual ?? ""])
          expect(block.split("\n").length).toBeLessThanOrEqual(5)
      },
    ),
    { numRuns: 200, seed: 91 },
  )
})

it("prints words as they were written, and none of them as markup", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (lines) => {
      const positions: ErpPosition[] = [{ kind: "priced", lines, amount: 1, unit: "piece", unitPrice: 100 }]
      const [{ text: html = "" } = {}] = newOrderOf(document({ positions }), 7, refs).positions
      expect(html.match(/<[^>]*>/g)?.filter((tag) => !["<strong>", "</strong>", "<br />"].includes(tag)) ?? []).toEqual(
        [],
      )
      const [name = "", ...rest] = lines.map(oneLine)
      expect(read(html)).toEqual([name, ...rest.filter((line) => line !== "")])
    }),
    { numRuns: 200, seed: 92 },
  )
})

it("keeps a name with markup as it is where bexio shows plain text", () => {
  const body = newContactOf(party({ company: '<b>A & "B"</b>' }), { userId: 4, countryId: 1, languageId: 1 })
  expect(body.name_1).toBe('<b>A & "B"</b>')
})
