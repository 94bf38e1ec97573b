import { describe, expect, it } from "vitest"
import { fileSize } from "../format-size"

describe("The size of a file", () => {
  it.each([
    ["of nothing", 0, "1 KB"],
    ["of a drawing", 2_777, "3 KB"],
    ["of a set of pictures", 63_742, "64 KB"],
    ["of a document", 1_440_000, "1.4 MB"],
    ["of a point cloud", 18_530_212, "19 MB"],
  ])("%s", (_case, bytes, text) => expect(fileSize(bytes).replace("\u00a0", " ")).toBe(text))
})
