import { describe, expect, it } from "vitest"
import { fileNote, fileSize, fileType } from "../format-size"

describe("The size of a file", () => {
  it.each([
    ["of nothing", 0, "1 KB"],
    ["of a drawing", 2_777, "3 KB"],
    ["of a set of pictures", 63_742, "64 KB"],
    ["of a document", 1_440_000, "1.4 MB"],
    ["of a point cloud", 18_530_212, "19 MB"],
  ])("%s", (_case, bytes, text) => expect(fileSize(bytes).replace("\u00a0", " ")).toBe(text))
})

describe("The type of a file", () => {
  it.each([
    ["/media/sample-data/fassade.ply", "PLY"],
    ["https://files.example.ch/a/halle.E57?signature=abc.def", "E57"],
    ["/media/sample-data", ""],
    ["/media/v1.2/readme", ""],
  ])("of %s is '%s'", (url, type) => expect(fileType(url)).toBe(type))
})

describe("The note next to a file", () => {
  it.each([
    ["/media/documents/a.pdf", 152_000, "PDF, 152\u00a0KB"],
    ["/media/documents/a.pdf", undefined, "PDF"],
    ["/media/readme", 3_400_000, "3.4\u00a0MB"],
    ["/media/readme", undefined, ""],
  ])("%s of %s bytes: '%s'", (url, bytes, note) => expect(fileNote(url, bytes)).toBe(note))
})
