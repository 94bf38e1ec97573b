import { describe, expect, it } from "vitest"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { documentsOf } from "../files"

describe("The documents of a product", () => {
  it("are those with a title and a file, up to the fourth", () => {
    const fields = {
      document_title: "Kurzanleitung",
      get_document: "/a.pdf",
      document_bytes: 98_000,
      document_title2: "Ohne Datei",
      document_title4: "Checkliste",
      get_document4: "/d.pdf",
    }
    expect(documentsOf(fields as ProductDetail)).toEqual([
      { title: "Kurzanleitung", url: "/a.pdf", sizeBytes: 98_000 },
      { title: "Checkliste", url: "/d.pdf", sizeBytes: undefined },
    ])
  })
})
