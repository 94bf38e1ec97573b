import type { ProductDetail } from "@contract"
import { describe, expect, it } from "vitest"
import { documentsOf, fileNote } from "../files"

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

describe("The note beside a file", () => {
  it.each([
    ["/media/documents/a.pdf", 152_000, "PDF, 152\u00a0KB"],
    ["https://files.example.ch/a.PDF?signature=x.y", undefined, "PDF"],
    ["/media/readme", 3_400_000, "3.4\u00a0MB"],
    ["/media/v1.2/readme", undefined, ""],
  ])("%s of %s bytes: '%s'", (url, sizeBytes, note) => {
    expect(fileNote({ title: "A", url, sizeBytes })).toBe(note)
  })
})
