import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import contentDisposition from "content-disposition"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dispositionOf } from "../file-name"

describe("the header that names a file", () => {
  it.each([
    ["plain", "Rechnung_RE-00001.pdf", `attachment; filename="Rechnung_RE-00001.pdf"`],
    [
      "with umlauts",
      "Übergabeprotokoll_W-1042.pdf",
      `attachment; filename="Uebergabeprotokoll_W-1042.pdf"; filename*=UTF-8''%C3%9Cbergabeprotokoll_W-1042.pdf`,
    ],
    ["in another writing", "東京.csv", `attachment; filename="__.csv"; filename*=UTF-8''%E6%9D%B1%E4%BA%AC.csv`],
    ["that would leave its folder", "../../etc/passwd", `attachment; filename=".._.._etc_passwd"`],
  ])("%s", (_case, name, header) => {
    expect(dispositionOf(name)).toBe(header)
  })

  it("is ASCII on one line, whatever the name, and gives it back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (name) => {
        const header = dispositionOf(name)
        expect(header).toMatch(/^[\x20-\x7e]+$/)
        const [plain = name] = [name.replace(/[\p{Cc}\p{Cs}/\\]/gu, "_")]
        expect(contentDisposition.parse(header).parameters.filename).toBe(plain)
      }),
    )
  })
})

/** Sources of everything that answers. */
const sources = ["src", "integrations"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("__tests__"))
    .map((file) => path.join(folder, file)),
)

it.each(sources.filter((file) => /content-disposition|\.attachment\(|\.download\(/i.test(readFileSync(file, "utf8"))))(
  "%s names its file by the one function",
  (file) => {
    expect(readFileSync(file, "utf8")).toContain("dispositionOf(")
    expect(readFileSync(file, "utf8")).not.toMatch(/\.attachment\(|\.download\(/)
  },
)
