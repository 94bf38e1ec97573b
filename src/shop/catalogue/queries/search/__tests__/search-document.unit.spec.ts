import { describe, expect, it } from "vitest"
import { buildSnapshot } from "../../snapshot/build"
import { PackedProduct } from "../../snapshot/packed-product"
import type { ProductTexts } from "../../snapshot/product-texts"
import type { ProfileRow, StoredRow } from "../../snapshot/rows"

interface Given {
  row?: Partial<StoredRow>
  profile?: Partial<ProfileRow>
  texts?: Partial<ProductTexts>
}
function source({ row, profile, texts }: Given) {
  const stored = {
    id: "p",
    handle: "p",
    name: "Akku",
    kind: "accessory",
    profile: { slug: "akku", ...profile },
    variants: [{ id: "v", product_id: "p", price: "1", changed_on: "" }],
    ...row,
  }
  const products = PackedProduct.all([{ id: "p", row: JSON.stringify(stored), texts: JSON.stringify(texts ?? {}) }])
  return buildSnapshot({ products, services: [], purposes: [], deliveryTypes: [] }).products.get("p")!.searchSource
}

describe("what is searched of a product", () => {
  it.each([
    ["rental", "mieten"],
    ["purchase", "kaufen"],
    ["accessory", "kaufen zubehoer"],
    ["software-service", "kaufen software-service"],
    ["education", "schulen"],
  ] as const)("of kind %s are the words of its address, too", (kind, section) => {
    expect(source({ row: { kind } })?.readDocument().section).toBe(section)
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
    const words = source({ texts: { description } })?.readDocument().text.trim().split(/\s+/)
    expect(words).toEqual(["Auf", "Lager", "&", "hier"])
  })
})
