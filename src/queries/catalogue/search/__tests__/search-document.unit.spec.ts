import { describe, expect, it } from "vitest"
import type { ProductRow, ProfileRow } from "../../rows"
import { searchDocumentOf } from "../search-document"

const row = (fields: Partial<ProductRow>, profile: Partial<ProfileRow> = {}) =>
  ({
    id: "p",
    handle: "p",
    name: "Akku",
    kind: "accessory",
    ...fields,
    profile: { slug: "akku", ...profile },
  }) as ProductRow

describe("what is searched of a product", () => {
  it.each([
    ["rental", "mieten"],
    ["purchase", "kaufen"],
    ["accessory", "kaufen zubehoer"],
    ["software-service", "kaufen software-service"],
    ["education", "schulen"],
  ] as const)("of kind %s are the words of its address, too", (kind, section) => {
    expect(searchDocumentOf(row({ kind }), [])?.section).toBe(section)
  })

  it("is nothing if it has no page", () => expect(searchDocumentOf(row({ kind: "addon" }), [])).toBeNull())

  it("is nothing if staff say so", () => expect(searchDocumentOf(row({}, { in_search: false }), [])).toBeNull())

  it("is the text of its HTML without tags, attributes and entities", () => {
    const description = '<p title="x">Auf&nbsp;Lager &amp; <a href="/geheim">hier</a></p>'
    const words = searchDocumentOf(row({ description }), [])?.text.trim().split(/\s+/)
    expect(words).toEqual(["Auf", "Lager", "&", "hier"])
  })
})
