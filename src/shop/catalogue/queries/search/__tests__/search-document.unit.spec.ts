import { describe, expect, it } from "vitest"
import { PackedTexts } from "../../snapshot/packed-texts"
import type { ProductTexts } from "../../snapshot/product-texts"
import type { ProductRow, ProfileRow } from "../../snapshot/rows"
import { searchSourceOf } from "../search-document"

interface Given {
  row?: Partial<ProductRow>
  profile?: Partial<ProfileRow>
  texts?: Partial<ProductTexts>
}
const source = ({ row, profile, texts }: Given) =>
  searchSourceOf(
    {
      id: "p",
      handle: "p",
      name: "Akku",
      kind: "accessory",
      profile: { slug: "akku", ...profile },
      texts: new PackedTexts(JSON.stringify(texts ?? {})),
      ...row,
    } as ProductRow,
    [],
  )

describe("what is searched of a product", () => {
  it.each([
    ["rental", "mieten"],
    ["purchase", "kaufen"],
    ["accessory", "kaufen zubehoer"],
    ["software-service", "kaufen software-service"],
    ["education", "schulen"],
  ] as const)("of kind %s are the words of its address, too", (kind, section) => {
    expect(source({ row: { kind } })?.read().section).toBe(section)
  })

  it.each([
    ["rental", true],
    ["purchase", true],
    ["accessory", false],
    ["software-service", false],
    ["education", false],
  ] as const)("of kind %s is a device: %s", (kind, isDevice) => {
    expect(source({ row: { kind } })?.isDevice).toBe(isDevice)
  })

  it("is nothing if it has no page", () => expect(source({ row: { kind: "addon" } })).toBeNull())

  it("is nothing if staff say so", () => expect(source({ profile: { in_search: false } })).toBeNull())

  it("is the text of its HTML without tags, attributes and entities", () => {
    const description = '<p title="x">Auf&nbsp;Lager &amp; <a href="/geheim">hier</a></p>'
    const words = source({ texts: { description } })?.read().text.trim().split(/\s+/)
    expect(words).toEqual(["Auf", "Lager", "&", "hier"])
  })

  it("has another key once a text is another", () => {
    const { key } = source({ texts: { search_keywords: "Batterie" } })!
    expect(source({ texts: { search_keywords: "Batterie" } })?.key).toBe(key)
    expect(source({ texts: { search_keywords: "Zelle" } })?.key).not.toBe(key)
    expect(source({ texts: { search_keywords: "Batterie" }, row: { name: "Zelle" } })?.key).not.toBe(key)
  })
})
